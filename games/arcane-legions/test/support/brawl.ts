// Random positions in mid-battle: armies beside each other, with figures in any slots, wounds, terrain and objectives.
import { type Dice, FastDice, shuffle } from '@tabularium/kernel';
import { content } from '../../content/index.ts';
import { PIECES, type PieceKind, type UnitDef } from '../../content/kinds.ts';
import type { Pose } from '../../content/shapes.ts';
import { pieces as pieceDefs } from '../../content/tables.ts';
import type { Layout } from '../../lesson/layout.ts';
import { poseName, slotName } from '../../table/names.ts';
import { NONE } from '../../table/table.ts';
import { baseAt, cornersOf, gapBetween, type Rectangle, TICKS } from './rectangles.ts';

const [WIDTH, DEPTH] = [16, 24];
const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;
const isFree = (at: Rectangle, others: readonly Rectangle[]): boolean =>
  others.every((other) => gapBetween(at, other) > -1e-6) &&
  cornersOf(at).every(({ x, y }) => x > -1e-6 && y > -1e-6 && x < WIDTH + 1e-6 && y < DEPTH + 1e-6);

// ---- terrain

const OPEN_GROUND: readonly PieceKind[] = PIECES.filter((kind) => kind !== 'objective');
interface Laid {
  readonly words: string;
  readonly at: Rectangle;
  readonly kind: PieceKind;
}
function lay(kind: PieceKind, others: readonly Laid[], dice: Dice): Laid | undefined {
  const [x, y, heading] = [5 + dice.below(7), 9 + dice.below(7), kind === 'objective' ? 0 : dice.below(4)];
  const at: Rectangle = { ...pieceDefs[kind], x, y, heading };
  const isClear = isFree(
    at,
    others.map((one) => one.at),
  );
  return isClear ? { words: `${kind} ${x} ${y} ${heading * 45}`, at, kind } : undefined;
}
function terrain(dice: Dice): Laid[] {
  const laid: Laid[] = [];
  const kinds: PieceKind[] = ['objective', 'objective', ...(dice.below(2) === 0 ? [pick(OPEN_GROUND, dice), pick(OPEN_GROUND, dice)] : [])];
  for (const kind of kinds) {
    const one = lay(kind, laid, dice);
    if (one !== undefined) laid.push(one);
  }
  return laid;
}

// ---- units

/** Figures in other slots, some downed, some wounded. */
function words({ slots }: UnitDef, dice: Dice): string[] {
  const standing = slots.map(({ figure }, slot) => (figure === null ? NONE : slot));
  const said: string[] = [];
  const isFor = (from: number, to: number): boolean =>
    (['circle', 'size', 'pegs'] as const).every((what) => slots[from]?.[what] === slots[to]?.[what]);
  for (const [from, figure] of standing.entries()) {
    const free = standing.flatMap((there, to) => (there === NONE && isFor(from, to) ? [to] : []));
    if (figure === NONE || free.length === 0 || dice.below(2) === 0) continue;
    const to = pick(free, dice);
    standing[to] = figure;
    standing[from] = NONE;
    said.push(`${slotName(from)}-${slotName(to)}`);
  }
  const there = (): number[] => standing.flatMap((figure, slot) => (figure === NONE ? [] : [slot]));
  for (let lost = dice.below(3) === 0 ? dice.below(there().length) : dice.below(2); lost > 0; lost--) {
    const slot = pick(there(), dice);
    said.push(`-${slotName(standing[slot] as number)}`);
    standing[slot] = NONE;
  }
  const hurt = pick(there(), dice);
  const pegs = slots[hurt]?.pegs ?? 1;
  if (pegs > 1 && dice.below(4) === 0) said.push(`${slotName(hurt)}:${1 + dice.below(pegs - 1)}`);
  return said;
}
const TRIES = 60;
/** Centres lie on whole and half steps, so that sides often meet. */
function placeFor({ base }: UnitDef, taken: readonly Rectangle[], dice: Dice, isLoose: boolean): Pose | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const heading = (isLoose && dice.below(4) === 0 ? dice.below(8) : 2 * dice.below(4)) as Pose['heading'];
    const pose = { x: (4 + dice.below(17) / 2) * TICKS, y: (8 + dice.below(17) / 2) * TICKS, heading };
    if (isFree(baseAt(base, pose), taken)) return pose;
  }
  return undefined;
}

const CARDS = content.units;
/** Every card gets its turn; each army has two of those wanted. */
function cardsFor(seed: number, count: number, wanted: readonly UnitDef[], dice: Dice): UnitDef[] {
  const cards = Array.from({ length: count }, (_, i) => CARDS[(seed * 7 + i * 11) % CARDS.length] as UnitDef);
  if (wanted.length > 0) cards.splice(0, 2, pick(wanted, dice), pick(wanted, dice));
  if (dice.below(3) > 0) return cards;
  const { faction } = cards[0] as UnitDef; // some abilities need an army of one faction
  const own = CARDS.filter((card) => card.faction === faction);
  return cards.map((card, number) => (number === 0 ? card : pick(own, dice)));
}
export interface Wishes {
  readonly seats?: number;
  readonly cards?: readonly UnitDef[];
}
/** The same for the same seed: for two players, sometimes for four, or for as many as asked. */
export function brawl(seed: number, wishes: Wishes = {}): Layout {
  const dice = new FastDice(seed);
  const drawn = dice.below(6) === 0 ? 4 : 2;
  const { seats = drawn, cards: liked = [] } = wishes;
  const laid = terrain(dice);
  const taken = laid.flatMap(({ at, kind }) => (kind === 'objective' ? [] : [at]));
  const units: Record<string, string> = {};
  const each = seats === 2 ? 4 + dice.below(3) : 3;
  const armies = Array.from({ length: seats }, (_, seat) => cardsFor(seed + 17 * seat, each, liked, dice));
  const mustered = armies.flatMap((cards, seat) => cards.map((card) => ({ card, seat })));
  shuffle(mustered, dice);
  const isLoose = dice.below(2) === 0;
  const [counts, present] = [new Map<string, number>(), new Set<number>()];
  for (const { card, seat } of mustered) {
    const pose = placeFor(card, taken, dice, isLoose);
    if (pose === undefined) continue;
    taken.push(baseAt(card.base, pose));
    const name = `${'ABCDEF'[seat]}:${card.id}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    present.add(seat);
    units[number === 1 ? name : `${name}#${number}`] = [poseName(pose), ...words(card, dice)].join(' ');
  }
  if (present.size < seats) return brawl(seed + 1_000_000, wishes);
  return {
    mode: 'standard',
    seats,
    options: {
      points: 10000,
      ...(seats === 4 && dice.below(2) === 0 ? { teams: 'on' } : {}),
      stalemateRounds: 5,
    },
    units,
    pieces: laid.map((one) => one.words),
    turn: dice.below(seats),
    ...(dice.below(2) === 0 ? { step: 'begin' as const, cp: 0 } : {}),
    vp: Array.from({ length: seats }, () => dice.below(15)),
  };
}
