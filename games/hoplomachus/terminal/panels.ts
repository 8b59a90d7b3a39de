// What lies beside the arena: the card of the rival, the favor of the crowd, the last roll, the supply.
import { flow, heading, type Line, line, span, table } from '@tabularium/parts/terminal';
import type { BoardView, ImmortalView, RolledView, TitanView, TrackView } from '../table/view.ts';
import { ACTIVE, ACTIVE_SHARD, DOT, diceSpans, nameOf, type Scene, seatName, termOf } from './signs.ts';

export const panels = (scene: Scene, width: number): readonly (readonly Line[])[] => {
  const { titan, immortal, boards, rolled } = scene.view;
  return [
    ...(titan === null ? [] : [titanPanel(scene, titan, width)]),
    ...(immortal === null ? [] : [immortalPanel(scene, immortal, width)]),
    ...(boards.length === 0 ? [] : [favorPanel(scene, boards, width)]),
    ...(rolled === null ? [] : [rolledPanel(scene, rolled, width)]),
    supplyPanel(scene, width),
  ];
};

// ---- rivals

/** Its dice, its list, and its rows; the one that is resolved is pointed at. */
function titanPanel(scene: Scene, { unit, dice, priority, rows, row, hits }: TitanView, width: number): Line[] {
  const { t } = scene.canvas;
  const entries = rows.map(({ id, die }, number) => [
    line(hits !== null && number === row ? ACTIVE : ' ', ['yellowBright', 'bold']),
    diceSpans(scene, [{ die }]),
    line(rowName(scene, id), hits !== null && number < row ? 'dim' : undefined),
    line(hits === null ? '' : t('draw.titan.hits', { hits: hits[die] }), (hits?.[die] ?? 0) > 0 ? 'bold' : 'dim'),
  ]);
  return [
    heading(t('draw.titan.title', { unit: nameOf(scene, unit) }), width),
    ...flow(
      [
        diceSpans(
          scene,
          dice.map((die) => ({ die })),
        ),
      ],
      width,
      line(` ${t('draw.titan.dice')} `, 'dim'),
    ),
    ...flow(
      priority.map((one, place) => [span(place === 0 ? '' : '> ', 'dim'), span(termOf(scene, one))]),
      width,
      line(` ${t('draw.titan.priority')} `, 'dim'),
    ),
    ...table(entries, [{}, {}, { yields: true }, {}], width),
  ];
}
const rowName = (scene: Scene, id: string): string => (id.startsWith('my.') ? nameOf(scene, id) : termOf(scene, id));

function immortalPanel(scene: Scene, { unit, effects }: ImmortalView, width: number): Line[] {
  const { view, canvas } = scene;
  const { t } = canvas;
  const rows = effects.map(({ die, act }) => [line(' '), diceSpans(scene, [{ die }]), line(termOf(scene, act.do))]);
  const trophies = view.trophies.map((trophy) => line(nameOf(scene, trophy), 'bold'));
  return [
    heading(unit === null ? t('draw.immortal.none') : t('draw.immortal.title', { unit: nameOf(scene, unit) }), width),
    ...table(rows, [{}, {}, { yields: true }], width),
    ...(view.bulwark ? [line(` ${t('draw.immortal.bulwark')}`, 'yellow')] : []),
    ...(trophies.length === 0 ? [] : flow(trophies, width, line(` ${t('draw.immortal.trophies')} `, 'dim'), DOT)),
  ];
}

// ---- the crowd

function favorPanel(scene: Scene, boards: readonly BoardView[], width: number): Line[] {
  return [heading(scene.canvas.t('draw.favor.title'), width), ...boards.flatMap((board) => boardLines(scene, board, width))];
}
const LAST_SPACE = 20;
function boardLines(scene: Scene, board: BoardView, width: number): Line[] {
  const { t } = scene.canvas;
  const { seats, bead, next, tracks, hero } = board;
  const waiting = hero === null ? [] : [line(t('draw.favor.hero', { unit: nameOf(scene, hero) }))];
  const lead = line(` ${seats.map((seat) => seatName(scene, seat)).join(', ')} `, 'bold');
  if (tracks.length > 0) return flow([...tracks.map((track) => trackWord(scene, track)), ...waiting], width, lead, DOT);
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
const trackWord = ({ canvas: { t } }: Scene, { track, bead, in: left, done, open }: TrackView): Line => [
  span(`${t(`term.${track}_track`)} `, open ? undefined : 'dim'),
  done ? span(t('draw.favor.done'), 'green') : span(`${bead}/${bead + left}`, bead > 0 ? 'bold' : 'dim'),
];

// ---- dice and chips

/** Missed dice are small letters. */
function rolledPanel(scene: Scene, { unit, target, dice, hits }: RolledView, width: number): Line[] {
  const { t } = scene.canvas;
  const struck = target === null ? null : 'unit' in target ? nameOf(scene, target.unit) : `${ACTIVE_SHARD} ${target.shard}`;
  const who = struck === null ? nameOf(scene, unit) : t('draw.against', { unit: nameOf(scene, unit), target: struck });
  return [
    heading(t('draw.rolled'), width),
    ...flow([line(who), diceSpans(scene, dice), line(`= ${hits}`, 'bold')], width, line(' '), line('  ')),
  ];
}
function supplyPanel({ view, canvas }: Scene, width: number): Line[] {
  const { red, blue } = view.supply;
  const isCommon = view.terms.mode === 'pandemonium'; // HOP-16.4
  return wrapped(canvas.t(isCommon ? 'draw.supplyAll' : 'draw.supply', { red, blue }), width);
}
