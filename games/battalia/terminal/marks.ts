// The signs and colours of the board. Nothing is told by colour alone: factions have a letter, terrains and ranks a sign.

import type { Seat } from '@tabularium/kernel';
import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, printable, type Span, span } from '@tabularium/parts/terminal';
import { FACTIONS, type Faction, GREATS, type Pool, TERRAINS, type Terrain, UNITS } from '../content/kinds.ts';
import { byFactionThenForm, poolOf } from '../content/pools.ts';
import { DEMANDS, type Recipe } from '../content/prices.ts';
import type { BattaliaView } from '../table/view.ts';

/** What is drawn, and on what. */
export interface Scene {
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
export const terrainInk = (terrain: Terrain): Style => FACTION_INKS[FACTIONS[TERRAINS.indexOf(terrain)] as Faction].text;
export const nativeOf = (faction: Faction): Terrain => TERRAINS[FACTIONS.indexOf(faction)] as Terrain;

/** Whose turn it is, or who has to choose during the set-up. */
export const seatOnTurn = ({ phase, active, due }: BattaliaView): Seat => (phase === 'play' ? active : (due[0] ?? active));
export const factionOf = ({ view }: Scene, seat: Seat): Faction | null => view.players[seat]?.faction ?? null;
/** The letter of a seat's faction, or its number before it has one. */
export const seatMark = (scene: Scene, seat: Seat): string => {
  const faction = factionOf(scene, seat);
  return faction === null ? String(seat + 1) : scene.canvas.t(`board.mark.${faction}`);
};
export const seatInk = (scene: Scene, seat: Seat): Style => factionInk(factionOf(scene, seat));
export const seatPlate = (scene: Scene, seat: Seat): Ink => {
  const faction = factionOf(scene, seat);
  return faction === null ? 'inverse' : FACTION_INKS[faction].plate;
};
export const seatName = ({ canvas }: Scene, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
/** Mark and name. */
export const seatSpans = (scene: Scene, seat: Seat): Line => [
  span(seatMark(scene, seat), seatPlate(scene, seat)),
  span(` ${seatName(scene, seat)}`, [seatInk(scene, seat), 'bold']),
];

// ---- cards

export interface CardFace {
  /** What it is, or what it counts as. */
  readonly kind: string;
  readonly faction: Faction | null;
}
/** `friman bear`, `supply`, `wild isle as chief`. */
export function faceOf(pool: Pool): CardFace {
  const [kind = pool, second] = pool.split(' ');
  return { kind, faction: FACTIONS.find((faction) => faction === second) ?? null };
}
export const isGreat = ({ kind, faction }: CardFace): boolean => faction === null && kind !== 'supply' && kind !== 'wild';
export const kindInk = (face: CardFace): Style | undefined => (isGreat(face) ? GREAT_INK : undefined);
/** The sign that prices and cards have in common: a rank, a supply, a great artifact. */
export function signOf(face: CardFace): string {
  const rank = 1 + UNITS.findIndex((unit) => unit === face.kind);
  return rank > 0 ? String(rank) : face.kind === 'supply' ? SUPPLY : isGreat(face) ? GREAT : '';
}
export const factionLetter = ({ canvas }: Scene, faction: Faction | null): string =>
  faction === null ? '' : canvas.t(`board.mark.${faction}`);
/** What has a long name is called by a short one on the board. */
const SHORTENED: readonly string[] = ['scroll', 'wild', ...GREATS];
export const kindName = ({ canvas }: Scene, kind: string): string =>
  canvas.t(SHORTENED.includes(kind) ? `board.short.${kind}` : `term.${kind}`);
const factionSpans = (scene: Scene, faction: Faction | null): Line =>
  faction === null ? [] : [span(factionLetter(scene, faction), [factionInk(faction), 'bold'])];
/** `B friman`, in colours; `dull` for what is used up. */
export function cardSpans(scene: Scene, pool: Pool, dull = false): Span[] {
  const face = faceOf(pool);
  const name = span(kindName(scene, face.kind), dull ? 'dim' : kindInk(face));
  if (face.faction === null) return [name];
  return [span(factionLetter(scene, face.faction), dull ? 'dim' : [factionInk(face.faction), 'bold']), span(' '), name];
}

/** Equal cards together, in the order in which they come. */
export function countCards(cards: readonly Pool[]): [Pool, number][] {
  const counts = new Map<Pool, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
/** One entry for each faction, for supplies and for great artifacts, sorted: `B friman×2 chief`. */
export function factionGroups(scene: Scene, cards: readonly Pool[]): Line[] {
  const groups = new Map<Faction | boolean, Span[]>();
  for (const [pool, count] of countCards(cards.toSorted((a, b) => byFactionThenForm(poolOf(a), poolOf(b))))) {
    const face = faceOf(pool);
    const belongs = face.faction ?? isGreat(face);
    const group = groups.get(belongs) ?? [...factionSpans(scene, face.faction)];
    if (group.length > 0) group.push(span(' '));
    group.push(span(kindName(scene, face.kind), kindInk(face)));
    if (count > 1) group.push(span(`×${count}`, 'dim'));
    groups.set(belongs, group);
  }
  return [...groups.values()];
}

// ---- prices

/** Units by their rank, then supplies: `1+1+2`, `2+▪▪`. */
export function priceSigns(recipe: Recipe): string {
  const signs = DEMANDS.map((kind, index) => ({ sign: signOf({ kind, faction: null }), count: recipe[index] ?? 0 }));
  const units = signs.filter(({ sign }) => sign !== SUPPLY).flatMap(({ sign, count }) => Array.from({ length: count }, () => sign));
  const supplies = SUPPLY.repeat(signs.find(({ sign }) => sign === SUPPLY)?.count ?? 0);
  return [...units, supplies].filter((part) => part !== '').join('+');
}
/** What the Oracle says of an artifact today. */
export const oracleSigns = ({ view: { oracle } }: Scene, artifact: string): string =>
  `${oracle.lit === artifact ? LIT : ''}${oracle.matched === artifact ? MATCHED : ''}`;
