// What lies beside the battlefield: the open activation and its interruptions, dice, objectives, the hand.
import { flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import type { FrameView, ObjectiveView, RolledView } from '../table/view.ts';
import { cardOf, DOT, type Drawing, inkOf, nameOf, OBJECTIVE, termOf } from './marks.ts';

export const panels = (drawing: Drawing, width: number): readonly (readonly Line[])[] => [
  frames(drawing, width),
  dice(drawing, width),
  objectives(drawing, width),
  hand(drawing, width),
];
const comma: Line = line(', ', 'dim');
const words = (head: string, list: readonly Line[], width: number): Line[] =>
  list.length === 0 ? [] : flow(list, width, line(` ${head} `, 'dim'), comma);

// ---- activations and interruptions, innermost last

function frames(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  if (view.frames.length === 0) return [];
  return [heading(canvas.t('draw.frames'), width), ...view.frames.flatMap((frame, depth) => drawFrame(drawing, frame, depth, width))];
}
function drawFrame(drawing: Drawing, frame: FrameView, depth: number, width: number): Line[] {
  const { t } = drawing.canvas;
  const { costs } = frame;
  const against = frame.against === null ? '' : ` → ${termOf(drawing, frame.against)}`;
  const missions = frame.missions.map(
    ({ card, points, done, progress }): Line => [
      span(termOf(drawing, card), done ? 'greenBright' : undefined),
      span(` ${done ? '✓' : progress === null ? '' : `${progress.have}/${progress.need} `}${points} ${t('draw.vp')}`, 'dim'),
    ],
  );
  return [
    [
      span(`${' '.repeat(depth + 1)}${t(`draw.frame.${frame.kind}`)}: `, 'dim'),
      span(`${termOf(drawing, frame.figure)}${against}`, [inkOf(drawing, frame.seat), 'bold']),
      span(` ${frame.ap} ${t('draw.ap')}`, 'bold'),
    ],
    ...words(
      t('draw.costs'),
      (['focus', 'move', 'melee', 'ranged', 'spell'] as const).map((what) => line(`${t(`draw.cost.${what}`)} ${costs[what]}`)),
      width,
    ),
    ...words(
      t('draw.played'),
      frame.cards.map((card) => line(termOf(drawing, card))),
      width,
    ),
    ...words(t('draw.missions'), missions, width),
  ];
}

// ---- dice on the table

function dice(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  return view.rolled.length === 0
    ? []
    : [heading(canvas.t('draw.dice'), width), ...view.rolled.flatMap((rolled) => drawRolled(drawing, rolled, width))];
}
/** `He-Man strength 3+: 5 4 2 | 6 → 3`. */
function drawRolled(drawing: Drawing, rolled: RolledView, width: number): Line[] {
  const faces = rolled.faces.map((face): Span => span(`${face} `, face >= rolled.threshold ? 'bold' : 'dim'));
  const explosions = rolled.explosions.map((face): Span => span(`${face} `, face >= 5 ? 'bold' : 'dim')); // MOB-5.9
  const parts = rolled.modifiers.map((part) => line(termOf(drawing, `reason ${part.reason} value ${part.value}`)));
  return [
    [
      span(` ${termOf(drawing, rolled.figure)} ${termOf(drawing, rolled.stat)} ${rolled.threshold}+: `),
      ...faces,
      ...(explosions.length > 0 ? [span('| ', 'dim'), ...explosions] : []),
      span(`→ ${rolled.successes}`, 'bold'),
    ],
    ...(parts.length === 0 ? [] : flow(parts, width, line('   '), comma)),
  ];
}

// ---- objective tokens: who would claim them now

function objectives(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  return [heading(canvas.t('draw.objectives'), width), ...view.objectives.map((objective) => drawObjective(drawing, objective))];
}
function drawObjective(drawing: Drawing, { at, owner, zone, claims }: ObjectiveView): Line {
  const { t } = drawing.canvas;
  const claimant = claims.find(({ by }) => by.length > 0);
  const where: Line = [
    span(` ${OBJECTIVE} `, 'yellowBright'),
    span(at.padEnd(4)),
    span(zone === null ? '' : ` (${t(`term.${zone}`)})`, 'dim'),
  ];
  if (owner !== null) return [...where, span(` ${t('draw.claimed')} `, 'dim'), span(nameOf(drawing, owner), inkOf(drawing, owner))];
  if (claimant === undefined) return [...where, span(` ${t('draw.unclaimed')}`, 'dim')];
  const by = claimant.by.map((figure) => termOf(drawing, figure)).join(', ');
  return [...where, span(` ${t('draw.wouldClaim')} `, 'dim'), span(by, inkOf(drawing, claimant.seat))];
}

// ---- cards in hand: initiative, AP, mana, and what they do

function hand(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  const { t } = canvas;
  return view.players.flatMap(({ seat, fate, glory }) => {
    if (fate.cards === null || glory.cards === null) return [];
    const cards = [...fate.cards, ...glory.cards];
    return [
      heading(t('draw.hand'), width, line(nameOf(drawing, seat), inkOf(drawing, seat))),
      ...cards.flatMap((id) => drawCard(drawing, id, width)),
    ];
  });
}
function drawCard(drawing: Drawing, id: string, width: number): Line[] {
  const { t } = drawing.canvas;
  const card = cardOf(drawing, id);
  if (card === undefined) return [];
  const numbers = [
    `${t('draw.initiative')} ${card.initiative}`,
    `${card.ap} ${t('draw.ap')}`,
    `${card.mana} ${t('draw.mana')}`,
    ...('points' in card ? [`${card.points} ${t('draw.vp')}`] : []),
  ].map((number) => line(number));
  const text = id.startsWith('my.')
    ? []
    : t(`card.${id}`)
        .split(' ')
        .map((word) => line(word, 'dim'));
  const head = flow(numbers, width, [span(` ${termOf(drawing, id)}`, 'bold'), span('  ')], DOT);
  return [...head, ...(text.length === 0 ? [] : flow(text, width, line('   ')))];
}
