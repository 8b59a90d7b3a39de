// Chapter 13: neutral cities and the guardians of the ruins.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, spaceSeen, strengths, times } from '../support/position.ts';

rule('BAT-13.1', 'a neutral city is annexed by a total above its defence of 4; nobody answers', () => {
  const match = position({ players: [{ hand: ['weapon isle', 'priest bear', 'friman bear'], heroes: ['f2'] }] });
  match.play('attack f2 neutral', 'add priest bear');
  expect(strengths(match)).toEqual([4, 4]);
  expect(seen(match).battle).toMatchObject({ attacker: 0, defender: null });
  expect(match.refuses('declare')).toMatchObject({ rule: 'BAT-12.5', because: 'mustExceed' });
  match.play('add friman bear', 'declare');
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
  expect(spaceSeen(match, 'f2')).toMatchObject({ owner: 0, level: 4, guard: 0 });
});
rule(['BAT-13.1', 'BAT-18.1', 'BAT-18.2'], 'in Strongholds and Exiles the defence of a neutral city is 6', () => {
  for (const [mode, at] of [
    ['strongholds', 'f2'],
    ['exiles', 'b2'],
  ] as const) {
    const match = position({ mode, players: [{ hand: ['sword', 'friman isle'], heroes: [at] }] });
    match.play(`attack ${at} neutral`);
    expect(strengths(match), mode).toEqual([6, 6]);
    match.refuses('declare');
  }
});
rule('BAT-13.1', 'annexing a neutral city takes a hero on it and a weapon', () => {
  position({ players: [{ hand: ['sword'], heroes: ['b2'] }] }).refuses('attack f2 neutral');
  position({ players: [{ hand: times(2, 'lord bear'), heroes: ['f2'] }] }).refuses('attack f2 neutral');
});

rule('BAT-13.2', 'the hero bonus counts, and both heroes take part without being asked', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f2', 'f2'] }] });
  match.play('attack f2 neutral', 'add chief bear');
  expect(strengths(match)).toEqual([1 + 2 + 2, 4]);
  match.play('declare');
  expect(spaceSeen(match, 'f2')).toMatchObject({ owner: 0 });
});
rule(['BAT-13.2', 'BAT-17.6'], 'in the advanced game the terrain bonus counts for the attacker', () => {
  const match = position({
    mode: 'advanced',
    players: [{ hand: ['weapon isle', 'priest bear'], heroes: ['f2'] }],
    board: { f2: 'hub woods neutral 4' },
  });
  match.play('attack f2 neutral', 'add priest bear');
  expect(strengths(match)).toEqual([1 + 3 + 1, 4]);
});
rule(['BAT-13.2', 'BAT-13.9'], 'an attack that is called off costs the cards and nothing else', () => {
  const match = position({ dice: [5], players: [{ hand: ['weapon bear', 'amulet bear', 'lord bear', 'supply'], heroes: ['f2', 'f2'] }] });
  match.play('attack f2 neutral', 'transform with amulet', 'lord bear', 'stop');
  expect(own(match, 0)).toMatchObject({ heroes: ['f2', 'f2'], hand: { cards: ['supply'] }, laid: [{ card: 'weapon bear', uses: 0 }] });
  expect(spaceSeen(match, 'f2')).toMatchObject({ owner: null, guard: 4 });
});

const annexing = (sketch: Parameters<typeof position>[0]) =>
  position({ players: [{ hand: ['sword'], heroes: ['f2'] }], ...sketch }).play('attack f2 neutral', 'declare');

rule('BAT-13.3', 'the annexed city has level 4, even if its defence was 6', () => {
  expect(spaceSeen(annexing({}), 'f2')).toMatchObject({ owner: 0, level: 4 });
  const match = position({ mode: 'strongholds', players: [{ hand: ['sword', 'chief bear'], heroes: ['f2'] }] });
  match.play('attack f2 neutral', 'add chief bear', 'declare');
  expect(spaceSeen(match, 'f2')).toMatchObject({ owner: 0, level: 4 });
});
rule('BAT-13.3', 'the reward is a lord of the people of that land, and a supply', () => {
  for (const [terrain, faction] of [
    ['woods', 'bear'],
    ['lakes', 'isle'],
    ['canyons', 'ember'],
  ] as const) {
    const match = annexing({ board: { f2: `hub ${terrain} neutral 4` }, tops: { lord: ['lord bear', 'lord isle', 'lord ember'] } });
    expect(own(match, 0).gains, terrain).toEqual([`lord ${faction}`, 'supply']);
  }
});
rule('BAT-13.3', 'if no lord of that people is left, the top one is taken', () => {
  const match = annexing({ board: { f2: 'hub woods neutral 4' }, tops: { lord: ['lord isle', 'lord ember'] }, left: { lord: 2 } });
  expect(own(match, 0).gains).toEqual(['lord isle', 'supply']);
});
rule('BAT-13.3', 'the lord deck is shuffled after the search', () => {
  const match = position({
    players: [{ hand: ['sword'], heroes: ['f2'] }],
    board: { f2: 'hub woods neutral 4' },
    tops: { lord: ['lord isle', 'lord ember', 'lord bear'] },
    left: { lord: 3 },
  });
  match.play('attack f2 neutral').rolls(1).play('declare'); // the shuffle swaps the two that are left
  expect(seen(match).stock.units[3]).toMatchObject({ count: 2, top: 'lord ember' });
});
rule('BAT-13.3', 'the reward cannot be used this turn', () => {
  const match = annexing({});
  expect(own(match, 0).hand.count).toBe(0);
  expect(match.texts()).toEqual(['end']);
});
rule(
  ['BAT-13.3', 'BAT-12.25', 'BAT-12.26'],
  'without a free high token the city gets level 2, without any token none; either way there is the reward',
  () => {
    const spaces = ['b1', 'c1', 'd1', 'e1', 'f1', 'a2', 'b2', 'c2', 'e2', 'f2', 'g2', 'a3', 'b3', 'c3'];
    const types = ['end', 'end', 'end', 'end', 'gate', 'gate', 'gate', 'gate', 'bend', 'bend', 'bend', 'bend', 'fork', 'fork'];
    for (const [low, level, owner] of [
      [0, 2, 0],
      [7, 0, null],
    ] as const) {
      const realm = Object.fromEntries(spaces.slice(0, 7 + low).map((at, i) => [at, `${types[i]} ${i < 7 ? 3 : 1} of 0`]));
      const match = position({
        seats: 4,
        options: { boardFull: 'off' },
        players: [{ hand: ['sword'], heroes: ['d6'] }],
        board: { a1: 'empty', ...realm },
      });
      match.play('attack d6 neutral', 'declare');
      expect(spaceSeen(match, 'd6')).toMatchObject({ level, owner, guard: 0 });
      expect(own(match, 0).gains).toHaveLength(2);
    }
  },
);

rule('BAT-13.3', 'outside Exiles a player may annex more than one neutral city', () => {
  const match = position({ players: [{ hand: ['sword', 'weapon bear', 'lord bear'], heroes: ['f2', 'b6'] }] });
  match.play('attack f2 neutral', 'sword', 'declare', 'attack b6 neutral', 'add lord bear', 'declare');
  expect(own(match, 0).score).toMatchObject({ vp: 9, level4: 2 });
});

rule('BAT-13.4', 'if the lord deck is empty, there is neither a lord nor a supply', () => {
  const match = annexing({ left: { lord: 0 } });
  expect(spaceSeen(match, 'f2')).toMatchObject({ owner: 0, level: 4 });
  expect(own(match, 0).gains).toEqual([]);
});

rule('BAT-13.5', 'a player who conquers an annexed city later gets neither a lord nor a supply', () => {
  const match = position({
    players: [
      { hand: ['sword'], heroes: ['f2'], nation: times(6, 'supply') },
      { hand: ['weapon isle', 'lord isle'], heroes: ['f2'] },
    ],
  });
  match.play('attack f2 neutral', 'declare', 'end', 'keep', 'attack f2 city', 'add lord isle', 'declare', 'surrender');
  expect(match.last('conquered')).toMatchObject({ seat: 1, from: 0, at: 'f2', level: 4 });
  expect(own(match, 1).gains).toEqual([]);
  match.refuses('attack f2 neutral');
});

// ---- guardians

rule('BAT-13.6', 'a total above 8 beats the guardians, and the player chooses a great artifact on offer', () => {
  const match = position({
    greats: ['wings', 'hammer', 'horn'],
    players: [{ hand: ['weapon isle', 'priest bear', 'lord bear', 'friman bear'], heroes: ['d4'] }],
  });
  match.play('attack d4 guardians', 'add priest bear', 'add lord bear');
  expect(strengths(match)).toEqual([8, 8]);
  match.refuses('declare');
  match.play('add friman bear', 'declare');
  expect(match.texts()).toEqual(['hammer', 'wings', 'horn']);
  match.play('wings');
  expect(match.last('foundGreat')).toMatchObject({ seat: 0, great: 'wings' });
  expect(own(match, 0).gains).toEqual(['wings']);
  expect(seen(match).stock.greats).toEqual(['hammer', 'horn']);
});
rule(['BAT-13.6', 'BAT-18.1'], 'in Strongholds beating the guardians takes more than 10', () => {
  const match = position({
    mode: 'strongholds',
    players: [{ hand: ['weapon isle', 'lord bear', 'lord bear', 'friman isle', 'friman bear'], heroes: ['d4'] }],
  });
  match.play('attack d4 guardians', 'add lord bear', 'add lord bear', 'add friman isle');
  expect(strengths(match)).toEqual([10, 10]);
  match.refuses('declare');
  match.play('add friman bear', 'declare');
});

rule('BAT-13.7', 'the ruins stay neutral, and the next player meets the same strength', () => {
  const hand = ['weapon isle', 'lord ember', 'lord isle'];
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear', 'lord bear'], heroes: ['d4'], nation: times(6, 'supply') },
      { hand, heroes: ['d4'] },
    ],
    greats: ['horn', 'wings'],
  });
  match.play('attack d4 guardians', 'add lord bear', 'add lord bear', 'declare', 'horn');
  expect(spaceSeen(match, 'd4')).toMatchObject({ owner: null, level: 0, guard: 8 });
  match.play('end', 'keep', 'attack d4 guardians');
  expect(strengths(match)[1]).toBe(8);
});
rule('BAT-13.7', 'entering or crossing the ruins starts nothing', () => {
  const match = position({ players: [{ hand: ['supply', 'supply'], heroes: ['c4'] }], board: { c4: 'straight E-W', e4: 'straight E-W' } });
  match.play('step c4 d4', 'step d4 e4');
  expect(seen(match).players[0]?.heroes[0]).toBe('e4');
  expect(match.events('attacked')).toEqual([]);
});

rule('BAT-13.8', 'a player who owns a great artifact, wherever it is, cannot challenge the guardians', () => {
  const strong = ['weapon bear', 'lord bear', 'lord bear', 'lord bear'];
  for (const where of [{ nation: ['horn'] }, { haven: ['horn'] }, { ambush: ['horn'] }, { gains: ['horn'] }])
    expect(position({ players: [{ hand: strong, heroes: ['d4'], ...where }] }).refuses('attack d4 guardians')).toMatchObject({
      rule: 'BAT-13.8',
      because: 'ownsGreat',
    });
  expect(position({ players: [{ hand: [...strong, 'horn'], heroes: ['d4'] }] }).refuses('attack d4 guardians')).toMatchObject({
    because: 'ownsGreat',
  });
});
rule('BAT-13.8', 'a hammer that stands as a tent is still owned', () => {
  const match = position({ players: [{ hand: ['hammer', 'supply', 'supply', 'weapon bear', ...times(3, 'lord bear')], heroes: ['d4'] }] });
  match.play('pitch', 'supply');
  expect(match.refuses('attack d4 guardians')).toMatchObject({ rule: 'BAT-13.8', because: 'ownsGreat' });
  expect(match.refuses('attack d4 guardians')).not.toHaveProperty('potential'); // strength is not the problem
});
rule('BAT-13.8', 'nobody can challenge the guardians if no great artifact is left', () => {
  const match = position({ greats: [], players: [{ hand: ['weapon bear', ...times(3, 'lord bear')], heroes: ['d4'] }] });
  expect(match.refuses('attack d4 guardians')).toMatchObject({ rule: 'BAT-13.8', because: 'noGreatLeft' });
});
rule('BAT-13.8', 'a player whose great artifact was suspended may challenge the guardians again', () => {
  const match = position({
    greats: ['wings'],
    players: [{ hand: ['horn', 'supply', 'weapon bear', ...times(3, 'lord bear')], haven: times(8, 'supply'), heroes: ['d4'] }],
  });
  match.refuses('attack d4 guardians');
  match.play('ambush', 'supply', 'horn', 'attack d4 guardians');
});

rule('BAT-13.9', 'calling off the attack on the guardians costs only the cards', () => {
  const match = position({ dice: [5], players: [{ hand: ['weapon bear', 'amulet bear', 'lord bear', 'supply'], heroes: ['d4'] }] });
  match.play('attack d4 guardians', 'transform with amulet', 'lord bear', 'stop');
  expect(match.last('calledOff')).toMatchObject({ seat: 0 });
  expect(own(match, 0)).toMatchObject({ heroes: ['d4', null], gains: [] });
});
