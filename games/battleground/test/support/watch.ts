// What holds from one decision to the next: everything that happens is told, costs rise, dice are counted right, and nothing comes back.

import { placeName } from '../../content/place-names.ts';
import { placeAt } from '../../content/places.ts';
import type { Event } from '../../table/events.ts';
import { type Figure, type Frame, NONE, type Player, type Table } from '../../table/table.ts';
import { allCards, defOf, insist } from './invariants.ts';

/** A figure as events describe it. */
interface Told {
  place: string | null;
  mana: number;
  wounds: number;
  focus: boolean;
  buff: string | null;
  debuff: string | null;
}
/** An activation or interruption as events describe it. */
interface Acting {
  readonly figure: string;
  ap: number;
  readonly paid: Record<string, number>;
}
interface Roll {
  readonly figure: string;
  readonly threshold: number;
  faces: number[];
  explosions: readonly number[];
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const sixes = (faces: readonly number[]): number => faces.filter((face) => face === 6).length;

/** Follows a match from its opening, or from a made-up table. */
export class Watch {
  readonly #told = new Map<string, Told>();
  readonly #acting: Acting[] = [];
  #roll: Roll | undefined;
  #defence = 0;
  /** By seat: all cards, in alphabetical order. */
  readonly #cards: string[] = [];
  readonly #activated: string[] = [];
  /** By seat: the figure activated last in the previous round, and in this one. */
  readonly #before: (string | null)[] = [null, null];
  readonly #last: (string | null)[] = [null, null];
  #claimed = new Set<number>();
  #points: number[];
  #out = new Set<number>();

  constructor(table: Table) {
    for (const figure of table.figures) this.#told.set(defOf(table, figure).id, toldOf(figure));
    for (const frame of table.frames) this.#acting.push(actingOf(table, frame));
    this.#points = table.players.map(scoreOf);
    this.#remember(table);
  }

  /** To be called after every answer with the events since the last one. */
  see(table: Table, events: readonly Event[]): void {
    for (const event of events) {
      this.#follow(table, event);
      this.#count(event);
      this.#judge(table, event);
    }
    this.#compare(table);
    this.#nothingComesBack(table);
    this.#remember(table);
  }

  // ---- what is told is what happened

  #of(figure: string): Told {
    const told = this.#told.get(figure) ?? { place: null, mana: 0, wounds: 0, focus: false, buff: null, debuff: null };
    this.#told.set(figure, told);
    return told;
  }
  #follow(table: Table, event: Event): void {
    switch (event.kind) {
      case 'deployed':
        this.#of(event.figure).place = event.at;
        return;
      case 'moved':
      case 'pushed': {
        const told = this.#of(event.figure);
        insist(told.place === event.from, () => `${event.figure} goes from ${event.from}, but is on ${told.place}`);
        told.place = event.path.at(-1) ?? event.from;
        return;
      }
      case 'swapped': {
        const [one, other] = [this.#of(event.figure), this.#of(event.with)];
        [one.place, other.place] = [other.place, one.place];
        return;
      }
      case 'mana': {
        const told = this.#of(event.figure);
        told.mana += event.change;
        return insist(told.mana === event.total, () => `${event.figure} has ${told.mana} mana, not ${event.total}`);
      }
      case 'ready':
        for (const figure of event.gained) this.#of(figure).mana += 1;
        return;
      case 'wounded':
      case 'healed': {
        const told = this.#of(event.figure);
        told.wounds += event.kind === 'wounded' ? event.wounds : -event.wounds;
        return insist(told.wounds === event.total, () => `${event.figure} has ${told.wounds} wounds, not ${event.total}`);
      }
      case 'focused':
        this.#of(event.figure).focus = true;
        return;
      case 'focusSpent':
        insist(this.#of(event.figure).focus, () => `${event.figure} spends a focus token that it has not`);
        this.#of(event.figure).focus = false;
        return;
      case 'lostTokens':
        if (event.tokens.includes('focus')) this.#of(event.figure).focus = false;
        return;
      case 'token':
        this.#of(event.figure)[isBuff(event.token) ? 'buff' : 'debuff'] = event.on ? event.token : null;
        return;
      case 'cleansed':
        this.#of(event.figure).debuff = null;
        return;
      case 'knockedOut':
        Object.assign(this.#of(event.figure), { mana: 0, focus: false, buff: null, debuff: null });
        if (table.figures.every((figure) => defOf(table, figure).id !== event.figure || !figure.falling))
          this.#of(event.figure).place = null;
        return;
      default:
    }
  }
  #compare(table: Table): void {
    for (const figure of table.figures) {
      const name = defOf(table, figure).id;
      const [now, told] = [toldOf(figure), this.#told.get(name) ?? toldOf(figure)];
      if (figure.out) told.place = now.place; // it stays in place until an area attack is over
      if (table.phase === 'setup') Object.assign(told, { place: now.place }); // its facing is asked for first
      this.#told.set(name, told);
      for (const what of Object.keys(now) as (keyof Told)[])
        insist(now[what] === told[what], () => `${name} has ${what} ${now[what]}, but was told to have ${told[what]}`);
    }
    for (const [depth, frame] of table.frames.entries()) {
      const { figure, ap } = this.#acting[depth] ?? { figure: 'nobody', ap: NONE };
      const name = defOf(table, table.figures[frame.figure] as Figure).id;
      insist(figure === name && ap === frame.ap, () => `${name} acts with ${frame.ap} AP, but ${figure} was told to, with ${ap}`);
    }
  }

  // ---- 12: costs

  #count(event: Event): void {
    switch (event.kind) {
      case 'activated':
        this.#acting.splice(0, this.#acting.length, { figure: event.figure, ap: event.ap, paid: {} });
        return;
      case 'interrupts':
        this.#acting.push({ figure: event.figure, ap: 1, paid: {} });
        return;
      case 'interruptionEnded':
      case 'activationEnded':
        insist(this.#acting.at(-1)?.figure === event.figure, () => `${event.figure} stops, but ${this.#acting.at(-1)?.figure} acts`);
        this.#acting.pop();
        return;
      case 'ap':
        if (COUNTED.includes(event.why)) this.#pay(event.figure, event.why, -event.change);
        else this.#own(event.figure).ap += event.change;
        return insist(this.#own(event.figure).ap === event.total, () => `${event.figure} has not ${event.total} AP`);
      case 'focused':
      case 'watches':
        if (event.ap > 0) this.#pay(event.figure, event.kind, event.ap);
        return;
      default:
    }
  }
  /** The figure's innermost one. */
  #own(figure: string): Acting {
    return this.#acting.findLast((acting) => acting.figure === figure) ?? { figure, ap: 0, paid: {} };
  }
  #pay(figure: string, what: string, ap: number): void {
    const acting = this.#own(figure);
    const times = (acting.paid[what] ?? 0) + 1;
    insist(ap === times, () => `${figure} pays ${ap} AP for ${what} number ${times}`);
    acting.paid[what] = times;
    acting.ap -= ap;
  }

  // ---- 9 and 11: dice and activations

  #judge(table: Table, event: Event): void {
    switch (event.kind) {
      case 'rolled': {
        const limited = Math.min(6, Math.max(2, 4 + sum(event.modifiers.map(({ value }) => value))));
        insist(event.threshold === limited, () => `the threshold is ${event.threshold}, not ${limited}`);
        const dice = Math.max(0, sum(event.dice.map(({ value }) => value)));
        insist(event.faces.length === dice, () => `${event.faces.length} dice are rolled, not ${dice}`);
        this.#roll = { figure: event.figure, threshold: event.threshold, faces: [...event.faces], explosions: [] };
        if (event.as !== 'defence') this.#defence = 0;
        return;
      }
      case 'rerolled':
        for (const face of event.before) this.#roll?.faces.splice(this.#roll.faces.indexOf(face), 1);
        this.#roll?.faces.push(...event.after);
        return;
      case 'exploded':
        if (this.#roll) this.#roll.explosions = event.faces;
        return;
      case 'successes': {
        const { faces, explosions, threshold } = this.#roll ?? { faces: [], explosions: [], threshold: 0 };
        const owed = sixes(faces) + sixes(explosions);
        insist(explosions.length === owed, () => `${explosions.length} dice explode, not ${owed}`);
        const right = faces.filter((face) => face >= threshold).length + explosions.filter((face) => face >= 5).length;
        insist(event.successes === right, () => `${event.successes} successes, not ${right}`);
        this.#defence = event.successes;
        return;
      }
      case 'net': {
        const isOpposed = this.#roll?.figure === event.target && event.successes > 0;
        insist(!isOpposed || this.#defence === event.defence, () => `the defence has ${event.defence} successes, not ${this.#defence}`);
        return insist(event.net === Math.max(0, event.successes - event.defence), () => `${event.net} successes are left`);
      }
      case 'roundBegan':
        this.#activated.length = 0;
        for (const { seat } of table.players) this.#before[seat] = this.#last[seat] ?? null;
        this.#last.fill(null);
        return;
      case 'activated': {
        insist(!this.#activated.includes(event.figure), () => `${event.figure} is activated twice in a round`);
        const isBarred = this.#last[event.seat] === null && this.#before[event.seat] === event.figure;
        const others = table.figures.filter((figure) => figure.seat === event.seat && !figure.out).length;
        insist(!isBarred || others <= 1, () => `${event.figure} was the last one, and is the first one again`);
        this.#activated.push(event.figure);
        this.#last[event.seat] = event.figure;
        return;
      }
      default:
    }
  }

  // ---- 1, 2, 7, 8: cards, tokens, points, figures that are out

  #nothingComesBack(table: Table): void {
    for (const player of table.players) {
      const { seat } = player;
      const cards = allCards(table, player).sort().join();
      insist(
        this.#cards[seat] === undefined || this.#cards[seat] === '' || this.#cards[seat] === cards,
        () => `seat ${seat} has other cards than before`,
      );
      insist(scoreOf(player) >= (this.#points[seat] ?? 0), () => `seat ${seat} loses points`);
    }
    for (const at of this.#claimed)
      insist(
        table.objectives.some((objective) => objective.at === at && objective.owner !== NONE),
        () => 'a claimed token is back',
      );
    for (const id of this.#out) insist(table.figures[id]?.out === true, () => `${defOf(table, table.figures[id] as Figure).id} is back`);
  }
  #remember(table: Table): void {
    for (const player of table.players) this.#cards[player.seat] = allCards(table, player).sort().join();
    this.#points = table.players.map(scoreOf);
    this.#claimed = new Set(table.objectives.flatMap(({ at, owner }) => (owner === NONE ? [] : [at])));
    this.#out = new Set(table.figures.flatMap(({ out }, id) => (out ? [id] : [])));
  }
}
const COUNTED: readonly string[] = ['move', 'melee', 'ranged', 'spell'];
const isBuff = (token: string): boolean => ['rapidity', 'improvement', 'protection', 'regeneration'].includes(token);
const scoreOf = ({ points }: Player): number => sum(points.map((entry) => entry.points));
const toldOf = ({ at, shape, mana, wounds, focus, buff, debuff }: Figure): Told => ({
  place: at === NONE ? null : placeName(placeAt(at, shape)),
  mana,
  wounds,
  focus,
  buff,
  debuff,
});
const actingOf = (table: Table, { figure, ap, paid }: Frame): Acting => ({
  figure: defOf(table, table.figures[figure] as Figure).id,
  ap,
  paid: { ...paid, focused: paid.focus, watches: paid.overwatch },
});
