// What holds for every table at every decision. It uses the content but none of the rules, so that it can judge them.
import { type Dice, type Eye, lookAt, type Match, type Seat } from '@tabularium/kernel';
import { WIDTH } from '../../content/boards.ts';
import { ARTIFACT_KINDS, type Form, GREAT_KINDS, HOMELANDS, isArtifact, isGreatKind, rankOf } from '../../content/kinds.ts';
import { litOn, matchedOn } from '../../content/oracle.ts';
import { battalia } from '../../rules/index.ts';
import { spaceName } from '../../table/names.ts';
import {
  type BattaliaKit,
  type Card,
  EMPTY,
  IMPASSABLE,
  type Laid,
  type Land,
  NOBODY,
  OUT_OF_PLAY,
  type Player,
  RESERVE,
  type Table,
} from '../../table/table.ts';

/** The strength of a card in a line by itself. */
function strengthOf(form: Form, side: 'attack' | 'defence'): number {
  if (isGreatKind(form)) return GREAT_KINDS[form][side];
  return isArtifact(form) ? ARTIFACT_KINDS[form].strength : rankOf(form);
}

/** Throws an error that says what is wrong if a table breaks an invariant. */
export function checkInvariants(table: Table): void {
  cardsAreConserved(table);
  landsAreConserved(table);
  suppliesMatchUnits(table);
  for (const seat of table.players.keys()) deckIsLegal(table, seat);
  roadsMeet(table);
  citiesAndTokensAgree(table);
  nobodyIsPastTheEnd(table);
  heroesStandOnCards(table);
  viewsTellTheTruth(table);
  lineIsLegal(table);
  usesAreLegal(table);
}

function fail(claim: string): never {
  throw new Error(`invariant: ${claim}`);
}
function insist(holds: boolean, claim: string): void {
  if (!holds) fail(claim);
}
const kindOf = (table: Table, card: Card): string => table.content.cards[card]?.kind ?? `no card ${card}`;
const nameOf = (table: Table, card: Card): string => `${table.content.cards[card]?.name} (card ${card})`;

// ---- 1 to 5: cards

function zonesOf({ nation, hand, laid, gains, haven, ambush, tents }: Player): Record<string, readonly Card[]> {
  return {
    nation,
    hand,
    table: laid.map(({ card }) => card),
    gains,
    haven,
    ambush,
    tents: tents.flatMap(({ card, cards }) => [card, ...cards]),
  };
}
const ownedBy = (player: Player): Card[] => Object.values(zonesOf(player)).flat();

/** 1: every creation card is in exactly one zone. */
function cardsAreConserved(table: Table): void {
  const { units, supplies, artifacts, greats } = table.stock;
  const found: string[] = [];
  const look = (place: string, cards: readonly Card[]): void => {
    for (const card of cards) {
      if (found[card] !== undefined) fail(`${nameOf(table, card)} is in ${found[card]} and in ${place}`);
      found[card] = place;
    }
  };
  look('the supplies', supplies);
  look('the offer', greats);
  look('the limbo', table.limbo);
  look('the box', table.box);
  for (const { card } of table.buried) look('the ground', [card]);
  for (const [kind, deck] of Object.entries({ ...units, ...artifacts })) {
    look(`the deck of ${kind}s`, deck);
    for (const card of deck) if (kindOf(table, card) !== kind) fail(`${nameOf(table, card)} is in the deck of ${kind}s`);
  }
  for (const [seat, player] of table.players.entries())
    for (const [zone, cards] of Object.entries(zonesOf(player))) look(`${zone} of seat ${seat}`, cards);
  for (const card of table.content.cards.keys()) if (found[card] === undefined) fail(`${nameOf(table, card)} is nowhere`);
}

/** 2: every terrain card is in at most one place; the others left the game during the set-up. */
function landsAreConserved(table: Table): void {
  const { roads, cities } = table.stock;
  const used = [...Object.values(roads).flat(), ...Object.values(cities).flat(), ...table.lands.filter((land) => land >= 0)];
  if (table.building !== null && table.building.card >= 0) used.push(table.building.card);
  const there = new Set(used);
  insist(there.size === used.length, 'a terrain card is in two places');
  const gone = [...table.content.lands.keys()].filter((land) => !there.has(land));
  const isInPlay = (land: Land): boolean => table.factions.some((faction) => HOMELANDS[faction] === table.content.lands[land]?.terrain);
  for (const land of gone.filter(isInPlay)) insist(table.content.lands[land]?.type === 'hub', `terrain card ${land} is nowhere`);
  insist(gone.filter(isInPlay).length <= (table.players.length === 4 ? 0 : 2), `${gone.length} terrain cards are nowhere`);
}

/** 3: a unit never leaves the stock without a supply. */
function suppliesMatchUnits({ stock }: Table): void {
  const units = Object.values(stock.units).flat().length;
  insist(stock.supplies.length === units, `${stock.supplies.length} supplies in stock beside ${units} units`);
}

/** 4 and 5: at least ten cards, at most one great artifact, three ambushes and two heroes. */
function deckIsLegal(table: Table, seat: Seat): void {
  const player = table.players[seat] as Player;
  const owned = ownedBy(player);
  insist(owned.length >= 10, `seat ${seat} owns only ${owned.length} cards`);
  insist(owned.filter((card) => table.content.cards[card]?.isGreat).length <= 1, `seat ${seat} owns two great artifacts`);
  insist(player.ambush.length <= 3, `seat ${seat} has ${player.ambush.length} cards in ambush`);
  insist(player.heroes.length === 2, `seat ${seat} has ${player.heroes.length} heroes`);
  if (seat !== table.active) insist(player.gains.length === 0, `seat ${seat} has gains outside the own turn`);
  if (seat !== table.active && seat !== table.battle?.defender)
    insist(player.laid.length === 0, `seat ${seat} has cards on the table outside the own turn`);
}

// ---- 6 to 10: the board

/** The spaces east and south of a space, with the sides that touch as bits (north 1, east 2, south 4, west 8). */
function neighbours(space: number): { next: number; here: number; there: number }[] {
  const east = space % WIDTH < WIDTH - 1 ? [{ next: space + 1, here: 2, there: 8 }] : [];
  const south = space + WIDTH < WIDTH * WIDTH ? [{ next: space + WIDTH, here: 4, there: 1 }] : [];
  return [...east, ...south];
}
const landAt = (table: Table, space: number) => table.content.lands[table.lands[space] as Land];

/** 6 and 7: road meets road, blank meets blank, and no city lies beside a city. */
function roadsMeet(table: Table): void {
  for (const space of table.lands.keys()) {
    const land = landAt(table, space);
    insist(
      (land !== undefined) === (table.exits[space] as number) > 0,
      `${spaceName(space)} shows roads and is not built, or the other way round`,
    );
    for (const { next, here, there } of neighbours(space)) {
      const other = landAt(table, next);
      if (land === undefined || other === undefined) continue;
      const meets = ((table.exits[space] as number) & here) > 0 === ((table.exits[next] as number) & there) > 0;
      insist(meets, `a road of ${spaceName(space)} or ${spaceName(next)} meets a blank side of the other`);
      insist(land.kind !== 'city' || other.kind !== 'city', `the cities ${spaceName(space)} and ${spaceName(next)} lie side by side`);
    }
  }
}

/** 8: only cities are owned, with no more tokens than exist; a neutral token lies only where nobody owns the card. */
function citiesAndTokensAgree(table: Table): void {
  const tokens = table.players.map(() => ({ low: 0, high: 0 }));
  for (const space of table.lands.keys()) {
    const owner = table.owners[space] as Seat;
    const level = table.levels[space] as number;
    const guard = table.guards[space] as number;
    const at = spaceName(space);
    if (owner === NOBODY) insist(level === 0, `${at} has level ${level} and no owner`);
    else {
      insist(landAt(table, space)?.kind === 'city', `${at} is owned and is no city`);
      insist(level >= 1 && level <= 4, `${at} has level ${level}`);
      insist(guard === 0, `${at} is owned and has a neutral token`);
      (tokens[owner] as { low: number; high: number })[level <= 2 ? 'low' : 'high'] += 1;
    }
    insist(guard === 0 || landAt(table, space) !== undefined, `${at} is guarded and not built`);
    insist([0, 4, 6, 8, 10].includes(guard), `${at} has a neutral token ${guard}`);
  }
  for (const [seat, { low, high }] of tokens.entries())
    insist(low <= 7 && high <= 7, `seat ${seat} uses ${low} low and ${high} high tokens`);
}

/** 9 and 12: the game is over once an ending is reached. */
function nobodyIsPastTheEnd(table: Table): void {
  if (table.ended !== null) return;
  const { level4Target, vpTarget, boardFull } = table.terms;
  for (const seat of table.players.keys()) {
    const levels = table.levels.filter((_, space) => table.owners[space] === seat);
    const tops = levels.filter((level) => level === 4).length;
    insist(level4Target === 0 || tops < level4Target, `seat ${seat} has ${tops} cities of level 4 and the game goes on`);
    const vp = levels.reduce((sum, level) => sum + level, 0);
    insist(vpTarget === 0 || vp < vpTarget, `seat ${seat} has ${vp} VP and the game goes on`);
  }
  if (boardFull) insist(table.lands.includes(EMPTY), 'the board is full and the game goes on');
}

/** 10: heroes stand on built cards. */
function heroesStandOnCards(table: Table): void {
  for (const [seat, { heroes }] of table.players.entries())
    for (const at of heroes)
      insist(at === RESERVE || landAt(table, at) !== undefined, `a hero of seat ${seat} stands on the empty space ${spaceName(at)}`);
}

// ---- 9, 11 and 16: what is shown

/** Points and Oracle are shown as they are, and hidden cards are not shown. */
function viewsTellTheTruth(table: Table): void {
  const eyes: Eye[] = ['public', ...table.players.keys()];
  for (const eye of eyes) {
    const { oracle, players } = lookAt(battalia, table, eye);
    insist(
      oracle.lit === litOn(table.day) && oracle.matched === matchedOn(table.day),
      `on day ${table.day} ${oracle.lit} is lit and ${oracle.matched} matched`,
    );
    for (const { seat, score, hand, nation, ambush, haven } of players) {
      const vp = table.levels.reduce((sum, level, space) => sum + (table.owners[space] === seat ? level : 0), 0);
      insist(score.vp === vp, `seat ${seat} is shown ${score.vp} VP and has ${vp}`);
      const shown = [hand, ambush, haven].some(({ cards }) => cards !== null);
      const looks = eye === seat && (table.phase === 'factions' || table.terms.memoryAid || (table.searching && table.active === seat));
      insist((nation.cards !== null) === looks, `${eye} sees the nation of seat ${seat}, or may and does not`);
      insist(shown === (eye === seat), `${eye} sees the cards of seat ${seat}, or seat ${seat} does not see its own`);
    }
  }
}

// ---- 14: totals

/** At the start of a battle turn the other side has just met its condition. */
function lineIsLegal(table: Table): void {
  const { battle } = table;
  for (const { laid } of table.players)
    for (const item of laid) insist(item.line === 0 || battle !== null, 'a battle line without a battle');
  if (battle === null || !battle.opened || battle.laid) return;
  const [attack, defence] = totalsOf(table);
  if (battle.turn === battle.attacker) insist(defence >= attack, `the defender has declared ${defence} against ${attack}`);
  else insist(attack > defence, `the attacker has declared ${attack} against ${defence}`);
}

/** Both totals, counted independently. */
export function totalsOf(table: Table): [attack: number, defence: number] {
  const { battle } = table;
  if (battle === null) throw new Error('no battle is fought');
  const { at, target, attacker, defender, attackHeroes, defendHeroes } = battle;
  const base = target === 'city' ? table.levels[at] : target === 'hero' ? 0 : table.guards[at];
  const attack = terrainBonus(table, attacker, at) + lineTotal(table, attacker, attackHeroes, 'attack');
  if (defender === NOBODY) return [attack, base as number];
  return [attack, (base as number) + terrainBonus(table, defender, at) + lineTotal(table, defender, defendHeroes, 'defence')];
}
function terrainBonus(table: Table, seat: Seat, at: number): number {
  const faction = table.players[seat]?.faction;
  return table.terms.terrain && faction && landAt(table, at)?.terrain === HOMELANDS[faction] ? 1 : 0;
}
function lineTotal(table: Table, seat: Seat, heroes: number, side: 'attack' | 'defence'): number {
  const { laid, faction } = table.players[seat] as Player;
  const line = laid.filter((item) => item.line > 0);
  const isOwn = ({ card }: Laid): boolean =>
    [faction, null].includes(table.content.cards[card]?.faction ?? null) && kindOf(table, card) !== 'supply';
  let total = line.length > 0 && line.every(isOwn) ? heroes : 0;
  for (const { card, form, line: uses } of line) {
    const strength = strengthOf(form, side);
    insist(strength > 0, `${nameOf(table, card)} stands in a battle line as ${form}`);
    total += strength * uses;
  }
  return total;
}

// ---- 15: uses

/** No card has more uses than light and amulets give. */
function usesAreLegal(table: Table): void {
  const lit = litOn(table.day);
  for (const { laid } of table.players)
    for (const { card, form, uses, line, touched } of laid) {
      const fresh = form === lit ? ARTIFACT_KINDS[lit].litUses : 1;
      const most = fresh * (touched && form !== 'wild' ? 3 : 1);
      insist(
        uses >= 0 && line >= 0 && uses + line <= most,
        `${nameOf(table, card)} as ${form} has ${uses} uses left and ${line} in the line`,
      );
    }
}

// ---- 12: impassable spaces

const OFFSETS = [-WIDTH, 1, WIDTH, -1];
/** The space beyond each side of a space, north, east, south, west; nothing beyond the edge. */
const around = (space: number): (number | undefined)[] =>
  OFFSETS.map((offset, side) => {
    const leavesRow = (side === 1 && space % WIDTH === WIDTH - 1) || (side === 3 && space % WIDTH === 0);
    const next = space + offset;
    return leavesRow || next < 0 || next >= WIDTH * WIDTH ? undefined : next;
  });
const turns = (exits: number): number[] => [0, 1, 2, 3].map((quarter) => ((exits << quarter) | (exits >> (4 - quarter))) & 15);

/** The empty spaces that stay open by the test of BAT-7.16, taken word by word. */
function stayOpen(table: Table, empty: readonly number[]): number[] {
  const { roads, cities } = table.stock;
  const left = Object.values({ ...roads, ...cities }).flatMap((deck) => table.content.lands[deck[0] as Land] ?? []);
  const isBuilt = (space: number | undefined): space is number => space !== undefined && landAt(table, space) !== undefined;
  /** Does the built card there show a road back to this side? */
  const showsRoad = (space: number, side: number): boolean => ((table.exits[space] as number) & (1 << ((side + 2) % 4))) > 0;
  let open = [...empty];
  for (;;) {
    const reached = open.filter((space) => around(space).some((next, side) => isBuilt(next) && showsRoad(next, side)));
    for (const space of reached)
      for (const next of around(space)) if (next !== undefined && open.includes(next) && !reached.includes(next)) reached.push(next);
    const kept = reached.filter((space) =>
      left.some(({ kind, exits }) => {
        const besideCity = around(space).some((next) => isBuilt(next) && landAt(table, next)?.kind === 'city');
        if (kind === 'city' && besideCity) return false;
        return turns(exits).some((turned) => {
          const has = (side: number): boolean => (turned & (1 << side)) > 0;
          const fits = around(space).every((next, side) => !isBuilt(next) || has(side) === showsRoad(next, side));
          return fits && around(space).some((next, side) => has(side) && (isBuilt(next) || (next !== undefined && reached.includes(next))));
        });
      }),
    );
    if (kept.length === open.length) return kept.toSorted((a, b) => a - b);
    open = kept;
  }
}

// ---- what holds from one decision to the next

/** Compares a table with the one at the previous decision: 2, 12, 13 and 15. */
export class Watch {
  #before: Table | undefined;

  see(table: Table): void {
    checkInvariants(table);
    const before = this.#before;
    this.#before = battalia.copy(table);
    if (before === undefined) return;
    this.#landsStay(before, table);
    this.#closesWhatIsHopeless(before, table);
    if (table.turn === before.turn && table.active === before.active) this.#usesOnlyShrink(before, table);
    else if (before.phase === 'play') this.#turnIsCleared(before.active, table);
  }

  /** Built cards stay, impassable spaces stay impassable, and cards that left the game do not come back. */
  #landsStay(before: Table, table: Table): void {
    for (const [space, land] of before.lands.entries()) {
      const now = table.lands[space] as Land;
      if (land !== EMPTY) insist(now === land, `${spaceName(space)} held ${land} and now holds ${now}`);
      else insist(now !== OUT_OF_PLAY, `${spaceName(space)} has fallen out of play`);
      if (land === EMPTY && now === IMPASSABLE) insist(!table.exits[space], `${spaceName(space)} is impassable and built`);
    }
    insist(table.box.length === before.box.length, 'a card came out of the box or went into it');
    insist(
      before.limbo.every((card, i) => table.limbo[i] === card),
      'a card came back from the limbo',
    );
  }
  /** Exactly the spaces that BAT-7.16 closes are closed, whoever's cities they could be joined to. */
  #closesWhatIsHopeless(before: Table, table: Table): void {
    if (table.building !== null || before.lands.every((land, space) => table.lands[space] === land)) return;
    const spaces = [...table.lands.keys()];
    const wereOpen = spaces.filter((space) => before.lands[space] === EMPTY && (table.lands[space] as Land) < 0);
    const areOpen = spaces.filter((space) => table.lands[space] === EMPTY);
    const names = (list: readonly number[]): string => list.map(spaceName).join(' ');
    const should = names(stayOpen(table, wereOpen));
    insist(should === names(areOpen), `the spaces ${names(areOpen)} are open, and should be ${should}`);
  }
  /** After the last step of a turn the hand is new and the table empty. */
  #turnIsCleared(seat: Seat, table: Table): void {
    if (table.ended !== null || table.gone.includes(seat)) return;
    const { hand, nation, haven, laid, gains } = table.players[seat] as Player;
    insist(laid.length + gains.length === 0, `seat ${seat} has ended the turn with cards on the table`);
    const isFull = hand.length === 6 || (hand.length < 6 && nation.length + haven.length === 0);
    insist(isFull || table.active === seat, `seat ${seat} has ended the turn with ${hand.length} cards in hand`);
  }
  /** Uses do not come back; only an amulet adds some, once for each card, and no card is touched twice. */
  #usesOnlyShrink(before: Table, table: Table): void {
    for (const [seat, { laid }] of table.players.entries())
      for (const item of laid) {
        const old = before.players[seat]?.laid.find(({ card }) => card === item.card);
        if (old === undefined) continue;
        const rolled = item.touched && !old.touched;
        const declared = old.form === 'wild' && item.form !== 'wild';
        if (!rolled && !declared)
          insist(item.uses + item.line <= old.uses + old.line, `${nameOf(table, item.card)} had ${old.uses} uses and now has ${item.uses}`);
        insist(item.touched || !old.touched, `${nameOf(table, item.card)} was touched and is not any more`);
      }
  }
}

// ---- 17: options

/** Decisions whose options may lead to the same position: the difference is hidden in a deck, or only in what others learn. */
const BLIND = ['scrollFaction', 'createFaction', 'opening', 'showCohort'];

/** Decisions in the middle of an action: earlier choices show only after them. */
const HALFWAY = ['pay', 'source', 'target', 'scrollFaction', 'moveTo'];

/** Throws if two options of the open decision lead to the same position. `again` gives equal dice each time. */
export function checkOptionsDiffer(match: Match<BattaliaKit>, again: () => Dice): void {
  const [decision] = match.pending;
  if (decision === undefined || BLIND.includes(decision.ask)) return;
  const seen = new Map<string, string>();
  for (const [i, text] of decision.texts.entries()) {
    const fork = match.fork(undefined, again());
    const pick = (n: number): void => fork.playOpen(fork.open[0] as (typeof fork.open)[number], n);
    pick(i);
    while (HALFWAY.includes(fork.open[0]?.ask ?? '')) pick(0);
    const after = [fork.digest(), fork.open[0]?.ask, JSON.stringify(fork.trail('public')), fork.pending[0]?.texts.join('|')].join(' ');
    insist(!seen.has(after), `${decision.ask}: "${text}" and "${seen.get(after)}" lead to the same position`);
    seen.set(after, text);
  }
}
