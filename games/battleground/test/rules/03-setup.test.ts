// Preparing the first game.
import { played, rule, ScriptedDice } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battleground } from '../../rules/index.ts';
import { type Position, seen, seenFigure } from '../support/position.ts';

/** The first game, opened with these rolls. Seat 0 plays the Masters by default. */
const opened = (faces: readonly number[] = [5, 2], masters = 'first'): Position => {
  const dice = new ScriptedDice([], { thenSeed: 7 });
  const shuffles = 2 * 19; // both decks are shuffled first
  dice.add(...Array.from({ length: shuffles }, () => 0)).addFaces(...faces);
  return played(battleground, { setup: { mode: 'first', seats: 2, options: { masters } }, dice }) as Position;
};
const FATE = { masters: 'FM', evil: 'FE' } as const;

rule('MOB-3.1', 'the armies of the first game', () => {
  const armies = opened()
    .events('army')
    .map(({ seat, army, figures, points }) => [seat, army, points, figures.map(({ figure, gear }) => `${figure} ${gear.join(' ')}`)]);
  expect(armies).toEqual([
    [0, 'first_masters', 77, ['he_man W01', 'stratos W13', 'man_at_arms W12 W08']],
    [1, 'first_evil', 76, ['skeletor W02 W23', 'mer_man W03', 'trap_jaw W04']],
  ]);
});
rule('MOB-3.2', 'the figures stand on the start hexes of the map, Evil Warriors in the north, and five tokens lie there', () => {
  const match = opened();
  const places = ['trap_jaw', 'mer_man', 'skeletor', 'he_man', 'stratos', 'man_at_arms'].map((name) => {
    const { at, facing } = seenFigure(match, name);
    return `${at} ${facing}`;
  });
  expect(places).toEqual(['J2 S', 'M5 S', 'Q2 S', 'P25 N', 'Y25 N', 'J27 N']);
  const columns = places.map((place) => place.charCodeAt(0) - 64);
  expect(columns).toEqual([10, 13, 17, 16, 25, 10]); // the first numbers of the printed list, whatever the rows
  expect(match.last('map')).toMatchObject({ map: 'grayskull_ruins' });
  expect(seen(match).objectives.map(({ at }) => at)).toEqual(['E14', 'U17', 'M4', 'M27', 'M15']);
  expect(seen(match).players.map(({ zone }) => zone)).toEqual(['south', 'north']);
});
rule('MOB-3.2', 'the seats may be swapped', () => {
  const { players } = seen(opened([5, 2], 'second'));
  expect(players.map(({ faction, zone }) => `${faction} ${zone}`)).toEqual(['evil north', 'masters south']);
});
rule('MOB-3.3', 'figures start ready, without wounds, mana or tokens', () => {
  for (const figure of seen(opened()).figures)
    expect(figure).toMatchObject({ wounds: 0, mana: 0, focus: false, overwatch: false, buff: null, debuff: null, activated: false });
});
rule('MOB-3.4', 'each player has the twenty fate cards of their faction, five of them in hand, and its two glory cards', () => {
  const match = opened().play('me');
  for (const { faction, deck, fate, glory } of match.table.players) {
    expect([deck.length, fate.length]).toEqual([15, 5]);
    const names = Array.from({ length: 10 }, (_, i) => `${FATE[faction]}${String(i + 1).padStart(2, '0')}`);
    expect([...deck, ...fate].sort()).toEqual(names.flatMap((name) => [name, name]));
    expect(glory).toEqual(faction === 'masters' ? ['GM1', 'GM2'] : ['GE1', 'GE2']);
  }
});
rule('MOB-3.4', 'a player who draws learns which cards, the opponent only how many', () => {
  const match = opened().play('me');
  expect(match.events('drew').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 5],
    [1, 5],
  ]);
  expect(match.events('drewCards').map(({ cards }) => cards)).toEqual(match.table.players.map(({ fate }) => fate));
});
rule('MOB-3.5', 'the player with the higher roll names the first player', () => {
  expect(opened([5, 2]).decision()).toMatchObject({ ask: 'firstPlayer', seats: [0] });
  expect(opened([2, 5]).decision()).toMatchObject({ ask: 'firstPlayer', seats: [1] });
  expect(opened([5, 2]).play('opponent').table.firstPlayer).toBe(1);
  expect(opened([2, 5]).play('me').last('firstPlayer')).toMatchObject({ seat: 1, by: 1 });
});
rule('MOB-3.5', 'a tie is rolled again', () => {
  const match = opened([4, 4, 1, 1, 3, 6]);
  expect(match.events('rolledOff').map(({ faces }) => faces)).toEqual([
    [4, 4],
    [1, 1],
    [3, 6],
  ]);
  expect(match.decision().seats).toEqual([1]);
});
rule('MOB-4.5', 'the first round begins with the activations', () => {
  const { table } = opened().play('me');
  expect([table.phase, table.round]).toEqual(['select', 1]);
});
