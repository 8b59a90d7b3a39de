// Recorded matches of all modes, to be read as diffs: they show what a change of the rules does.
// If a difference is intended, renew the texts: GOLDEN=write npx vitest run games/arcane-legions/test/golden
import { type Decision, FastDice, Match, type Pick, type Seat, type SetupInput } from '@tabularium/kernel';
import { Account, Ears, eventLine, expectRecorded } from '@tabularium/kernel/testing';
import { test } from 'vitest';
import { ICONS } from '../content/kinds.ts';
import { setupOf, tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView, PlayerView, UnitView } from '../table/view.ts';
import { bold } from './support/bold.ts';
import { brawl } from './support/brawl.ts';

interface Recorded {
  readonly name: string;
  readonly seed: number;
  /** Without it the match begins in the middle of things. */
  readonly setup?: SetupInput;
  /** By seat, in place of its own choice. */
  readonly armies?: readonly string[];
}
const MATCHES: readonly Recorded[] = [
  { name: 'first-battle', seed: 1, setup: { mode: 'firstBattle', seats: 2 } },
  {
    name: 'standard',
    seed: 2,
    setup: { mode: 'standard', seats: 2, options: { battlefield: 'templeRuins', points: 5000 } },
    armies: ['roman5000', 'egyptian5000'],
  },
  {
    name: 'placed',
    seed: 3,
    setup: { mode: 'standard', seats: 2, options: { battlefield: 'placed', points: 7000 } },
    armies: ['han7000', 'build'],
  },
  {
    name: 'three',
    seed: 4,
    setup: { mode: 'standard', seats: 3, options: { points: 5000 } },
    armies: ['roman5000', 'han5000', 'mercenary5000'],
  },
  { name: 'king-of-the-hill', seed: 5, setup: { mode: 'kingOfTheHill', seats: 2 }, armies: ['egyptian7000', 'mercenary7000'] },
  { name: 'death-before-dishonor', seed: 6, setup: { mode: 'deathBeforeDishonor', seats: 2 }, armies: ['roman7000', 'han7000'] },
  {
    name: 'custom',
    seed: 7,
    setup: { mode: 'custom', seats: 4, options: { total: 2000, commandPoints: 12, victoryPoints: 6, teams: 'on', halfSteps: 'off' } },
  },
  { name: 'brawl', seed: 21 },
];
/** Shows the first decisions, then only those that led to something special, up to this many in all, and the last one. */
const SHOWN = { beginning: 30, most: 70 };
/** A match that is not over by then is cut short. */
const DECISIONS = 600;
const SPECIAL: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'aboutFace',
  'allDiceRaised',
  'damageChanged',
  'declined',
  'defeated',
  'eliminated',
  'freeAttack',
  'noRoom',
  'ownCp',
  'restored',
  'rolledDie',
  'rolledOff',
  'slid',
  'snapped',
  'vp',
  'wasted',
]);

test.each(MATCHES)('$name', (recorded) => {
  expectRecorded(playthrough(recorded), new URL(`golden/${recorded.name}.txt`, import.meta.url));
});

function opened({ setup, seed }: Recorded): Match<ArcaneKit> {
  if (setup !== undefined) return Match.start(arcaneLegions, setup, { seed: `golden ${seed}` });
  const sketch = brawl(seed);
  return Match.at(arcaneLegions, tableOf(sketch), { setup: setupOf(sketch), seed: `golden ${seed}` });
}
/** The named army, ready-made or the player's own, if there is one; otherwise whatever bold players like. */
function choice({ armies = [] }: Recorded, { table }: Match<ArcaneKit>, decision: Decision<ArcaneKit>, dice: FastDice): Pick {
  const army = decision.ask === 'army' ? armies[decision.seats[0] as Seat] : undefined;
  return army === undefined ? bold(table, decision, dice) : decision.texts.indexOf(army);
}

function playthrough(recorded: Recorded): string {
  const match = opened(recorded);
  const dice = new FastDice(recorded.seed);
  const ears = new Ears(match);
  const account = new Account<ArcaneKit>(SHOWN, [
    `Arcane Legions, ${recorded.name}: ${JSON.stringify(match.setup)}`,
    '',
    ...match.events('public').map(({ event }) => eventLine(event)),
  ]);
  let drawn = '';
  for (let n = 1; match.result === undefined && n <= DECISIONS; n++) {
    const decision = match.pending[0] as Decision<ArcaneKit>;
    const seat = decision.seats[0] as Seat;
    const pick = choice(recorded, match, decision, dice);
    const { phase, round } = match.table;
    const before = `${phase} ${round}` === drawn ? [] : sketch(match);
    match.answer(seat, decision.id, pick);
    const told = ears.listen(seat);
    const after = told.map((event) => eventLine(event));
    const isSpecial = told.some(({ kind }) => SPECIAL.has(kind));
    const isShown = account.add({ decision, pick, before, after, isSpecial, isLast: match.result !== undefined || n === DECISIONS });
    if (isShown && before.length > 0) drawn = `${phase} ${round}`;
  }
  return account.text(...sketch(match), `Result: ${JSON.stringify(match.result ?? 'broken off')}`);
}

// ---- the table

function sketch(match: Match<ArcaneKit>): string[] {
  const view = match.view('public').table as ArcaneView;
  const pieces = view.field.pieces.map(
    ({ name, x, y, heading }) => `${name} at ${x} ${y}${heading === 0 ? '' : ` turned ${heading * 45}`}`,
  );
  return [
    '',
    `-- ${view.phase} on ${view.field.id ?? 'placed ground'}, round ${view.round}: ${pieces.join(', ') || 'no terrain'}`,
    ...view.players.map(portrait),
    ...view.units.map(base),
    '',
  ];
}
const portrait = ({ seat, number, zone, vp, target, inPlay, forecast }: PlayerView): string =>
  `  seat ${seat} number ${number} zone ${zone ?? 'none'}: ${vp} of ${target}, ${inPlay} points in play, ${forecast} objectives`;
function base({ unit, state, at, icons, figures, health, slots, downed, adjacent }: UnitView): string {
  const ready = ICONS.map((icon) => `${icon}${icons[icon]}`).join(' ');
  const wounded = slots.flatMap(({ slot, wounds }) => (wounds > 0 ? [`${slot}:${wounds}`] : [])).join(' ');
  const beside = adjacent.map((one) => `${one.own}-${one.other} ${one.unit}`).join(', ');
  return [
    `  ${unit} ${at ?? state}: ${figures} figures, health ${health}, ${ready}`,
    ...(downed.length === 0 ? [] : [`down ${downed.map(({ start }) => start).join(' ')}`]),
    ...(wounded === '' ? [] : [`wounded ${wounded}`]),
    ...(beside === '' ? [] : [`beside ${beside}`]),
  ].join('; ');
}
