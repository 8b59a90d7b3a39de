// What lies beside the arena: the card of the rival, the favor of the crowd, the last roll, the supply.
import { flow, heading, type Line, line, span, table } from '@tabularium/parts/terminal';
import type { BoardView, ImmortalView, RolledView, TitanView, TrackView } from '../table/view.ts';
import { ACTIVE, ACTIVE_SHARD, DOT, diceSpans, nameOf, type Picture, seatName, termOf } from './signs.ts';

export const panels = (picture: Picture, width: number): readonly (readonly Line[])[] => {
  const { titan, immortal, boards, rolled } = picture.view;
  return [
    ...(titan === null ? [] : [titanPanel(picture, titan, width)]),
    ...(immortal === null ? [] : [immortalPanel(picture, immortal, width)]),
    ...(boards.length === 0 ? [] : [favorPanel(picture, boards, width)]),
    ...(rolled === null ? [] : [rolledPanel(picture, rolled, width)]),
    supplyPanel(picture, width),
  ];
};

// ---- rivals

/** Its dice, its list, and its rows; the one that is resolved is pointed at. */
function titanPanel(picture: Picture, { unit, dice, priority, rows, row, hits }: TitanView, width: number): Line[] {
  const { t } = picture.canvas;
  const entries = rows.map(({ id, die }, number) => [
    line(hits !== null && number === row ? ACTIVE : ' ', ['yellowBright', 'bold']),
    diceSpans(picture, [{ die }]),
    line(rowName(picture, id), hits !== null && number < row ? 'dim' : undefined),
    line(hits === null ? '' : t('draw.titan.hits', { hits: hits[die] }), (hits?.[die] ?? 0) > 0 ? 'bold' : 'dim'),
  ]);
  return [
    heading(t('draw.titan.title', { unit: nameOf(picture, unit) }), width),
    ...flow(
      [
        diceSpans(
          picture,
          dice.map((die) => ({ die })),
        ),
      ],
      width,
      line(` ${t('draw.titan.dice')} `, 'dim'),
    ),
    ...flow(
      priority.map((one, place) => [span(place === 0 ? '' : '> ', 'dim'), span(termOf(picture, one))]),
      width,
      line(` ${t('draw.titan.priority')} `, 'dim'),
    ),
    ...table(entries, [{}, {}, { yields: true }, {}], width),
  ];
}
const rowName = (picture: Picture, id: string): string => (id.startsWith('my.') ? nameOf(picture, id) : termOf(picture, id));

function immortalPanel(picture: Picture, { unit, effects }: ImmortalView, width: number): Line[] {
  const { view, canvas } = picture;
  const { t } = canvas;
  const rows = effects.map(({ die, act }) => [line(' '), diceSpans(picture, [{ die }]), line(termOf(picture, act.do))]);
  const trophies = view.trophies.map((trophy) => line(nameOf(picture, trophy), 'bold'));
  return [
    heading(unit === null ? t('draw.immortal.none') : t('draw.immortal.title', { unit: nameOf(picture, unit) }), width),
    ...table(rows, [{}, {}, { yields: true }], width),
    ...(view.bulwark ? [line(` ${t('draw.immortal.bulwark')}`, 'yellow')] : []),
    ...(trophies.length === 0 ? [] : flow(trophies, width, line(` ${t('draw.immortal.trophies')} `, 'dim'), DOT)),
  ];
}

// ---- the crowd

function favorPanel(picture: Picture, boards: readonly BoardView[], width: number): Line[] {
  return [heading(picture.canvas.t('draw.favor.title'), width), ...boards.flatMap((board) => boardLines(picture, board, width))];
}
const LAST_SPACE = 20;
function boardLines(picture: Picture, board: BoardView, width: number): Line[] {
  const { t } = picture.canvas;
  const { seats, bead, next, tracks, hero } = board;
  const waiting = hero === null ? [] : [line(t('draw.favor.hero', { unit: nameOf(picture, hero) }))];
  const lead = line(` ${seats.map((seat) => seatName(picture, seat)).join(', ')} `, 'bold');
  if (tracks.length > 0) return flow([...tracks.map((track) => trackWord(picture, track)), ...waiting], width, lead, DOT);
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
const trackWord = ({ canvas: { t } }: Picture, { track, bead, in: left, done, open }: TrackView): Line => [
  span(`${t(`term.${track}_track`)} `, open ? undefined : 'dim'),
  done ? span(t('draw.favor.done'), 'green') : span(`${bead}/${bead + left}`, bead > 0 ? 'bold' : 'dim'),
];

// ---- dice and chips

/** Missed dice are small letters. */
function rolledPanel(picture: Picture, { unit, target, dice, hits }: RolledView, width: number): Line[] {
  const { t } = picture.canvas;
  const struck = target === null ? null : 'unit' in target ? nameOf(picture, target.unit) : `${ACTIVE_SHARD} ${target.shard}`;
  const who = struck === null ? nameOf(picture, unit) : t('draw.against', { unit: nameOf(picture, unit), target: struck });
  return [
    heading(t('draw.rolled'), width),
    ...flow([line(who), diceSpans(picture, dice), line(`= ${hits}`, 'bold')], width, line(' '), line('  ')),
  ];
}
function supplyPanel({ view, canvas }: Picture, width: number): Line[] {
  const { red, blue } = view.supply;
  const isCommon = view.terms.mode === 'pandemonium'; // HOP-16.4
  return wrapped(canvas.t(isCommon ? 'draw.supplyAll' : 'draw.supply', { red, blue }), width);
}
