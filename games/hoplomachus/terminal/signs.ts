// The signs and colours of the drawing. Nothing is told by colour alone: troops have a letter, chips two, dice another.
import type { Seat } from '@tabularium/kernel';
import { ownName } from '@tabularium/parts/own-content';
import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, line, printable, type Span, span } from '@tabularium/parts/terminal';
import type { HexKind } from '../content/arenas.ts';
import { type Content, content } from '../content/index.ts';
import type { Die, UnitDef } from '../content/kinds.ts';
import type { HoplomachusView, TroopView, UnitView } from '../table/view.ts';
import { type OwnLivery, ownFactions, ownLivery } from '../words/liveries.ts';
import { words } from '../words/naming.ts';

/** What is drawn, and on what. */
export interface Drawing {
  readonly view: HoplomachusView;
  readonly canvas: Canvas;
}

export const ACTIVE = '▸';
export const WINNER = '★';
export const FOOTHOLD = '⌂';
export const ACTIVE_SHARD = '◆';
export const QUIET_SHARD = '◇';
/** Dazed, fatigued or asleep. */
export const IDLE = 'z';
export const DOT: Line = line(' · ', 'dim');
export const HEX_SIGNS: Readonly<Record<HexKind, string>> = {
  sand: '',
  red: '▲',
  blue: '▼',
  stone: '●',
  inner: '○',
  centre: '◎',
  pedestal: '■',
  redChained: '∞',
  blueChained: '∞',
};
export const SIDE_INKS = { red: 'redBright', blue: 'blueBright' } as const;

// ---- troops

const FACTIONS: Readonly<Record<string, { readonly mark: string; readonly ink: Style }>> = {
  amazons: { mark: 'A', ink: 'magentaBright' },
  kunlun: { mark: 'K', ink: 'greenBright' },
  refugees: { mark: 'R', ink: 'yellowBright' },
  argonauts: { mark: 'N', ink: 'cyanBright' },
  atlanteans: { mark: 'T', ink: 'blueBright' },
  lamosians: { mark: 'L', ink: 'yellow' },
  parthians: { mark: 'P', ink: 'redBright' },
};
const RIVALS: Readonly<Record<TroopView['kind'], { readonly mark: string; readonly ink: Style }>> = {
  player: { mark: '-', ink: 'gray' },
  immortal: { mark: '!', ink: 'whiteBright' },
  titan: { mark: '!', ink: 'whiteBright' },
  arena: { mark: '?', ink: 'white' },
};
const OWN_INKS: Readonly<Record<OwnLivery, Style>> = {
  ochre: 'red',
  indigo: 'cyan',
  rose: 'magenta',
  laurel: 'green',
  stranger: 'white',
};
function lookOf({ view }: Drawing, { kind, faction }: TroopView): { readonly mark: string; readonly ink: Style } {
  if (faction === null) return RIVALS[kind];
  const own = ownFactions(view);
  return FACTIONS[faction] ?? { mark: ownMark(faction, own), ink: OWN_INKS[ownLivery(faction, own)] };
}
/** An own faction is marked by the first letter of its name that is not yet taken, in lower case. */
function ownMark(faction: string, own: readonly string[]): string {
  const taken = new Set<string>();
  for (const one of own) {
    const letters = Array.from((ownName(one) ?? one).toLowerCase()).filter((letter) => /[\p{L}\d]/u.test(letter));
    const mark = letters.find((letter) => !taken.has(letter)) ?? letters[0] ?? '-';
    if (one === faction) return mark;
    taken.add(mark);
  }
  return '-';
}
export const troopOf = ({ view }: Drawing, id: number): TroopView | undefined => view.troops[id];
export const letterOf = (drawing: Drawing, troop: TroopView | undefined): Span =>
  troop === undefined ? span('-') : span(lookOf(drawing, troop).mark, [lookOf(drawing, troop).ink, 'bold']);
export const inkOf = (drawing: Drawing, troop: TroopView | undefined): Ink => (troop === undefined ? 'gray' : lookOf(drawing, troop).ink);
export const seatName = ({ canvas }: Drawing, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
/** The mark and name of a player, or the name of a rival troop. */
export function troopSpans(drawing: Drawing, troop: TroopView): Line {
  const { seat, kind } = troop;
  const name = seat === null ? drawing.canvas.t(`draw.troop.${kind}`) : seatName(drawing, seat);
  return [letterOf(drawing, troop), span(` ${name}`, [lookOf(drawing, troop).ink, 'bold'])];
}

// ---- chips

export const nameOf = ({ canvas }: Drawing, unit: string): string => words(unit, canvas.t, 'short') ?? unit;
export const termOf = ({ canvas }: Drawing, value: string): string => canvas.t(`term.${value}`);
/** `Hurl 2`. */
export const skillOf = ({ canvas }: Drawing, { skill, level }: UnitView['skills'][number]): string =>
  words(`skill ${skill} level ${level}`, canvas.t) ?? skill;

type Codes = ReadonlyMap<string, string>;
/** Two letters, different within a faction, by the id of a chip. */
function codesFor(units: readonly UnitDef[]): Codes {
  const codes = new Map<string, string>();
  for (const group of Map.groupBy(units, ({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('.')))).values()) {
    const taken = new Set<string>();
    for (const { id } of group) {
      const code = spellings(id.slice(id.lastIndexOf('.') + 1).replaceAll('-', ' ')).find((one) => !taken.has(one)) ?? '??';
      taken.add(code);
      codes.set(id, code);
    }
  }
  return codes;
}
const CODES = codesFor(content.units);
/** Cached per content that a match adds. */
const OWN_CODES = new WeakMap<Content, Codes>();
function ownCodes(own: Content): Codes {
  const codes = OWN_CODES.get(own) ?? codesFor(own.units);
  OWN_CODES.set(own, codes);
  return codes;
}
/** The initials of the first and last words, then the first letter with each later letter of the first word. */
function spellings(name: string): string[] {
  const [first = '', ...more] = name.split(' ');
  const letter = first.charAt(0).toUpperCase();
  return [...more.slice(-1).map((last) => letter + last.charAt(0).toUpperCase()), ...Array.from(first.slice(1), (other) => letter + other)];
}
/** Numbered chips show their number: `S1`. */
export function codeOf({ view: { own } }: Drawing, { unit, def }: UnitView): string {
  const number = unit === def ? undefined : unit.split('.').at(-1);
  const code = CODES.get(def) ?? (own && ownCodes(own).get(def)) ?? '??';
  return number === undefined ? code : `${code.charAt(0)}${number}`;
}
export const isIdle = ({ active, fresh, dazed, fatigued }: UnitView): boolean => !active || fresh || dazed > 0 || fatigued > 0;

// ---- dice

const DIE_INKS: Readonly<Record<Die, Style>> = {
  yellow: 'yellowBright',
  blue: 'blueBright',
  green: 'green',
  black: 'white',
  red: 'redBright',
};
/** Letters of dice; missed ones are small. */
export const diceSpans = ({ canvas }: Drawing, dice: readonly { readonly die: Die; readonly hit?: boolean }[]): Span[] =>
  dice.map(({ die, hit = true }) => {
    const letter = canvas.t(`draw.die.${die}`);
    return span(hit ? letter : letter.toLowerCase(), hit ? [DIE_INKS[die], 'bold'] : 'dim');
  });
