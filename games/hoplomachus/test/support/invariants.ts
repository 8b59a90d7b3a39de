// What holds for every table at every decision. Written without the rules' own functions, to judge them independently.
import { type Eye, lookAt } from '@tabularium/kernel';
import { arenas } from '../../content/arenas.ts';
import type { UnitDef } from '../../content/kinds.ts';
import { hoplomachus } from '../../rules/index.ts';
import type { Event } from '../../table/events.ts';
import { NONE, type Table, type Unit } from '../../table/table.ts';

/** Throws, and says what is wrong, unless a table is as the rules of the game promise. */
export function checkInvariants(table: Table): void {
  healthChipsAreConserved(table);
  arenaIsInOrder(table);
  onlyCombatantsHaveHp(table);
  factionsAreComplete(table);
  tacticsAreWhereTheyMayBe(table);
  rivalsAreComplete(table);
  limitsHold(table);
  beadsAreOnTheirTracks(table);
  supportChipsAreConserved(table);
  shardsAreConserved(table);
  viewsKeepSecrets(table);
}

function fail(claim: string): never {
  throw new Error(`invariant: ${claim}`);
}
function insist(holds: boolean, claim: string): void {
  if (!holds) fail(claim);
}
const defOf = (table: Table, unit: Unit): UnitDef => table.content.units[unit.def] as UnitDef;
const ELITE = ['hero', 'neutral', 'immortal', 'titan'];
const isElite = (table: Table, unit: Unit): boolean => ELITE.includes(defOf(table, unit).rank);
const inArena = (table: Table): Unit[] => table.units.filter(({ zone }) => zone === 'arena');
const ofRank = (table: Table, rank: string): Unit[] => table.units.filter((unit) => defOf(table, unit).rank === rank);

// ---- 1: health chips

const CHIPS = 34;
function healthChipsAreConserved(table: Table): void {
  const shared = table.terms.mode === 'pandemonium';
  for (const colour of [0, 1] as const) {
    const under = inArena(table).filter(({ troop }) => table.troops[troop]?.colour === colour);
    const all = table.supply[colour] + under.reduce((sum, { hp }) => sum + hp, 0) + shardHp(table, colour);
    const expected = !shared ? CHIPS : colour === 0 ? 2 * CHIPS : 0;
    insist(all === expected, `${all} health chips of colour ${colour}, not ${expected}`);
    insist(table.supply[colour] >= 0, `the supply of colour ${colour} is ${table.supply[colour]}`);
  }
}
function shardHp(table: Table, colour: 0 | 1): number {
  const colours = { red: 0, blue: 1 } as const;
  const own = table.content.titans[table.titan]?.shards.colour;
  if (!own || colours[own] !== colour) return 0;
  return table.shards.reduce((sum, { hp }) => sum + hp, 0);
}

// ---- 2 and 3: the arena

function arenaIsInOrder(table: Table): void {
  const { names, kinds } = arenas[table.terms.arena];
  for (const [hex, id] of table.standing.entries())
    if (id !== NONE) insist(table.units[id]?.at === hex, `${names[hex]} says that ${table.units[id]?.name} stands there`);
  for (const [id, unit] of table.units.entries()) {
    if (unit.zone !== 'arena') {
      insist(unit.at === NONE, `${unit.name} is on ${names[unit.at]} and in the ${unit.zone}`);
      continue;
    }
    const name = names[unit.at] ?? fail(`${unit.name} stands nowhere`);
    insist(
      table.standing[unit.at] === id,
      `two units stand on ${name}: ${unit.name} and ${table.units[table.standing[unit.at] ?? NONE]?.name}`,
    );
    insist(kinds[unit.at] !== 'pedestal' || defOf(table, unit).rank === 'sentinel', `${unit.name} stands on the pedestal ${name}`);
    for (const foothold of table.footholds)
      insist(
        foothold.at !== unit.at || table.troops[foothold.troop]?.team === table.troops[unit.troop]?.team,
        `${unit.name} stands on an opposing foothold, ${name}`,
      );
    for (const shard of table.shards) insist(shard.at !== unit.at || shard.hp === 0, `${unit.name} stands on a shard with hp, ${name}`);
  }
}
function onlyCombatantsHaveHp(table: Table): void {
  for (const { name, zone, hp } of table.units) insist(zone === 'arena' ? hp >= 1 : hp === 0, `${name} has ${hp} hp in the ${zone}`);
}

// ---- 4 and 5: factions and tactics

const PLACES = ['bag', 'camp', 'arena', 'discard', 'track', 'out'];
function factionsAreComplete(table: Table): void {
  const names = table.units.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) fail(`there are two chips called ${twice}`);
  for (const [id, { faction }] of table.troops.entries()) {
    const def = table.content.factions[faction];
    if (!def) continue;
    for (const chip of [...def.units, def.hero]) {
      const unit = table.units.find(({ name }) => name === chip) ?? fail(`${chip} is nowhere`);
      insist(unit.troop === id, `${chip} fights for troop ${unit.troop}`);
      insist(PLACES.includes(unit.zone), `${chip} is in the ${unit.zone}`);
    }
    const own = table.chips.filter(({ troop }) => troop === id).map(({ tactic }) => tactic);
    insist(own.toSorted().join() === def.tactics.toSorted().join(), `troop ${id} has the tactics ${own.join(', ')}`);
  }
}
function tacticsAreWhereTheyMayBe(table: Table): void {
  for (const { tactic, zone, unit: id } of table.chips) {
    insist((zone === 'unit') === (id !== NONE), `${tactic} is in the ${zone} and on unit ${id}`);
    const unit = table.units[id];
    if (!unit) continue;
    insist(unit.zone === 'arena', `${tactic} lies on ${unit.name}, which is not in combat`);
    insist(!isElite(table, unit), `${tactic} lies on the elite ${unit.name}`);
  }
}

// ---- 6 and 7: rivals and limits

const countIn = (units: readonly Unit[], ...zones: readonly string[]): number => units.filter(({ zone }) => zones.includes(zone)).length;
function rivalsAreComplete(table: Table): void {
  const arena = ofRank(table, 'arena');
  if (arena.length > 0) insist(countIn(arena, 'bag', 'arena') === 8, `${countIn(arena, 'bag', 'arena')} arena units, not 8`);
  const immortals = ofRank(table, 'immortal');
  if (immortals.length > 0)
    insist(
      countIn(immortals, 'stack', 'arena', 'trophy') === 6 && countIn(immortals, 'trophy') === table.trophies.length,
      'an immortal is neither in the stack, nor in combat, nor a trophy',
    );
}
function limitsHold(table: Table): void {
  const { mode, coop } = table.terms;
  const fighting = (kind: string): number => inArena(table).filter(({ troop }) => table.troops[troop]?.kind === kind).length;
  const most = (kind: string, limit: number): void =>
    insist(fighting(kind) <= limit, `${fighting(kind)} units of ${kind}, more than ${limit}`);
  if (mode === 'onslaught') {
    most('immortal', 1);
    most('player', coop ? 4 : 3);
    most('arena', (coop ? 3 : 2) + 1); // Muster may bring one more
  }
  if (mode === 'pandemonium')
    for (const id of table.troops.keys())
      insist(inArena(table).filter(({ troop }) => troop === id).length <= 3, `troop ${id} has more than 3 units in combat`);
}

// ---- 8 to 10: favor, support chips, shards

const NORMAL = ['support', 'hp3', 'hero', 'foothold'] as const;
function beadsAreOnTheirTracks(table: Table): void {
  const inPozzuoli = table.terms.arena === 'pozzuoli';
  for (const [i, { bead, track, done }] of table.boards.entries()) {
    insist(bead >= 0 && bead <= (inPozzuoli ? 20 : 5), `the bead of board ${i} is on ${bead}`);
    insist(new Set(done).size === done.length, `board ${i} has completed a track twice`);
    if (inPozzuoli) insist(track === null && done.length === 0, `board ${i} has tracks in Pozzuoli`);
    else insist(track !== null || bead === 0, `the bead of board ${i} is on space ${bead} of no track`);
    if (track === 'gold' || done.includes('gold'))
      insist(
        NORMAL.every((one) => done.includes(one)),
        `board ${i} is on the gold track before its time`,
      );
  }
}
function supportChipsAreConserved(table: Table): void {
  const sentinels = ofRank(table, 'sentinel');
  for (const colour of ['red', 'blue']) {
    const own = sentinels.filter(({ name }) => name.startsWith(`sentinel.${colour}.`));
    if (own.length === 0) continue;
    const troop = own[0]?.troop ?? NONE;
    const team = table.troops[troop]?.team;
    const footholds = table.footholds.filter((foothold) => table.troops[foothold.troop]?.team === team).length;
    const count = countIn(own, 'reserve', 'arena', 'camp', 'discard') + footholds;
    insist(count === 4, `${count} ${colour} support chips, not 4`);
  }
}
function shardsAreConserved(table: Table): void {
  if (table.titan !== NONE) insist(table.shards.length === 4, `${table.shards.length} shards, not 4`);
  for (const [i, { at, holder, gone, hp }] of table.shards.entries()) {
    const places = [at !== NONE, holder !== NONE, gone].filter(Boolean).length;
    insist(places === 1, `shard ${i} is in ${places} places`);
    insist(hp === 0 || at !== NONE, `shard ${i} has hp and lies nowhere`);
    if (holder !== NONE)
      insist(table.units[holder]?.zone === 'arena', `shard ${i} is held by ${table.units[holder]?.name}, who is not there`);
  }
}

// ---- 13: secrets

function viewsKeepSecrets(table: Table): void {
  const eyes: Eye[] = ['public', ...table.troops.flatMap(({ seat }) => (seat === NONE ? [] : [seat]))];
  const hides = table.terms.mode === 'skirmish' || table.terms.mode === 'alliance';
  for (const eye of eyes) {
    const view = lookAt(hoplomachus, table, eye);
    for (const [id, unit] of table.units.entries()) {
      const isSecret = hides && !unit.known && unit.zone !== 'arena' && unit.zone !== 'discard' && defOf(table, unit).rank === 'unit';
      const isOwn = table.troops[unit.troop]?.seat === eye;
      const isShown =
        view.units.some((seen) => seen.unit === unit.name) ||
        view.troops.some(({ camp, bag }) => [...camp.units, ...bag.units].includes(unit.name));
      insist(!isSecret || isOwn || !isShown, `eye ${eye} sees where ${table.units[id]?.name} is`);
      insist(!isOwn || view.units.some((seen) => seen.unit === unit.name), `eye ${eye} does not see its own ${unit.name}`);
    }
  }
}

// ---- 11 and 12: from one decision to the next

/** Watches how often a unit acts in a turn, and how far healing goes. */
export class Watch {
  #turn = NONE;
  #walked: number[] = [];
  readonly #done = new Map<string, number>();

  see(table: Table, events: readonly Event[]): void {
    for (const event of events) this.#hear(table, event);
    if (table.turn.number === this.#turn)
      for (const [id, walked] of this.#walked.entries())
        insist(
          walked === NONE || table.units[id]?.walked === walked || table.units[id]?.zone !== 'arena',
          `${table.units[id]?.name} moves twice in a turn`,
        );
    this.#turn = table.turn.number;
    this.#walked = table.units.map(({ walked }) => walked);
  }
  #hear(table: Table, event: Event): void {
    if (event.kind === 'turnBegan' || event.kind === 'rivalTurnBegan') this.#done.clear();
    if (event.kind === 'usedSkill' && ABILITIES.includes(event.skill)) this.#count(`${event.unit} uses ${event.skill}`, 1);
    if (event.kind === 'attacked' && isPlayers(table, event.unit)) this.#count(`${event.unit} attacks`, 2); // Battle Fury
    if (event.kind === 'healed') {
      const { health } = defOf(table, chip(table, event.unit));
      insist(event.left <= Math.max(event.left - event.hp, health), `${event.unit} was healed to ${event.left}`);
    }
  }
  #count(what: string, most: number): void {
    const times = (this.#done.get(what) ?? 0) + 1;
    this.#done.set(what, times);
    insist(times <= most, `${what} ${times} times in a turn`);
  }
}
const chip = (table: Table, name: string): Unit => table.units.find((unit) => unit.name === name) ?? fail(`${name} acts and is nowhere`);
const isPlayers = (table: Table, name: string): boolean => table.troops[chip(table, name).troop]?.seat !== NONE;
const ABILITIES: readonly string[] = ['hurl', 'regen', 'mend', 'hook', 'ensnare', 'bloodRite', 'curse', 'swap', 'leap'];
