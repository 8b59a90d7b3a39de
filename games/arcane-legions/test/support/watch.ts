// What holds from one decision to the next: events report everything that happens, points are counted right, dice follow the rules.

import type { Icon } from '../../content/kinds.ts';
import type { SlotName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { poseCalled, poseName, slotCalled, unitName } from '../../table/names.ts';
import { NONE, type Table } from '../../table/table.ts';
import { cardOf, insist, touches } from './invariants.ts';
import { baseAt, gapBetween, type Rectangle, TICKS } from './rectangles.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
/** A unit as the events describe it. */
interface Followed {
  readonly card: string;
  readonly seat: number;
  at: string | null;
  readonly slots: number[];
  readonly wounds: number[];
  readonly marks: { aggressive: boolean; charger: boolean };
  ownCp: number;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Decisions at which no order is being carried out. */
const BETWEEN: readonly string[] = ['order', 'cloud', 'regenerate'];

/** Follows a match from its opening, or from a made-up table. */
export class Watch {
  readonly #units = new Map<UnitName, Followed>();
  readonly #vp: number[];
  #cp: number;
  /** What a unit has paid from its own points for the coming order. */
  #paid = 0;
  #pieces: string;
  #attacked: Told<'attacked'> | undefined;

  constructor(table: Table) {
    this.#vp = table.players.map(({ vp }) => vp);
    this.#cp = table.turn?.cp ?? 0;
    this.#pieces = JSON.stringify(table.pieces);
    this.#meet(table);
  }

  /** Call it after every answer, with the events since the last one and the question that is open now. */
  see(table: Table, events: readonly Event[], asked: string | undefined): void {
    this.#meet(table);
    for (const event of events) {
      this.#follow(event);
      this.#count(table, event);
      this.#judge(table, event);
    }
    const last = events.at(-1);
    this.#compare(table, asked === 'snap' && last?.kind === 'turned' ? last : undefined);
    if (asked !== undefined && BETWEEN.includes(asked)) betweenOrders(table);
  }
  /** Armies are revealed in the course of a match. */
  #meet(table: Table): void {
    for (const [id, unit] of table.units.entries()) {
      const name = unitName(table, id);
      if (this.#units.has(name)) continue;
      const { id: card } = cardOf(table, unit);
      const isNew = unit.state === 'waiting' || table.phase === 'setup';
      const slots = isNew ? startOf(table, id) : [...unit.slots];
      const { aggressive, charger } = unit;
      const at = unit.state === 'deployed' && (!isNew || table.terms.mode === 'firstBattle') ? poseName(unit) : null;
      this.#units.set(name, {
        card,
        seat: unit.seat,
        at,
        slots,
        wounds: [...unit.wounds],
        marks: { aggressive, charger },
        ownCp: unit.ownCp,
      });
    }
  }
  #of(name: UnitName): Followed {
    const unit = this.#units.get(name);
    if (unit === undefined) throw new Error(`invariant: nobody has heard of ${name}`);
    return unit;
  }

  // ---- 1, 4: events report what happened

  #follow(event: Event): void {
    switch (event.kind) {
      case 'deployed':
        this.#of(event.unit).at = event.at;
        return;
      case 'stepped':
      case 'turned':
      case 'slid':
        return this.#go(event.unit, event.from, event.to);
      case 'snapped':
        return this.#go(event.unit, event.from, event.at);
      case 'faced':
      case 'aboutFace':
        return this.#go(event.unit, this.#of(event.unit).at, event.to);
      case 'figureMoved':
        return this.#rearrange(event.unit, [event]);
      case 'figuresSwapped':
        return this.#rearrange(event.unit, [
          { from: event.slots[0], to: event.slots[1] },
          { from: event.slots[1], to: event.slots[0] },
        ]);
      case 'rearranged':
        return this.#rearrange(event.unit, event.moves);
      case 'wounded': {
        const unit = this.#of(event.unit);
        unit.wounds[unit.slots[slotCalled(event.slot)] as number] = event.wounds;
        return insist(event.wounds > 0 && event.wounds < event.pegs, () => `${event.unit} has ${event.wounds} of ${event.pegs} wounds`);
      }
      case 'downed': {
        const unit = this.#of(event.unit);
        const slot = slotCalled(event.slot);
        insist(unit.slots[slot] !== NONE, () => `nobody stands on ${event.slot} of ${event.unit} who could fall`);
        unit.wounds[unit.slots[slot] as number] = 0;
        unit.slots[slot] = NONE;
        return;
      }
      case 'defeated':
        insist(
          this.#of(event.unit).slots.every((figure) => figure === NONE),
          () => `${event.unit} is defeated with figures on it`,
        );
        return this.#leave(event.unit);
      case 'turnEnded':
        for (const unit of this.#units.values()) if (unit.seat === event.seat) unit.wounds.fill(0); // 5
        return;
      case 'left':
        for (const [name, unit] of this.#units) if (unit.seat === event.seat) this.#leave(name);
        return;
      case 'mark':
        this.#of(event.unit).marks[event.mark] = event.on;
        return;
      default:
    }
  }
  #leave(name: UnitName): void {
    Object.assign(this.#of(name), { at: null, marks: { aggressive: false, charger: false }, ownCp: 0 });
  }
  #go(name: UnitName, from: string | null, to: string): void {
    const unit = this.#of(name);
    insist(unit.at === from, () => `${name} goes from ${from}, but is at ${unit.at}`);
    unit.at = to;
  }
  #rearrange(name: UnitName, moves: readonly { readonly from: SlotName; readonly to: SlotName }[]): void {
    const { slots } = this.#of(name);
    const figures = moves.map(({ from }) => slots[slotCalled(from)] as number);
    for (const { from } of moves) slots[slotCalled(from)] = NONE;
    for (const [number, { to }] of moves.entries()) {
      insist(slots[slotCalled(to)] === NONE, () => `two figures of ${name} stand on ${to}`); // 2
      slots[slotCalled(to)] = figures[number] as number;
    }
  }
  /** `landing`: a turn that ends on something; the base is set down once it is known where it snaps. */
  #compare(table: Table, landing: Told<'turned'> | undefined): void {
    for (const [id, unit] of table.units.entries()) {
      const name = unitName(table, id);
      const told = this.#of(name);
      const at = name === landing?.unit ? landing.from : told.at;
      const restored = unit.slots.map((figure, slot) => (told.slots[slot] === BACK ? figure : told.slots[slot]));
      told.slots.splice(0, told.slots.length, ...(restored as number[]));
      const is = [unit.state === 'deployed' ? poseName(unit) : null, unit.slots, unit.wounds, unit.ownCp, unit.aggressive, unit.charger];
      const was = [at, told.slots, told.wounds, told.ownCp, told.marks.aggressive, told.marks.charger];
      insist(
        JSON.stringify(is) === JSON.stringify(was),
        () => `${name} is ${JSON.stringify(is)}, but was told to be ${JSON.stringify(was)}`,
      );
    }
    if (table.phase === 'setup') this.#pieces = JSON.stringify(table.pieces);
    insist(JSON.stringify(table.pieces) === this.#pieces, () => 'terrain has moved'); // 14
    insist(table.turn === null || table.turn.cp === this.#cp, () => `there are ${table.turn?.cp} command points, not ${this.#cp}`);
    for (const { seat, vp } of table.players) insist(vp === this.#vp[seat], () => `seat ${seat} has ${vp} points, not ${this.#vp[seat]}`);
  }

  // ---- 6, 7: points

  #count(table: Table, event: Event): void {
    switch (event.kind) {
      case 'vp':
        this.#vp[event.seat] = (this.#vp[event.seat] ?? 0) + event.change;
        insist(event.change > 0 && event.total === this.#vp[event.seat], () => `seat ${event.seat} has not ${event.total} points`);
        if (event.why === 'objective') this.#objective(table, event);
        return;
      case 'turnBegan':
        this.#cp = 0;
        return;
      case 'received':
        this.#cp = event.cp;
        return;
      case 'ownCp': {
        const unit = this.#of(event.unit);
        insist(event.change <= 2, () => `${event.unit} gains ${event.change} command points at once`);
        unit.ownCp += event.change;
        this.#paid = Math.max(0, -event.change);
        return insist(unit.ownCp === event.total, () => `${event.unit} has not ${event.total} command points of its own`);
      }
      case 'ordered':
        this.#cp -= event.cp - this.#paid;
        this.#paid = 0;
        if (event.order === 'ranged') this.#besideNobody(table, event.unit);
        return;
      case 'turnEnded':
        this.#paid = 0;
        return insist(event.lost === this.#cp, () => `${event.lost} command points are lost, not ${this.#cp}`);
      default:
    }
  }
  /** Where a unit is, by the events. */
  #base(table: Table, name: UnitName): Rectangle | undefined {
    const { at, card } = this.#of(name);
    const pose = at === null ? undefined : poseCalled(at);
    const base = table.content.units.find(({ id }) => id === card)?.base;
    return pose === undefined || base === undefined ? undefined : baseAt(base, pose);
  }
  #enemiesOf(table: Table, seat: number): UnitName[] {
    return [...this.#units].flatMap(([name, unit]) => (unit.at !== null && !areFriends(table, seat, unit.seat) ? [name] : []));
  }
  /** The seat's side has units there, and no enemy has. 14 */
  #objective(table: Table, { seat }: Told<'vp'>): void {
    const isThere = (name: UnitName, square: Rectangle): boolean => {
      const base = this.#base(table, name);
      return base !== undefined && (gapBetween(base, square) < -0.002 || touches(base, square).length > 0);
    };
    const enemies = this.#enemiesOf(table, seat);
    const own = [...this.#units.keys()].filter((name) => !enemies.includes(name));
    const held = table.pieces.some(({ kind, x, y }) => {
      const square = { x: x / TICKS, y: y / TICKS, heading: 0, width: 2, depth: 2 };
      return kind === 'objective' && own.some((name) => isThere(name, square)) && !enemies.some((name) => isThere(name, square));
    });
    insist(held, () => `seat ${seat} scores an objective that it does not control`);
  }
  /** 11 */
  #besideNobody(table: Table, name: UnitName): void {
    const own = this.#base(table, name) as Rectangle;
    for (const enemy of this.#enemiesOf(table, this.#of(name).seat)) {
      const base = this.#base(table, enemy) as Rectangle;
      insist(!touches(own, base).some(({ isSure }) => isSure), () => `${name} shoots and touches ${enemy}`);
    }
  }

  // ---- 12: dice

  #judge(table: Table, event: Event): void {
    switch (event.kind) {
      case 'restored':
        this.#of(event.unit).slots[slotCalled(event.slot)] = BACK;
        return;
      case 'attacked':
        this.#attacked = event;
        return this.#icons(table, event);
      case 'rolled': {
        const { attack = [], defence = [] } = this.#attacked ?? {};
        for (const [dice, parts] of [
          [event.attack, attack],
          [event.defence, defence],
        ] as const) {
          const right = Math.max(0, sum(parts.map(({ value }) => value)));
          insist(dice.length === right, () => `${dice.length} dice are rolled, not ${right}`);
        }
        return;
      }
      case 'compared':
        return compared(event, this.#attacked?.as === 'melee');
      default:
    }
  }
  /** The icons that are ready, by the events. */
  #icons(table: Table, { unit, target, as, attack, defence }: Told<'attacked'>): void {
    const told = (parts: typeof attack): number => parts.find(({ reason }) => reason === 'icons')?.value ?? 0;
    const ready = (name: UnitName, icon: Icon): number => {
      const { card, slots } = this.#of(name);
      const printed = table.content.units.find(({ id }) => id === card)?.slots ?? [];
      return sum(printed.map(({ icons }, slot) => (slots[slot] === NONE ? 0 : icons[icon])));
    };
    if (as === 'sniper' || as === 'thrown') return;
    const [own, others] = [ready(unit, as === 'melee' ? 'A' : 'R'), ready(target, 'D')];
    insist(told(attack) === own, () => `${unit} attacks with ${told(attack)} icons, not ${own}`);
    insist(told(defence) === others, () => `${target} defends with ${told(defence)} icons, not ${others}`);
  }
}
/** A figure came back there: the table says which. */
const BACK = -2;
const startOf = (table: Table, id: number): number[] =>
  cardOf(table, table.units[id] as Table['units'][number]).slots.map(({ figure }, slot) => (figure === null ? NONE : slot));
function areFriends({ terms, players }: Table, a: number, b: number): boolean {
  const [one, other] = [players[a]?.number ?? 0, players[b]?.number ?? 0];
  return a === b || (terms.teams && one % 2 === other % 2);
}
/** Phantom dice stand in for missing ones and hurt nobody; only archers hit with ties. */
function compared({ unit, attack, defence, phantoms, hits }: Told<'compared'>, isMelee: boolean): void {
  const onDefender = (isTieEnough: boolean): number =>
    attack.filter((face, number) => {
      const other = defence[number] ?? phantoms[1];
      return face > other || (isTieEnough && face === other);
    }).length;
  const onAttacker = isMelee ? defence.filter((face, number) => face > (attack[number] ?? phantoms[0])).length : 0;
  const isRight = hits[1] === onDefender(false) || (!isMelee && hits[1] === onDefender(true));
  insist(isRight && hits[0] === onAttacker, () => `${unit} scores ${hits[1]} hits and takes ${hits[0]}`);
}
/** 7 and 8: the active player has not won yet, and all players in the order have units left. */
function betweenOrders(table: Table): void {
  const { turn, players, terms, units } = table;
  for (const [id, unit] of units.entries())
    insist(unit.state !== 'deployed' || unit.slots.some((figure) => figure !== NONE), () => `nobody is left of ${unitName(table, id)}`);
  if (turn === null) return;
  const own = sum(players.map(({ seat, vp }) => (areFriends(table, turn.seat, seat) ? vp : 0)));
  const target = terms.vp * (terms.teams ? players.length / 2 : 1);
  insist(own < target, () => `seat ${turn.seat} has ${own} points of ${target}, and the match goes on`);
}
