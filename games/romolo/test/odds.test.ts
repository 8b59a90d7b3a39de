// The odds shown for a battle, compared with fighting it many times.
import { FastDice, Match, shuffle } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TOKENS, type Token } from '../content/kinds.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { romolo } from '../rules/index.ts';
import type { AttackAbout, TokenOdds } from '../table/about-war.ts';
import type { RomoloKit } from '../table/table.ts';

/** Fights of each kind; a budget of 100 makes 20,000 of them. */
const FIGHTS = 200;
/** How many standard errors the result may differ from the forecast. */
const SIGMAS = 5;

// ---- fighting

interface Fought {
  readonly attack: Token;
  readonly defence: Token;
  readonly wins: number;
  readonly draws: number;
  /** Casualties of the defender, and of the attacker. */
  readonly kills: number;
  readonly losses: number;
}
/** The odds both sides were shown when they chose tokens, and the outcome. */
interface Trial {
  readonly told: ReadonlyMap<'attacker' | 'defender', readonly TokenOdds[]>;
  readonly fought: Fought;
}
/** A side with tokens has a random five of the six, minus those played, and plays a random one; nobody retreats. */
function fightOnce(sketch: Layout, played: readonly (readonly Token[])[], seed: number): Trial {
  const dice = new FastDice(seed);
  const hand = (spent: readonly Token[]): readonly Token[] => {
    const left = TOKENS.filter((token) => !spent.includes(token));
    shuffle(left, dice);
    return left.slice(1);
  };
  const layout: Layout = { ...sketch, phase: 'war', turn: { toWar: false } };
  const table = tableOf(layout);
  for (const [seat, spent] of played.entries()) {
    const player = table.players[seat];
    if (player === undefined || player.aside === null) continue;
    player.hand = [...hand(spent)];
    player.spent = [...spent];
    player.aside = TOKENS.find((token) => !player.hand.includes(token) && !spent.includes(token)) ?? null;
  }
  const match = Match.at(romolo, table, { setup: setupOf(layout), seed: 'odds', dice });
  const told = new Map<'attacker' | 'defender', readonly TokenOdds[]>();
  for (let n = 0; n < 20 && fought(match) === undefined; n++) answer(match, told, dice);
  const result = fought(match);
  if (result === undefined) throw new Error('nobody fought');
  return { told, fought: result };
}
function answer(match: Match<RomoloKit>, told: Map<'attacker' | 'defender', readonly TokenOdds[]>, dice: FastDice): void {
  const decision = match.pending[0];
  if (decision === undefined) return;
  const seat = decision.seats[0] as number;
  const { ask, options, texts } = decision;
  if (decision.ask === 'token') told.set(seat === match.table.battle?.attacker ? 'attacker' : 'defender', decision.facts.odds);
  const pick =
    ask === 'attackers'
      ? [...options.keys()]
      : ask === 'token'
        ? dice.below(options.length)
        : ask === 'battlePower'
          ? Math.max(0, texts.indexOf('dux')) // the charges first, then whatever helps one side
          : ask === 'retreat'
            ? texts.indexOf('stay')
            : 0;
  match.answer(seat, decision.id, pick);
}
function fought(match: Match<RomoloKit>): Fought | undefined {
  const events = match.events('public').map(({ event }) => event);
  const tokens = events.findLast((event) => event.kind === 'tokens');
  const blows = events.findLast((event) => event.kind === 'fought');
  if (tokens === undefined || blows === undefined) return undefined;
  const { winner, attacker, attackerLosses, defenderLosses } = blows;
  return {
    attack: tokens.attack,
    defence: tokens.defence,
    wins: winner === attacker ? 1 : 0,
    draws: winner === null ? 1 : 0,
    kills: defenderLosses,
    losses: attackerLosses,
  };
}

// ---- comparing

/** The mean result is near the forecast; certainties always come true. */
function expectNear(seen: readonly number[], foretold: number, what: string): void {
  const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
  const variance = seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / seen.length;
  const slack = SIGMAS * Math.sqrt(Math.max(variance, foretold * (1 - foretold), 0) / seen.length);
  expect(Math.abs(mean - foretold), `${what}: ${mean} of ${seen.length} fights, foretold ${foretold}`).toBeLessThanOrEqual(slack + 1e-9);
}
function compare(trials: readonly Trial[], side: 'attacker' | 'defender'): void {
  const odds = trials[0]?.told.get(side) ?? [];
  const isAttacker = side === 'attacker';
  for (const { token } of odds) {
    const own = trials.filter(({ fought: { attack, defence } }) => (isAttacker ? attack : defence) === token);
    if (own.length < 10) continue;
    const foretold = own[0]?.told.get(side)?.find((one) => one.token === token);
    if (foretold === undefined) throw new Error(`nothing was foretold of ${token}`);
    const seen = (value: (one: Fought) => number): number[] => own.map(({ fought: one }) => value(one));
    const wins = isAttacker ? (one: Fought) => one.wins : (one: Fought) => 1 - one.wins - one.draws;
    expectNear(seen(wins), foretold.wins, `${side} wins with ${token}`);
    expectNear(
      seen((one) => one.draws),
      foretold.draws,
      `draws with ${token}`,
    );
    expectNear(
      seen((one) => (isAttacker ? one.kills : one.losses)),
      foretold.kills,
      `${side} kills with ${token}`,
    );
    expectNear(
      seen((one) => (isAttacker ? one.losses : one.kills)),
      foretold.losses,
      `${side} loses with ${token}`,
    );
  }
}

const KINDS: Readonly<Record<string, Layout & { readonly played?: readonly (readonly Token[])[] }>> = {
  'soldiers against a worker': { units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' } },
  'equal sides': { units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3' } },
  'a penalty on either side': {
    units: { 'yellow.soldier.1': 'c3 penalty', 'mercenary.1': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3 penalty' },
  },
  'a tower with its people': { units: { 'yellow.soldier.1': 'e3', 'yellow.soldier.2': 'e3', 'mercenary.1': 'e3', 'blue.worker.1': 'e3' } },
  'a tower alone': { units: { 'yellow.soldier.1': 'e3', 'yellow.worker.1': 'e3' } },
  'the explorer alone': { units: { 'yellow.explorer.1': 'c3', 'blue.explorer.1': 'c3' } },
  'charges of Dux on both sides': {
    characters: [['dux 2'], ['dux 1']],
    units: { 'yellow.soldier.1': 'c3', 'blue.soldier.1': 'c3', 'blue.worker.1': 'c3' },
  },
  'some tokens were played': {
    units: { 'yellow.soldier.1': 'c3', 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c3' },
    played: [
      ['double', 'blank'],
      ['plus3', 'retreat', 'extraCasualty'],
    ],
  },
  'the automaton, which cannot retreat': {
    mode: 'solo',
    hexes: { b2: 'down', b3: 'down', a1: 'down', a3: 'down' },
    units: { 'yellow.soldier.1': 'c3', 'automaton.soldier.1': 'c3', 'automaton.soldier.2': 'c3' },
  },
};
describe('each token against each that the other may have', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const { played = [[], []], ...sketch } = KINDS[kind] as (typeof KINDS)[string];
    const trials = Array.from({ length: times(FIGHTS) }, (_, i) => fightOnce(sketch, played, 1000 * kind.length + i));
    compare(trials, 'attacker');
    compare(trials, 'defender');
    expect(trials[0]?.told.size).toBe(sketch.mode === 'solo' ? 1 : 2);
  });
});
test('with the die, by the face that each side rolls', () => {
  const sketch: Layout = { options: { battleDie: 'on' }, units: { 'yellow.soldier.1': 'c3', 'mercenary.1': 'c3', 'blue.soldier.1': 'c3' } };
  const layout: Layout = { ...sketch, phase: 'war' };
  const match = Match.at(romolo, tableOf(layout), { setup: setupOf(layout), seed: 'odds', dice: new FastDice(1) });
  const { odds } = match.about(0, 0) as AttackAbout;
  const trials = Array.from({ length: times(FIGHTS) }, (_, i) => {
    const { fought: one } = fightOnce(sketch, [], 77_000 + i);
    return { fought: one, told: new Map([['attacker', odds] as const]) };
  });
  compare(trials, 'attacker');
});
