// Tables described in the game's notation, for lessons and tests. Anything not mentioned is absent: terrain, figures, cards in hand.
import { checkSetup, deepFreeze, FastDice, type Seat } from '@tabularium/kernel';
import type { LessonScene } from '@tabularium/parts/shape';
import { armies, FIRST_ARMIES } from '../content/armies.ts';
import { fateOf, gloryOf, itemOf, mapOf, weaponOf } from '../content/find.ts';
import { type Content, content as game } from '../content/index.ts';
import { type ArmyDef, BUFFS, DEBUFFS } from '../content/kinds.ts';
import type { MapDef } from '../content/maps.ts';
import { placeOf, positionOf } from '../content/place-names.ts';
import { FOOTPRINTS, type Place, WEST } from '../content/places.ts';
import { terrainOfMap } from '../rules/field/terrain.ts';
import { baseOf, isMassive, put } from '../rules/figures/figures.ts';
import { openFrame } from '../rules/figures/frames.ts';
import { open } from '../rules/open.ts';
import { newFigure } from '../rules/setup/muster.ts';
import { FACINGS } from '../table/asks.ts';
import { figureAt, figureOf } from '../table/names.ts';
import { setup } from '../table/schema.ts';
import {
  type BattlegroundKit,
  type Facing,
  type Figure,
  type Frame,
  type Mode,
  NONE,
  type Phase,
  type Player,
  type Setup,
  type Table,
} from '../table/table.ts';

export interface Layout {
  /** Standard unless said; in the first game decks are known. */
  readonly mode?: Mode;
  /** Which seat plays the Masters: the first unless said. */
  readonly masters?: 'first' | 'second';
  /** A map to start from; an open field unless said. */
  readonly map?: string;
  /** More terrain: `{ H3: ['N13 N14 N15'] }`. */
  readonly elements?: MapDef['elements'];
  /** Elements of the map that are left out, by their hexes. */
  readonly without?: readonly string[];
  /** Instead of what the map has. */
  readonly difficult?: string;
  readonly objectives?: string;
  /** Content instead of the game's own. */
  readonly content?: Content;
  /**
   * By character: a place (`M15`, `M15^`, a massive one `M15 west`) or `out`, a facing (`NE`, a massive one's facing hex; north for the Masters,
   * south for the others unless said), its weapons and items, and any of `wounds=2`, `mana=3`, `focus`, `overwatch`, a buff, a debuff,
   * `activated`, `prevented`, `used=I16`: `{ he_man: 'M15 N W01 I16 mana=2 focus' }`.
   */
  readonly figures?: Readonly<Record<string, string>>;
  /** By seat: fate and glory cards in hand, `FM01 FM02 GM1`. */
  readonly hands?: readonly (string | undefined)[];
  /** By seat: the deck, the next card first; unless said the cards of the faction that are not in the hand. */
  readonly decks?: readonly (string | undefined)[];
  /** By seat: the discard pile; unless said the cards of the faction that are neither in the hand nor in the deck. */
  readonly discards?: readonly (string | undefined)[];
  /** 1 unless said. */
  readonly round?: number;
  /** Selecting cards, unless somebody is active. */
  readonly phase?: Phase;
  readonly firstPlayer?: Seat;
  readonly passed?: readonly boolean[];
  /** By seat: who was activated last in this round, and in the one before. */
  readonly last?: readonly (string | undefined)[];
  readonly lastBefore?: readonly (string | undefined)[];
  /** By seat: victory points that it has already. */
  readonly points?: readonly number[];
  /** Who is active, after the bonus of its card. */
  readonly active?: string;
  /** Of its activation: 3 unless said. */
  readonly ap?: number;
  /** Anything else about its activation. */
  readonly frame?: Partial<Frame>;
  readonly markers?: readonly { readonly seat: Seat; readonly at: string; readonly radius: number }[];
  /** Who claimed the tokens there. */
  readonly claimed?: Readonly<Record<string, Seat>>;
}

/** All other options have their defaults. */
export const setupOf = ({ mode = 'standard', masters = 'first' }: Layout): Setup =>
  checkSetup(setup, { mode, seats: 2, options: mode === 'standard' ? { masters, expansion: 'on' } : { masters } });

/** `rolls`: the faces of the dice in the order of the tests; after them the dice are random. */
export const sceneFrom = (layout: Layout, rolls: readonly (readonly number[])[]): LessonScene<BattlegroundKit> => ({
  setup: setupOf(layout),
  table: tableOf(layout),
  draws: rolls.flat().map((face) => face - 1),
});

export function tableOf(layout: Layout = {}): Table {
  const content = contentOf(layout);
  const map = (isAltered(layout) ? content.maps.at(-1) : mapOf(content, layout.map ?? '')) as MapDef;
  const opened = open(setupOf(layout), game, new FastDice(1));
  const table: Table = {
    ...opened,
    content,
    terms: { ...opened.terms, map: map.id },
    phase: layout.phase ?? (layout.active === undefined ? 'select' : 'activate'),
    due: [],
    round: layout.round ?? 1,
    firstPlayer: layout.firstPlayer ?? 0,
    figures: [],
    standing: opened.standing.map(() => NONE),
    objectives: terrainOfMap(map).objectives.map((at) => ({ at, owner: NONE })),
    markers: (layout.markers ?? []).map((marker) => ({ ...marker, at: positionCalled(marker.at) })),
  };
  for (const player of table.players) settle(table, player, layout);
  for (const [character, words] of Object.entries(layout.figures ?? {})) place(table, character, words);
  for (const player of table.players) remember(table, player, layout);
  for (const [at, owner] of Object.entries(layout.claimed ?? {})) {
    const objective = table.objectives.find((one) => one.at === positionCalled(at));
    if (objective === undefined) throw new Error(`no token lies on ${at}`);
    objective.owner = owner;
  }
  if (layout.active !== undefined) activate(table, layout.active, layout);
  return table;
}

// ---- the battlefield

/** Cache: a layout with the same terrain keeps its content, and with it what is cached for its map. */
const made = new Map<string, Content>();
/** An unaltered map keeps its name, so that a match that begins there can be saved and loaded without the layout. */
const isAltered = ({ map, elements, without, difficult, objectives }: Layout): boolean =>
  map === undefined || [elements, without, difficult, objectives].some((change) => change !== undefined);
/** The content with the layout's battlefield as its last map, if it is a new one. */
function contentOf(layout: Layout): Content {
  const { map, elements = {}, without = [], difficult, objectives, content = game } = layout;
  const drawn = map === undefined ? undefined : mapOf(content, map);
  if (map !== undefined && drawn === undefined)
    throw new Error(`there is no map ${map}; there are ${content.maps.map(({ id }) => id).join(', ')}`);
  if (!isAltered(layout)) return content;
  const own: MapDef = {
    id: 'sketch',
    side: drawn?.side ?? 'wasteland',
    elements: joined(drawn?.elements ?? {}, elements, without),
    difficult: difficult ?? drawn?.difficult ?? '',
    objectives: objectives ?? drawn?.objectives ?? '',
  };
  if (content !== game) return deepFreeze({ ...content, maps: [...content.maps, own] });
  const key = JSON.stringify(own);
  const known = made.get(key) ?? deepFreeze({ ...content, maps: [...content.maps, own] });
  made.set(key, known);
  return known;
}
function joined(drawn: MapDef['elements'], more: MapDef['elements'], without: readonly string[]): MapDef['elements'] {
  const kinds = Object.keys({ ...drawn, ...more }) as (keyof MapDef['elements'])[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, [...(drawn[kind] ?? []), ...(more[kind] ?? [])].filter((hexes) => !without.includes(hexes))]),
  );
}
function positionCalled(name: string): number {
  const position = positionOf(name);
  if (position === NONE) throw new Error(`the battlefield has no hex ${name}`);
  return position;
}

// ---- players

function settle(table: Table, player: Player, { hands = [], decks = [], discards = [], passed = [], points = [] }: Layout): void {
  const { seat, faction } = player;
  player.zone = faction === 'evil' ? 'north' : 'south';
  const list = armies.find(({ id }) => id === FIRST_ARMIES[faction]) as ArmyDef;
  const hand = wordsOf(hands[seat]);
  player.fate = hand.filter((card) => fateOf(table.content, card) !== undefined);
  player.glory = hand.filter((card) => gloryOf(table.content, card) !== undefined);
  const unknown = hand.find((card) => !player.fate.includes(card) && !player.glory.includes(card));
  if (unknown !== undefined) throw new Error(`there is no card ${unknown}`);
  const rest = leftOf(list.fate, player.fate);
  const deck = decks[seat];
  player.deck = deck === undefined ? rest : wordsOf(deck);
  const others = [...(deck === undefined ? [] : leftOf(rest, player.deck)), ...leftOf(list.glory, player.glory)];
  player.discards = discards[seat] === undefined ? others : wordsOf(discards[seat]);
  player.passed = passed[seat] ?? false;
  player.points = points[seat] ? [{ round: 1, source: 'objective', what: 'earlier', points: points[seat] }] : [];
}
/** Leaves out the cards that were taken, or as many of the last ones. */
function leftOf(cards: readonly string[], taken: readonly string[]): string[] {
  const left = cards.slice();
  for (const card of taken) left.splice(left.indexOf(card), 1); // -1 is the last one
  return left;
}
const wordsOf = (text = ''): string[] => text.split(' ').filter(Boolean);
function remember(table: Table, player: Player, { last = [], lastBefore = [] }: Layout): void {
  const called = (name: string | undefined): number => (name === undefined ? NONE : figureCalled(table, name));
  player.last = called(last[player.seat]);
  player.lastBefore = called(lastBefore[player.seat]);
}

// ---- figures

function figureCalled(table: Table, name: string): number {
  const id = figureOf(table, name);
  if (id === NONE) throw new Error(`${name} takes no part in this layout`);
  return id;
}
function place(table: Table, character: string, text: string): void {
  const { content } = table;
  const def = content.characters.find(({ id }) => id === character);
  if (def === undefined)
    throw new Error(`there is no character ${character}; there are ${content.characters.map(({ id }) => id).join(', ')}`);
  const words = wordsOf(text);
  const where = words.splice(0, def.massive && words[0] !== 'out' ? 2 : 1).join(' '); // `W14` is a hex here, a weapon further on
  const to = placeOf(where);
  if (to === NONE && where !== 'out') throw new Error(`${character} cannot stand on ${where || 'nothing'}`);
  const gear = words.filter((word) => !isFacing(to, word) && (weaponOf(content, word) ?? itemOf(content, word)));
  const weapons = gear.filter((card) => weaponOf(content, card) !== undefined);
  const player = table.players.find(({ faction }) => faction === def.faction) as Player;
  const figure = newFigure(table, player, { character, weapons, items: gear.filter((card) => !weapons.includes(card)) });
  const id = table.figures.push(figure) - 1;
  figure.facing = def.faction === 'masters' || def.massive ? 0 : 3;
  if (to === NONE) figure.out = true;
  else put(table, id, to);
  for (const word of words) if (!gear.includes(word)) describe(figure, character, word);
}
/** The facing hex of a massive figure: one of those that it covers. */
const isFacing = (place: Place, word: string): boolean => place >= WEST && FOOTPRINTS[place]?.includes(positionOf(word)) === true;
function describe(figure: Figure, character: string, word: string): void {
  const [name = '', value = ''] = word.split('=');
  const side = (FACINGS as readonly string[]).indexOf(name);
  const buff = BUFFS.find((one) => one === name);
  const debuff = DEBUFFS.find((one) => one === name);
  const corner = isMassive(figure) ? baseOf(figure).indexOf(positionOf(name)) : NONE;
  if (corner >= 0) figure.facing = corner as Facing;
  else if (side >= 0) figure.facing = side as Facing;
  else if (buff) figure.buff = buff;
  else if (debuff) figure.debuff = debuff;
  else if (name === 'wounds' || name === 'mana') figure[name] = Number(value);
  else if (name === 'focus' || name === 'overwatch' || name === 'activated' || name === 'prevented') figure[name] = true;
  else if (name === 'used') {
    const item = figure.items.find(({ card, used }) => card === value && !used);
    if (item === undefined) throw new Error(`${character} carries no ${value}`);
    item.used = true;
  } else throw new Error(`"${word}" says nothing about ${character}`);
}

// ---- an activation

function activate(table: Table, name: string, { ap = 3, frame = {} }: Layout): void {
  const figure = figureCalled(table, name);
  table.order = [figureAt(table, figure).seat];
  table.frames = [];
  Object.assign(openFrame(table, { kind: 'activation', figure, against: NONE, ap }), { begun: true, ...frame });
}
