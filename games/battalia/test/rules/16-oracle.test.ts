import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { INNER, litOn, matchedOn, OUTER } from '../../content/oracle.ts';
import { own, type Position, position, seen, times } from '../support/position.ts';

rule('BAT-16.1', 'the wheel turns at the beginning of every day, before the first player’s turn', () => {
  const match = position({ seats: 3, first: 1, stage: 'opening' });
  const oracle = () => seen(match).oracle.lit;
  for (const lit of ['tool', 'weapon', 'amulet']) {
    for (let turn = 0; turn < 3; turn++) {
      expect(oracle()).toBe(lit);
      match.play('keep', 'end');
    }
  }
  expect(match.events('dayBroke')).toMatchObject([
    { day: 2, lit: 'weapon', matched: 'horse' },
    { day: 3, lit: 'amulet', matched: 'tent' },
    { day: 4, lit: 'title', matched: 'scroll' },
  ]);
});

rule('BAT-16.2', 'on day 1 the tool is lit and matched', () => {
  expect(seen(position()).oracle).toMatchObject({ day: 1, lit: 'tool', matched: 'tool' });
});

rule('BAT-16.3', 'the days of the week', () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => seen(position({ day })).oracle);
  expect(days.map(({ lit }) => lit)).toEqual(OUTER);
  expect(days.map(({ matched }) => matched)).toEqual(['tool', 'horse', 'tent', 'scroll', 'title', 'amulet', 'weapon']);
});

rule('BAT-16.3', 'every week is like the first', () => {
  for (let day = 1; day <= 105; day++) expect([litOn(day + 7), matchedOn(day + 7)]).toEqual([litOn(day), matchedOn(day)]);
});

rule('BAT-16.3', 'in every position of the wheels exactly one pair meets, and the ray falls on the symbol opposite the tool blade', () => {
  for (let turns = 0; turns < 7; turns++) {
    const turned = (place: number) => INNER[(place - turns + 7) % 7];
    const pairs = OUTER.filter((symbol, place) => turned(place) === symbol);
    expect(pairs).toEqual([matchedOn(turns + 1)]);
    expect(OUTER.find((_symbol, place) => turned(place) === 'tool')).toBe(litOn(turns + 1));
  }
});

rule('BAT-16.4', 'the light works for every player of the day', () => {
  const match = position({ seats: 3, day: 1, players: [{}, { hand: ['tool bear'] }, { hand: ['tool bear'] }] });
  for (const seat of [1, 2]) {
    match.play('end', 'keep', 'create tool', 'top');
    expect(match.last('created')).toMatchObject({ seat, paid: ['tool bear', 'tool bear'] });
  }
});

rule('BAT-16.4', 'the light also works for defenders', () => {
  const match = position({
    day: 2,
    players: [{ faction: 'bear', hand: ['weapon isle', 'friman isle', 'friman isle'], heroes: ['f6'] }, { hand: ['weapon isle'] }],
  });
  match.play('attack f6 city', 'add friman isle', 'add friman isle', 'declare', 'react', 'add weapon isle', 'add weapon isle', 'declare');
  expect(match.last('total')).toMatchObject({ attack: 3, defence: 1 + 1 + 1 }); // both uses of the lit weapon
});

rule('BAT-16.4', 'the match works for every player of the day', () => {
  const hand = ['chief bear', 'supply', 'supply'];
  const match = position({ day: 2, players: [{ hand }, { hand }] }).play('create horse', 'ember', 'end', 'keep', 'create horse');
  expect(match.decision()).toMatchObject({ ask: 'createFaction', seats: [1] });
});

/** How often a card of this kind may be played on a day. */
const usesOn = (day: number, use: (match: Position) => Position, hand: readonly string[]): number => {
  const match = use(position({ day, players: [{ hand, heroes: ['b2'] }], board: { c2: 'straight E-W' } }));
  return 1 + (own(match, 0).laid.find(({ card }) => card === hand[0])?.uses ?? 0);
};
rule('BAT-16.5', 'a lit tool, weapon, horse, amulet, title or scroll can be used twice, on other days once', () => {
  const uses: Readonly<Record<string, (day: number) => number>> = {
    tool: (day) => usesOn(day, (match) => match.play('road simple', 'straight', 'b3'), ['tool bear', 'supply']),
    weapon: (day) => usesOn(day, (match) => match.play('hero'), ['weapon bear', 'supply', 'supply']),
    horse: (day) => usesOn(day, (match) => match.play('ride b2'), ['horse bear']),
    amulet: (day) => usesOn(day, (match) => match.play('amulet'), ['amulet bear', 'friman bear']),
    title: (day) => usesOn(day, (match) => match.play('title').play(...first(match, 'friman bear')), ['title bear', 'friman bear']),
    scroll: (day) => usesOn(day, (match) => match.play('scroll', 'isle'), ['scroll bear', 'friman bear']),
  };
  const first = (match: Position, text: string): string[] => (match.decision().ask === 'target' ? [text] : []);
  for (const [artifact, used] of Object.entries(uses))
    for (let day = 1; day <= 7; day++) expect([artifact, day, used(day)]).toEqual([artifact, day, OUTER[day - 1] === artifact ? 2 : 1]);
});

rule('BAT-16.5', 'a lit tent holds two cards, on other days one', () => {
  const hand = ['tent bear', 'supply', 'lord bear', 'chief bear'];
  const lit = position({ day: 6, players: [{ hand }] }).play('pitch', 'lord bear', 'chief bear');
  expect(own(lit, 0).tents).toMatchObject([{ cards: ['lord bear', 'chief bear'] }]);
  const unlit = position({ day: 5, players: [{ hand }] }).play('pitch', 'lord bear');
  expect(unlit.decision()).toMatchObject({ ask: 'act' });
});

// ---- the matched artifact

const HORSE = ['chief bear', 'supply', 'supply'];

rule('BAT-16.6', 'a player who creates the matched artifact may name a faction and gets a card of it', () => {
  const match = position({
    seats: 3,
    day: 2,
    players: [{ hand: HORSE }],
    tops: { horse: ['horse isle', 'horse isle', 'horse bear', 'horse cloud'] },
  });
  match.play('create horse');
  expect(match.texts()).toEqual(['bear', 'isle', 'ember', 'cloud', 'top']);
  match.play('cloud');
  expect(match.last('created')).toMatchObject({ gained: 'horse cloud' });
});

rule('BAT-16.6', 'the player may also take the top card', () => {
  const match = position({ day: 2, players: [{ hand: HORSE }], tops: { horse: ['horse ember'] } }).play('create horse', 'top');
  expect(match.last('created')).toMatchObject({ gained: 'horse ember' });
});

rule('BAT-16.6', 'if the deck has no card of the faction, the top card is taken', () => {
  const match = position({
    day: 2,
    players: [{ hand: HORSE }],
    tops: { horse: ['horse isle', 'horse ember', 'horse isle'] },
    left: { horse: 3 },
  });
  match.play('create horse', 'bear');
  expect(match.last('created')).toMatchObject({ gained: 'horse isle' });
});

rule('BAT-16.6', 'after the search the deck is shuffled, after taking the top card it is not', () => {
  // Three horses are left, from the top: isle, ember, isle. A shuffle with these dice reverses the rest.
  const second = (choice: string) => {
    const match = position({
      day: 2,
      players: [{ hand: [...HORSE, ...HORSE] }],
      tops: { horse: ['horse isle', 'horse ember', 'horse bear'] },
      left: { horse: 3 },
      dice: [1],
    });
    match.play('create horse', choice, 'create horse', 'top');
    return match.last('created').gained;
  };
  expect(second('top')).toBe('horse ember');
  expect(second('isle')).toBe('horse bear');
});

rule('BAT-16.6', 'on other days there is no choice', () => {
  const match = position({ day: 3, players: [{ hand: HORSE }], tops: { horse: ['horse ember'] } }).play('create horse');
  expect(match.decision()).toMatchObject({ ask: 'act' });
  expect(match.last('created')).toMatchObject({ gained: 'horse ember' });
});

rule('BAT-16.6', 'hired units are never matched', () => {
  for (let day = 1; day <= 7; day++) {
    const match = position({ day, players: [{ hand: times(2, 'supply') }] }).play('hire friman');
    expect(match.decision()).toMatchObject({ ask: 'act' });
  }
});

rule('BAT-16.7', 'a sword has one use on the day of the weapon', () => {
  const match = position({ day: 2, players: [{ hand: ['sword', 'supply', 'supply'], heroes: ['b6'] }] });
  match.play('hero');
  expect(match.refuses('attack b6 neutral')).toMatchObject({ because: 'noWeapon' });
});

rule('BAT-16.7', 'the hammer has one use as the lit artifact', () => {
  const match = position({ day: 1, players: [{ hand: ['hammer', 'friman bear', 'friman bear', 'supply', 'supply'] }] });
  match.play('road simple', 'pay supply + hammer', 'straight', 'c2');
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'hammer', uses: 0 }));
});
