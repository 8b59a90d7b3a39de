// The automaton: its units, its moves, its battles.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { values } from '../support/front.ts';
import { acts, type Position, player, position, type Sketch, seen, unit, where } from '../support/position.ts';

/**
 * The solitaire at the start of the automaton's turn; the event after it changes nothing.
 * The player's capital is d3, the automaton's a2.
 */
const automatonTurn = (sketch: Sketch): Position =>
  position({ mode: 'solo', active: 1, phase: 'start', events: ['white', 'white', 'brown'], ...sketch });
/** The solitaire in the player's turn. */
const own = (sketch: Sketch): Position => position({ mode: 'solo', events: ['white', 'brown'], ...sketch });
/** The automaton's moves: unit and destination. */
const moves = (match: Position): string[] =>
  match.events('moved').map(({ unit: name, to }) => `${name.replace('automaton.soldier.', '')} ${to}`);

// ---- the frame

rule('ROM-16.1', 'the player goes first in every round; then comes the automaton, then one event', () => {
  const match = own({ phase: 'market', units: { 'yellow.worker.1': 'd3' } });
  const kinds = match.events().map(({ kind }) => kind);
  expect(kinds).toEqual(['automatonTurnBegan', 'eventCube', 'roundBegan', 'turnBegan', 'phaseBegan']);
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
});
rule('ROM-16.1', 'the automaton’s capital is a2, and the bank is that of one player', () => {
  const match = own({});
  expect(seen(match).solo?.capital).toBe('a2');
  expect(Object.values(match.table.bank)).toEqual([5, 4, 4, 2, 2, 2, 2, 2, 2, 3]);
});
rule('ROM-16.2', 'its units fight with 2, eat nothing and enter water from anywhere', () => {
  const match = automatonTurn({
    hexes: { b2: 'water', b3: 'water' },
    units: { 'automaton.soldier.1': 'a2', 'automaton.soldier.2': 'c2', 'yellow.soldier.1': 'c2' },
    dice: [1, 1], // c2 after a2, and of b2 and b3 the second
  });
  expect(match.events('fed')).toEqual([]);
  expect(moves(match)).toContain('1 b3');
});
rule('ROM-16.2', 'it has at most ten', () => {
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`automaton.soldier.${i + 1}`, 'e1']));
  const match = automatonTurn({ turn: { step: 'event' }, events: ['blue', 'brown'], dice: ['retreat'], units: nine });
  expect(match.last('automatonUnits').units).toEqual(['automaton.soldier.10']);
});
rule('ROM-16.3', 'the player’s units cannot enter the automaton’s capital, and it cannot be attacked', () => {
  const match = own({ units: { 'yellow.worker.1': 'b2' } });
  expect(acts(match, 'move').toSorted()).toEqual(['a1', 'b1', 'b3', 'c2', 'c3'].map((to) => `yellow.worker.1 ${to}`));
  expect(match.refuses('move yellow.worker.1 a2')).toMatchObject({ rule: 'ROM-16.3' });
});
rule('ROM-16.4', 'for it Publicus counts as one', () => {
  const match = own({ characters: [['consul'], ['heros', 'publicus']] });
  expect(seen(match, 0).forecast.sides.find(({ team }) => team === 1)?.characters).toBe(2);
});
rule('ROM-16.4', 'in a battle nobody is asked for its powers', () => {
  const match = automatonTurn({ characters: [[], ['heros', 'dux']], units: { 'automaton.soldier.1': 'c3', 'yellow.worker.1': 'c3' } });
  expect(match.decision()).toMatchObject({ ask: 'token', seats: [0] });
  expect(values(match)).toEqual({ attack: 2, defence: 1 });
});
rule('ROM-16.5', 'the river takes at most two hexes in one exploration', () => {
  // each water hex has a single face-down neighbour, four in a row
  const match = own({
    hexes: { c1: 'down water', c2: 'down', c3: 'down', c4: 'down', c5: 'down' },
    units: { 'yellow.worker.1': 'b1' },
  }).play('move yellow.worker.1 c1');
  expect(match.events('flooded').map(({ at }) => at)).toEqual(['c2', 'c3']);
});

// ---- moves

rule('ROM-16.6', '1: it retreats toward its capital from a stronger force', () => {
  const match = automatonTurn({
    dice: [1],
    units: {
      'automaton.soldier.1': 'c3',
      'automaton.soldier.2': 'c3',
      'yellow.soldier.1': 'c3',
      'yellow.worker.1': 'c3',
      'yellow.worker.2': 'c3',
    },
  });
  expect(moves(match)).toEqual(['1 b2', '2 b2']);
  expect(match.events('moved')[0]).toMatchObject({ rule: 'ROM-16.6', by: 'automaton', retreat: true });
  expect(match.events('battle')).toEqual([]);
});
rule('ROM-16.6', '1: against an equal force it stays and fights', () => {
  const match = automatonTurn({ units: { 'automaton.soldier.1': 'c3', 'mercenary.1': 'c3' } });
  expect(moves(match)).toEqual([]);
  expect(match.last('battle')).toMatchObject({ at: 'c3', attacker: 'automaton', defender: 0 });
});
rule('ROM-16.6', '1: with nowhere to go it stays and fights', () => {
  const match = automatonTurn({
    hexes: { b2: 'down', b3: 'down' },
    units: { 'automaton.soldier.1': 'c3', 'yellow.soldier.1': 'c3' },
  });
  expect(moves(match)).toEqual([]);
  expect(match.last('battle')).toMatchObject({ at: 'c3', attacker: 'automaton' });
});
rule('ROM-16.6', '2: it moves to an adjacent hex with a weaker player, wherever that lies', () => {
  const match = automatonTurn({ units: { 'automaton.soldier.1': 'b3', 'yellow.worker.1': 'b4', 'mercenary.1': 'c3' } });
  expect(moves(match)).toEqual(['1 b4']); // a mercenary is not weaker than one of its units
  expect(match.last('battle').at).toBe('b4');
});
rule('ROM-16.6', '3: otherwise it moves to an empty hex nearer to the player’s capital', () => {
  const match = automatonTurn({ dice: [1], units: { 'automaton.soldier.1': 'b3', 'yellow.soldier.1': 'b4' } });
  expect(moves(match)).toEqual(['1 c4']);
});
rule('ROM-16.6', '4: otherwise it stays', () => {
  const match = automatonTurn({
    units: { 'automaton.soldier.1': 'b3', 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c4' },
  });
  expect(moves(match)).toEqual([]);
});
rule('ROM-16.7', 'groups are formed once: a group that joins another does not move again, and counts only its own units', () => {
  const match = automatonTurn({
    // first a2, which of b2 and b3 takes b3 where nobody is; then c4, which is next to the tower
    dice: [0, 1],
    units: { 'automaton.soldier.1': 'a2', 'automaton.soldier.2': 'c4' },
  });
  expect(moves(match)).toEqual(['1 b3']);
});
rule('ROM-16.7', 'a penalty costs a group 3', () => {
  const match = automatonTurn({
    units: { 'automaton.soldier.1': 'c3 penalty', 'automaton.soldier.2': 'c3', 'mercenary.1': 'c3' },
    dice: [0],
  });
  expect(match.events('moved')[0]).toMatchObject({ retreat: true }); // 4 - 3 is less than 2
});
rule('ROM-16.7', 'the tower counts as presence, with its 4', () => {
  const match = automatonTurn({
    units: { 'automaton.soldier.1': 'c3', 'automaton.soldier.2': 'c3', 'automaton.soldier.3': 'c3' },
  });
  expect(moves(match)).toEqual(['1 d3', '2 d3', '3 d3']); // 6 against 4
  expect(match.last('battle')).toMatchObject({ at: 'd3', tower: true });
});
rule('ROM-16.7', 'in the war step all its units of a hex are one group', () => {
  const match = automatonTurn({
    dice: [0, 0],
    hexes: { b1: 'water', b2: 'water' },
    units: { 'automaton.soldier.1': 'b3', 'automaton.soldier.2': 'b4', 'yellow.worker.1': 'c4' },
  });
  expect(match.last('battle')).toMatchObject({ at: 'c4', attackers: ['automaton.soldier.1', 'automaton.soldier.2'] });
});
rule('ROM-16.8', 'a retreat goes to hexes without the player, its own capital included', () => {
  const match = automatonTurn({ units: { 'automaton.soldier.1': 'b3', 'yellow.soldier.1': 'b3', 'yellow.soldier.2': 'a1' } });
  expect(moves(match)).toEqual(['1 a2']);
  const blocked = automatonTurn({
    units: { 'automaton.soldier.1': 'c3', 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'b2', 'yellow.soldier.3': 'b3' },
  });
  expect(moves(blocked)).toEqual([]);
});
rule('ROM-16.8', 'it advances only where no unit of either side is', () => {
  const match = automatonTurn({
    dice: [1],
    units: { 'automaton.soldier.1': 'b3', 'automaton.soldier.2': 'c3 created', 'yellow.soldier.1': 'c2' },
  });
  expect(moves(match)).toEqual(['1 c4']);
});
rule('ROM-16.9', 'it may enter face-down hexes, and stays there even on water; the river still spreads', () => {
  const match = automatonTurn({
    hexes: { c4: 'down water x2', c5: 'down', c3: 'forest' },
    dice: [1],
    units: { 'automaton.soldier.1': 'b3', 'yellow.soldier.1': 'b4' },
  });
  expect(match.last('explored')).toMatchObject({ unit: 'automaton.soldier.1', at: 'c4', terrain: 'water', multiplier: 2 });
  expect(match.events('flooded').map(({ at }) => at)).toEqual(['c5']);
  expect(where(match, 'automaton.soldier.1')).toBe('c4');
});
rule('ROM-16.9', 'walls give its units penalties as usual', () => {
  const match = automatonTurn({
    hexes: { b4: 'walls=W' },
    units: { 'automaton.soldier.1': 'b3', 'automaton.soldier.2': 'b3', 'yellow.worker.1': 'b4' },
  });
  expect(match.events('penalty').map(({ unit: name, on }) => [name, on])).toEqual([
    ['automaton.soldier.1', true],
    ['automaton.soldier.2', true],
  ]);
  expect(values(match)).toEqual({ attack: 1, defence: 1 });
});
rule('ROM-16.6', 'what it is going to do is shown in advance', () => {
  const match = own({
    units: { 'automaton.soldier.1': 'b3', 'automaton.soldier.2': 'c1', 'yellow.worker.1': 'b4', 'yellow.soldier.1': 'c1' },
  });
  expect(seen(match).solo?.intentions).toEqual([
    { at: 'b3', units: ['automaton.soldier.1'], does: 'strike', to: ['b4'] },
    { at: 'c1', units: ['automaton.soldier.2'], does: 'retreat', to: ['c2', 'b1'] },
  ]);
});

// ---- war

rule('ROM-16.10', 'it attacks with everybody where it meets the player, and stands up again', () => {
  const match = automatonTurn({
    dice: ['blank'],
    units: { 'automaton.soldier.1': 'c3', 'automaton.soldier.2': 'c3', 'yellow.soldier.1': 'c3' },
  });
  expect(match.last('battle').attackers).toEqual(['automaton.soldier.1', 'automaton.soldier.2']);
  match.play('blank');
  expect(match.last('fought')).toMatchObject({ attack: 4, defence: 3, winner: 'automaton' });
  expect(unit(match, 'automaton.soldier.1').lying).toBeNull();
});
rule(['ROM-16.10', 'ROM-16.12'], 'it demolishes one construction per unit where nobody defends them', () => {
  const match = automatonTurn({
    hexes: { c3: 'farm warehouse temple forum' },
    units: { 'automaton.soldier.1': 'c3', 'automaton.soldier.2': 'c3', 'yellow.worker.1': 'd3' },
  });
  expect(match.events('destroyed').map(({ piece, by }) => [piece.piece, by])).toEqual([
    ['forum', 'automaton'],
    ['temple', 'automaton'],
  ]);
  expect(unit(match, 'automaton.soldier.1').lying).toBeNull();
});
rule(['ROM-16.10', 'ROM-10.5'], 'but not with a penalty', () => {
  const match = automatonTurn({ hexes: { c3: 'farm' }, units: { 'automaton.soldier.1': 'c3 penalty', 'yellow.worker.1': 'd3' } });
  expect(match.events('destroyed')).toEqual([]);
});
rule('ROM-16.11', 'it rolls after the player has chosen', () => {
  const match = automatonTurn({ dice: ['plus3'], units: { 'automaton.soldier.1': 'c3', 'yellow.worker.1': 'c3' } });
  expect(match.events('tokens')).toEqual([]);
  match.play('double');
  expect(match.last('tokens')).toMatchObject({ attacker: 'automaton', attack: 'plus3', defender: 0, defence: 'double' });
});
rule('ROM-16.11', 'with the retreat face it retreats from a stronger player only, where it can', () => {
  const units = { 'automaton.soldier.1': 'c3', 'automaton.soldier.2': 'c3', 'yellow.soldier.1': 'c3' };
  const strong = automatonTurn({ dice: ['retreat', 1], units }).play('plus3'); // 4 against 6
  expect(strong.last('retreated')).toMatchObject({ seat: 'automaton', to: ['b2'] });
  expect(player(strong, 0).battleTokens).toBe(1);
  const weak = automatonTurn({ dice: ['retreat'], units }).play('blank'); // 4 against 3
  expect(weak.last('stood')).toMatchObject({ seat: 'automaton' });
  expect(weak.last('fought')).toMatchObject({ attack: 4, defence: 3 });
  const cut = automatonTurn({ dice: ['retreat'], units: { ...units, 'yellow.worker.1': 'b2', 'yellow.worker.2': 'b3' } });
  expect(cut.play('plus3').last('fought')).toMatchObject({ attack: 4, defence: 6 });
});
rule('ROM-16.11', 'also when it defends', () => {
  const match = own({ phase: 'war', dice: ['retreat', 0], units: { 'yellow.soldier.1': 'c3', 'automaton.soldier.1': 'c3' } });
  match.play('c3 automaton', 'blank');
  expect(match.last('retreated')).toMatchObject({ seat: 'automaton', to: ['b3'] });
});
rule(['ROM-16.11', 'ROM-10.32'], 'with the die option both roll', () => {
  const match = automatonTurn({
    options: { battleDie: 'on' },
    dice: ['blank', 'plus3'],
    units: { 'automaton.soldier.1': 'c3', 'yellow.worker.1': 'c3' },
  });
  expect(match.last('tokens')).toMatchObject({ attack: 'blank', defence: 'plus3', die: true });
});
rule('ROM-16.12', 'its casualties: soldiers, mercenaries, workers, the explorer; those with a penalty first', () => {
  const match = automatonTurn({
    dice: ['double'],
    units: {
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`automaton.soldier.${n}`, 'c3'])),
      'yellow.explorer.1': 'c3',
      'yellow.worker.1': 'c3',
      'yellow.soldier.1': 'c3',
      'yellow.soldier.2': 'c3 penalty',
      'mercenary.1': 'c3',
    },
  }).play('blank'); // 20 against 1 + 6 + 2 - 3
  expect(match.events('fell').map(({ unit: name }) => name)).toEqual(['yellow.soldier.2', 'yellow.soldier.1', 'mercenary.1']);
});
rule('ROM-16.12', 'left over: the tower if it falls now, then the rest in its order, and last a crack', () => {
  const attack = (pieces: string, face: 'double' | 'blank'): Position =>
    automatonTurn({
      dice: [face],
      hexes: { d3: pieces },
      units: Object.fromEntries(Array.from({ length: face === 'double' ? 5 : 4 }, (_, i) => [`automaton.soldier.${i + 1}`, 'd3'])),
    }).play('blank');
  const order = (match: Position): string[] =>
    match.events().flatMap((event) => (event.kind === 'destroyed' ? [event.piece.piece] : event.kind === 'cracked' ? ['crack'] : []));
  // 8 against 4: one casualty
  expect(order(attack('forum farm', 'blank'))).toEqual(['forum']);
  expect(order(attack('', 'blank'))).toEqual(['crack']);
  expect(order(attack('forum cracked', 'blank'))).toEqual(['tower']);
  // 20 against 4: three
  expect(order(attack('forum', 'double')).slice(0, 2)).toEqual(['crack', 'tower']);
});
rule('ROM-16.12', 'the order of everything else', () => {
  const match = automatonTurn({
    hexes: { c3: 'farm walls=E,NE,NW,W warehouse port=W temple aqueduct forum', c2: 'water' },
    units: {
      ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`automaton.soldier.${i + 1}`, 'c3'])),
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`yellow.soldier.${n}`, 'd3'])), // 16 with the tower: too strong for a strike
    },
  });
  expect(match.events('destroyed').map(({ piece, sides }) => [piece.piece, ...sides].join(' '))).toEqual([
    'forum',
    'aqueduct',
    'temple',
    'port',
    'warehouse',
    'walls E NE NW',
    'walls W',
    'farm',
  ]);
});
rule('ROM-16.13', 'it takes battle tokens, and its fallen units may come again', () => {
  const match = automatonTurn({ dice: ['plus3'], units: { 'automaton.soldier.1': 'c3', 'yellow.worker.1': 'c3' } }).play('extraCasualty');
  expect([player(match, 1).battleTokens, unit(match, 'automaton.soldier.1').zone]).toEqual([1, 'reserve']);
});
rule('ROM-16.23', 'its units are always hostile to the player', () => {
  const match = own({
    hexes: { c3: 'farm' },
    units: { 'yellow.worker.1': 'c3', 'automaton.soldier.1': 'c3' },
    stock: ['9 wheat 9 stone 9 wood'],
  });
  expect(match.texts().filter((text) => text.startsWith('build') || text.includes('tolerant') || text.includes('hostile'))).toEqual([]);
  expect(acts(match, 'move')).toEqual(['yellow.worker.1 d3']);
});
rule('ROM-16.24', 'the player loses at once with the tower', () => {
  const match = automatonTurn({
    dice: ['blank'],
    hexes: { d3: 'cracked' },
    units: Object.fromEntries([1, 2, 3, 4].map((n) => [`automaton.soldier.${n}`, 'd3'])),
  }).play('blank');
  expect(match.last('eliminated')).toMatchObject({ seat: 0, because: 'tower', by: 'automaton' });
  expect(match.result).toMatchObject({ winners: [], rule: 'ROM-16.24' });
});
rule('ROM-16.24', 'also by surrender', () => {
  expect(own({ phase: 'start' }).play('surrender').result).toMatchObject({ winners: [], rule: 'ROM-16.24' });
});
rule(['ROM-16.24', 'ROM-16.13'], 'the automaton is never out, even without units', () => {
  const match = own({
    phase: 'war',
    dice: ['blank'],
    units: { 'yellow.worker.1': 'd3', 'yellow.soldier.1': 'c3', 'automaton.soldier.1': 'c3' },
  });
  match.play('c3 automaton', 'double'); // 6 against 2
  expect(unit(match, 'automaton.soldier.1').zone).toBe('reserve');
  expect([match.result, match.decision().seats]).toEqual([undefined, [0]]);
});
