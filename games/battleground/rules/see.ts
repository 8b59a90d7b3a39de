// What everybody sees of the table, and what a seat sees beyond it. Built by including. MOB-17.4
import { byKey, certain, type Seat } from '@tabularium/kernel';
import { fateOf, gloryOf, itemOf, mapOf } from '../content/find.ts';
import { type Content, content as game } from '../content/index.ts';
import { type ItemDef, STATS } from '../content/kinds.ts';
import { ELEMENTS, type ElementKind, type MapDef } from '../content/maps.ts';
import { HEX_NAMES, placeName, positionName } from '../content/place-names.ts';
import { levelOf } from '../content/places.ts';
import type { Part } from '../table/events.ts';
import { defOf, figureAt, figureName } from '../table/names.ts';
import { type Figure, type FigureId, type Frame, NONE, type Player, type Rolled, type RunningMission, type Table } from '../table/table.ts';
import type {
  AbilityView,
  BattlegroundView,
  DeckView,
  FigureView,
  ForecastSide,
  ForecastView,
  FrameView,
  ItemView,
  MapView,
  MarkerView,
  MissionView,
  ObjectiveView,
  PlayerView,
  RolledView,
  UnseenView,
  ValueView,
  WeaponView,
} from '../table/view.ts';
import { weaponsOf } from './actions/attack.ts';
import { claimable, claimOf, cursedToFall } from './fate/claims.ts';
import { enemiesWounded, woundsInflicted } from './fate/missions.ts';
import { LAST_ROUND, OBJECTIVE_POINTS, pointsOf, scoreOf, WINNING_LEAD } from './fate/points.ts';
import { affects, isOnDifficult } from './field/footing.ts';
import { terrainOfMap, zoneOf } from './field/terrain.ts';
import { tellFacing } from './field/turning.ts';
import { baseOf, engagedWith, isStanding, placeOfFigure } from './figures/figures.ts';
import { frameOwnedBy, priceOf } from './figures/frames.ts';
import { rangeOf, statParts } from './figures/traits.ts';
import { speedOf, speedParts } from './reach/speed.ts';
import { isBarred } from './round/activation.ts';

export function see(table: Table): BattlegroundView {
  return {
    eye: 'public',
    terms: { ...table.terms },
    own: ownIn(table.content),
    phase: table.phase,
    due: table.due.flatMap(({ seat, what }) => (seat === NONE ? [] : [{ seat, what }])),
    round: table.round,
    lastRound: LAST_ROUND,
    firstPlayer: orNull(table.firstPlayer),
    order: table.order.slice(),
    map: seeMap(certain(mapOf(table.content, table.terms.map), 'such a map')),
    figures: table.figures.map((figure, id) => seeFigure(table, figure, id)),
    players: table.players.map((player) => seePlayer(table, player)),
    frames: table.frames.map((frame) => seeFrame(table, frame)),
    objectives: seeObjectives(table),
    markers: table.markers.map((marker) => seeMarker(table, marker)),
    rolled: table.rolled.map((rolled) => seeRolled(table, rolled)),
    upkeep: table.phase === 'upkeep' ? table.upkeep : null,
    forecast: seeForecast(table),
    ended: table.ended === null ? null : { ...table.ended, winners: table.ended.winners.slice() },
  };
}
/** Adds the seat's own hand, and what is left in its deck. */
export function seeAs({ content, players }: Table, seat: Seat, shared: BattlegroundView): BattlegroundView {
  const { fate, glory, deck } = players[seat] as Player;
  const own: PlayerView = {
    ...(shared.players[seat] as PlayerView),
    fate: { count: fate.length, cards: fate.slice() },
    glory: { count: glory.length, cards: glory.slice() },
    deck: { count: deck.length, unseen: { in: 'deck', ...counted(content, deck) } },
  };
  return { ...shared, eye: seat, players: shared.players.with(seat, own) };
}
const orNull = (number: number): number | null => (number === NONE ? null : number);
const nameOrNull = (table: Table, id: FigureId): string | null => (id === NONE ? null : figureName(table, id));
const namesOf = (table: Table, ids: readonly FigureId[]): string[] => ids.map((id) => figureName(table, id));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cache: content never changes. */
const ownByContent = new WeakMap<Content, Content>();
function ownIn(content: Content): Content | null {
  if (content === game) return null;
  const cached = ownByContent.get(content);
  if (cached !== undefined) return cached;
  const added = <T extends { readonly id: string }>(all: readonly T[], printed: readonly T[]): readonly T[] =>
    all.filter(({ id }) => !printed.some((one) => one.id === id));
  const own: Content = {
    characters: added(content.characters, game.characters),
    weapons: added(content.weapons, game.weapons),
    items: added(content.items, game.items),
    fate: added(content.fate, game.fate),
    glory: added(content.glory, game.glory),
    armies: added(content.armies, game.armies),
    maps: added(content.maps, game.maps),
  };
  ownByContent.set(content, own);
  return own;
}

// ---- the battlefield

/** Cache: maps never change. */
const viewByMap = new WeakMap<MapDef, MapView>();
function seeMap(map: MapDef): MapView {
  const cached = viewByMap.get(map);
  if (cached !== undefined) return cached;
  const { standable } = terrainOfMap(map);
  const zone = (side: 'north' | 'south'): string[] => HEX_NAMES.filter((_, hex) => zoneOf(hex) === side && standable[hex] === 1);
  const view: MapView = {
    map: map.id,
    side: map.side,
    elements: (Object.entries(map.elements) as [ElementKind, readonly string[]][]).flatMap(([kind, elements]) =>
      elements.map((hexes) => ({ kind, hexes: hexes.split(' '), portions: ELEMENTS[kind] })),
    ),
    difficult: map.difficult.split(' ').filter(Boolean),
    zones: { north: zone('north'), south: zone('south') },
  };
  viewByMap.set(map, view);
  return view;
}
const seeObjectives = (table: Table): ObjectiveView[] =>
  table.objectives.map(({ at, owner }) => ({
    at: positionName(at),
    zone: zoneOf(at),
    owner: orNull(owner),
    claims:
      owner === NONE
        ? table.players.map(({ seat }) => {
            const { by, whyNot } = claimOf(table, seat, at);
            return { seat, by: namesOf(table, by), whyNot };
          })
        : [],
  }));
const seeMarker = (table: Table, marker: Table['markers'][number]): MarkerView => ({
  seat: marker.seat,
  at: positionName(marker.at),
  radius: marker.radius,
  affects: table.figures.flatMap((figure, id) => (isStanding(figure) && affects(table, marker, id) ? [figureName(table, id)] : [])),
});

// ---- figures

function seeFigure(table: Table, figure: Figure, id: FigureId): FigureView {
  const def = defOf(table, id);
  const stands = isStanding(figure);
  const frame = frameOwnedBy(table, id);
  return {
    figure: def.id,
    seat: figure.seat,
    faction: def.faction,
    massive: def.massive,
    at: stands ? placeName(placeOfFigure(figure)) : null,
    hexes: baseOf(figure).map(positionName),
    level: stands ? levelOf(figure.at) : 0,
    facing: stands ? seeFacing(figure) : null,
    health: def.health,
    wounds: figure.wounds,
    mana: figure.mana,
    focus: figure.focus,
    overwatch: figure.overwatch,
    buff: figure.buff,
    debuff: figure.debuff,
    activated: figure.activated,
    cards: figure.cards.slice(),
    barred: isBarred(table, id),
    out: figure.out,
    falling: figure.falling,
    stats: byKey(STATS, (stat) => valueOf(statParts(table, id, stat))),
    speed: [seeSpeed(table, id, false), seeSpeed(table, id, true)],
    weapons: seeWeapons(table, id),
    items: figure.items.map((gear) => seeItem(figure, frame, certain(itemOf(table.content, gear.card), 'such an item'), gear.used)),
    abilities: def.abilities.map((ability) => seeAbility(ability, frame)),
    cost: def.cost,
    points: pointsOf(table, id),
    engaged: stands ? namesOf(table, engagedWith(table, id)) : [],
    onDifficult: isOnDifficult(table, id),
    ap: frame?.ap ?? null,
  };
}
const standingOf = (table: Table, seat: Seat): Figure[] => table.figures.filter((figure) => figure.seat === seat && isStanding(figure));
function seeFacing(figure: Figure): string {
  const told = tellFacing(figure);
  return 'at' in told ? told.at : told.facing;
}
const valueOf = ([printed, ...parts]: readonly Part[]): ValueView => {
  const { value } = certain(printed, 'a printed value');
  return { printed: value, now: value + sum(parts.map((part) => part.value)), parts };
};
const seeSpeed = (table: Table, id: FigureId, focused: boolean): ValueView => ({
  ...valueOf(speedParts(table, id, { focused, asJump: false })),
  now: speedOf(table, id, { focused, asJump: false }),
});
const seeWeapons = (table: Table, id: FigureId): WeaponView[] =>
  weaponsOf(table, id).map((weapon) => ({ weapon: weapon.id, type: weapon.type, range: rangeOf(table, id, weapon) }));
const isUsedIn = (frame: Frame | undefined, ability: string): boolean =>
  frame?.used.some((used) => used === ability || used.startsWith(`${ability}#`)) ?? false;
function seeItem({ prevented }: Figure, frame: Frame | undefined, { id, use }: ItemDef, isSpent: boolean): ItemView {
  const isDone = use.kind === 'active' ? isUsedIn(frame, id) : use.kind === 'passive' && prevented && use.traits.some(isOncePerRound);
  return { item: id, used: isSpent || isDone };
}
const isOncePerRound = ({ trait }: { readonly trait: string }): boolean => trait === 'prevents'; // MOB-13.1
const seeAbility = (ability: FigureAbility, frame: Frame | undefined): AbilityView => ({
  ability: ability.id,
  kind: ability.kind,
  ap: ability.kind === 'active' ? ability.ap : 0,
  mana: ability.kind === 'active' ? ability.mana : 0,
  used: isUsedIn(frame, ability.id),
});
type FigureAbility = Content['characters'][number]['abilities'][number];

// ---- players

function seePlayer(table: Table, player: Player): PlayerView {
  const { seat } = player;
  const standing = standingOf(table, seat);
  const own = table.figures.flatMap((figure, id) => (figure.seat === seat ? [id] : []));
  return {
    seat,
    faction: player.faction,
    zone: player.zone,
    fate: { count: player.fate.length, cards: null },
    glory: { count: player.glory.length, cards: null },
    deck: seeDeck(table, player),
    discards: player.discards.slice(),
    completed: player.completed.slice(),
    selected: player.selected,
    passed: player.passed,
    last: nameOrNull(table, player.last),
    lastBefore: nameOrNull(table, player.lastBefore),
    standing: standing.length,
    ready: standing.filter(({ activated }) => !activated).length,
    cost: sum(own.map((id) => pointsOf(table, id))),
    points: scoreOf(player),
    sheet: player.points.map((entry) => ({ ...entry })),
  };
}
/** In the first game both lists are known, but opponents cannot tell the deck from the hand. */
function seeDeck({ content, terms }: Table, { deck, fate }: Player): DeckView {
  const isKnown = terms.mode === 'first';
  return { count: deck.length, unseen: isKnown ? { in: 'deckAndHand', ...counted(content, [...deck, ...fate]) } : null };
}
function counted(content: Content, cards: readonly string[]): Omit<UnseenView, 'in'> {
  const defs = cards.flatMap((id) => fateOf(content, id) ?? []);
  const average = (of: 'initiative' | 'ap' | 'mana'): number => (defs.length === 0 ? 0 : sum(defs.map((def) => def[of])) / defs.length);
  return {
    cards: content.fate.flatMap(({ id }) => {
      const count = cards.filter((card) => card === id).length;
      return count === 0 ? [] : [{ card: id, count }];
    }),
    average: { initiative: average('initiative'), ap: average('ap'), mana: average('mana') },
  };
}

// ---- activations, interruptions, tests

function seeFrame(table: Table, frame: Frame): FrameView {
  return {
    kind: frame.kind,
    seat: figureAt(table, frame.figure).seat,
    figure: figureName(table, frame.figure),
    against: nameOrNull(table, frame.against),
    ap: frame.ap,
    costs: {
      focus: priceOf(frame, 'focus'),
      move: priceOf(frame, 'move'),
      overwatch: priceOf(frame, 'overwatch'),
      melee: priceOf(frame, 'melee'),
      ranged: priceOf(frame, 'ranged'),
      spell: priceOf(frame, 'spell'),
    },
    used: frame.used.slice(),
    cards: frame.cards.slice(),
    missions: frame.missions.map((running) => seeMission(table, running)),
    next: frame.next.map((effect) => ({ ...effect })),
    hasMoved: frame.hasMoved,
    hasJumped: frame.hasJumped,
    lastAttack: frame.lastAttack,
  };
}
function seeMission({ content }: Table, running: RunningMission): MissionView {
  const { card, done } = running;
  const { points, mission } = certain(gloryOf(content, card), 'such a glory card');
  const progress =
    mission?.mission === 'totalWounds'
      ? { have: woundsInflicted(running), need: mission.wounds }
      : mission?.mission === 'woundEnemies'
        ? { have: enemiesWounded(running), need: mission.enemies }
        : null;
  return { card, points, done, progress };
}
const seeRolled = (table: Table, rolled: Rolled): RolledView => ({
  figure: figureName(table, rolled.figure),
  stat: rolled.stat,
  as: rolled.as,
  dice: rolled.dice.map((part) => ({ ...part })),
  modifiers: rolled.modifiers.map((part) => ({ ...part })),
  threshold: rolled.threshold,
  faces: rolled.faces.slice(),
  explosions: rolled.explosions.slice(),
  successes: rolled.successes,
});

// ---- points

/** The points if the round ended now, with every possible claim made and all tokens removed. MOB-4.35 */
function seeForecast(table: Table): ForecastView {
  const gains = table.players.map(({ seat }) => ({ claims: claimable(table, seat), knockOuts: cursedToFall(table, seat) }));
  const now = table.players.map(scoreOf);
  const atRoundEnd = gains.map(
    ({ claims, knockOuts }, seat) =>
      (now[seat] as number) + OBJECTIVE_POINTS * claims.length + sum(knockOuts.map((id) => pointsOf(table, id))),
  );
  const sides = gains.map(
    ({ claims, knockOuts }, seat): ForecastSide => ({
      seat,
      now: now[seat] as number,
      atRoundEnd: atRoundEnd[seat] as number,
      claims: claims.map(positionName),
      knockOuts: namesOf(table, knockOuts),
      lead: (atRoundEnd[seat] as number) - (atRoundEnd[1 - seat] as number),
    }),
  );
  return { sides, needed: WINNING_LEAD, leader: leaderOf(table, sides) };
}
/** The only army left standing, or the one with a large enough lead. MOB-4.42 to MOB-4.44 */
function leaderOf(table: Table, sides: readonly ForecastSide[]): Seat | null {
  if (table.phase === 'setup') return null;
  const isOut = sides.map(({ seat }) => standingOf(table, seat).length <= certain(sides[1 - seat], 'an opponent').knockOuts.length);
  if (isOut.some(Boolean)) return isOut.every(Boolean) ? null : isOut.indexOf(false);
  return sides.find(({ lead }) => lead >= WINNING_LEAD)?.seat ?? null;
}
