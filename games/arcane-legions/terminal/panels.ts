// What lies beside the table: dice, objectives, and the cards of the units that a decision is about.
import { flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import { content } from '../content/index.ts';
import { SIDES, type SlotDef, type UnitDef } from '../content/kinds.ts';
import type { UnitName } from '../table/asks.ts';
import type { DiceOffView, ObjectiveView, SlotView, UnitView } from '../table/view.ts';
import { DOT, type Drawing, inkOf, playerName, termOf, unitNamed, unitSpans } from './marks.ts';

/** `shown`: the units whose cards are drawn. */
export const panels = (drawing: Drawing, shown: readonly UnitName[], width: number): readonly (readonly Line[])[] => [
  dice(drawing, width),
  objectives(drawing, width),
  ...shown.map((unit) => card(drawing, unit, width)),
];

// ---- dice on the table

function dice(drawing: Drawing, width: number): Line[] {
  const { diceOff } = drawing.view;
  if (diceOff === null) return [];
  const { t } = drawing.canvas;
  const { kind, attacker, defender, sides, parts, attack, defence, critical, damage } = diceOff;
  const end: Line = critical ? line(t('draw.critical'), ['redBright', 'bold']) : [];
  return [
    heading(`${t('draw.dice')}: ${t(`draw.attackKind.${kind}`)}`, width, end),
    ...row(drawing, 'attack', { unit: attacker, side: sides[0], parts: parts[0], faces: attack, damage: damage[0] }, width),
    ...row(drawing, 'defence', { unit: defender, side: sides[1], parts: parts[1], faces: defence, damage: damage[1] }, width),
  ];
}
interface DiceRow {
  readonly unit: UnitName;
  readonly side: DiceOffView['sides'][number];
  readonly parts: DiceOffView['parts'][number];
  readonly faces: readonly number[];
  readonly damage: number;
}
/** The unit and its side; its dice from high to low; where they come from. */
function row(drawing: Drawing, what: 'attack' | 'defence', { unit, side, parts, faces, damage }: DiceRow, width: number): Line[] {
  const { t } = drawing.canvas;
  const words = parts.map((one) => line(termOf(drawing, `reason ${one.reason} value ${one.value}`), 'dim'));
  return [
    [
      span(' '),
      ...unitSpans(drawing, unit),
      span(` (${termOf(drawing, side)})`, 'dim'),
      ...(damage > 0 ? [span(` -${damage}`, 'redBright')] : []),
    ],
    [span(`   ${t(`draw.${what}`)}: `, 'dim'), span(faces.length === 0 ? t('draw.noDice') : faces.join(' '), 'bold')],
    ...(words.length === 0 ? [] : flow(words, width, line('   '), line(', ', 'dim'))),
  ];
}

// ---- objectives: who would score them

function objectives(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  if (view.objectives.length === 0) return [];
  return [heading(canvas.t('draw.objectives'), width), ...view.objectives.map((objective) => drawObjective(drawing, objective))];
}
function drawObjective(drawing: Drawing, { piece, controlledBy, contested }: ObjectiveView): Line {
  const { t } = drawing.canvas;
  const at = drawing.view.field.pieces[piece];
  const where = span(` ${at?.x}/${at?.y}: `);
  if (controlledBy !== null)
    return [where, span(t('draw.heldBy', { name: playerName(drawing, controlledBy) }), [inkOf(controlledBy), 'bold'])];
  return [where, contested ? span(t('draw.contested'), 'bold') : span(t('draw.free'), 'dim')];
}

// ---- a card: what every slot gives, and who stands in it

const cardOf = ({ view }: Drawing, card: string): UnitDef | undefined => (view.own ?? content).units.find(({ id }) => id === card);
function card(drawing: Drawing, name: UnitName, width: number): Line[] {
  const unit = unitNamed(drawing, name);
  const def = unit && cardOf(drawing, unit.card);
  if (unit === undefined || def === undefined) return [];
  const { t } = drawing.canvas;
  const keywords = [def.faction, def.subfaction, def.descriptor, def.troops, def.base].flatMap((word) =>
    word === null ? [] : [line(termOf(drawing, word), 'dim')],
  );
  const sides = SIDES.map((side, i): Line => {
    const colour = unit.colours[i] as UnitView['colours'][number];
    return [span(`${termOf(drawing, side)} `, 'dim'), span(`${termOf(drawing, colour)} ${unit.costs[i]}`)];
  });
  const abilities = unit.abilities.map(({ ability, on, ready, of }): Line => {
    const isReady = on === 'bar' || ready > 0;
    return line(`${termOf(drawing, ability)}${on === 'slot' ? ` ${ready}/${of}` : ''}`, isReady ? 'cyanBright' : 'dim');
  });
  return [
    heading(`${t('draw.card')}: ${termOf(drawing, name, 'own')}`, width, line(String(unit.points), 'dim')),
    ...flow(keywords, width, line(' '), DOT),
    ...flow(sides, width, line(' '), DOT),
    ...(abilities.length === 0 ? [] : flow(abilities, width, line(' '), DOT)),
    ...unit.slots.map((slot, i) => drawSlot(drawing, slot, def.slots[i] as SlotDef)), // as many on the table as on the card
  ];
}
/** `S4 AD  Legionary`, in brackets where nobody stands. */
function drawSlot(drawing: Drawing, { slot, figure, wounds, commander }: SlotView, { circle, pegs, icons, abilities }: SlotDef): Line {
  const { t } = drawing.canvas;
  const letters = (['A', 'D', 'R', 'M'] as const).map((icon) => t(`draw.icon.${icon}`).repeat(icons[icon])).join('');
  const state: Span[] = [
    ...(commander ? [span(' ♛', ['yellowBright', 'bold'])] : []),
    ...(wounds > 0 ? [span(` ${t('draw.wounds')} ${wounds}/${pegs}`, 'redBright')] : []),
  ];
  const gives = [letters, ...abilities.map((ability) => termOf(drawing, ability))].filter((word) => word !== '').join(' ');
  return [
    span(` ${slot.padEnd(3)} `, figure === null ? 'dim' : 'bold'),
    span(`${gives === '' ? '–' : gives} `, figure === null ? 'dim' : 'bold'),
    span(`${figure === null ? `(${t('draw.empty')})` : termOf(drawing, figure)} `, figure === null ? 'dim' : undefined),
    span(`${termOf(drawing, circle)} ${pegs}`, 'dim'),
    ...state,
  ];
}
