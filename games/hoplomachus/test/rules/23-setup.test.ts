import type { Seat, SetupInput } from '@tabularium/kernel';
import { type Played, played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { hoplomachus } from '../../rules/index.ts';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';

type Opened = Played<HoplomachusKit>;
/** A match right after it was opened: nobody has decided anything yet. */
const opened = (setup: SetupInput, seed = 'a seed'): Opened => played(hoplomachus, { setup, seed });
const look = (match: Opened, eye: Seat | 'public' = 'public'): HoplomachusView => match.view(eye).table as HoplomachusView;
/** The set-up is over; everybody took what was offered first. */
function ready(setup: SetupInput, seed = 'a seed'): Opened {
  const match = opened(setup, seed);
  while (look(match).phase !== 'play') {
    const { some, texts, seats } = match.match.pending[0] as ReturnType<Opened['decision']>;
    match.as(seats[0] as Seat, some ? texts.slice(0, some.min).join(' + ') : (texts[0] as string));
  }
  return match;
}
const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
const allOf = <T>(things: Iterable<T>): T[] => [...new Set(things)].sort((a, b) => (String(a) < String(b) ? -1 : 1));
const unit = (match: Opened, name: string, eye: Seat | 'public' = 'public') => look(match, eye).units.find((one) => one.unit === name);
const zones = (match: Opened, eye: Seat, faction: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { unit, zone, rank } of look(match, eye).units)
    if (unit.startsWith(`${faction}.`) && rank === 'unit') counts[zone] = (counts[zone] ?? 0) + 1;
  return counts;
};
/** Who is asked what until the match begins. */
function questions(setup: SetupInput, seed = 'a seed'): string[] {
  const match = opened(setup, seed);
  const asked: string[] = [];
  while (look(match).phase !== 'play') {
    const { some, texts, seats, ask } = match.match.pending[0] as ReturnType<Opened['decision']>;
    asked.push(`${seats.join()} ${ask}`);
    match.as(seats[0] as Seat, some ? texts.slice(0, some.min).join(' + ') : (texts[0] as string));
  }
  return asked;
}
const HEROES = hoplomachus.content.units.flatMap(({ id, rank }) => (rank === 'neutral' ? [id] : []));
const FACTIONS = hoplomachus.content.factions.map(({ id }) => id);

// ---- Onslaught

rule('HOP-23.1', 'the players choose neutral heroes, then factions; no two take the same', () => {
  expect(questions({ mode: 'onslaught', seats: 1 })).toEqual(['0 neutralHero', '0 faction']);
  const match = opened({ mode: 'onslaught', seats: 2 });
  expect(match.texts()).toEqual(HEROES);
  match.as(0, 'neutral.cacus');
  expect(match.texts(1)).toEqual(HEROES.filter((hero) => hero !== 'neutral.cacus'));
  match.as(1, 'neutral.rostam').as(0, 'kunlun');
  expect(match.texts(1)).toEqual([...FACTIONS.filter((faction) => faction !== 'kunlun'), 'random']);
});

rule('HOP-23.1', 'the chosen hero lies active on space 20, the bead on 0', () => {
  const match = ready({ mode: 'onslaught', seats: 2 });
  expect(look(match).boards).toMatchObject([
    { bead: 0, hero: 'neutral.rostam', seats: [0] },
    { bead: 0, hero: 'neutral.camilla', seats: [1] },
  ]);
  expect(unit(match, 'neutral.rostam')).toMatchObject({ zone: 'track', active: true });
});

rule('HOP-23.1', 'all of a faction lies face up in the camp, its hero inactive', () => {
  const match = opened({ mode: 'onslaught', seats: 1 }).play('neutral.rostam', 'kunlun');
  const troop = look(match).troops[0];
  expect(troop?.camp).toMatchObject({ count: 11 });
  expect(troop?.tactics.camp).toEqual(['adrenaline', 'bolsterHealth', 'stun', 'blitz']);
  expect(unit(match, 'kunlun.feng')).toMatchObject({ zone: 'camp', active: false });
});

rule('HOP-23.1', 'eight arena units are in the bag, six immortals face down, 34 chips of each colour; an immortal turn begins', () => {
  const match = ready({ mode: 'onslaught', seats: 1 });
  const view = look(match);
  expect(view.troops.find(({ kind }) => kind === 'arena')?.bag.count).toBe(8);
  expect(view.immortal?.left).toHaveLength(6);
  expect(match.decision()).toMatchObject({ ask: 'rivalAt' });
  expect(match.events('waveBegan')).toMatchObject([{ wave: 1 }]);
  expect(view.supply).toEqual({ red: 34, blue: 34 });
});

rule('HOP-23.1', 'which immortal comes first is left to chance', () => {
  const first = [...SEEDS, ...SEEDS.map((seed) => `another ${seed}`)].map((seed) => {
    const match = ready({ mode: 'onslaught', seats: 1 }, seed);
    return match.play(match.texts()[0] as string).last('deployed').unit;
  });
  expect(allOf(first)).toEqual(allOf(hoplomachus.content.immortals.map((immortal) => immortal.unit)));
});

rule('HOP-23.1', 'both players are red', () => {
  expect(look(ready({ mode: 'onslaught', seats: 2 })).troops.map(({ colour, team }) => [colour, team])).toEqual([
    ['red', 0],
    ['red', 0],
    ['blue', 1],
    ['blue', 1],
  ]);
});

rule(['HOP-23.1', 'HOP-24.7'], 'where there are more arena units or immortals, chance picks eight and six', () => {
  const { units, immortals } = hoplomachus.content;
  const copy = (id: string, as: string) => ({ ...(units.find((one) => one.id === id) as (typeof units)[0]), id: as });
  const antony = { ...(immortals[0] as (typeof immortals)[0]), unit: 'my.Antonia' };
  const content = {
    ...hoplomachus.content,
    units: [...units, copy('arena.lion', 'my.Lioness'), copy('im.antony', 'my.Antonia')],
    immortals: [...immortals, antony],
  };
  const casts = SEEDS.map((seed) => look(played(hoplomachus, { setup: { mode: 'onslaught', seats: 1 }, seed, content })));
  for (const { troops, immortal } of casts) {
    expect(troops[2]?.bag.units).toHaveLength(8);
    expect(immortal?.left).toHaveLength(6);
  }
  expect(casts.some(({ troops }) => troops[2]?.bag.units.includes('my.Lioness'))).toBe(true);
  expect(casts.some(({ immortal }) => immortal?.left.includes('my.Antonia'))).toBe(true);
});

// ---- Ascension

rule('HOP-23.2', 'alone: titan, faction, six units and one tactic', () => {
  expect(questions({ mode: 'ascension', seats: 1 })).toEqual(['0 titan', '0 faction', '0 keepUnits', '0 keepTactic']);
  const match = opened({ mode: 'ascension', seats: 1 }).play('ti.mars', 'kunlun');
  expect(match.decision()).toMatchObject({ ask: 'keepUnits', some: { min: 6, max: 6 } });
  const kept = ['warrior', 'marksman', 'protector', 'jade-lancer', 'lotus-sage', 'cloud-archer'].map((name) => `kunlun.${name}`);
  match.play(kept.join(' + '), 'blitz');
  expect(zones(match, 0, 'kunlun')).toEqual({ camp: 6, out: 4 });
  expect(look(match).troops[0]?.tactics).toMatchObject({ camp: ['blitz'], out: ['adrenaline', 'bolsterHealth', 'stun'] });
  expect(unit(match, 'kunlun.feng')).toMatchObject({ zone: 'camp', active: false });
});

rule('HOP-23.2', 'alone a random neutral hero lies active above gold', () => {
  const heroes = SEEDS.map((seed) => look(opened({ mode: 'ascension', seats: 1 }, seed)).boards[0]?.hero ?? '');
  expect(allOf(heroes)).toEqual([...HEROES].sort());
});

rule('HOP-23.2', 'in cooperation A decides on the titan; each keeps three units, only B a tactic', () => {
  expect(questions({ mode: 'ascension', seats: 2 })).toEqual([
    '0 titan',
    '0 faction',
    '1 faction',
    '0 keepUnits',
    '1 keepUnits',
    '1 keepTactic',
  ]);
  const match = ready({ mode: 'ascension', seats: 2 });
  expect(zones(match, 0, 'amazons')).toEqual({ camp: 3, out: 7 });
  expect(zones(match, 0, 'kunlun')).toEqual({ camp: 3, out: 7 });
  expect(look(match).troops.map(({ tactics }) => tactics.camp.length)).toEqual([0, 1, 0, 0]);
});

rule('HOP-23.2', "A's hero waits inactive in the camp, B's lies active above gold", () => {
  const match = ready({ mode: 'ascension', seats: 2 });
  expect(unit(match, 'amazons.marpesia')).toMatchObject({ zone: 'camp', active: false });
  expect(unit(match, 'kunlun.feng')).toMatchObject({ zone: 'track', active: true });
  expect(look(match).boards).toMatchObject([{ hero: 'kunlun.feng', seats: [0, 1], bead: 0, track: null }]);
});

rule('HOP-23.2', 'who is Player A is an option of the match', () => {
  expect(questions({ mode: 'ascension', seats: 2, options: { playerA: 'second' } })).toEqual([
    '1 titan',
    '1 faction',
    '0 faction',
    '1 keepUnits',
    '0 keepUnits',
    '0 keepTactic',
  ]);
});

rule('HOP-23.2', 'the titans are offered from the easiest to the hardest', () => {
  const order = ['ti.charybdis', 'ti.mars', 'ti.talos', 'ti.nyx', 'ti.ifreet', 'ti.arges'];
  expect(opened({ mode: 'ascension', seats: 1 }).texts()).toEqual(order);
});

rule('HOP-23.2', 'four red support chips wait above the tracks', () => {
  expect(look(opened({ mode: 'ascension', seats: 1 })).troops[0]?.reserve).toBe(4);
  expect(look(opened({ mode: 'ascension', seats: 2 })).troops.map(({ reserve }) => reserve)).toEqual([0, 4, 0, 0]); // B controls them
});

rule('HOP-23.2', 'the titan puts four shards on the pedestals, and their hp come from the supply', () => {
  const shards = (titan: string) => {
    const view = look(opened({ mode: 'ascension', seats: 1 }).play(titan));
    return { at: allOf(view.shards.map(({ at }) => at)), hp: view.shards[0]?.hp, active: view.shards[0]?.active, supply: view.supply };
  };
  const at = ['c2', 'c8', 'g2', 'g8'];
  expect(shards('ti.mars')).toEqual({ at, hp: 0, active: false, supply: { red: 34, blue: 34 } });
  expect(shards('ti.ifreet')).toEqual({ at, hp: 1, active: true, supply: { red: 34, blue: 30 } });
  expect(shards('ti.charybdis')).toEqual({ at, hp: 0, active: false, supply: { red: 34, blue: 34 } });
  expect(shards('ti.talos')).toEqual({ at, hp: 3, active: true, supply: { red: 34, blue: 22 } });
  expect(shards('ti.arges')).toEqual({ at, hp: 2, active: true, supply: { red: 26, blue: 34 } });
  expect(shards('ti.nyx')).toEqual({ at, hp: 0, active: false, supply: { red: 34, blue: 34 } });
});

rule('HOP-23.2', 'Mars has four sentinels in reserve, Ifreet his parts in the camp, Nyx the arena units in the bag', () => {
  const rivals = (titan: string) => {
    const view = look(opened({ mode: 'ascension', seats: 1 }).play(titan));
    return view.troops.slice(1).map(({ camp, bag, reserve }) => [camp.count, bag.count, reserve]);
  };
  expect(rivals('ti.mars')).toEqual([
    [0, 0, 1],
    [0, 0, 4],
  ]);
  expect(rivals('ti.ifreet')).toEqual([
    [3, 0, 1],
    [0, 0, 0],
  ]);
  expect(rivals('ti.nyx')).toEqual([
    [0, 0, 1],
    [0, 8, 0],
  ]);
});

rule('HOP-23.2', 'round 1 begins with the titan turn', () => {
  const match = ready({ mode: 'ascension', seats: 1 });
  expect(match.events('rivalTurnBegan')[0]).toMatchObject({ troop: 'titan' });
  expect(match.events('deployed')[0]).toMatchObject({ unit: 'ti.charybdis', at: 'e6' });
});

// ---- Skirmish

rule('HOP-23.3', 'order and colours are random; the second player takes a faction first', () => {
  const matches = SEEDS.map((seed) => opened({ mode: 'skirmish' }, seed));
  expect(allOf(matches.map((match) => look(match).order.join()))).toEqual(['0,1', '1,0']);
  expect(allOf(matches.map((match) => look(match).troops[0]?.colour))).toEqual(['blue', 'red']);
  for (const match of matches) expect(match.decision()).toMatchObject({ ask: 'faction', seats: [look(match).order[1]] });
});

rule('HOP-23.3', 'chance may choose the faction', () => {
  const taken = SEEDS.map((seed) => opened({ mode: 'skirmish' }, seed).play('random').last('tookFaction').faction);
  expect(allOf(taken)).toEqual([...FACTIONS].sort());
});

rule('HOP-23.3', 'four units are drawn, face down; six stay in the bag; tactics lie in the camp', () => {
  const match = ready({ mode: 'skirmish' });
  for (const seat of [0, 1]) {
    const own = look(match, seat).troops[seat];
    expect(own?.camp.count).toBe(5); // with the hero
    expect(own?.bag.count).toBe(6);
    expect(own?.tactics.camp).toHaveLength(4);
  }
  expect(match.events('drew').map(({ count }) => count)).toEqual([4, 4]);
});

rule('HOP-23.3', 'in Pozzuoli the hero waits inactive in the camp and another neutral hero lies on each track', () => {
  const match = ready({ mode: 'skirmish' });
  expect(look(match).boards.map(({ bead }) => bead)).toEqual([0, 0]);
  const heroes = look(match).boards.map(({ hero }) => hero as string);
  expect(heroes[0]).not.toBe(heroes[1]);
  for (const hero of heroes) expect(HEROES).toContain(hero);
  for (const { zone, active, rank } of look(match).units)
    if (rank === 'hero') expect({ zone, active }).toEqual({ zone: 'camp', active: false });
  expect(look(match).supply).toEqual({ red: 34, blue: 34 });
  expect(match.events('headStart')).toEqual([]);
});

rule(
  ['HOP-23.3', 'HOP-15.12'],
  'in the Colosseum it stands on its chained hex with all its hp, by the option that of the second player with 2 more; each has four support chips',
  () => {
    expect(ready({ mode: 'skirmish', options: { arena: 'colosseum' } }).events('headStart')).toEqual([]);
    const match = ready({ mode: 'skirmish', options: { arena: 'colosseum', headStart: 'on' } });
    const heroes = look(match).units.filter(({ rank }) => rank === 'hero');
    for (const { unit, at, active, hp, health, troop } of heroes) {
      const isSecond = look(match).order[1] === troop;
      expect({ active, hp }).toEqual({ active: false, hp: isSecond ? health + 2 : health });
      if (isSecond) expect(match.events('headStart')).toMatchObject([{ rule: 'HOP-15.12', seat: troop, unit, hp: 2, left: hp }]);
      expect(at).toBe(look(match).troops[troop]?.colour === 'red' ? 'i3' : 'a3');
    }
    expect(look(match).troops.map(({ reserve }) => reserve)).toEqual([4, 4]);
    expect(look(match).boards.every(({ track, bead, hero }) => track === null && bead === 0 && hero !== null)).toBe(true);
    const { red, blue } = look(match).supply;
    expect(red + blue).toBe(68 - heroes.reduce((sum, { hp }) => sum + hp, 0));
  },
);

// ---- Pandemonium

rule('HOP-23.4', 'factions are chosen from the last player back to the first, who is random', () => {
  const match = opened({ mode: 'pandemonium', seats: 4 });
  const { order } = look(match);
  expect(questions({ mode: 'pandemonium', seats: 4 })).toEqual(order.toReversed().map((seat) => `${seat} faction`));
  expect(order.map((seat) => (seat - (order[0] as Seat) + 4) % 4)).toEqual([0, 1, 2, 3]);
  expect(allOf(SEEDS.map((seed) => look(opened({ mode: 'pandemonium', seats: 3 }, seed)).order[0]))).toEqual([0, 1, 2]);
});

rule('HOP-23.4', 'everything lies face up in the camps, the heroes active; 68 chips, no favor, no neutral heroes', () => {
  const match = ready({ mode: 'pandemonium', seats: 3 });
  for (const { camp, tactics } of look(match).troops) {
    expect(camp.units).toHaveLength(11);
    expect(tactics.camp).toHaveLength(4);
  }
  expect(look(match).units.filter(({ rank, active }) => rank === 'hero' && active)).toHaveLength(3);
  expect(look(match).units.filter(({ rank }) => rank === 'neutral')).toEqual([]);
  expect(look(match).supply).toEqual({ red: 68, blue: 0 });
  expect(look(match).boards).toEqual([]);
});

// ---- Alliance

rule('HOP-23.5', 'two teams of two with alternating seats; each shares a colour and a track', () => {
  const view = look(opened({ mode: 'alliance' }));
  expect(view.troops.map(({ team, colour, board }) => [team, colour, board])).toEqual([
    [0, 'red', 0],
    [1, 'blue', 1],
    [0, 'red', 0],
    [1, 'blue', 1],
  ]);
});

rule('HOP-23.5', 'factions from the last player back; then the earlier seat of each team says whose hero waits in the camp', () => {
  const { order } = look(opened({ mode: 'alliance' }));
  const asked = questions({ mode: 'alliance' });
  expect(asked.slice(0, 4)).toEqual(order.toReversed().map((seat) => `${seat} faction`));
  expect(asked.slice(4, 6)).toEqual(order.slice(0, 2).map((seat) => `${seat} campHero`));
  const match = ready({ mode: 'alliance' });
  const heroes = look(match).units.filter(({ rank }) => rank === 'hero');
  for (const team of [0, 1]) {
    const own = heroes.filter((hero) => hero.team === team).map(({ zone, active }) => [zone, active]);
    expect(own).toEqual(
      expect.arrayContaining([
        ['camp', false],
        ['track', true],
      ]),
    );
  }
});

rule('HOP-23.5', 'everybody keeps six units in secret, all at the same time; the others are out of the game', () => {
  const match = opened({ mode: 'alliance' });
  for (let n = 0; n < 6; n++) match.play(match.texts()[0] as string);
  expect(match.match.pending).toMatchObject(
    [0, 1, 2, 3].map((seat) => ({ seats: [seat], ask: 'keepUnits', together: 'secretUnits', some: { min: 6, max: 6 } })),
  );
  const done = ready({ mode: 'alliance' });
  for (const seat of [0, 1, 2, 3]) {
    const faction = look(done, seat).troops[seat]?.faction as string;
    expect(zones(done, seat, faction)).toEqual({ camp: 6, out: 4 });
  }
  expect(look(done).supply).toEqual({ red: 34, blue: 34 });
});
