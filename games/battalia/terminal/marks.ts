// The signs and colours of the board. Colour never stands alone: factions have a letter, terrains and ranks a sign.

import type { Seat } from '@tabularium/kernel';
import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, printable, type Span, span } from '@tabularium/parts/terminal';
import { FACTIONS, type Faction, type Form, isGreatKind, NATIVES, type Pool, rankOf, type Terrain } from '../content/kinds.ts';
import { byFactionThenForm, poolOf } from '../content/pools.ts';
import { cardsIn, type Recipe } from '../content/recipes.ts';
import type { BattaliaView } from '../table/view.ts';
import { shortNameKey } from '../words/naming.ts';

/** What the drawing functions take: what is drawn, and on what. */
export interface Drawing {
  readonly view: BattaliaView;
  readonly canvas: Canvas;
}

export const LIT = '☼';
export const MATCHED = '◎';
export const HERO = '♞';
export const NEUTRAL = '○';
export const HIDDEN = '★';
export const RUINS = 'Π';
export const ACTIVE = '▸';
const SUPPLY = '▪';
const GREAT = '✦';

const FACTION_INKS: Readonly<Record<Faction, { readonly text: Style; readonly plate: readonly Style[] }>> = {
  bear: { text: 'green', plate: ['bgGreen', 'black', 'bold'] },
  isle: { text: 'blueBright', plate: ['bgBlue', 'whiteBright', 'bold'] },
  ember: { text: 'redBright', plate: ['bgRed', 'whiteBright', 'bold'] },
  cloud: { text: 'yellow', plate: ['bgYellow', 'black', 'bold'] },
};
const GREAT_INK: Style = 'magentaBright';
export const TERRAIN_SIGNS: Readonly<Record<Terrain, string>> = { woods: '♣', lakes: '≈', canyons: '▼', mountains: '▲' };

export const factionInk = (faction: Faction | null): Style => (faction === null ? 'gray' : FACTION_INKS[faction].text);
export const terrainInk = (terrain: Terrain): Style => FACTION_INKS[NATIVES[terrain]].text;

const ROAD_SIGNS: Readonly<Record<string, string>> = {
  N: '╨',
  'N-S': '║',
  'E-W': '═',
  'N-E': '╚',
  'E-S': '╔',
  'S-W': '╗',
  'N-W': '╝',
  'N-E-S': '╠',
  'E-S-W': '╦',
  'N-S-W': '╣',
  'N-E-W': '╩',
  'N-E-S-W': '╬',
};
/** How the roads of a card meet. */
export function roadSign(exits: string): string {
  const sign = ROAD_SIGNS[exits];
  if (sign === undefined) throw new Error(`no sign for roads ${exits}`);
  return sign;
}

/** Whose turn it is, or who has to choose during the set-up. */
export const seatOnTurn = ({ phase, active, due }: BattaliaView): Seat => (phase === 'play' ? active : (due[0] ?? active));
export const factionOf = ({ view }: Drawing, seat: Seat): Faction | null => view.players[seat]?.faction ?? null;
/** The letter of a seat's faction, or its number before it has one. */
export const seatMark = (drawing: Drawing, seat: Seat): string => {
  const faction = factionOf(drawing, seat);
  return faction === null ? String(seat + 1) : drawing.canvas.t(`board.mark.${faction}`);
};
export const seatInk = (drawing: Drawing, seat: Seat): Style => factionInk(factionOf(drawing, seat));
export const seatPlate = (drawing: Drawing, seat: Seat): Ink => {
  const faction = factionOf(drawing, seat);
  return faction === null ? 'inverse' : FACTION_INKS[faction].plate;
};
export const seatName = ({ canvas }: Drawing, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
/** Mark and name. */
export const seatSpans = (drawing: Drawing, seat: Seat): Line => [
  span(seatMark(drawing, seat), seatPlate(drawing, seat)),
  span(` ${seatName(drawing, seat)}`, [seatInk(drawing, seat), 'bold']),
];

// ---- cards

export interface CardFace {
  /** What it is, or what it counts as. */
  readonly kind: Form;
  readonly faction: Faction | null;
}
/** `friman bear`, `supply`, `wild isle as chief`. */
export function faceOf(pool: Pool): CardFace {
  const [kind, second] = pool.split(' ');
  return { kind: kind as Form, faction: FACTIONS.find((faction) => faction === second) ?? null };
}
export const isGreat = ({ kind }: CardFace): boolean => isGreatKind(kind);
export const kindInk = (face: CardFace): Style | undefined => (isGreat(face) ? GREAT_INK : undefined);
/** The sign of a card, also in prices: its rank, a supply, a great artifact. */
export function signOf(face: CardFace): string {
  const rank = rankOf(face.kind);
  return rank > 0 ? String(rank) : face.kind === 'supply' ? SUPPLY : isGreat(face) ? GREAT : '';
}
export const factionLetter = ({ canvas }: Drawing, faction: Faction | null): string =>
  faction === null ? '' : canvas.t(`board.mark.${faction}`);
export const kindName = ({ canvas }: Drawing, kind: string): string => canvas.t(shortNameKey(kind));
const factionSpans = (drawing: Drawing, faction: Faction | null): Line =>
  faction === null ? [] : [span(factionLetter(drawing, faction), [factionInk(faction), 'bold'])];
/** `B friman`, in colours; `dull` for what is used up. */
export function cardSpans(drawing: Drawing, pool: Pool, dull = false): Span[] {
  const face = faceOf(pool);
  const name = span(kindName(drawing, face.kind), dull ? 'dim' : kindInk(face));
  if (face.faction === null) return [name];
  return [span(factionLetter(drawing, face.faction), dull ? 'dim' : [factionInk(face.faction), 'bold']), span(' '), name];
}

/** Equal cards together, in the order in which they come. */
export function countCards(cards: readonly Pool[]): [Pool, number][] {
  const counts = new Map<Pool, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
/** One entry for each faction, for supplies and for great artifacts, sorted: `B friman×2 chief`. */
export function factionGroups(drawing: Drawing, cards: readonly Pool[]): Line[] {
  const groups = new Map<Faction | boolean, Span[]>();
  for (const [pool, count] of countCards(cards.toSorted((a, b) => byFactionThenForm(poolOf(a), poolOf(b))))) {
    const face = faceOf(pool);
    const belongs = face.faction ?? isGreat(face);
    const group = groups.get(belongs) ?? [...factionSpans(drawing, face.faction)];
    if (group.length > 0) group.push(span(' '));
    group.push(span(kindName(drawing, face.kind), kindInk(face)));
    if (count > 1) group.push(span(`×${count}`, 'dim'));
    groups.set(belongs, group);
  }
  return [...groups.values()];
}

// ---- prices

/** Units by their rank, then supplies: `1+1+2`, `2+▪▪`. */
export function priceSigns(recipe: Recipe): string {
  const signs = cardsIn(recipe).map((kind) => signOf({ kind, faction: null }));
  const units = signs.filter((sign) => sign !== SUPPLY);
  const supplies = signs.filter((sign) => sign === SUPPLY).join('');
  return [...units, supplies].filter((part) => part !== '').join('+');
}
/** What the Oracle says of an artifact today. */
export const oracleSigns = ({ view: { oracle } }: Drawing, artifact: string): string =>
  `${oracle.lit === artifact ? LIT : ''}${oracle.matched === artifact ? MATCHED : ''}`;
