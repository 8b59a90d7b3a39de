// A file to start from: two figures, a formation and a sortie with a new commander, and an army that uses them.
export const EXAMPLE = `{
  "figures": [
    {
      "name": "Augur", "circle": "green", "size": "small", "pegs": 1,
      "faction": "roman", "descriptor": "human", "troops": "infantry"
    },
    {
      "name": "Aulus Vibenna", "circle": "yellow", "size": "small", "pegs": 3,
      "faction": "roman", "descriptor": "human", "troops": "infantry"
    }
  ],
  "units": [
    {
      "name": "Capuan Veterans", "faction": "roman", "base": "wide",
      "costs": [1, 2, 2, 2],
      "colours": ["blue", "red", "grey", "red"],
      "bar": ["disciplined"],
      "slots": [
        { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "D": 1 }, "abilities": ["wallOfShields"], "figure": "1R01" },
        { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "A": 1 }, "figure": "1R01" },
        { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "A": 1, "D": 1 } },
        { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "M": 1 }, "figure": "1R01" },
        { "circle": "green", "size": "small", "pegs": 1, "icons": { "D": 1 }, "abilities": ["healing"], "figure": "Augur" },
        { "circle": "green", "size": "small", "pegs": 1, "icons": { "R": 2 } }
      ]
    },
    {
      "name": "Companions of Aulus", "faction": "roman", "base": "sortie",
      "costs": [1, 1, 2, 1],
      "colours": ["red", "red", "grey", "red"],
      "bar": ["hustle"],
      "slots": [
        { "circle": "yellow", "size": "small", "pegs": 3, "icons": { "A": 2, "D": 1 }, "abilities": ["leaderOfMen"], "figure": "Aulus Vibenna" },
        { "circle": "yellow", "size": "small", "pegs": 3, "icons": { "M": 2 } },
        { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "A": 1 }, "figure": "1R02" },
        { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "D": 1 } },
        { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "M": 1 }, "figure": "1R02" }
      ]
    }
  ],
  "armies": [
    {
      "name": "Legion of Capua", "faction": "roman", "total": 5000,
      "units": ["Companions of Aulus", "Capuan Veterans", "Capuan Veterans", "R03", "R04", "R10"]
    }
  ]
}
`;
