// What lies beside the arena: the card of the rival, the favor of the crowd, the last roll, the supply.
import { flow, heading, type Line, line, span, table } from '@tabularium/parts/terminal';
import type { BoardView, ImmortalView, RolledView, TitanView, TrackView } from '../table/view.ts';
import { ACTIVE, ACTIVE_SHARD, DOT, type Drawing, diceSpans, nameOf, seatName, termOf } from './signs.ts';

export const panels = (drawing: Drawing, width: number): readonly (readonly Line[])[] => {
  const { titan, immortal, boards, rolled } = drawing.view;
  return [
    ...(titan === null ? [] : [titanPanel(drawing, titan, width)]),
    ...(immortal === null ? [] : [immortalPanel(drawing, immortal, width)]),
    ...(boards.length === 0 ? [] : [favorPanel(drawing, boards, width)]),
    ...(rolled === null ? [] : [rolledPanel(drawing, rolled, width)]),
    supplyPanel(drawing, width),
  ];
};

// ---- rivals

/** Its dice, priorities and rows, with an arrow at the row being resolved. */
function titanPanel(drawing: Drawing, { unit, dice, priority, rows, row, hits }: TitanView, width: number): Line[] {
  const { t } = drawing.canvas;
  const entries = rows.map(({ id, die }, number) => [
    line(hits !== null && number === row ? ACTIVE : ' ', ['yellowBright', 'bold']),
    diceSpans(drawing, [{ die }]),
    line(rowName(drawing, id), hits !== null && number < row ? 'dim' : undefined),
    line(hits === null ? '' : t('draw.titan.hits', { hits: hits[die] }), (hits?.[die] ?? 0) > 0 ? 'bold' : 'dim'),
  ]);
  return [
    heading(t('draw.titan.title', { unit: nameOf(drawing, unit) }), width),
    ...flow(
      [
        diceSpans(
          drawing,
          dice.map((die) => ({ die })),
        ),
      ],
      width,
      line(` ${t('draw.titan.dice')} `, 'dim'),
    ),
    ...flow(
      priority.map((one, place) => [span(place === 0 ? '' : '> ', 'dim'), span(termOf(drawing, one))]),
      width,
      line(` ${t('draw.titan.priority')} `, 'dim'),
    ),
    ...table(entries, [{}, {}, { yields: true }, {}], width),
  ];
}
const rowName = (drawing: Drawing, id: string): string => (id.startsWith('my.') ? nameOf(drawing, id) : termOf(drawing, id));

function immortalPanel(drawing: Drawing, { unit, effects }: ImmortalView, width: number): Line[] {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const rows = effects.map(({ die, act }) => [line(' '), diceSpans(drawing, [{ die }]), line(termOf(drawing, act.do))]);
  const trophies = view.trophies.map((trophy) => line(nameOf(drawing, trophy), 'bold'));
  return [
    heading(unit === null ? t('draw.immortal.none') : t('draw.immortal.title', { unit: nameOf(drawing, unit) }), width),
    ...table(rows, [{}, {}, { yields: true }], width),
    ...(view.bulwark ? [line(` ${t('draw.immortal.bulwark')}`, 'yellow')] : []),
    ...(trophies.length === 0 ? [] : flow(trophies, width, line(` ${t('draw.immortal.trophies')} `, 'dim'), DOT)),
  ];
}

// ---- the crowd

function favorPanel(drawing: Drawing, boards: readonly BoardView[], width: number): Line[] {
  return [heading(drawing.canvas.t('draw.favor.title'), width), ...boards.flatMap((board) => boardLines(drawing, board, width))];
}
const LAST_SPACE = 20;
function boardLines(drawing: Drawing, board: BoardView, width: number): Line[] {
  const { t } = drawing.canvas;
  const { seats, bead, next, tracks, hero } = board;
  const waiting = hero === null ? [] : [line(t('draw.favor.hero', { unit: nameOf(drawing, hero) }))];
  const lead = line(` ${seats.map((seat) => seatName(drawing, seat)).join(', ')} `, 'bold');
  if (tracks.length > 0) return flow([...tracks.map((track) => trackWord(drawing, track)), ...waiting], width, lead, DOT);
  const goal = next === null ? t('draw.favor.full') : t('draw.favor.next', { favor: next.in, reward: t(`term.${next.reward}_reward`) });
  const soFar: Line = [span(String(bead), 'bold'), span(`/${LAST_SPACE}`, 'dim')];
  return [...flow([soFar, ...waiting], width, lead, DOT), ...wrapped(goal, width)];
}
const wrapped = (text: string, width: number): Line[] =>
  flow(
    text.split(' ').map((word) => line(word, 'dim')),
    width,
    line('   '),
  );
const trackWord = ({ canvas: { t } }: Drawing, { track, bead, in: left, done, open }: TrackView): Line => [
  span(`${t(`term.${track}_track`)} `, open ? undefined : 'dim'),
  done ? span(t('draw.favor.done'), 'green') : span(`${bead}/${bead + left}`, bead > 0 ? 'bold' : 'dim'),
];

// ---- dice and chips

/** Missed dice are small letters. */
function rolledPanel(drawing: Drawing, { unit, target, dice, hits }: RolledView, width: number): Line[] {
  const { t } = drawing.canvas;
  const struck = target === null ? null : 'unit' in target ? nameOf(drawing, target.unit) : `${ACTIVE_SHARD} ${target.shard}`;
  const who = struck === null ? nameOf(drawing, unit) : t('draw.against', { unit: nameOf(drawing, unit), target: struck });
  return [
    heading(t('draw.rolled'), width),
    ...flow([line(who), diceSpans(drawing, dice), line(`= ${hits}`, 'bold')], width, line(' '), line('  ')),
  ];
}
function supplyPanel({ view, canvas }: Drawing, width: number): Line[] {
  const { red, blue } = view.supply;
  const isCommon = view.terms.mode === 'pandemonium'; // HOP-16.4
  return wrapped(canvas.t(isCommon ? 'draw.supplyAll' : 'draw.supply', { red, blue }), width);
}
