// A file to start from: a character with his own weapon, a relic, a fate and a glory card, and an army that uses them.
export const EXAMPLE = `{
  "characters": [
    {
      "name": "Fisto", "faction": "masters",
      "health": 7,
      "stats": { "strength": 5, "perception": 2, "power": 1, "toughness": 4, "mind": 2 },
      "speed": [5, 7],
      "slots": { "weapons": 2, "types": ["melee"], "trinkets": 1, "shields": 0, "armours": 1 },
      "abilities": [
        {
          "kind": "passive", "name": "Steel Grip",
          "traits": [{ "trait": "rerolls", "dice": 1, "attack": "melee" }]
        },
        {
          "kind": "active", "name": "Haymaker",
          "ap": 1, "mana": 1,
          "whom": { "who": "engagedEnemy" }, "targets": true,
          "test": {
            "stat": "strength", "against": "toughness",
            "lines": [{ "net": 2, "effects": [{ "do": "push", "hexes": 2 }] }]
          }
        }
      ],
      "cost": 19
    }
  ],
  "weapons": [
    {
      "name": "Iron Fist", "type": "melee", "only": ["Fisto"],
      "dice": 1,
      "lines": [{ "net": 1, "wounds": 1 }, { "net": 3, "wounds": 2 }],
      "cost": 4
    }
  ],
  "items": [
    {
      "name": "Eternian Relic", "type": "trinket",
      "use": {
        "kind": "active",
        "ability": { "ap": 0, "mana": 2, "whom": { "who": "self" }, "effects": [{ "do": "teleport", "hexes": 2 }] }
      },
      "cost": 3
    }
  ],
  "fate": [
    {
      "name": "Rally",
      "initiative": 4, "ap": 2, "mana": 1,
      "whom": { "who": "ally", "within": 6 },
      "effects": [{ "do": "gain", "token": "focus" }]
    }
  ],
  "glory": [
    {
      "name": "Trailblazer", "faction": "masters",
      "initiative": 1, "ap": 2, "mana": 1,
      "points": 10,
      "mission": { "mission": "enemyZone" }
    }
  ],
  "armies": [
    {
      "name": "The Fist", "faction": "masters", "points": 100, "expansion": false,
      "characters": [
        { "character": "Fisto", "weapons": ["Iron Fist"], "items": ["Eternian Relic", "I02"] },
        { "character": "he_man", "weapons": ["W01"] },
        { "character": "ram_man", "weapons": ["W06"], "items": ["I11"] },
        { "character": "orko", "weapons": ["W22"] }
      ],
      "fate": [
        "Rally", "Rally", "FM01", "FM01", "FM02", "FM02", "FM03", "FM03", "FM04", "FM04",
        "FM05", "FM05", "FM06", "FM06", "FM08", "FM08", "FM09", "FM09", "FM10", "FM10"
      ],
      "glory": ["Trailblazer", "GM1"]
    }
  ]
}
`;
