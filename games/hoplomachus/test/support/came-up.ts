// What can come up in matches, item by item, and how each shows: in what is told, or in what a player decides.
import type { Decision, Pick } from '@tabularium/kernel';
import type { Content } from '../../content/index.ts';
import { SKILLS, type Skill, TACTICS, type UnitDef } from '../../content/kinds.ts';
import { SKILL_RULES } from '../../content/skills.ts';
import { provokersOf } from '../../rules/combat/attack.ts';
import { distanceOf, levelOf, movementOf } from '../../rules/units/units.ts';
import type { Asks } from '../../table/asks.ts';
import type { DieShown, Event } from '../../table/events.ts';
import { defOf, hexOf, unitAt, unitOf } from '../../table/names.ts';
import { type HoplomachusKit, NONE, type Table, type Unit } from '../../table/table.ts';
import { ASKS, EVENT_KINDS } from './kinds.ts';

/** What has not come up yet; entries are removed when seen. */
export type Wanted = Set<string>;

export function everythingIn({ units, immortals, titans }: Content): Wanted {
  return new Set([
    ...ASKS.map((ask) => `ask ${ask}`),
    ...EVENT_KINDS.map((kind) => `event ${kind}`),
    ...units.map(({ id }) => `unit ${id}`),
    ...TACTICS.map((tactic) => `tactic ${tactic}`),
    ...SKILLS.map((skill) => `skill ${skill}`),
    ...immortals.flatMap(({ unit, effects }) => effects.map(({ act }) => `effect ${unit} ${act.do}`)),
    ...titans.flatMap(({ unit, rows }) => rows.flatMap(({ id, lines }) => lines.map((_, line) => `effect ${unit} ${id} ${line + 1}`))),
  ]);
}

// ---- decisions

type Decided = Decision<HoplomachusKit>;

/** Notes a decision and the answer it is about to get. */
export function noteDecision(wanted: Wanted, table: Table, decision: Decided, pick: Pick, whyNot: () => readonly Because[]): void {
  wanted.delete(`ask ${decision.ask}`);
  if (typeof pick === 'number') noteQuietSkills(wanted, table, decision, pick);
  if (wanted.has('skill hardy') && decision.ask === 'tacticOn' && whyNot().some(({ because }) => because === 'hardy'))
    wanted.delete('skill hardy');
  if (wanted.has('skill steadfast') && decision.ask === 'abilityOn' && whyNot().some((reason) => isSteadfast(table, reason)))
    wanted.delete('skill steadfast');
}
interface Because {
  readonly because: string;
  readonly what?: string;
}
const isSteadfast = (table: Table, { because, what = '' }: Because): boolean =>
  because === 'cannotBeDisplaced' && levelOf(table, unitAt(table, unitOf(table, what)), 'steadfast') > 0;

/** Skills that no event tells of: they show only in moves and choices. */
function noteQuietSkills(wanted: Wanted, table: Table, decision: Decided, pick: number): void {
  const option = decision.options[pick];
  if (option === undefined) return;
  if (decision.ask === 'engage') {
    const unit = unitNamed(table, option as Asks['engage']);
    if (wanted.has('skill provoke') && provokersOf(table, unit).length > 0) wanted.delete('skill provoke');
  }
  if (decision.ask === 'moveTo') {
    const { unit: name, hexes } = decision.facts;
    if (hexes < movementOf(table, unitNamed(table, { unit: name }))) wanted.delete('skill snare');
    if ((option as Asks['moveTo']).path.slice(0, -1).some((hex) => table.standing[hexOf(table.terms.arena, hex)] !== NONE))
      wanted.delete('skill flight');
  }
  if (decision.ask === 'tacticOn' && isFarFromAll(table, unitNamed(table, option as Asks['tacticOn']))) wanted.delete('skill tactic');
}
const unitNamed = (table: Table, { unit }: { readonly unit: string }): Unit => unitAt(table, unitOf(table, unit));
/** Of another troop, and not next to any unit of the active one: only Tactic X lets it choose such a unit. */
const isFarFromAll = (table: Table, { at, troop }: Unit): boolean =>
  troop !== table.turn.troop && table.units.every((one) => one.troop !== table.turn.troop || distanceOf(table, one.at, at) > 1);

// ---- events

/** A whole match, as it was told; `table` is its last one. */
export function noteEvents(wanted: Wanted, table: Table, events: readonly Event[]): void {
  const story: Story = { newcomers: new Set(), cursed: new Set(), rolled: [], titanDice: [] };
  for (const event of events) {
    wanted.delete(`event ${event.kind}`);
    const skill = SKILL_OF_RULE.get(event.rule);
    if (skill !== undefined) wanted.delete(`skill ${skill}`);
    noteFacts(wanted, table, event, story);
  }
}
const SKILL_OF_RULE: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [SKILL_RULES[skill], skill]));

/** What earlier events mean to later ones. */
interface Story {
  /** Deployed in this turn. */
  readonly newcomers: Set<string>;
  readonly cursed: Set<string>;
  rolled: readonly DieShown[];
  titanDice: readonly DieShown[];
}
function noteFacts(wanted: Wanted, table: Table, event: Event, story: Story): void {
  const def = (name: string): UnitDef => defOf(table, unitNamed(table, { unit: name }));
  const has = (name: string | null, skill: Skill): boolean => name !== null && def(name).skills.some((one) => one.skill === skill);
  switch (event.kind) {
    case 'turnBegan':
    case 'rivalTurnBegan':
      story.newcomers.clear();
      return;
    case 'deployed':
      story.newcomers.add(event.unit);
      wanted.delete(`unit ${def(event.unit).id}`);
      return;
    case 'playedTactic':
      wanted.delete(`tactic ${event.tactic}`);
      return;
    case 'state':
      if (event.state === 'cursed') story.cursed[event.on ? 'add' : 'delete'](event.unit);
      return;
    case 'attacked':
      if (story.newcomers.has(event.unit)) wanted.delete('skill firstStrike');
      return;
    case 'rolled':
      for (const { why } of event.dice) wanted.delete(`skill ${why}`);
      if (event.rule !== 'HOP-10.14') return; // no attack
      story.rolled = event.dice;
      if (isShortOfDice(event.dice, def(event.unit)) && !story.cursed.has(event.unit)) wanted.delete('skill intimidate');
      return;
    case 'damaged':
      for (const { reason } of event.why) wanted.delete(`skill ${reason}`);
      if (event.as !== 'attack' || !('unit' in event.target)) return;
      if (event.dealt > story.rolled.length) wanted.delete('skill perfectStrike');
      if (has(event.by, 'pierce') && has(event.target.unit, 'armor') && event.dealt > 1) wanted.delete('skill pierce');
      return;
    case 'defeated':
      if (has(event.by, 'showman')) wanted.delete('skill showman');
      return;
    case 'titanRolled':
      story.titanDice = event.dice;
      return;
    case 'effect':
      if (event.happens) wanted.delete(`effect ${event.unit} ${event.effect}${lineOf(table, event.unit, event.effect, story.titanDice)}`);
      return;
    default:
  }
}
const isShortOfDice = (dice: readonly DieShown[], { rank, attack }: UnitDef): boolean =>
  rank !== 'immortal' && dice.filter(({ why }) => why === 'printed').length < attack.length;
/** Which line of a titan's row the dice lead to. */
function lineOf({ content }: Table, unit: string, effect: string, dice: readonly DieShown[]): string {
  const row = content.titans.find((titan) => titan.unit === unit)?.rows.find(({ id }) => id === effect);
  if (row === undefined) return '';
  const hits = dice.filter(({ die, hit }) => hit && die === row.die).length;
  return ` ${row.per === 'count' ? Math.min(hits, row.lines.length) : 1}`;
}
