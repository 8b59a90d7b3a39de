// The worked examples of the rulebook, position by position.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, spaceSeen, strengths, times } from './support/position.ts';

rule(['BAT-6.1', 'BAT-6.2', 'BAT-5.15'], 'EX-1 Gaining cards', () => {
  const match = position({
    day: 2,
    players: [{ hand: [...times(3, 'supply'), 'friman bear', 'chief isle', 'priest ember'], nation: times(6, 'friman bear') }],
    tops: { scroll: ['scroll ember'], chief: ['chief bear'] },
  });
  match.play('create scroll');
  expect(match.last('created').paid.toSorted()).toEqual(['chief isle', 'friman bear', 'priest ember']);
  match.play('hire chief');
  expect(match.last('hired').paid).toEqual(times(3, 'supply'));
  expect(own(match, 0)).toMatchObject({ gains: ['scroll ember', 'chief bear', 'supply'], hand: { count: 0 } });
  expect(match.texts()).toEqual(['end']); // cards gained this turn cannot be used
  match.play('end');
  expect(own(match, 0).haven.count).toBe(9);
});

const RED_COAST = {
  a1: 'hub 1 of 0',
  b1: 'straight E-W',
  g1: 'empty',
  a7: 'empty',
  g7: 'hub 1 of 1',
  f7: 'straight E-W',
  e7: 'tee N-E-W',
  g6: 'straight N-S',
};
rule(['BAT-7.3', 'BAT-7.4', 'BAT-7.5', 'BAT-7.6', 'BAT-7.8', 'BAT-7.10', 'BAT-7.11'], 'EX-2 A city and its only legal space', () => {
  const match = position({
    seats: 4,
    active: 1,
    players: [{ faction: 'isle' }, { faction: 'ember', hand: [...times(3, 'chief ember'), ...times(2, 'priest ember')] }],
    board: RED_COAST,
  });
  match.play('city 2', 'hub');
  expect(match.last('built')).toMatchObject({ type: 'hub', at: 'g5', level: 2 }); // there is only one space, so nobody was asked
  match.play('upgrade g5');
  expect(spaceSeen(match, 'g5')).toMatchObject({ owner: 1, level: 3 });
});
rule(['BAT-7.3', 'BAT-7.4', 'BAT-7.5', 'BAT-7.6', 'BAT-7.8'], 'EX-2 Why the other spaces are refused', () => {
  const match = position({
    seats: 4,
    active: 1,
    players: [{ faction: 'isle' }, { faction: 'ember', hand: times(3, 'chief ember') }],
    board: { ...RED_COAST, a7: 'hub 1 of 1', a6: 'straight N-S' }, // a second space far away, so that there is a choice
  });
  match.play('city 2', 'hub');
  expect(match.texts()).toEqual(['a5', 'g5']);
  expect(match.refuses('c1')).toMatchObject({ rule: 'BAT-7.8', because: 'noRoadToOwnCities' });
  expect(match.refuses('f6')).toMatchObject({ rule: 'BAT-7.5', because: 'blankSide' });
  expect(match.refuses('e3')).toMatchObject({ rule: 'BAT-7.4', because: 'touchesNothing' });
  expect(match.refuses('e6')).toMatchObject({ rule: 'BAT-7.6', because: 'nextToCity' });
  expect(match.refuses('d7')).toMatchObject({ rule: 'BAT-7.6', because: 'nextToCity' });
});

rule('BAT-7.11', 'EX-3 Upgrade', () => {
  const match = position({ players: [{ hand: times(2, 'chief bear') }] });
  match.play('upgrade b2');
  expect(spaceSeen(match, 'b2')).toMatchObject({ owner: 0, level: 2 });
  for (const unit of ['priest', 'lord'])
    expect(position({ players: [{ hand: times(2, `${unit} bear`) }] }).refuses('upgrade b2')).toMatchObject({
      missing: ['chief', 'chief'],
    });
});

rule('BAT-8.9', 'EX-4 Tool', () => {
  const match = position({ day: 2, players: [{ hand: ['chief bear', 'tool isle', 'chief isle', 'supply'] }] });
  match.play('create weapon', 'pay chief bear + tool isle');
  expect(match.last('created')).toMatchObject({ artifact: 'weapon', paid: ['chief bear', 'tool isle'] });
  match.refuses('create weapon');
  match.refuses('road junction');
});

rule(
  ['BAT-5.3', 'BAT-8.1', 'BAT-8.2', 'BAT-8.3', 'BAT-8.4', 'BAT-8.5', 'BAT-8.6', 'BAT-8.13', 'BAT-8.19', 'BAT-8.23'],
  'EX-5 Chain and fork',
  () => {
    const match = position({
      seats: 4,
      day: 2,
      stage: 'opening',
      players: [
        {
          faction: 'bear',
          hand: ['scroll bear', 'friman bear', 'amulet bear', 'friman bear', 'chief bear', 'supply'],
          nation: ['supply', 'title cloud', 'tool isle'],
        },
      ],
      board: { b1: 'straight E-W' },
      tops: { title: ['title ember', 'title bear'], chief: ['chief isle', 'chief bear'], horse: ['horse cloud'], weapon: ['weapon isle'] },
    });
    match.play('cohort bear', 'show 1');
    expect(match.last('announced')).toMatchObject({ faction: 'bear', size: 5, draw: 3 });
    expect(own(match, 0).hand.count).toBe(9);
    match.play('scroll', 'title cloud', 'bear');
    expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'title bear', touched: true }));
    const friman = seen(match).stock.units[0]?.count ?? 0;
    match.play('title', 'friman bear');
    expect(match.last('promoted')).toMatchObject({ card: 'friman bear', to: 'chief bear' });
    expect(seen(match).stock.units[0]?.count).toBe(friman + 1);
    match.play('create horse', 'top');
    expect(match.last('created')).toMatchObject({ gained: 'horse cloud' });
    expect(match.last('created').paid.toSorted()).toEqual(['chief bear', 'supply', 'supply']);
    match.rolls(3).play('amulet', 'friman bear');
    expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'friman bear', uses: 3 }));
    match.play('create weapon', 'pay chief bear + friman bear + friman bear');
    match.play('city 1', 'hub');
    expect(match.events('paid').at(-1)?.cards.toSorted()).toEqual(['friman bear', 'tool isle']);
    expect(spaceSeen(match, 'c1')).toMatchObject({ owner: 0, level: 1 });
    expect(own(match, 0)).toMatchObject({ hand: { count: 0 }, gains: ['horse cloud', 'weapon isle'], deckSize: 11 });
    expect(
      own(match, 0)
        .laid.map(({ card }) => card)
        .toSorted(),
    ).toEqual(
      ['scroll bear', 'title bear', 'chief bear', 'supply', 'supply', 'amulet bear', 'friman bear', 'chief bear', 'tool isle'].toSorted(),
    );
  },
);

rule(['BAT-8.34', 'BAT-10.3', 'BAT-10.5'], 'EX-6 Horse', () => {
  const match = position({
    seats: 3,
    active: 1,
    players: [{}, { hand: ['horse isle', 'supply'], heroes: ['a5'] }],
    board: { a5: 'hub 1 of 1', b5: 'curve S-W', b6: 'straight N-S', c5: 'straight N-S', c6: 'straight N-S' },
  });
  expect(match.about(1, 'ride a5')).toMatchObject({
    reach: [
      { at: 'b5', cost: 1 },
      { at: 'b6', cost: 2 },
    ],
  });
  match.play('ride a5');
  expect(match.texts()).toEqual(['b5', 'b6']);
  for (const at of ['c5', 'c6', 'd4', 'c4']) match.refuses(at);
  match.play('b5');
  match.refuses('ride b5'); // the other two steps are lost
});

rule(
  [
    'BAT-12.4',
    'BAT-12.5',
    'BAT-12.7',
    'BAT-12.8',
    'BAT-12.9',
    'BAT-12.12',
    'BAT-12.13',
    'BAT-12.14',
    'BAT-12.15',
    'BAT-12.23',
    'BAT-12.30',
  ],
  'EX-7 Battle',
  () => {
    const match = position({
      seats: 4,
      day: 1,
      players: [
        {
          faction: 'isle',
          hand: ['weapon isle', 'chief isle', 'friman isle', 'chief isle', 'chief cloud'],
          heroes: ['g7'],
          nation: times(6, 'supply'),
        },
        { faction: 'ember', hand: ['friman ember', 'lord ember', 'supply'], nation: times(8, 'supply') },
      ],
      board: { g1: 'empty', g7: 'hub 3 of 1' },
    });
    match.play('attack g7 city', 'add chief isle');
    expect(strengths(match)).toEqual([4, 3]);
    match.play('declare', 'react', 'add friman ember');
    expect(strengths(match)).toEqual([4, 4]);
    match.play('declare', 'add friman isle', 'add chief isle', 'add chief cloud');
    expect(strengths(match)).toEqual([8, 4]);
    match.play('declare', 'add lord ember');
    expect(strengths(match)).toEqual([8, 8]);
    match.play('declare', 'stop');
    expect(match.last('won')).toMatchObject({ seat: 1, over: 0, attack: 8, defence: 8 });
    expect(seen(match).players[0]?.heroes).toEqual([null, null]);
    expect(spaceSeen(match, 'g7')).toMatchObject({ owner: 1, level: 3 });
    expect(own(match, 1).hand.count).toBe(1);
    match.play('end');
    expect(own(match, 1).hand.count).toBe(6);
  },
);

rule(['BAT-8.17', 'BAT-8.19', 'BAT-8.13', 'BAT-8.14', 'BAT-8.2'], 'EX-8 Lit amulet', () => {
  const match = position({
    day: 3,
    dice: [2],
    players: [{ hand: ['amulet ember', 'title ember', 'chief isle', 'friman bear', 'tool bear'] }],
  });
  match.play('amulet', 'title ember', 'title', 'chief isle', 'title');
  expect(match.events('promoted').map(({ card, to }) => `${card} > ${to}`)).toEqual([
    'chief isle > priest isle',
    'friman bear > chief bear',
  ]);
  match.rolls(4).play('amulet');
  expect(match.last('rolled')).toMatchObject({ die: 4, card: 'tool bear' });
  expect(own(match, 0)).toMatchObject({ ambush: { cards: ['tool bear'] }, haven: { cards: ['amulet ember'] } });
  expect(seen(match).limbo).toEqual([]);
});

const NATIVE_ROAD = {
  b1: 'straight E-W lakes',
  c1: 'curve S-W woods',
  c2: 'tee N-E-S mountains',
  c3: 'straight N-S canyons',
  c4: 'tee N-E-W mountains',
};
rule(['BAT-17.2', 'BAT-17.3'], 'EX-9 Native movement', () => {
  const players = [
    { faction: 'cloud', hand: ['horse cloud'], heroes: ['b1'] },
    { faction: 'bear' },
    { faction: 'isle' },
    { faction: 'ember' },
  ] as const;
  const match = position({ seats: 4, mode: 'advanced', board: NATIVE_ROAD, players });
  expect(match.about(0, 'ride b1')).toMatchObject({ reach: expect.arrayContaining([{ at: 'd4', cost: 3 }]) });
  match.play('ride b1', 'd4');
  expect(match.last('heroMoved')).toMatchObject({ to: 'd4', path: ['c1', 'c2', 'c3', 'c4', 'd4'] });

  const basic = position({ seats: 4, mode: 'base', board: NATIVE_ROAD, players }).play('ride b1');
  expect(basic.texts()).toContain('c3');
  basic.refuses('c4');
  basic.refuses('d4');
});

rule(['BAT-17.4', 'BAT-12.5'], 'EX-10 Terrain bonus', () => {
  const attacking = (at: string) =>
    position({
      mode: 'advanced',
      options: { removedFaction: 'bear' },
      players: [{ faction: 'ember', hand: ['weapon ember', 'lord isle'], heroes: [at] }, { faction: 'cloud' }],
      board: { b3: 'fork canyons 2 of 1', f5: 'fork mountains 2 of 1' },
    }).play(`attack ${at} city`);
  const canyons = attacking('b3');
  expect(strengths(canyons)).toEqual([3, 2]);
  canyons.play('declare');
  const mountains = attacking('f5');
  expect(strengths(mountains)).toEqual([2, 3]);
  expect(mountains.refuses('declare')).toMatchObject({ rule: 'BAT-12.5', because: 'mustExceed' });
});

rule(['BAT-8.19', 'BAT-2.6'], 'EX-11 Title and faction', () => {
  const sketch = { seats: 4, players: [{ hand: ['title bear', 'chief isle'] }] } as const;
  const there = position({ ...sketch, tops: { priest: ['priest bear', 'priest isle', 'priest ember'] }, left: { priest: 3 } });
  expect(there.play('title').last('promoted')).toMatchObject({ card: 'chief isle', to: 'priest isle' });
  const missing = position({ ...sketch, tops: { priest: ['priest bear', 'priest cloud', 'priest ember'] }, left: { priest: 3 } });
  expect(missing.play('title').last('promoted')).toMatchObject({ card: 'chief isle', to: 'priest bear' });
});
rule(['BAT-8.19', 'BAT-2.6'], 'EX-11 The deck that was searched is shuffled', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['title bear', 'chief isle'] }],
    tops: { priest: ['priest bear', 'priest cloud', 'priest ember'] },
    left: { priest: 3 },
  });
  match.rolls(1).play('title'); // the shuffle swaps the two that are left
  expect(seen(match).stock.units[2]).toMatchObject({ count: 2, top: 'priest ember' });
});

rule('BAT-8.15', 'EX-12 Wild', () => {
  const sketch = {
    day: 2,
    dice: [6],
    players: [{ hand: ['amulet isle', 'friman bear', 'friman isle', 'chief isle'], heroes: ['f6'] }],
  } as const;
  const priest = position(sketch).play('amulet', 'friman bear', 'create scroll');
  expect(priest.last('created').paid.toSorted()).toEqual(['chief isle', 'friman isle', 'wild bear as priest']);
  const title = position(sketch).play('amulet', 'friman bear', 'title', 'chief isle');
  expect(title.last('promoted')).toMatchObject({ card: 'chief isle', to: 'priest isle' });
  const weapon = position(sketch).play('amulet', 'friman bear', 'attack f6 city');
  expect(strengths(weapon)[0]).toBe(1 + 1); // a weapon, with the hero bonus; the sword would have 5
});

rule('BAT-5.4', 'EX-13 Two small cohorts', () => {
  const match = position({
    stage: 'opening',
    players: [
      { hand: ['friman ember', 'chief ember', 'tool ember', 'friman isle', 'priest isle', 'horse isle'], nation: times(6, 'supply') },
    ],
  });
  match.play('cohort isle ember');
  expect(match.events('announced').map(({ faction, size, draw }) => [faction, size, draw])).toEqual([
    ['isle', 3, 1],
    ['ember', 3, 1],
  ]);
  expect(own(match, 0).hand.count).toBe(8);
});

rule('BAT-8.12', 'EX-14 Lit weapon', () => {
  const sketch = { day: 2, players: [{ hand: ['weapon isle', 'friman bear', 'supply', 'supply'], heroes: ['f6'] }] } as const;
  const both = position(sketch).play('hero', 'attack f6 city');
  expect(strengths(both)[0]).toBe(1);
  const alone = position(sketch).play('attack f6 city', 'add weapon isle');
  expect(strengths(alone)[0]).toBe(2);
});

rule('BAT-8.10', 'EX-15 Lit tool', () => {
  const alone = position({ day: 1, players: [{ hand: ['tool isle'] }] }).play('create tool', 'top');
  expect(alone.last('created').paid).toEqual(['tool isle', 'tool isle']);
  const forked = position({ day: 1, players: [{ hand: ['tool isle', 'supply', 'chief bear'] }] });
  forked.play('road junction', 'cross', 'c2', 'create weapon');
  expect(forked.events('paid')[0]?.cards).toEqual(['supply', 'tool isle']);
  expect(forked.last('created').paid).toEqual(['chief bear', 'tool isle']);
});

rule(['BAT-5.9', 'BAT-5.10', 'BAT-5.11'], 'EX-16 Mulligan after ambush', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: times(6, 'supply'), ambush: ['lord bear', 'lord isle'], nation: times(5, 'friman bear'), haven: ['supply'] }],
  });
  match.play('mulligan');
  expect(own(match, 0)).toMatchObject({ hand: { count: 7 }, ambush: { count: 0 } });
  expect(match.decision().ask).toBe('act'); // despite five bears in hand no cohort can be announced
  expect(match.events('announced')).toEqual([]);
});
