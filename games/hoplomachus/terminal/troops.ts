// Who fights, and what waits: the chips in combat in a table, then camp, tactics and discard of every troop.
import type { Seat } from '@tabularium/kernel';
import { flow, heading, type Line, line, lineWidth, type Span, span, table, widthOf } from '@tabularium/parts/terminal';
import type { PileView, TroopView, UnitView } from '../table/view.ts';
import { endingOf } from '../words/naming.ts';
import {
  ACTIVE,
  codeOf,
  DOT,
  type Drawing,
  diceSpans,
  inkOf,
  letterOf,
  nameOf,
  skillOf,
  termOf,
  troopOf,
  troopSpans,
  WINNER,
} from './signs.ts';

// ---- in combat

const HEADS = ['hp', 'at', 'range', 'movement', 'dice', 'skills', 'state'] as const;
const COLUMNS = [{}, { yields: true }, {}, {}, { align: 'right' }, { align: 'right' }, {}, { yields: true }, { yields: true }] as const;

export function drawCombat(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const fighting = drawing.view.units.filter(({ at }) => at !== null).toSorted((a, b) => a.troop - b.troop);
  const title = heading(t('draw.combat'), width);
  if (fighting.length === 0) return [title, line(` ${t('draw.nobody')}`, 'dim')];
  const heads = HEADS.map((key) => line(t(`draw.head.${key}`), 'dim'));
  return [title, ...table([[line(''), line(''), ...heads], ...fighting.map((unit) => combatRow(drawing, unit))], COLUMNS, width)];
}
function combatRow(drawing: Drawing, unit: UnitView): Line[] {
  const troop = troopOf(drawing, unit.troop);
  const { printed, now } = unit.movement;
  return [
    [span(' '), letterOf(drawing, troop), span(codeOf(drawing, unit), inkOf(drawing, troop))],
    line(nameOf(drawing, unit.unit), unit.elite ? 'bold' : undefined),
    [span(String(unit.hp), 'bold'), span(`/${unit.health}`, 'dim')],
    line(unit.at ?? ''),
    line(String(unit.range)),
    line(String(now), now === printed ? undefined : 'cyanBright'),
    diceSpans(drawing, unit.dice),
    line(unit.skills.map((learned) => skillOf(drawing, learned)).join(', '), unit.silenced ? 'dim' : undefined),
    line([...statesOf(drawing, unit), ...unit.tactics.map(({ tactic }) => termOf(drawing, tactic))].join(', '), 'yellow'),
  ];
}
function statesOf({ canvas: { t } }: Drawing, unit: UnitView): string[] {
  const states: readonly (readonly [state: string, holds: boolean])[] = [
    ['inactive', !unit.active],
    ['dazed', unit.fresh || unit.dazed > 0],
    ['fatigued', unit.fatigued > 0],
    ['ensnared', unit.ensnared > 0],
    ['cursed', unit.cursed > 0],
    ['poisoned', unit.poisonedBy !== null],
    ['hampered', unit.hampered],
    ['moved', unit.walked !== null && unit.walked > 0],
    ['engaged', unit.engaged],
    ['shards', unit.shards > 0],
  ];
  return states.flatMap(([state, holds]) =>
    holds ? [t(`draw.state.${state}`, { shards: unit.shards, ending: endingOf(unit.unit, t) })] : [],
  );
}

// ---- what waits

export function drawTroops(drawing: Drawing, winners: readonly Seat[], width: number): Line[] {
  const { t } = drawing.canvas;
  return [heading(t('draw.troops'), width), ...drawing.view.troops.flatMap((troop) => drawTroop(drawing, troop, winners, width))];
}
function drawTroop(drawing: Drawing, troop: TroopView, winners: readonly Seat[], width: number): Line[] {
  const { seat, tactics, discard, kind } = troop;
  const { t } = drawing.canvas;
  const lead: Line = [
    span(turnSign(drawing, troop, winners), ['yellowBright', 'bold']),
    ...troopSpans(drawing, troop),
    ...notesOf(drawing, troop),
    span('  '),
  ];
  const entry = (key: string, words: readonly string[]): Line[] => pile(t(`draw.${key}`), words, width - lineWidth(lead));
  const names = (units: readonly string[]): string[] => units.map((unit) => nameInCamp(drawing, unit));
  const piles = [
    ...(kind === 'player' ? [] : entry('stack', troop.reserve > 0 ? [String(troop.reserve)] : [])),
    ...entry('camp', pileWords(drawing, troop.camp, names)),
    ...entry('bag', troop.bag.count > 0 ? [String(troop.bag.count)] : []),
    ...entry(
      'tactics',
      tactics.camp.map((tactic) => termOf(drawing, tactic)),
    ),
    ...entry('discard', [...names(discard), ...tactics.discard.map((tactic) => termOf(drawing, tactic))]),
  ];
  if (seat === null && piles.length === 0) return [];
  return flow(piles, width, lead, DOT);
}
/** The contents of a pile, in pieces that fit a line each. */
function pile(label: string, words: readonly string[], width: number): Line[] {
  const pieces: Span[][] = [];
  for (const [i, word] of words.entries()) {
    const text = i < words.length - 1 ? `${word},` : word;
    const last = pieces.at(-1);
    if (last === undefined) pieces.push([span(`${label} `, 'dim'), span(text)]);
    else if (lineWidth(last) + 1 + widthOf(text) <= width) last.push(span(` ${text}`));
    else pieces.push([span(text)]);
  }
  return pieces;
}
const turnSign = ({ view }: Drawing, { troop, seat }: TroopView, winners: readonly Seat[]): string =>
  seat !== null && winners.includes(seat) ? WINNER : view.turn?.troop === troop && view.ended === null ? ACTIVE : ' ';
function notesOf({ view, canvas }: Drawing, { seat, faction, out }: TroopView): Span[] {
  const { t } = canvas;
  if (seat === null) return [];
  const isGone = view.gone.includes(seat);
  return [
    ...(view.eye === seat ? [span(` ${t('draw.you')}`, 'dim')] : []),
    ...(isGone || out ? [span(` ${t(isGone ? 'draw.gone' : 'draw.out')}`, 'dim')] : []),
    ...(faction === null ? [span(` ${t('draw.noFaction')}`, 'dim')] : []),
  ];
}
/** Visible units by name, the others as a count. */
function pileWords({ canvas }: Drawing, { units, count }: PileView, names: (units: readonly string[]) => string[]): string[] {
  const hidden = count - units.length;
  return [...names(units), ...(hidden > 0 ? [canvas.t('draw.hidden', { count: hidden })] : [])];
}
function nameInCamp(drawing: Drawing, unit: string): string {
  const name = nameOf(drawing, unit);
  const isAsleep = drawing.view.units.some((one) => one.unit === unit && !one.active);
  return isAsleep ? drawing.canvas.t('draw.asleep', { unit: name }) : name;
}
