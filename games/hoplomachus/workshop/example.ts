// A file to begin with: a faction of ten chips with its hero and its tactics, a neutral hero and an immortal, each worth what it should be.
export const EXAMPLE = `{
  "factions": [
    {
      "name": "Etruscans",
      "units": [
        {
          "name": "Warrior", "class": "attacker",
          "range": 1, "movement": 2, "health": 3,
          "attack": ["black", "blue", "yellow"],
          "skills": { "retaliate": true, "whirlwind": true }
        },
        {
          "name": "Marksman", "class": "archer",
          "range": 2, "movement": 2, "health": 3,
          "attack": ["black", "yellow"],
          "skills": { "firstStrike": true, "precision": true, "hitAndRun": true }
        },
        {
          "name": "Protector", "class": "defender",
          "range": 1, "movement": 2, "health": 6,
          "attack": ["blue", "yellow"],
          "skills": { "provoke": true, "steadfast": true, "hardy": true }
        },
        {
          "name": "Charun", "class": "attacker",
          "range": 1, "movement": 2, "health": 5,
          "attack": ["black", "yellow"],
          "skills": { "intimidate": true }
        },
        {
          "name": "Vanth", "class": "attacker",
          "range": 1, "movement": 4, "health": 4,
          "attack": ["green", "blue"],
          "skills": { "flight": true, "drain": true, "underdog": true }
        },
        {
          "name": "Phersu", "class": "beast",
          "range": 1, "movement": 3, "health": 4,
          "attack": ["green", "blue"],
          "skills": { "snare": true, "venom": true }
        },
        {
          "name": "Bronze Chimera", "class": "beast",
          "range": 1, "movement": 3, "health": 5,
          "attack": ["green", "blue"],
          "skills": { "frenzy": true, "firebomb": 3 }
        },
        {
          "name": "Tyrrhenian Pirate", "class": "archer",
          "range": 2, "movement": 3, "health": 4,
          "attack": ["blue", "yellow"],
          "skills": { "precision": true, "hitAndRun": true, "hook": 3 }
        },
        {
          "name": "Haruspex", "class": "tactician",
          "range": 1, "movement": 2, "health": 5,
          "attack": ["green", "yellow"],
          "skills": { "tactic": 3, "curse": 1 }
        },
        {
          "name": "Augur", "class": "tactician",
          "range": 2, "movement": 2, "health": 4,
          "attack": ["blue", "blue"],
          "skills": { "tactic": 3, "mend": 1, "swap": true }
        }
      ],
      "hero": {
        "name": "Lars Porsenna", "class": "tactician",
        "range": 1, "movement": 2, "health": 9,
        "attack": ["black", "green", "yellow"],
        "skills": { "inspire": true, "deflect": true, "sanctuary": true }
      },
      "tactics": ["adrenaline", "bolsterHealth", "stun", "aegis"]
    }
  ],
  "neutralHeroes": [
    {
      "name": "Tages", "class": "tactician",
      "range": 2, "movement": 2, "health": 7,
      "attack": ["green", "green"],
      "skills": { "tactic": 4, "deflect": true, "mend": 1, "terror": true }
    }
  ],
  "immortals": [
    {
      "name": "Tuchulcha",
      "range": 1, "movement": 2, "health": 5,
      "attack": ["black", "green", "blue"],
      "skills": { "snare": true, "pierce": true },
      "effects": [
        { "die": "black", "act": { "do": "shackle" } },
        { "die": "blue", "act": { "do": "headHunt", "damage": 1 } }
      ]
    }
  ]
}
`;
