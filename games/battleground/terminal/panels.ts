// What lies beside the battlefield: the open activation and its interruptions, dice, objectives, the hand.
import { flow, heading, type Line, line, type Span, span } from '@tabularium/parts/terminal';
import type { FrameView, ObjectiveView, RolledView } from '../table/view.ts';
import { cardOf, DOT, inkOf, nameOf, OBJECTIVE, type Scene, termOf } from './marks.ts';

export const panels = (scene: Scene, width: number): readonly (readonly Line[])[] => [
  frames(scene, width),
  dice(scene, width),
  objectives(scene, width),
  hand(scene, width),
];
const comma: Line = line(', ', 'dim');
const words = (head: string, list: readonly Line[], width: number): Line[] =>
  list.length === 0 ? [] : flow(list, width, line(` ${head} `, 'dim'), comma);

// ---- activations and interruptions, innermost last

function frames(scene: Scene, width: number): Line[] {
  const { view, canvas } = scene;
  if (view.frames.length === 0) return [];
  return [heading(canvas.t('draw.frames'), width), ...view.frames.flatMap((frame, depth) => drawFrame(scene, frame, depth, width))];
}
function drawFrame(scene: Scene, frame: FrameView, depth: number, width: number): Line[] {
  const { t } = scene.canvas;
  const { costs } = frame;
  const against = frame.against === null ? '' : ` → ${termOf(scene, frame.against)}`;
  const missions = frame.missions.map(
    ({ card, points, done, progress }): Line => [
      span(termOf(scene, card), done ? 'greenBright' : undefined),
      span(` ${done ? '✓' : progress === null ? '' : `${progress.have}/${progress.need} `}${points} ${t('draw.vp')}`, 'dim'),
    ],
  );
  return [
    [
      span(`${' '.repeat(depth + 1)}${t(`draw.frame.${frame.kind}`)}: `, 'dim'),
      span(`${termOf(scene, frame.figure)}${against}`, [inkOf(scene, frame.seat), 'bold']),
      span(` ${frame.ap} ${t('draw.ap')}`, 'bold'),
    ],
    ...words(
      t('draw.costs'),
      (['focus', 'move', 'melee', 'ranged', 'spell'] as const).map((what) => line(`${t(`draw.cost.${what}`)} ${costs[what]}`)),
      width,
    ),
    ...words(
      t('draw.played'),
      frame.cards.map((card) => line(termOf(scene, card))),
      width,
    ),
    ...words(t('draw.missions'), missions, width),
  ];
}

// ---- dice on the table

function dice(scene: Scene, width: number): Line[] {
  const { view, canvas } = scene;
  return view.rolled.length === 0
    ? []
    : [heading(canvas.t('draw.dice'), width), ...view.rolled.flatMap((rolled) => drawRolled(scene, rolled, width))];
}
/** `He-Man strength 3+: 5 4 2 | 6 → 3`. */
function drawRolled(scene: Scene, rolled: RolledView, width: number): Line[] {
  const faces = rolled.faces.map((face): Span => span(`${face} `, face >= rolled.threshold ? 'bold' : 'dim'));
  const explosions = rolled.explosions.map((face): Span => span(`${face} `, face >= 5 ? 'bold' : 'dim')); // MOB-5.9
  const parts = rolled.modifiers.map((part) => line(termOf(scene, `reason ${part.reason} value ${part.value}`)));
  return [
    [
      span(` ${termOf(scene, rolled.figure)} ${termOf(scene, rolled.stat)} ${rolled.threshold}+: `),
      ...faces,
      ...(explosions.length > 0 ? [span('| ', 'dim'), ...explosions] : []),
      span(`→ ${rolled.successes}`, 'bold'),
    ],
    ...(parts.length === 0 ? [] : flow(parts, width, line('   '), comma)),
  ];
}

// ---- objective tokens: who would claim them now

function objectives(scene: Scene, width: number): Line[] {
  const { view, canvas } = scene;
  return [heading(canvas.t('draw.objectives'), width), ...view.objectives.map((objective) => drawObjective(scene, objective))];
}
function drawObjective(scene: Scene, { at, owner, zone, claims }: ObjectiveView): Line {
  const { t } = scene.canvas;
  const claimant = claims.find(({ by }) => by.length > 0);
  const where: Line = [
    span(` ${OBJECTIVE} `, 'yellowBright'),
    span(at.padEnd(4)),
    span(zone === null ? '' : ` (${t(`term.${zone}`)})`, 'dim'),
  ];
  if (owner !== null) return [...where, span(` ${t('draw.claimed')} `, 'dim'), span(nameOf(scene, owner), inkOf(scene, owner))];
  if (claimant === undefined) return [...where, span(` ${t('draw.unclaimed')}`, 'dim')];
  const by = claimant.by.map((figure) => termOf(scene, figure)).join(', ');
  return [...where, span(` ${t('draw.wouldClaim')} `, 'dim'), span(by, inkOf(scene, claimant.seat))];
}

// ---- cards in hand: initiative, AP, mana, and what they do

function hand(scene: Scene, width: number): Line[] {
  const { view, canvas } = scene;
  const { t } = canvas;
  return view.players.flatMap(({ seat, fate, glory }) => {
    if (fate.cards === null || glory.cards === null) return [];
    const cards = [...fate.cards, ...glory.cards];
    return [
      heading(t('draw.hand'), width, line(nameOf(scene, seat), inkOf(scene, seat))),
      ...cards.flatMap((id) => drawCard(scene, id, width)),
    ];
  });
}
function drawCard(scene: Scene, id: string, width: number): Line[] {
  const { t } = scene.canvas;
  const card = cardOf(scene, id);
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
  const head = flow(numbers, width, [span(` ${termOf(scene, id)}`, 'bold'), span('  ')], DOT);
  return [...head, ...(text.length === 0 ? [] : flow(text, width, line('   ')))];
}
