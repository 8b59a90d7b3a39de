// What holds for every table at every decision. Written independently of the rules, so that it can judge them.
import type { Content } from '../../content/index.ts';
import { BUFFS, type CharacterDef, DEBUFFS, type ItemDef, type WeaponDef } from '../../content/kinds.ts';
import { ELEMENTS, type ElementKind, type MapDef } from '../../content/maps.ts';
import { positionName } from '../../content/place-names.ts';
import { type Figure, type Frame, NONE, type Player, type Table } from '../../table/table.ts';

/** Throws an error that says what is wrong if the table of a match breaks an invariant. */
export function checkInvariants(table: Table): void {
  checkScene(table);
  for (const player of table.players) armyIsLegal(table, player);
}
/** The same for a made-up table, where armies may be anything. */
export function checkScene(table: Table): void {
  for (const figure of table.figures) {
    figureIsSound(table, figure);
    figureStandsRight(table, figure);
  }
  for (const player of table.players) {
    cardsAreComplete(table, player);
    pointsAddUp(table, player);
  }
  nobodySharesAPlace(table);
  uniqueTokensAreAlone(table);
  objectivesAreAllThere(table);
  framesAreOpen(table);
  insist(table.round >= 0 && table.round <= 4, () => `it is round ${table.round}`); // 15
}

export function insist(holds: boolean, claim: () => string): void {
  if (!holds) throw new Error(`invariant: ${claim()}`);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length;
export const defOf = ({ content }: Table, { def }: Figure): CharacterDef => content.characters[def] as CharacterDef;
const nameOf = (table: Table, figure: Figure): string => defOf(table, figure).id;
const weaponCalled = ({ weapons }: Content, id: string): WeaponDef => weapons.find((card) => card.id === id) as WeaponDef;
const itemCalled = ({ items }: Content, id: string): ItemDef => items.find((card) => card.id === id) as ItemDef;
/** The worth of a character and everything it carries, used or not. */
const worthOf = (table: Table, figure: Figure): number =>
  defOf(table, figure).cost +
  sum(figure.weapons.map((id) => weaponCalled(table.content, id).cost)) +
  sum(figure.items.map(({ card }) => itemCalled(table.content, card).cost));

// ---- 1 and 2: cards

const [FATE, GLORY, HAND] = [20, 2, 5];
/** Every card of a player, wherever it is. */
export const allCards = ({ figures, frames }: Table, player: Player): string[] => [
  ...player.deck,
  ...player.fate,
  ...player.glory,
  ...(player.selected === null ? [] : [player.selected]),
  ...frames.flatMap((frame) => (figures[frame.figure]?.seat === player.seat ? frame.cards : [])),
  ...figures.flatMap((figure) => (figure.seat === player.seat ? figure.cards : [])),
  ...player.discards,
  ...player.completed,
];
function cardsAreComplete(table: Table, player: Player): void {
  const cards = allCards(table, player);
  const isGlory = (id: string): boolean => table.content.glory.some((card) => card.id === id);
  const hasArmy = table.figures.some(({ seat }) => seat === player.seat);
  const [glory, fate] = [count(cards, isGlory), count(cards, (id) => !isGlory(id))];
  insist(fate === (hasArmy ? FATE : 0), () => `seat ${player.seat} has ${fate} fate cards`);
  insist(glory === (hasArmy ? GLORY : 0), () => `seat ${player.seat} has ${glory} glory cards`);
  insist(player.fate.length <= HAND, () => `seat ${player.seat} holds ${player.fate.length} fate cards`);
  insist(!player.fate.some(isGlory) && player.glory.every(isGlory) && player.completed.every(isGlory), () => 'a card lies in a wrong pile');
}

// ---- 3, 5 and 6: figures

const MANA = 5;
function figureIsSound(table: Table, figure: Figure): void {
  const { wounds, mana, buff, debuff, facing, shape, out, falling, at } = figure;
  const { health, massive } = defOf(table, figure);
  const name = nameOf(table, figure);
  insist(mana >= 0 && mana <= MANA, () => `${name} has ${mana} mana`);
  insist(wounds >= 0, () => `${name} has ${wounds} wounds`);
  insist(out === wounds >= health || isPlacedOut(figure), () => `${name} has ${wounds} wounds and is ${out ? 'out' : 'there'}`);
  insist(!falling || out, () => `${name} falls and is not out`);
  insist(!out || falling === (at !== NONE), () => `${name} is out and stands on ${positionName(at)}`);
  insist(
    !out || (mana === 0 && buff === null && debuff === null && !figure.focus && !figure.overwatch && figure.cards.length === 0),
    () => `${name} is out and has something`,
  );
  insist(massive === (shape !== 'one') || at === NONE, () => `${name} has a base of ${shape}`);
  insist(Number.isInteger(facing) && facing >= 0 && facing < (massive ? 3 : 6), () => `${name} looks to ${facing}`);
  insist(buff === null || BUFFS.includes(buff), () => `${name} has the buff ${buff}`);
  insist(debuff === null || DEBUFFS.includes(debuff), () => `${name} has the debuff ${debuff}`);
  insist(figure.cards.length === 0 || figure.activated, () => `cards lie on ${name}, who was not activated`); // 11
}
/** Made-up tables may start with somebody out. */
const isPlacedOut = ({ out, wounds }: Figure): boolean => out && wounds === 0;

function uniqueTokensAreAlone({ figures, markers, players }: Table): void {
  for (const { seat } of players) {
    const marked = count(figures, (figure) => figure.seat === seat && figure.debuff === 'thirdEye');
    insist(marked <= 1, () => `${marked} figures of seat ${seat} bear the Third Eye Mark`);
    const laid = count(markers, (marker) => marker.seat === seat);
    insist(laid <= 1, () => `seat ${seat} has ${laid} markers`);
  }
}

// ---- 4: where they stand

const [COLUMNS, ROWS] = [25, 30];
const HEXES = COLUMNS * ROWS;
interface Cell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
}
const cellAt = (position: number): Cell => {
  const hex = position % HEXES;
  return { column: Math.floor(hex / ROWS), row: hex % ROWS, level: Math.floor(position / HEXES) };
};
/** One hex and two in the east, or two in the west. MOB-8.17 */
function baseOf({ at, shape }: Figure): Cell[] {
  const { column, row, level } = cellAt(at);
  if (shape === 'one') return [{ column, row, level }];
  const lower = column % 2 === 0 ? row : row + 1;
  const beside = column + (shape === 'west' ? 1 : -1);
  return [
    { column, row, level },
    { column: beside, row: lower - 1, level },
    { column: beside, row: lower, level },
  ];
}
const isOnField = ({ column, row, level }: Cell): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && level <= 1;
const numberOf = ({ column, row, level }: Cell): number => level * HEXES + column * ROWS + row;
const hexCalled = (name: string): number => (name.charCodeAt(0) - 65) * ROWS + Number(name.slice(1).replace('^', '')) - 1;

interface Ground {
  readonly filled: ReadonlySet<number>;
  readonly raised: ReadonlySet<number>;
  readonly objectives: readonly number[];
}
const grounds = new WeakMap<MapDef, Ground>();
function groundOf({ content, terms }: Table): Ground {
  const map = content.maps.findLast(({ id }) => id === terms.map) as MapDef;
  const known = grounds.get(map);
  if (known !== undefined) return known;
  const [filled, raised] = [new Set<number>(), new Set<number>()];
  for (const [kind, all] of Object.entries(map.elements) as [ElementKind, readonly string[]][])
    for (const hex of all.flatMap((element) => element.split(' ')))
      (ELEMENTS[kind][0] === 'platform' ? raised : filled).add(hexCalled(hex));
  const objectives = map.objectives
    .split(' ')
    .filter(Boolean)
    .map((name) => hexCalled(name) + (name.endsWith('^') ? HEXES : 0));
  const ground = { filled, raised, objectives };
  grounds.set(map, ground);
  return ground;
}
function figureStandsRight(table: Table, figure: Figure): void {
  if (figure.at === NONE) return;
  const { filled, raised } = groundOf(table);
  for (const cell of baseOf(figure)) {
    const hex = numberOf({ ...cell, level: 0 });
    insist(isOnField(cell), () => `${nameOf(table, figure)} stands over the edge`);
    const where = positionName(numberOf(cell));
    insist(cell.level === 1 ? raised.has(hex) : !filled.has(hex), () => `${nameOf(table, figure)} stands on ${where}, where nobody can`);
    insist(table.standing[numberOf(cell)] === table.figures.indexOf(figure), () => `${where} does not know of ${nameOf(table, figure)}`);
  }
}
function nobodySharesAPlace(table: Table): void {
  const taken = table.figures.flatMap((figure) => (figure.at === NONE ? [] : baseOf(figure).map(numberOf)));
  insist(new Set(taken).size === taken.length, () => 'two figures share a place');
  const known = count(table.standing, (id) => id !== NONE);
  insist(known === taken.length, () => `somebody is said to stand on ${known - taken.length} places more`);
}

// ---- 7 and 8: objectives and points

const TOKEN = 20;
function objectivesAreAllThere(table: Table): void {
  const { objectives } = groundOf(table);
  insist(table.objectives.map(({ at }) => at).join() === objectives.join(), () => 'the objective tokens are not those of the map');
  for (const { at, owner } of table.objectives)
    insist(owner === NONE || table.players[owner] !== undefined, () => `the token on ${positionName(at)} is seat ${owner}'s`);
}
function pointsAddUp(table: Table, player: Player): void {
  const { seat, points } = player;
  const from = (wanted: string): number => sum(points.flatMap((entry) => (entry.source === wanted ? [entry.points] : [])));
  const tokens = TOKEN * count(table.objectives, ({ owner }) => owner === seat);
  insist(from('objective') === tokens, () => `seat ${seat} has ${from('objective')} points for its tokens, not ${tokens}`);
  const fallen = sum(table.figures.map((figure) => (figure.seat !== seat && figure.out && figure.wounds > 0 ? worthOf(table, figure) : 0)));
  insist(from('knockOut') === fallen, () => `seat ${seat} has ${from('knockOut')} points for those it knocked out, not ${fallen}`);
  const done = points.flatMap(({ source, what }) => (source === 'mission' ? [what] : []));
  const kept = allCards(table, player);
  for (const card of done) {
    const held = [...player.deck, ...player.fate, ...player.glory, ...player.discards];
    insist(kept.includes(card) && !held.includes(card), () => `the mission ${card} was done, and its card is not kept`);
  }
  const worth = sum(done.map((card) => table.content.glory.find(({ id }) => id === card)?.points ?? 0));
  insist(
    from('mission') === worth && new Set(done).size === done.length,
    () => `seat ${seat} has ${from('mission')} points for missions, not ${worth}`,
  );
  insist(
    player.completed.every((card) => done.includes(card)),
    () => `seat ${seat} keeps a mission that was not done`,
  );
}

// ---- 10: activations and interruptions

function framesAreOpen(table: Table): void {
  const { frames, figures, phase } = table;
  insist(phase === 'activate' || frames.length === 0, () => `somebody acts in the phase ${phase}`);
  for (const [depth, frame] of frames.entries()) {
    insist((frame.kind === 'activation') === (depth === 0), () => `number ${depth} is ${frame.kind}`);
    insist(frame.ap >= 0, () => `${nameIn(table, frame)} has ${frame.ap} AP`); // 3
    insist(
      Object.values(frame.paid).every((paid) => paid >= 0),
      () => `${nameIn(table, frame)} has paid for less than nothing`,
    );
  }
  const inner = frames.at(-1);
  const figure = inner && figures[inner.figure];
  insist(figure === undefined || !figure.out || figure.falling, () => `${inner && nameIn(table, inner)} is out and acts`);
}
const nameIn = (table: Table, { figure }: Frame): string => nameOf(table, table.figures[figure] as Figure);

// ---- 16: armies

const FATE_COPIES = 2;
function armyIsLegal(table: Table, player: Player): void {
  const { content, terms, figures } = table;
  const army = figures.filter(({ seat }) => seat === player.seat);
  if (army.length === 0) return;
  const defs = army.map((figure) => defOf(table, figure));
  const cost = sum(army.map((figure) => worthOf(table, figure)));
  insist(cost <= terms.points, () => `the army of seat ${player.seat} costs ${cost}`);
  insist(new Set(defs.map(({ hero }) => hero)).size === defs.length, () => `seat ${player.seat} has a hero twice`);
  insist(
    defs.every(({ faction, massive }) => faction === player.faction && (!massive || terms.expansion)),
    () => `somebody may not fight for seat ${player.seat}`,
  );
  for (const figure of army) gearIsLegal(table, figure);
  const gear = army.flatMap(({ weapons, items }) => [...weapons, ...items.map(({ card }) => card)]);
  for (const card of [...content.weapons, ...content.items]) {
    const [have, may] = [count(gear, (id) => id === card.id), Math.max(1, card.copies / 2)];
    insist(have <= may, () => `seat ${player.seat} has ${have} of ${card.id}`);
  }
  const cards = allCards(table, player);
  for (const card of [...content.fate, ...content.glory]) {
    const have = count(cards, (id) => id === card.id);
    insist(have <= ('mission' in card ? 1 : FATE_COPIES), () => `seat ${player.seat} has ${have} of ${card.id}`);
    insist(have === 0 || card.faction === null || card.faction === player.faction, () => `${card.id} is not for seat ${player.seat}`);
  }
}
function gearIsLegal(table: Table, figure: Figure): void {
  const { id, faction, slots } = defOf(table, figure);
  const weapons = figure.weapons.map((card) => weaponCalled(table.content, card));
  const items = figure.items.map(({ card }) => itemCalled(table.content, card));
  const most = { trinket: slots.trinkets, shield: slots.shields, armour: slots.armours };
  insist(
    weapons.length <= slots.weapons && weapons.every(({ type }) => slots.types.includes(type)),
    () => `${id} cannot carry its weapons`,
  );
  for (const [type, room] of Object.entries(most))
    insist(count(items, (item) => item.type === type) <= room, () => `${id} has no room for its ${type}`);
  for (const { only, id: card } of [...weapons, ...items]) insist(only.length === 0 || only.includes(id), () => `${card} is not for ${id}`);
  for (const item of items) insist(item.faction === null || item.faction === faction, () => `${item.id} is not for ${id}`);
  const once = [...weapons, ...items.filter(({ use }) => use.kind !== 'oneUse')].map((card) => card.id);
  insist(new Set(once).size === once.length, () => `${id} carries something twice`);
}
