// Recorded matches of both modes, to be read as diffs: every change of the rules shows here.
// If a difference is intended, renew the texts: GOLDEN=write npx vitest run games/battleground/test/golden
import { type Decision, FastDice, Match, type Pick, type Seat } from '@tabularium/kernel';
import { Account, Ears, eventLine, expectRecorded } from '@tabularium/kernel/testing';
import { test } from 'vitest';
import { setupOf, tableOf } from '../lesson/layout.ts';
import { battleground } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView, FigureView, FrameView, PlayerView } from '../table/view.ts';
import { bold } from './support/bold.ts';
import { brawl } from './support/brawl.ts';

interface Recorded {
  readonly name: string;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string | number>>;
  /** By seat: the army to take, if it should not choose for itself. */
  readonly armies?: readonly string[];
  readonly from: 'first' | 'standard' | 'brawl';
}
const MATCHES: readonly Recorded[] = [
  { name: 'first', from: 'first', seed: 1 },
  { name: 'first-second-seat', from: 'first', seed: 2, options: { masters: 'second' } },
  {
    name: 'grayskull-ruins',
    from: 'standard',
    seed: 3,
    options: { map: 'grayskull_ruins' },
    armies: ['heart_of_grayskull', 'snake_mountain'],
  },
  {
    name: 'wasteland-watchtowers',
    from: 'standard',
    seed: 4,
    options: { map: 'wasteland_watchtowers' },
    armies: ['hammer_and_spark', 'eyes_of_night'],
  },
  { name: 'broken-gate', from: 'standard', seed: 5, options: { map: 'broken_gate', points: 80 }, armies: ['build', 'build'] },
  {
    name: 'snake-terraces',
    from: 'standard',
    seed: 6,
    options: { map: 'snake_terraces', points: 150 },
    armies: ['build', 'snake_mountain'],
  },
  { name: 'expansion', from: 'standard', seed: 7, options: { expansion: 'on' }, armies: ['battle_cat', 'panthor'] },
  { name: 'nested', from: 'brawl', seed: 39 },
  { name: 'large-bases', from: 'brawl', seed: 210 },
];
/** Shows the first decisions, then only those that led to something special, up to a limit, and the last one. */
const SHOWN = { beginning: 40, most: 110 };
const SPECIAL: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'cardBack',
  'claimed',
  'cleansed',
  'healed',
  'interrupts',
  'knockedOut',
  'lostTokens',
  'marker',
  'missionDone',
  'prevented',
  'pushed',
  'revealed',
  'scored',
  'swapped',
  'token',
  'usedAbility',
  'usedItem',
  'wounded',
]);

test.each(MATCHES)('$name', (recorded) => {
  expectRecorded(playthrough(recorded), new URL(`golden/${recorded.name}.txt`, import.meta.url));
});

function opened({ from, seed, options = {} }: Recorded): Match<BattlegroundKit> {
  if (from !== 'brawl') return Match.start(battleground, { mode: from, seats: 2, options }, { seed: `golden ${seed}` });
  const sketch = brawl(seed);
  return Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: `golden ${seed}` });
}
/** Takes the army that is named, if any; otherwise plays as bold players do. */
function choice({ armies = [] }: Recorded, { table }: Match<BattlegroundKit>, decision: Decision<BattlegroundKit>, dice: FastDice): Pick {
  const army = decision.ask === 'army' ? armies[decision.seats[0] as Seat] : undefined;
  return army === undefined ? bold(table, decision, dice) : decision.texts.indexOf(army);
}

function playthrough(recorded: Recorded): string {
  const match = opened(recorded);
  const dice = new FastDice(recorded.seed);
  const ears = new Ears(match);
  const account = new Account<BattlegroundKit>(SHOWN, [
    `Battleground, ${recorded.name}: ${JSON.stringify(recorded.options ?? {})}`,
    '',
    ...match.events('public').map(({ event }) => eventLine(event)),
  ]);
  let drawn = 0;
  while (match.result === undefined) {
    const decision = match.pending[0] as Decision<BattlegroundKit>;
    const seat = decision.seats[0] as Seat;
    const pick = choice(recorded, match, decision, dice);
    const { round } = match.table;
    const before = round === drawn ? [] : sketch(match);
    const depth = depthOf(match);
    match.answer(seat, decision.id, pick);
    const told = ears.listen(seat);
    const after = [...depth, ...told.map((event) => eventLine(event))];
    const isSpecial = depth.length > 0 || told.some(({ kind }) => SPECIAL.has(kind));
    const isShown = account.add({ decision, pick, before, after, isSpecial, isLast: match.result !== undefined });
    if (isShown && before.length > 0) drawn = round;
  }
  return account.text(...sketch(match), `Result: ${JSON.stringify(match.result)}`);
}
/** The interruptions that a decision is in. */
function depthOf(match: Match<BattlegroundKit>): string[] {
  const steps = match.trail('public').map(({ at }) => at);
  return match.table.frames.length > 1 ? [`     in ${steps.join(' > ')}`] : [];
}

// ---- the table

function sketch(match: Match<BattlegroundKit>): string[] {
  const view = match.view('public').table as BattlegroundView;
  const tokens = view.objectives.map(({ at, owner }) => `${at}${owner === null ? '' : ` of seat ${owner}`}`).join(', ');
  return [
    '',
    `-- round ${view.round} on ${view.terms.map}; tokens ${tokens}`,
    ...view.players.map(portrait),
    ...view.figures.map(miniature),
    ...view.frames.map(framed),
    '',
  ];
}
const portrait = ({ seat, faction, fate, glory, deck, discards, completed, points }: PlayerView): string =>
  `  seat ${seat} ${faction}: ${points} points, hand ${fate.count} + ${glory.count}, deck ${deck.count}, discards ${discards.length}, missions ${completed.join(' ') || 'none'}`;
function miniature({ figure, seat, at, facing, wounds, health, mana, focus, overwatch, buff, debuff, weapons, items }: FigureView): string {
  const tokens = [focus ? 'focus' : '', overwatch ? 'overwatch' : '', buff ?? '', debuff ?? ''].filter(Boolean).join(' ');
  const gear = [...weapons.map(({ weapon }) => weapon), ...items.map(({ item, used }) => `${item}${used ? ' (used)' : ''}`)].join(' ');
  return `  ${seat} ${figure} ${at ?? 'out'} ${facing ?? ''}: wounds ${wounds}/${health}, mana ${mana}, ${gear}${tokens === '' ? '' : `, ${tokens}`}`;
}
const framed = ({ kind, figure, against, ap }: FrameView): string =>
  `  ${kind} of ${figure}${against === null ? '' : ` against ${against}`}: ${ap} AP`;
