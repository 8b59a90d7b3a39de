// The Abilities.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, type Lesson, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

const THIRD = 'refugees.tomb-guard';
/** A duel in the Ability step. */
const inAbilities = (
  own: Lesson,
  foe: Lesson = {},
  units: Record<string, string> = {},
  others: Record<string, Lesson> = {},
): ReturnType<typeof duel> => duel(own, foe, { step: 'ability', units }, others);
const isOffered = (match: ReturnType<typeof duel>, skill: string): boolean =>
  match.decision().ask === 'ability' && match.texts().includes(`${ATTACKER} ${skill}`);

// ---- in general

rule('HOP-10.10', 'an Ability is used once per turn', () => {
  const match = inAbilities({ skills: 'hurl 1' }, {}, { [SECOND]: 'c5' });
  match.play(`${ATTACKER} hurl`, TARGET, 'c6');
  expect(match.events('usedSkill').length).toBe(1);
  expect(match.decision().ask).toBe('engage');
});
rule('HOP-10.10', 'a skill that is printed twice is used once, with the higher X', () => {
  const match = inAbilities({ skills: 'regen 1, regen 2' }, {}, { [ATTACKER]: 'd6 1hp' }).play(`${ATTACKER} regen`);
  expect(match.events('healed')).toMatchObject([{ hp: 2 }]);
  expect(match.decision().ask).toBe('engage');
});
rule('HOP-10.10', 'two Abilities of one unit are used one after the other', () => {
  const match = inAbilities({ skills: 'regen 1, curse 1' }, {}, { [ATTACKER]: 'd6 1hp' }).play(`${ATTACKER} curse`, `${ATTACKER} regen`);
  expect(match.events('usedSkill').map(({ skill }) => skill)).toEqual(['curse', 'regen']);
});
rule(['HOP-9.3', 'HOP-9.4', 'HOP-10.10'], 'neither dazed nor fatigued units use Abilities, nor those on inner hexes', () => {
  for (const state of ['fresh', 'dazed', 'fatigued'])
    expect(inAbilities({ skills: 'regen 1' }, {}, { [ATTACKER]: `d6 1hp ${state}` }).events('usedSkill'), state).toEqual([]);
  for (const state of ['fresh', 'dazed', 'fatigued'])
    expect(isOffered(inAbilities({ skills: 'regen 1' }, {}, { [ATTACKER]: `d6 1hp ${state}` }), 'regen'), state).toBe(false);
  const inner = taught(
    { 'kunlun.warrior': { skills: 'regen 1' } },
    { arena: 'colosseum', step: 'ability', units: { 'kunlun.warrior': 'e8 1hp', 'refugees.warrior': 'e10' } },
  );
  expect(inner.decision().ask).not.toBe('ability');
});

// ---- Hurl

rule('HOP-19.33', 'Hurl X displaces an adjacent unit of any troop to an available hex exactly X away', () => {
  const match = inAbilities({ skills: 'hurl 2' }, {}, { [SECOND]: 'c5' }).play(`${ATTACKER} hurl`);
  expect(match.texts().toSorted()).toEqual([SECOND, TARGET].toSorted());
  match.play(TARGET);
  expect(match.texts().toSorted()).toEqual(['b4', 'b5', 'b6', 'c4', 'c7', 'd4', 'd8', 'e4', 'e7', 'f4', 'f5', 'f6'].toSorted());
  match.play('d4');
  expect(where(match, TARGET)).toBe('d4');
});
rule('HOP-19.33', 'Hurl 1 leaves it next to the thrower, on another hex', () => {
  const match = inAbilities({ skills: 'hurl 1' }).play(`${ATTACKER} hurl`);
  expect(match.texts().toSorted()).toEqual(['c5', 'c6', 'd5', 'e5', 'e6']);
});
rule(['HOP-5.5', 'HOP-19.33'], 'nobody is hurled onto a pedestal, a hostile foothold or another unit', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'hurl 1' } },
    {
      arena: 'colosseum',
      step: 'ability',
      footholds: { d3: 0 },
      units: { 'kunlun.warrior': 'd2', 'refugees.warrior': 'e3', 'kunlun.protector': 'd1' },
    },
  ).play('kunlun.warrior hurl', 'refugees.warrior');
  expect(match.texts()).not.toContain('c2'); // a pedestal
  expect(match.texts()).not.toContain('d3'); // Kunlun's foothold
  expect(match.texts()).not.toContain('d1');
  expect(match.texts()).toContain('c1');
});
rule(['HOP-9.8', 'HOP-19.33', 'HOP-19.27'], 'who is hurled next to a Spear Wall is not struck', () => {
  const match = inAbilities({ skills: 'hurl 2' }, {}, { [SECOND]: 'd3' }, { [SECOND]: { skills: 'spearWall' } });
  match.play(`${ATTACKER} hurl`, 'd4');
  expect(blows(match)).toEqual([]);
});
rule(['HOP-2.2', 'HOP-19.33'], 'an ally may be hurled forward', () => {
  const match = inAbilities({ skills: 'hurl 2' }, {}, { [SECOND]: 'd5', [TARGET]: 'd9' }).play(`${ATTACKER} hurl`, 'd8');
  expect(where(match, SECOND)).toBe('d8');
});

// ---- healing

rule('HOP-19.34', 'Regen X heals the unit itself, never above Health', () => {
  expect(
    inAbilities({ skills: 'regen 2' }, {}, { [ATTACKER]: 'd6 2hp' })
      .play(`${ATTACKER} regen`)
      .last('healed'),
  ).toMatchObject({ unit: ATTACKER, hp: 1, left: 3 });
  expect(isOffered(inAbilities({ skills: 'regen 2' }), 'regen')).toBe(false);
});
rule('HOP-19.35', 'Mend X heals one adjacent ally', () => {
  const match = inAbilities({ skills: 'mend 2' }, {}, { [SECOND]: 'd5 1hp', 'kunlun.protector': 'c5 1hp' }).play(`${ATTACKER} mend`);
  expect(match.texts().toSorted()).toEqual([SECOND, 'kunlun.protector'].toSorted());
  match.play(SECOND);
  expect(match.last('healed')).toMatchObject({ unit: SECOND, hp: 2, left: 3, by: ATTACKER });
});
rule('HOP-19.35', 'Mend reaches neither itself, nor opponents, nor allies farther away', () => {
  expect(isOffered(inAbilities({ skills: 'mend 1' }, {}, { [ATTACKER]: 'd6 1hp', [TARGET]: 'd7 1hp', [SECOND]: 'd4 1hp' }), 'mend')).toBe(
    false,
  );
});
rule(['HOP-3.5', 'HOP-19.34'], 'without chips in the supply nobody heals', () => {
  const match = duel({ skills: 'regen 2' }, {}, { step: 'ability', supply: [1, 10], units: { [ATTACKER]: 'd6 1hp' } }).play(
    `${ATTACKER} regen`,
  );
  expect(match.last('healed')).toMatchObject({ hp: 1 });
  expect(isOffered(duel({ skills: 'regen 2' }, {}, { step: 'ability', supply: [0, 10], units: { [ATTACKER]: 'd6 1hp' } }), 'regen')).toBe(
    false,
  );
});

// ---- Hook

rule('HOP-19.36', 'Hook X draws an opponent that is not adjacent next to the unit', () => {
  const match = inAbilities({ skills: 'hook 3' }, {}, { [TARGET]: 'd9', [WITNESS]: 'd7', [THIRD]: 'd10' }).play(`${ATTACKER} hook`);
  expect(match.texts()).not.toContain('d7');
  match.play('e6');
  expect(where(match, TARGET)).toBe('e6'); // neither the adjacent one nor the one 4 hexes away could be hooked
});

// ---- Ensnare, Curse

rule('HOP-19.37', 'Ensnare X holds a non-elite opponent within X until the end of its controller’s next turn', () => {
  const match = inAbilities({ skills: 'ensnare 2', attack: ['yellow'] }, {}, { [TARGET]: 'd8', 'refugees.melinoe': 'c6' });
  match.play(`${ATTACKER} ensnare`);
  expect(chip(match, TARGET).ensnared).toBe(1); // the only one: the hero is elite
  match.play('pass');
  for (const ask of ['deploy', 'tactic']) if (match.decision().ask === ask) match.play('pass');
  expect(match.refuses(`move ${TARGET}`)).toMatchObject({ rule: 'HOP-9.13', because: 'ensnared' });
});
rule(['HOP-9.11', 'HOP-19.37'], 'it is free again after that turn', () => {
  const match = duel(
    {},
    {},
    { active: 1, step: 'engage', camp: [], tactics: [[], []], units: { [TARGET]: 'd8 ensnared', [ATTACKER]: 'd3' } },
  );
  expect(match.events('state')).toMatchObject([{ unit: TARGET, state: 'ensnared', on: false }]);
});
rule('HOP-19.39', 'Curse X may fall on anybody within X, elite units included, and does not add up', () => {
  const match = inAbilities({ skills: 'curse 2' }, {}, { [TARGET]: 'd8 cursed', 'refugees.melinoe': 'd7' }).play(`${ATTACKER} curse`);
  expect(chip(match, 'refugees.melinoe').cursed).toBe(1); // the other one is cursed already
});
rule(['HOP-9.11', 'HOP-19.39'], 'a curse takes the strongest die in its controller’s next turn', () => {
  const match = duel({}, { attack: ['black', 'yellow'] }, { active: 1, step: 'engage', units: { [TARGET]: 'd7 cursed' } });
  match.play(`engage ${TARGET}`);
  expect(match.last('rolled').dice.map(({ die }) => die)).toEqual(['yellow']);
});

// ---- Blood Rite

rule('HOP-19.38', 'Blood Rite costs 1 hp, which is not damage, and adds a black die this turn', () => {
  const match = inAbilities({ skills: 'bloodRite', attack: ['red'] }).play(`${ATTACKER} bloodRite`);
  expect(match.last('lost')).toMatchObject({ unit: ATTACKER, hp: 1, left: 2, because: 'bloodRite' });
  expect(blows(match)).toEqual([]);
  match.play(`engage ${ATTACKER}`);
  expect(match.last('rolled').dice.map(({ die, why }) => `${die} ${why}`)).toEqual(['red printed', 'black bloodRite']);
});
rule('HOP-19.38', 'Blood Rite needs 2 hp', () => {
  expect(isOffered(inAbilities({ skills: 'bloodRite' }, {}, { [ATTACKER]: 'd6 1hp' }), 'bloodRite')).toBe(false);
});
rule(['HOP-19.8', 'HOP-19.38'], 'the hp given up wakes Frenzy', () => {
  const match = inAbilities({ skills: 'bloodRite, frenzy', attack: ['red'] }).play(`${ATTACKER} bloodRite`, `engage ${ATTACKER}`);
  expect(match.last('rolled').dice.map(({ why }) => why)).toEqual(['printed', 'bloodRite', 'frenzy']);
});

// ---- Swap

rule('HOP-19.40', 'Swap exchanges hexes with an adjacent ally: this unit moved, the ally was displaced', () => {
  const match = inAbilities({ skills: 'swap' }, {}, { [SECOND]: 'd5' }).play(`${ATTACKER} swap`);
  expect([where(match, ATTACKER), where(match, SECOND)]).toEqual(['d5', 'd6']);
  expect(match.events('moved')).toMatchObject([{ unit: ATTACKER, from: 'd6', path: ['d5'], by: 'swap' }]);
  expect(match.events('displaced')).toMatchObject([{ unit: SECOND, from: 'd5', to: 'd6' }]);
  expect(match.table.standing.filter((id) => id >= 0).length).toBe(4);
});
rule(['HOP-19.27', 'HOP-19.40'], 'a Spear Wall strikes the one that swaps, not the ally', () => {
  const wall = { [WITNESS]: { skills: 'spearWall' } };
  const towards = inAbilities({ skills: 'swap' }, {}, { [SECOND]: 'd5', [WITNESS]: 'd4', [TARGET]: 'g1' }, wall).play(`${ATTACKER} swap`);
  expect(blows(towards)).toEqual([`${ATTACKER} 1 of 1`]);
  const away = inAbilities({ skills: 'swap' }, {}, { [SECOND]: 'd5', [WITNESS]: 'd7', [TARGET]: 'g1' }, wall).play(`${ATTACKER} swap`);
  expect(blows(away)).toEqual([]);
});
rule(['HOP-9.13', 'HOP-19.40'], 'an ensnared unit cannot swap; an ensnared ally can be swapped with', () => {
  expect(isOffered(inAbilities({ skills: 'swap' }, {}, { [ATTACKER]: 'd6 ensnared', [SECOND]: 'd5' }), 'swap')).toBe(false);
  expect(isOffered(inAbilities({ skills: 'swap' }, {}, { [SECOND]: 'd5 ensnared' }), 'swap')).toBe(true);
});
rule(['HOP-14.23', 'HOP-19.40'], 'the one that swaps picks up a loose shard, the ally does not', () => {
  const scene = { mode: 'ascension', titan: 'ti.charybdis', step: 'ability' } as const;
  const lesson = { 'kunlun.warrior': { skills: 'swap' } };
  const mine = taught(lesson, {
    ...scene,
    shards: ['d3 loose active'],
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'd4', 'kunlun.protector': 'd3' },
  });
  mine.play('kunlun.warrior swap');
  expect(mine.events('shardTaken')).toMatchObject([{ unit: 'kunlun.warrior', at: 'd3' }]);
  const theirs = taught(lesson, {
    ...scene,
    shards: ['d4 loose active'],
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'd4', 'kunlun.protector': 'd3' },
  });
  theirs.play('kunlun.warrior swap');
  expect(theirs.events('shardTaken')).toEqual([]);
});

// ---- Leap

rule('HOP-19.41', 'Leap X goes to any available hex within X, whatever lies between', () => {
  const walls = { [WITNESS]: 'c6', [THIRD]: 'd5', [SECOND]: 'c5', 'kunlun.protector': 'e5', 'kunlun.marksman': 'e6' };
  const match = inAbilities({ skills: 'leap 2' }, {}, walls).play(`${ATTACKER} leap`);
  expect(match.texts()).toContain('d8');
  expect(match.texts()).not.toContain('d7');
  expect(match.texts()).not.toContain('d9');
  match.play('d8');
  expect(match.last('moved')).toMatchObject({ unit: ATTACKER, path: ['d8'], by: 'leap' });
});
rule(['HOP-9.13', 'HOP-19.41'], 'no Leap while ensnared', () => {
  const match = inAbilities({ skills: 'leap 2, regen 1' }, {}, { [ATTACKER]: 'd6 1hp ensnared' });
  expect(isOffered(match, 'leap')).toBe(false);
  expect(isOffered(match, 'regen')).toBe(true);
});
rule(['HOP-14.23', 'HOP-19.41'], 'a Leap picks up a shard where it lands, and none on the way', () => {
  const leap = (to: string) =>
    taught(
      { 'kunlun.warrior': { skills: 'leap 2' } },
      {
        mode: 'ascension',
        titan: 'ti.charybdis',
        step: 'ability',
        shards: ['d4 loose active'],
        units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'd3' },
      },
    )
      .play('kunlun.warrior leap', to)
      .events('shardTaken').length;
  expect([leap('d4'), leap('d5')]).toEqual([1, 0]);
});
rule('HOP-10.10', 'with nobody in reach an Ability on another unit is not offered', () => {
  const match = position({ step: 'ability', units: { 'kunlun.mountain-radical': 'd6', 'refugees.warrior': 'd9' } });
  expect(match.decision().ask).not.toBe('ability');
});
