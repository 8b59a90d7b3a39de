// The Specials.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, where } from '../support/position.ts';
import { ATTACKER, blows, duel, type Lesson, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

const THIRD = 'refugees.tomb-guard';
/** The attacker of a duel uses a Special. */
function use(skill: string, match: ReturnType<typeof duel>): ReturnType<typeof duel> {
  match.play(`engage ${ATTACKER}`);
  return match.result === undefined && match.decision().ask === 'engageHow' ? match.play(skill) : match;
}
const special = (
  skills: string,
  units: Record<string, string> = {},
  others: Record<string, Lesson> = {},
  dice: readonly number[] = [],
): ReturnType<typeof duel> => duel({ skills }, {}, { units, dice }, others);

// ---- Whirlwind

rule('HOP-19.42', 'Whirlwind deals 1 damage to each adjacent opponent, and to nobody else', () => {
  const match = use('whirlwind', special('whirlwind', { [WITNESS]: 'd5', [THIRD]: 'd4', [SECOND]: 'c5' }));
  expect(blows(match).toSorted()).toEqual([`${TARGET} 1 of 1`, `${WITNESS} 1 of 1`].toSorted());
});
rule(['HOP-9.9', 'HOP-6.10', 'HOP-19.42'], 'all fall together, and their favor is one gain', () => {
  const match = use('whirlwind', special('whirlwind', { [TARGET]: 'd7 1hp', [WITNESS]: 'd5 1hp', [THIRD]: 'g1' }));
  expect(match.events('favor')).toMatchObject([{ seat: 0, gained: 4, bead: 4 }]);
});
rule('HOP-19.42', 'with nobody adjacent there is no Whirlwind', () => {
  const match = duel({ skills: 'whirlwind', range: 2 }, {}, { units: { [TARGET]: 'd8' } });
  match.play(`engage ${ATTACKER}`);
  expect(match.events('attacked').length).toBe(1);
});
rule(['HOP-14.21', 'HOP-19.42'], 'Whirlwind strikes hostile shards, but not the players’ own', () => {
  const around = (titan: string) =>
    blows(
      taught(
        { 'kunlun.warrior': { skills: 'whirlwind' } },
        { mode: 'ascension', titan, step: 'engage', units: { [titan]: 'd3', 'kunlun.warrior': 'd2' } },
      ).play('engage kunlun.warrior', 'whirlwind'),
    ).toSorted();
  expect(around('ti.talos')).toEqual(['shard c2 1 of 1', 'ti.talos 1 of 1']);
  expect(around('ti.arges')).toEqual(['ti.arges 1 of 1']);
});

// ---- Long Shot

rule(['HOP-10.17', 'HOP-19.43'], 'Long Shot X deals 1 damage to one opponent within X, beyond Range', () => {
  const match = use('longShot', special('longShot 4', { [TARGET]: 'd10', [WITNESS]: 'd11', [THIRD]: 'd8' }));
  expect(match.texts().toSorted()).toEqual([TARGET, THIRD].toSorted());
  match.play(TARGET);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule(['HOP-3.9', 'HOP-19.43'], 'a Special is not an attack: no dice, no Retaliate', () => {
  const match = use('longShot', duel({ skills: 'longShot 1' }, { skills: 'retaliate' }));
  expect(match.events('rolled')).toEqual([]);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});

// ---- Stagger

rule('HOP-19.44', 'Stagger dazes an adjacent non-elite opponent until the end of its controller’s next turn', () => {
  const match = use('stagger', special('stagger', { 'refugees.melinoe': 'd5' }));
  expect(match.last('state')).toMatchObject({ unit: TARGET, state: 'dazed', on: true });
  for (const ask of ['deploy', 'tactic']) if (match.decision().ask === ask) match.play('pass');
  expect(match.refuses(`move ${TARGET}`)).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
});
rule('HOP-19.44', 'a freshly deployed unit can be staggered: its next turn is lost', () => {
  const match = use('stagger', special('stagger', { [TARGET]: 'd7 fresh' }));
  expect(chip(match, TARGET)).toMatchObject({ fresh: false, dazed: 2 });
});

// ---- Firebomb

rule('HOP-19.45', 'Firebomb rolls a blue die for every unit on and around the hex but its own, allies included', () => {
  const match = use(
    'firebomb',
    special('firebomb 3', { [TARGET]: 'd8', [WITNESS]: 'c8', [SECOND]: 'd9', [THIRD]: 'd11' }, {}, [HIT, MISS, HIT]),
  );
  match.play('d8');
  expect(match.last('rolled').dice).toMatchObject([{ die: 'blue' }, { die: 'blue' }, { die: 'blue' }]);
  expect(blows(match).length).toBe(2);
});
rule('HOP-19.45', 'Firebomb spares its thrower', () => {
  const match = use('firebomb', special('firebomb 3', {}, {}, [HIT])).play('d7');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule('HOP-19.45', 'Firebomb goes as far as X, not on the own hex, and needs somebody to hit', () => {
  expect(
    use('firebomb', special('firebomb 2', { [TARGET]: 'd8' }))
      .texts()
      .toSorted(),
  ).toEqual(['c7', 'd7', 'd8', 'e7']);
  expect(use('firebomb', special('firebomb 2')).texts()).not.toContain('d6');
});
rule(['HOP-9.10', 'HOP-19.45'], 'an ally that falls to a Firebomb is credited to nobody, an opponent to the thrower', () => {
  const match = use('firebomb', special('firebomb 3', { [TARGET]: 'd8 1hp', [SECOND]: 'd9 1hp' }, {}, [HIT, HIT])).play('d8');
  expect(chip(match, SECOND).zone).toBe('discard');
  expect(match.events('favor')).toMatchObject([{ seat: 0, gained: 2 }]);
});
rule(['HOP-9.10', 'HOP-19.17', 'HOP-19.45'], 'a burnt ally with Last Stand strikes the opponents beside it', () => {
  const match = use(
    'firebomb',
    special('firebomb 3', { [TARGET]: 'd8', [SECOND]: 'd9 1hp' }, { [SECOND]: { skills: 'lastStand' } }, [MISS, HIT]),
  ).play('d8');
  expect(blows(match)).toEqual([`${SECOND} 1 of 1`, `${TARGET} 1 of 1`]);
});

// ---- Trample

rule('HOP-19.46', 'Trample X runs straight through opponents to an available hex and deals them 1 damage', () => {
  const match = use('trample', special('trample 3', { [WITNESS]: 'd8' }));
  expect(match.decision().ask).not.toBe('trample'); // E to d9 is the only way
  expect(where(match, ATTACKER)).toBe('d9');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`, `${WITNESS} 1 of 1`]);
});
rule('HOP-19.46', 'allies are passed without harm; at least one opponent must be passed', () => {
  const match = use('trample', special('trample 3', { [SECOND]: 'd8' }));
  expect(where(match, ATTACKER)).toBe('d9');
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
  const none = special('trample 3', { [TARGET]: 'g1', [SECOND]: 'd7' });
  expect(none.decision().ask).not.toBe('engage');
});
rule('HOP-19.46', 'of several ends the player chooses', () => {
  const match = use('trample', special('trample 3'));
  expect(match.texts()).toEqual(['E to d8', 'E to d9']);
  match.play('E to d8');
  expect(where(match, ATTACKER)).toBe('d8');
});
rule(['HOP-5.5', 'HOP-19.46'], 'Trample passes neither pedestals nor hostile footholds', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'trample 3', attack: ['red'] }, 'refugees.warrior': { skills: '' } },
    { arena: 'colosseum', step: 'engage', footholds: { d5: 1 }, units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'd4' } },
  ).play('engage kunlun.warrior');
  expect(match.events('attacked').length).toBe(1); // no Trample was possible
});
rule(['HOP-9.13', 'HOP-19.46'], 'no Trample while ensnared', () => {
  const match = special('trample 3', { [ATTACKER]: 'd6 ensnared' });
  match.play(`engage ${ATTACKER}`);
  expect(match.events('attacked').length).toBe(1);
});
rule(['HOP-3.10', 'HOP-19.14', 'HOP-19.46'], 'a Snare does not shorten a Trample', () => {
  const match = use('trample', duel({ skills: 'trample 2' }, { skills: 'snare' }));
  expect(where(match, ATTACKER)).toBe('d8');
});
rule(['HOP-19.27', 'HOP-19.46'], 'a Spear Wall on the way strikes first; who falls to it tramples nobody', () => {
  const wall = { [WITNESS]: { skills: 'spearWall' } };
  const hurt = use('trample', special('trample 2', { [WITNESS]: 'd9' }, wall));
  expect(blows(hurt)).toEqual([`${ATTACKER} 1 of 1`, `${TARGET} 1 of 1`]);
  const fallen = use('trample', special('trample 2', { [ATTACKER]: 'd6 1hp', [WITNESS]: 'd9' }, wall));
  expect(blows(fallen)).toEqual([`${ATTACKER} 1 of 1`]);
});
rule(['HOP-19.15', 'HOP-19.46'], 'who falls above another leaves that one standing', () => {
  const wall = { [WITNESS]: { skills: 'spearWall' } };
  const match = use('trample', special('trample 2', { [ATTACKER]: 'd6 1hp', [WITNESS]: 'c7' }, wall));
  expect(chip(match, ATTACKER).zone).toBe('discard');
  expect(where(match, TARGET)).toBe('d7');
  expect(match.table.standing.filter((id) => id >= 0).length).toBe(3);
});

// ---- Rampage

const EAST = 2;
rule(['HOP-5.3', 'HOP-19.47'], 'Rampage runs up to 3 hexes in a random direction', () => {
  const match = use('rampage', special('rampage', { [TARGET]: 'd5' }, {}, [EAST]));
  expect(match.last('arenaDie')).toMatchObject({ unit: ATTACKER, face: 2, toward: 'E' });
  expect(where(match, ATTACKER)).toBe('d9');
  expect(blows(match)).toEqual([]);
});
rule('HOP-19.47', 'the unit that stops it is dealt 1 damage, of whatever team', () => {
  const foe = use('rampage', special('rampage', { [TARGET]: 'd8', [WITNESS]: 'd5' }, {}, [EAST]));
  expect(where(foe, ATTACKER)).toBe('d7');
  expect(blows(foe)).toEqual([`${TARGET} 1 of 1`]);
  const friend = use('rampage', special('rampage', { [SECOND]: 'd7 1hp', [TARGET]: 'd5' }, {}, [EAST]));
  expect(where(friend, ATTACKER)).toBe('d6');
  expect(blows(friend)).toEqual([`${SECOND} 1 of 1`]);
  expect(friend.events('favor')).toEqual([]);
});
rule('HOP-19.47', 'who stands beyond the third hex has not stopped it; the edge stops it without harm', () => {
  expect(blows(use('rampage', special('rampage', { [TARGET]: 'd10', [WITNESS]: 'd5' }, {}, [EAST])))).toEqual([]);
  const edge = use('rampage', special('rampage', { [ATTACKER]: 'd10', [TARGET]: 'd9' }, {}, [EAST]));
  expect(where(edge, ATTACKER)).toBe('d11');
});
rule(['HOP-9.13', 'HOP-19.47'], 'no Rampage while ensnared', () => {
  const match = special('rampage', { [ATTACKER]: 'd6 ensnared' });
  match.play(`engage ${ATTACKER}`);
  expect(match.events('attacked').length).toBe(1);
});

// ---- Sanctuary, Terror

rule('HOP-19.48', 'Sanctuary heals the unit and each adjacent ally by 1', () => {
  const match = use(
    'sanctuary',
    special('sanctuary', { [ATTACKER]: 'd6 1hp', [SECOND]: 'd5 1hp', 'kunlun.protector': 'c5', 'kunlun.marksman': 'g1 1hp' }),
  );
  expect(match.events('healed').map(({ unit }) => unit)).toEqual([ATTACKER, SECOND]);
});
rule('HOP-19.49', 'Terror displaces each adjacent opponent directly away, in the order its player wants', () => {
  const match = use('terror', special('terror', { [WITNESS]: 'c6' }));
  expect(match.decision().ask).toBe('scatter');
  expect(match.texts().toSorted()).toEqual([TARGET, WITNESS].toSorted());
  match.play(TARGET);
  expect([where(match, TARGET), where(match, WITNESS)]).toEqual(['d8', 'b6']);
});
rule(['HOP-9.12', 'HOP-19.49'], 'Terror skips who cannot be displaced and who has no hex to go to', () => {
  const match = use(
    'terror',
    special('terror', { [TARGET]: 'd7', [THIRD]: 'd5', [SECOND]: 'd4', [WITNESS]: 'c6' }, { [WITNESS]: { skills: 'steadfast' } }),
  );
  expect(match.events('displaced')).toMatchObject([{ unit: TARGET, to: 'd8' }]);
});
rule('HOP-10.17', 'a Special that could do nothing is not offered', () => {
  const match = special('terror, sanctuary', { [TARGET]: 'd7', [THIRD]: 'd8' });
  match.play(`engage ${ATTACKER}`);
  expect(match.events('attacked').length).toBe(1);
});
