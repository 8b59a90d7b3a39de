import { FastDice, lookAt, Match } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hoplomachus } from '../../rules/index.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { HIT, MISS, type Position, position, type Sketch, seen, where } from '../support/position.ts';

// ---- routes

const ways = (match: Position, unit: string): readonly string[] => match.play(`move ${unit}`).texts();

rule('HOP-24.1', 'a move is chosen by its end: each hex is listed once, by a shortest way, and the start never', () => {
  const match = position({ units: { 'kunlun.tiger-claw-monk': 'd5', 'refugees.warrior': 'a1' } });
  const texts = ways(match, 'kunlun.tiger-claw-monk');
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text) => !text.includes(' by '))).toBe(true);
  expect(texts).not.toContain('d5');
  match.play('d7');
  expect(match.last('moved')).toMatchObject({ from: 'd5', path: ['d6', 'd7'] });
});

rule('HOP-24.1', 'ways with and without a Spear Wall are two options', () => {
  const match = position({
    factions: ['kunlun', 'argonauts'],
    units: { 'kunlun.tiger-claw-monk': 'd4', 'argonauts.colchian-spearman': 'c5' },
  });
  const texts = ways(match, 'kunlun.tiger-claw-monk').filter((text) => text.startsWith('e5'));
  expect(texts).toHaveLength(2);
  const walls = texts.map((text) => match.about(0, text, 'moveTo').spearWalls);
  expect(walls).toContainEqual([]);
  expect(walls).toContainEqual(['argonauts.colchian-spearman']);
});

rule('HOP-24.1', 'with Charge a way of two hexes and the single step are two options', () => {
  const match = position({ factions: ['parthians', 'refugees'], units: { 'parthians.cataphract': 'd5', 'refugees.warrior': 'a1' } });
  const texts = ways(match, 'parthians.cataphract').filter((text) => text.split(' ')[0] === 'd6');
  expect(texts).toHaveLength(2);
  expect(texts[0]).toBe('d6');
  expect(texts[1]).toMatch(/^d6 by (c5|e5) d6$/);
  match.play(texts[1] as string);
  expect(match.last('moved').path).toHaveLength(2);
});

// ---- undo

rule('HOP-24.2', 'the answers of a turn can be taken back one by one', () => {
  const match = position({ units: { 'kunlun.warrior': 'd5', 'kunlun.protector': 'd9', 'refugees.warrior': 'a1' } });
  match.play('move kunlun.warrior', 'd6', 'move kunlun.protector');
  match.undo(0).undo(0).undo(0);
  expect(where(match, 'kunlun.warrior')).toBe('d5');
  expect(match.match.canUndo(0)).toBe(false);
});

rule('HOP-24.2', 'but not past a roll', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'kunlun.marksman': 'd4', 'refugees.warrior': 'd6', 'refugees.shade': 'a1' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior');
  expect(match.match.canUndo(0)).toBe(true);
  match.play('attack');
  expect(match.match.canUndo(0)).toBe(false);
});

rule('HOP-24.2', 'nor past a draw from the bag', () => {
  const match = position({ step: 'move', units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' }, camp: [] }).play('pass');
  expect(match.events('drew')[0]).toMatchObject({ count: 4 });
  expect(match.match.canUndo(0)).toBe(false);
});

rule('HOP-24.2', 'nor past a face-down unit that was revealed, unless everybody knew it', () => {
  const sketch: Sketch = {
    step: 'deploy',
    camp: ['kunlun.marksman', 'kunlun.protector'],
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'a1' },
  };
  const hidden = position(sketch).play('deploy kunlun.marksman');
  expect(hidden.match.canUndo(0)).toBe(true); // chosen, but not shown yet
  hidden.play('g1');
  expect(hidden.match.canUndo(0)).toBe(false);
  const known = position({ ...sketch, known: ['kunlun.marksman'] }).play('deploy kunlun.marksman', 'g1');
  expect(known.match.canUndo(0)).toBe(true);
});

// ---- what is hidden

const CAMPS: Sketch = {
  units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'a1' },
  camp: ['kunlun.marksman', 'kunlun.protector', 'refugees.shade'],
};

rule('HOP-24.3', 'in Skirmish the others see how many units lie in a camp, and which ones camp and bag hold together', () => {
  const match = position(CAMPS);
  expect(seen(match, 0).troops[0]).toMatchObject({
    camp: { count: 3, units: ['kunlun.marksman', 'kunlun.protector', 'kunlun.feng'] },
    hidden: [],
  });
  for (const eye of [1, 'public'] as const) {
    const troop = seen(match, eye).troops[0];
    expect(troop).toMatchObject({ camp: { count: 3, units: ['kunlun.feng'] }, bag: { count: 7, units: [] } });
    expect(troop?.hidden).toHaveLength(9);
    expect(seen(match, eye).units.some(({ unit }) => unit === 'kunlun.marksman')).toBe(false);
  }
});

rule('HOP-24.3', 'players know what is in their own bag; nobody knows the order', () => {
  const match = position(CAMPS);
  expect(seen(match, 0).troops[0]?.bag.units).toHaveLength(7);
  const drawn = new Set<string>();
  for (let seed = 1; seed < 30; seed++) {
    const fork = Match.at(hoplomachus, match.table, { setup: match.match.setup, seed: `${seed}` });
    while (!fork.events(0).some(({ event }) => event.kind === 'drewUnits')) {
      const [decision] = fork.pending;
      fork.answer(decision?.seats[0] as number, decision?.id as string, decision?.options.length as number);
    }
    for (const { event } of fork.events(0)) if (event.kind === 'drewUnits') for (const unit of event.units) drawn.add(unit);
  }
  expect(drawn.size).toBe(7);
});

rule('HOP-24.3', 'everybody knows a deployed unit, even once it is back in the camp', () => {
  const match = position({
    ...CAMPS,
    step: 'stones',
    units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' },
    favor: [14, 20],
    discard: ['kunlun.lotus-sage', 'kunlun.jade-lancer'],
  });
  const camp = seen(match, 1).troops[0]?.camp;
  expect(camp?.count).toBe(5);
  expect([...(camp?.units ?? [])].sort()).toEqual(['kunlun.feng', 'kunlun.jade-lancer', 'kunlun.lotus-sage']);
});

rule('HOP-24.3', 'the player who draws learns which units, the others how many', () => {
  const match = position({ step: 'engage', units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' }, camp: ['kunlun.marksman'] });
  const kinds = (eye: 0 | 1 | 'public') => match.match.events(eye).map(({ event }) => event.kind);
  expect(kinds(0)).toEqual(expect.arrayContaining(['drew', 'drewUnits']));
  for (const eye of [1, 'public'] as const) {
    expect(kinds(eye)).toContain('drew');
    expect(kinds(eye)).not.toContain('drewUnits');
  }
});

rule('HOP-24.3', 'in Alliance not even the team-mate sees a camp, or what is out of the game', () => {
  const match = position({
    mode: 'alliance',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'a1' },
    camp: ['kunlun.marksman', 'kunlun.protector'],
  });
  for (const eye of [1, 2, 3, 'public'] as const) {
    expect(seen(match, eye).troops[0]).toMatchObject({ camp: { count: 3, units: ['kunlun.feng'] } });
    expect(seen(match, eye).troops[0]?.hidden).toHaveLength(9);
  }
  expect(seen(match, 0).units.filter(({ unit, zone }) => unit.startsWith('kunlun.') && zone === 'out')).toHaveLength(7);
});

rule('HOP-24.3', 'in all other modes the camps lie open', () => {
  for (const mode of ['onslaught', 'pandemonium'] as const) {
    const match = position({ mode, units: { 'kunlun.warrior': 'd5' } });
    expect(seen(match, 'public').troops[0]).toMatchObject({ camp: { count: 10 }, hidden: [] });
    expect(seen(match, 'public').troops[0]?.camp.units).toHaveLength(10);
  }
});

rule('HOP-24.3', 'a guess deals the face-down units anew between camp and bag, and keeps everything that is seen', () => {
  const match = position({ ...CAMPS, active: 1 });
  const camps = new Set<string>();
  for (let seed = 1; seed < 20; seed++) {
    const table = hoplomachus.copy(match.table);
    hoplomachus.guess(table, 1, { below: (n) => (seed * 7) % n });
    expect(lookAt(hoplomachus, table, 1)).toEqual(lookAt(hoplomachus, match.table, 1));
    const own = lookAt(hoplomachus, table, 0);
    expect(own.troops[0]?.camp.count).toBe(3);
    camps.add(own.troops[0]?.camp.units.join() ?? '');
  }
  expect(camps.size).toBeGreaterThan(1);
});

rule(
  ['HOP-24.3', 'HOP-10.4'],
  'where a face-down unit may enter does not depend on which it is: being asked for its hex tells nothing',
  () => {
    const camp = ['kunlun.marksman', 'kunlun.protector', 'kunlun.snow-leopard', 'kunlun.lotus-sage'];
    const sketches: Sketch[] = [
      { options: { arena: 'pozzuoli' }, units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' } },
      { options: { arena: 'colosseum' }, units: { 'kunlun.warrior': 'i1', 'refugees.warrior': 'a1' } },
      { mode: 'alliance', units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' } },
    ];
    for (const sketch of sketches) {
      const chosen = camp.map((unit) => position({ ...sketch, step: 'deploy', camp }).play(`deploy ${unit}`));
      const [first] = chosen as [Position];
      expect(first.decision()).toMatchObject({ ask: 'deployAt', seats: [0] });
      for (const match of chosen) {
        expect(match.texts()).toEqual(first.texts());
        for (const eye of [1, 'public'] as const) expect(match.view(eye)).toEqual(first.view(eye));
        const guessed = match.match.fork(1, new FastDice(7));
        expect(guessed.view(1)).toEqual(match.view(1));
        expect(guessed.pending[0]?.options).toHaveLength(match.decision().options.length);
      }
    }
  },
);

rule(['HOP-24.3', 'HOP-19.16'], 'Vanguard is offered once everybody knows the unit', () => {
  const match = position({
    factions: ['parthians', 'refugees'],
    step: 'deploy',
    camp: ['parthians.outrider', 'parthians.protector'],
    units: { 'parthians.warrior': 'd5', 'refugees.warrior': 'a1' },
  }).play('deploy parthians.outrider', 'g1');
  expect(match.decision().ask).toBe('vanguard');
  expect(seen(match, 1).units.find(({ unit }) => unit === 'parthians.outrider')?.at).toBe('g1');
  expect(match.match.events(1).at(-1)?.event).toMatchObject({ kind: 'deployed', unit: 'parthians.outrider' });
});

// ---- results

rule('HOP-24.4', 'the sheet of Skirmish counts defeated opponents, units, hp and favor', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.melinoe': 'd6 1hp undied', 'refugees.warrior': 'g1 2hp' },
    discard: ['refugees.shade'],
    favor: [7, 3],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result?.scores).toEqual([
    { win: 1, defeated: 2, units: 1, hp: 3, favor: 7 },
    { win: 0, defeated: 0, units: 1, hp: 2, favor: 3 },
  ]);
});

rule('HOP-24.4', 'the sheet of Onslaught has trophies, rounds and units left; that of Ascension victory, rounds and hp left', () => {
  const onslaught = position({
    mode: 'onslaught',
    seats: 2,
    trophies: ['im.kazir'],
    round: 9,
    units: { 'kunlun.warrior': 'g1', 'refugees.shade': 'g2', 'im.antony': 'a1' },
  });
  expect(onslaught.leave(0).result?.scores).toEqual([
    { trophies: 1, rounds: 9, units: 2 },
    { trophies: 1, rounds: 9, units: 2 },
  ]);
  const ascension = position({
    mode: 'ascension',
    step: 'engage',
    round: 7,
    units: { 'kunlun.warrior': 'f6', 'kunlun.protector': 'i1 4hp', 'ti.mars': 'e6 1hp' },
    dice: [HIT, MISS, MISS],
  });
  ascension.play('engage kunlun.warrior', 'attack');
  expect(ascension.result?.scores).toEqual([{ win: 1, rounds: 7, hp: 7 }]);
});

rule('HOP-24.4', 'the winners of Alliance are a team, not a draw', () => {
  const match = position({
    mode: 'alliance',
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'amazons.warrior': 'g1', 'refugees.melinoe': 'd6 1hp undied', 'parthians.warrior': 'a1' },
    discard: ['parthians.surena'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [0, 2], drawn: false });
  expect(match.result?.scores.map((score) => score['win'])).toEqual([1, 0, 1, 0]);
});

// ---- tracks

rule('HOP-24.8', 'the track of Pozzuoli begins before its first space and gives something on 5, 10, 15 and 20', () => {
  const start = Match.start(hoplomachus, { mode: 'skirmish', seats: 2 }, { seed: 'tracks' });
  expect((start.view(0).table as HoplomachusView).boards.map(({ bead }) => bead)).toEqual([0, 0]);
  const nextAt = (space: number) => seen(position({ favor: [space] })).boards[0]?.next;
  expect(nextAt(0)).toEqual({ space: 5, reward: 'activateHero', in: 5 });
  expect(nextAt(4)).toEqual({ space: 5, reward: 'activateHero', in: 1 });
  expect(nextAt(5)).toEqual({ space: 10, reward: 'returnTactics', in: 5 });
  expect(nextAt(14)).toEqual({ space: 15, reward: 'returnTwoUnits', in: 1 });
  expect(nextAt(15)).toEqual({ space: 20, reward: 'takeHero', in: 5 });
  expect(nextAt(20)).toBeNull();
});

rule('HOP-24.8', 'the Colosseum has five tracks of five spaces, with chips above four of them and a hero above gold', () => {
  const [board] = seen(position({ arena: 'colosseum', favor: ['hp3 3'], done: [['support']] })).boards;
  expect(board).toMatchObject({ track: 'hp3', bead: 3, hero: 'neutral.rostam', next: null });
  expect(board?.tracks.map(({ track, bead, chip }) => [track, bead, chip])).toEqual([
    ['support', 5, null],
    ['hp3', 3, 'other'],
    ['hero', 0, 'other'],
    ['foothold', 0, 'other'],
    ['gold', 0, null],
  ]);
  expect(board?.tracks.filter(({ open }) => open).map(({ track, in: spaces }) => [track, spaces])).toEqual([
    ['hp3', 2],
    ['hero', 5],
    ['foothold', 5],
  ]);
});

rule('HOP-24.8', 'with two players in Ascension the hero of Player B lies above gold', () => {
  const [board] = seen(position({ mode: 'ascension', seats: 2, units: { 'kunlun.warrior': 'd3', 'ti.mars': 'e6' } })).boards;
  expect(board?.hero).toBe('refugees.melinoe');
});
rule('HOP-24.7', "a match with the rulebook's chips shows no chips that players wrote", () => {
  expect(seen(position()).own).toBeNull();
});
