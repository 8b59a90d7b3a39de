// Values, tokens, retreat, and who wins.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { askOf, battle, clash, front, handWith, values } from '../support/front.ts';
import { hex, type Position, player, unit, where } from '../support/position.ts';

// ---- values

rule(['ROM-10.9', 'ROM-10.10'], 'the values are the sums of the combat values', () => {
  const match = battle('blank', 'blank', {
    units: {
      'yellow.soldier.1': 'c3',
      'mercenary.1': 'c3',
      'yellow.worker.1': 'c3',
      'yellow.explorer.1': 'c3',
      'blue.soldier.1': 'c3',
      'blue.soldier.2': 'c3',
    },
  });
  expect(match.last('values')).toMatchObject({
    attack: [
      { reason: 'worker', value: 1 },
      { reason: 'soldier', value: 3 },
      { reason: 'explorer', value: 0 },
      { reason: 'mercenary', value: 2 },
    ],
    defence: [{ reason: 'soldier', value: 6 }],
  });
});
rule('ROM-10.11', 'penalties of a side cost 3, once', () => {
  const match = battle('blank', 'blank', {
    units: { 'yellow.soldier.1': 'c3 penalty', 'yellow.soldier.2': 'c3 penalty', 'yellow.soldier.3': 'c3', 'blue.worker.1': 'c3 penalty' },
  });
  expect(values(match)).toEqual({ attack: 6, defence: -2 });
});
rule('ROM-10.12', 'a value may be negative, and doubling makes it worse', () => {
  const match = battle('blank', 'double', { units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'c3 penalty' } });
  expect(match.last('fought')).toMatchObject({ attack: 1, defence: -4, winner: 0, defenderLosses: 1 });
});

// ---- powers and tokens

const HELPED = { characters: [['heros'], ['defensor']], units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } } as const;
rule('ROM-10.13', 'powers may be used before the tokens, the attacker’s first', () => {
  const match = front(HELPED).play('c3 seat 1');
  expect([askOf(match, 0), askOf(match, 1)]).toEqual(['battlePower', undefined]);
  match.play('heros');
  expect([askOf(match, 0), askOf(match, 1)]).toEqual([undefined, 'battlePower']);
  match.play('defensor');
  expect([askOf(match, 0), askOf(match, 1)]).toEqual(['token', 'token']);
  expect(values(match)).toEqual({ attack: 5, defence: 4 });
});
rule('ROM-10.13', 'or after they are revealed, when both know what they are worth', () => {
  const match = front(HELPED).play('c3 seat 1', 'pass', 'pass').as(0, 'blank').as(1, 'blank');
  expect(match.decision()).toMatchObject({ ask: 'battlePower', seats: [0], texts: ['heros'] });
  match.play('heros');
  expect(match.decision()).toMatchObject({ ask: 'battlePower', seats: [1], texts: ['defensor'] });
  match.play('defensor');
  expect(match.last('fought')).toMatchObject({ attack: 5, defence: 4, winner: 0 });
});
rule('ROM-10.13', 'a player who has passed may still answer a power that the other uses later', () => {
  const match = front(HELPED).play('c3 seat 1', 'pass', 'pass').as(0, 'blank').as(1, 'blank').play('pass', 'defensor');
  expect(match.decision()).toMatchObject({ ask: 'battlePower', seats: [0], texts: ['heros'] });
  match.play('pass');
  expect(match.last('fought')).toMatchObject({ attack: 3, defence: 4, winner: 1 });
});
rule(['ROM-10.13', 'ROM-15.11'], 'only Dux has to be used before', () => {
  const match = front({ ...HELPED, characters: [['heros', 'dux 2']] })
    .play('c3 seat 1', 'pass')
    .as(0, 'blank')
    .as(1, 'blank');
  expect(match.decision()).toMatchObject({ ask: 'battlePower', seats: [0], texts: ['heros'] });
  expect(match.refuses('dux')).toMatchObject({ rule: 'ROM-15.11', because: 'beforeTokensOnly' });
});
rule(['ROM-10.13', 'ROM-10.17'], 'and after a side has decided not to retreat, but not after a retreat', () => {
  const shown = (): Position =>
    front({ ...HELPED, characters: [['heros']], hand: [handWith('blank'), handWith('retreat')] })
      .play('c3 seat 1', 'pass')
      .as(0, 'blank')
      .as(1, 'retreat')
      .play('pass');
  const stayed = shown().play('stay');
  expect(stayed.decision()).toMatchObject({ ask: 'battlePower', seats: [0] });
  expect(stayed.play('heros').last('fought')).toMatchObject({ attack: 5, defence: 3 });
  expect(shown().play('retreat').events('fought')).toEqual([]);
});
rule('ROM-10.14', 'both choose in secret and reveal together', () => {
  const match = front({ units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } }).play('c3 seat 1');
  const before = JSON.stringify(match.view(0).table);
  match.as(1, 'double');
  expect(match.events('tokens')).toEqual([]);
  expect(JSON.stringify(match.view(0).table)).toBe(before);
  expect(match.table.battle).toMatchObject({ attackToken: null, defenceToken: null });
  match.as(0, 'plus3');
  expect(match.last('tokens')).toMatchObject({ attacker: 0, attack: 'plus3', defender: 1, defence: 'double', die: false });
});
rule('ROM-10.14', 'when choosing, a player is shown the odds of each own token', () => {
  const match = front({ hand: [['plus3', 'blank'], ['blank']], units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } }).play(
    'c3 seat 1',
  );
  // blue has played four tokens: it has retreat or blank left, as far as yellow can tell
  expect(match.table.players[1]?.spent).toEqual(['double', 'plus3', 'extraCasualty', 'fewerCasualty']);
  expect(match.decision(0).facts).toEqual({
    attack: 3,
    defence: 3,
    odds: [
      { token: 'plus3', wins: 1, draws: 0, kills: 1, losses: 0 },
      { token: 'blank', wins: 0, draws: 1, kills: 0, losses: 0 },
    ],
  });
});
rule('ROM-10.15', 'x2, +3, one more casualty for the other side, one less for one’s own', () => {
  const soldiers = { units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3' } };
  expect(battle('double', 'plus3', soldiers).last('fought')).toMatchObject({
    attack: 12,
    defence: 9,
    attackerLosses: 0,
    defenderLosses: 1,
  });
  expect(battle('extraCasualty', 'blank', soldiers).last('fought')).toMatchObject({ attack: 6, defence: 6, defenderLosses: 1 });
  expect(battle('double', 'fewerCasualty', soldiers).last('fought')).toMatchObject({ attack: 12, defence: 6, defenderLosses: 1 });
  expect(battle('blank', 'blank', soldiers).last('fought')).toMatchObject({ attack: 6, defence: 6, attackerLosses: 0, defenderLosses: 0 });
});
rule('ROM-10.16', 'doubling comes after penalty and powers', () => {
  const match = front({
    hand: [handWith('double'), handWith('blank')],
    characters: [['heros']],
    units: { 'yellow.soldier.1': 'c3 penalty', 'yellow.soldier.2': 'c3', 'blue.soldier.1': 'c3' },
  });
  match.play('c3 seat 1', 'yellow.soldier.1 + yellow.soldier.2', 'heros').as(0, 'double').as(1, 'blank');
  expect(match.last('fought')).toMatchObject({ attack: (6 - 3 + 2) * 2, defence: 3 });
});
rule(['ROM-10.15', 'ROM-10.21', 'ROM-10.28'], 'EX-13: equal values have no winner, and the attackers lie down', () => {
  const match = battle('plus3', 'double', {
    units: {
      'yellow.soldier.1': 'c3',
      'yellow.soldier.2': 'c3',
      'yellow.soldier.3': 'c3',
      'blue.soldier.1': 'c3',
      'blue.soldier.2': 'c3',
    },
  });
  expect(match.last('fought')).toMatchObject({ attack: 12, defence: 12, winner: null, attackerLosses: 0, defenderLosses: 0 });
  expect(match.events('battleToken')).toEqual([]);
  expect([1, 2, 3].map((n) => unit(match, `yellow.soldier.${n}`).lying)).toEqual(['attacked', 'attacked', 'attacked']);
});

// ---- retreat

const PAIR = { 'yellow.soldier.1': 'c3', 'mercenary.1': 'c3', 'blue.worker.1': 'c3' };
rule(['ROM-10.17', 'ROM-10.18', 'ROM-10.21'], 'EX-14: a side that retreats loses, and nobody is hurt', () => {
  const match = battle('retreat', 'extraCasualty', { units: PAIR });
  expect(match.decision()).toMatchObject({ ask: 'retreat', seats: [0], texts: ['retreat', 'stay'] });
  match.play('retreat');
  expect([where(match, 'yellow.soldier.1'), where(match, 'mercenary.1'), where(match, 'blue.worker.1')]).toEqual(['c2', 'c2', 'c3']);
  expect(match.events('fell')).toEqual([]);
  expect([player(match, 0).battleTokens, player(match, 1).battleTokens]).toEqual([0, 1]);
  expect(match.events('moved')).toMatchObject([
    { unit: 'yellow.soldier.1', from: 'c3', to: 'c2', by: 'retreat', retreat: true },
    { unit: 'mercenary.1', to: 'c2' },
  ]);
});
rule(['ROM-10.17', 'ROM-10.22', 'ROM-10.23'], 'EX-15: a side that stays gets no modifier from the token', () => {
  const match = battle('retreat', 'extraCasualty', { units: PAIR });
  expect(match.about(0, 'stay')).toMatchObject({
    attackValue: 5,
    defenceValue: 1,
    winner: 'attacker',
    attackerLosses: 1,
    defenderLosses: 1,
  });
  match.play('stay');
  expect(match.last('stood')).toMatchObject({ seat: 0 });
  expect(match.last('fought')).toMatchObject({ attack: 5, defence: 1, winner: 0, attackerLosses: 1, defenderLosses: 1 });
  expect(match.decision()).toMatchObject({ ask: 'casualty', seats: [1], texts: ['yellow.soldier.1', 'mercenary.1'] });
  match.play('mercenary.1');
  expect([unit(match, 'mercenary.1').zone, unit(match, 'blue.worker.1').zone]).toEqual(['fallen', 'reserve']);
  expect(player(match, 0).battleTokens).toBe(1);
});
rule(['ROM-10.17', 'ROM-10.19'], 'if both have it the attacker decides first; once one retreats the other is not asked', () => {
  const both = battle('retreat', 'retreat', { units: PAIR });
  expect(both.decision()).toMatchObject({ ask: 'retreat', seats: [0] });
  both.play('retreat');
  expect(both.events('retreated')).toMatchObject([{ seat: 0, to: ['c2'] }]);
  expect(askOf(both, 1)).toBeUndefined();
  const second = battle('retreat', 'retreat', { units: PAIR }).play('stay');
  expect(second.decision()).toMatchObject({ ask: 'retreat', seats: [1] });
});
rule('ROM-10.19', 'each unit goes to a hex nearer to its capital, chosen by its owner', () => {
  const match = battle('blank', 'retreat', {
    capitals: ['c1', 'e2'],
    units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3', 'blue.worker.2': 'c3' },
  }).play('retreat');
  expect(match.decision()).toMatchObject({ ask: 'retreatTo', seats: [1], texts: ['d2', 'd3'], facts: { unit: 'blue.worker.1' } });
  match.play('d2');
  expect(match.decision()).toMatchObject({ ask: 'retreatTo', seats: [1], texts: ['d2', 'd3'], facts: { unit: 'blue.worker.2' } });
  match.play('d3');
  expect([where(match, 'blue.worker.1'), where(match, 'blue.worker.2')]).toEqual(['d2', 'd3']);
  expect(match.last('retreated')).toMatchObject({ seat: 1, to: ['d2', 'd3'] });
});
rule('ROM-10.19', 'in one’s own capital any adjacent face-up hex will do', () => {
  const match = clash(
    front({
      capitals: ['c1', 'c3'],
      hexes: { b2: 'down', c4: 'water' },
      hand: [handWith('blank'), handWith('retreat')],
      units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' },
    }),
    'blank',
    'retreat',
  ).play('retreat');
  expect(match.texts().toSorted()).toEqual(['b3', 'c2', 'd2', 'd3']);
});
rule('ROM-10.19', 'without a legal hex, or with a tower alone, the token counts as blank', () => {
  const cut = battle('blank', 'retreat', {
    hexes: { d3: 'water', c4: 'water', b2: 'down', b3: 'down', d2: 'down', c2: 'water' },
    units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3' },
  });
  expect(cut.last('fought')).toMatchObject({ attack: 3, defence: 1, winner: 0 });
  const tower = clash(front({ hand: [undefined, handWith('retreat')], units: { 'yellow.soldier.1': 'e3' } }), 'plus3', 'retreat', 'e3');
  expect(tower.last('fought')).toMatchObject({ attack: 6, defence: 4, winner: 0 });
});
rule(['ROM-10.17', 'ROM-10.20'], 'EX-17: after a retreat the winner may demolish; if the defender stays it may not', () => {
  const sketch = { hexes: { c3: 'warehouse' }, units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' } };
  const left = battle('blank', 'retreat', sketch).play('retreat');
  expect(where(left, 'blue.worker.1')).toBe('d3');
  expect(left.decision()).toMatchObject({ ask: 'demolish', seats: [0], texts: ['warehouse 1'], pass: true });
  left.play('warehouse 1');
  expect(hex(left, 'c3').stores).toEqual([]);
  const stayed = battle('blank', 'retreat', sketch).play('stay');
  expect(stayed.last('fought')).toMatchObject({ attack: 6, defence: 1, defenderLosses: 1 });
  expect(stayed.decision().ask).toBe('attack');
  expect([unit(stayed, 'blue.worker.1').zone, hex(stayed, 'c3').stores.length]).toEqual(['reserve', 1]);
});
rule(['ROM-10.20', 'ROM-10.28'], 'a defender may demolish too, lying or not, and stays as it was', () => {
  const match = battle('retreat', 'blank', {
    hexes: { c3: 'forum farm temple' },
    units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3 acted', 'blue.soldier.1': 'c3', 'blue.explorer.1': 'c3' },
  }).play('retreat');
  expect(match.decision()).toMatchObject({ ask: 'demolish', seats: [1], texts: ['farm', 'temple', 'forum'] });
  match.play('forum', 'temple');
  expect(match.decision().ask).toBe('attack');
  expect([unit(match, 'blue.worker.1').lying, unit(match, 'blue.soldier.1').lying]).toEqual(['acted', null]);
});
rule('ROM-10.20', 'not while another enemy or an enemy tower is there', () => {
  const third = clash(
    front({
      seats: 3,
      hexes: { c3: 'forum' },
      hand: [handWith('blank'), handWith('retreat')],
      units: { 'yellow.soldier.1': 'c3', 'blue.worker.1': 'c3', 'red.worker.1': 'c3' },
    }),
    'blank',
    'retreat',
  ).play('retreat');
  expect(third.decision().ask).toBe('attack');
  const home = clash(
    front({
      hexes: { e3: 'forum' },
      hand: [handWith('blank'), handWith('retreat')],
      units: { 'yellow.soldier.1': 'e3', 'blue.worker.1': 'e3' },
    }),
    'blank',
    'retreat',
    'e3',
  ).play('retreat', 'd3');
  expect(home.decision().ask).toBe('attack');
  expect(hex(home, 'e3').built.forum).toBe(1);
});

// ---- the winner

rule('ROM-10.21', 'the higher value wins a battle token out of the bank', () => {
  const match = battle('blank', 'double', { bank: { battleToken: 2 }, units: { 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c3' } });
  expect(match.last('fought')).toMatchObject({ winner: 1 });
  expect([player(match, 0).battleTokens, player(match, 1).battleTokens, match.table.bank.battleToken]).toEqual([0, 1, 1]);
});
rule('ROM-10.22', 'casualties of the loser go by the difference: from 3, 6 and 9 on one more each', () => {
  const attackers = ['yellow.soldier.1', 'yellow.soldier.2', 'yellow.soldier.3', 'yellow.soldier.4']; // 12
  const cases = [
    { soldiers: 2, workers: 4, losses: 0 }, // 12 : 10
    { soldiers: 3, workers: 0, losses: 1 },
    { soldiers: 2, workers: 1, losses: 1 },
    { soldiers: 2, workers: 0, losses: 2 },
    { soldiers: 1, workers: 1, losses: 2 },
    { soldiers: 1, workers: 0, losses: 3 },
    { soldiers: 0, workers: 2, losses: 3 }, // 12 : 2
  ];
  for (const { soldiers, workers, losses } of cases) {
    const some = (kind: string, n: number): string[] => Array.from({ length: n }, (_, i) => `blue.${kind}.${i + 1}`);
    const all = [...attackers, ...some('soldier', soldiers), ...some('worker', workers)];
    const match = battle('blank', 'blank', { units: Object.fromEntries(all.map((name) => [name, 'c3'])) });
    expect(match.last('fought')).toMatchObject({ attack: 12, defence: 3 * soldiers + workers, defenderLosses: losses, attackerLosses: 0 });
  }
});
rule('ROM-10.22', 'a token adds and removes casualties whoever wins, never below 0', () => {
  const sketch = { units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' } };
  expect(battle('fewerCasualty', 'extraCasualty', sketch).last('fought')).toMatchObject({
    winner: 0,
    attackerLosses: 0,
    defenderLosses: 1,
  });
  expect(battle('fewerCasualty', 'blank', sketch).last('fought')).toMatchObject({ winner: 0, attackerLosses: 0, defenderLosses: 1 });
  expect(battle('extraCasualty', 'fewerCasualty', sketch).last('fought')).toMatchObject({ winner: 0, defenderLosses: 1 });
  const even = { units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } };
  expect(battle('extraCasualty', 'blank', even).last('fought')).toMatchObject({ winner: null, attackerLosses: 0, defenderLosses: 1 });
});
