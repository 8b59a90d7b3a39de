// The signs and colours of the drawing. Nothing is told by colour alone: troops have a letter, chips two, dice another.
import type { Canvas, Style } from '@tabularium/games/shape';
import type { Seat } from '@tabularium/kernel';
import { type Ink, type Line, line, printable, type Span, span } from '@tabularium/parts/terminal';
import type { HexKind } from '../content/arenas.ts';
import { content } from '../content/index.ts';
import type { Die } from '../content/kinds.ts';
import { ownName } from '../content/own/names.ts';
import type { HoplomachusView, TroopView, UnitView } from '../view.ts';
import { words } from '../words.ts';

/** What is drawn, and on what. */
export interface Scene {
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
/** A faction of one's own has the first letter of its name, small. */
const lookOf = ({ kind, faction }: TroopView): { readonly mark: string; readonly ink: Style } =>
  faction === null ? RIVALS[kind] : (FACTIONS[faction] ?? { mark: (ownName(faction) ?? faction).charAt(0).toLowerCase(), ink: 'green' });
export const troopOf = ({ view }: Scene, id: number): TroopView | undefined => view.troops[id];
export const markOf = (troop: TroopView | undefined): Span =>
  troop === undefined ? span('-') : span(lookOf(troop).mark, [lookOf(troop).ink, 'bold']);
export const inkOf = (troop: TroopView | undefined): Ink => (troop === undefined ? 'gray' : lookOf(troop).ink);
export const seatName = ({ canvas }: Scene, seat: Seat): string => printable(canvas.names[seat] ?? String(seat + 1));
/** Mark and name of a player, or what a rival troop is called. */
export function troopSpans(scene: Scene, troop: TroopView): Line {
  const { seat, kind } = troop;
  const name = seat === null ? scene.canvas.t(`draw.troop.${kind}`) : seatName(scene, seat);
  return [markOf(troop), span(` ${name}`, [lookOf(troop).ink, 'bold'])];
}

// ---- chips

export const nameOf = ({ canvas }: Scene, unit: string): string => words(unit, canvas.t, 'short') ?? unit;
export const termOf = ({ canvas }: Scene, value: string): string => canvas.t(`term.${value}`);
/** `Hurl 2`. */
export const skillOf = ({ canvas }: Scene, { skill, level }: UnitView['skills'][number]): string =>
  words(`skill ${skill} level ${level}`, canvas.t) ?? skill;

/** Two letters, different within a faction, by the id of a chip. */
const CODES: ReadonlyMap<string, string> = (() => {
  const codes = new Map<string, string>();
  for (const group of Map.groupBy(content.units, ({ id }) => id.split('.')[0]).values()) {
    const taken = new Set<string>();
    for (const { id } of group) {
      const code = spellings(id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')).find((one) => !taken.has(one)) ?? '??';
      taken.add(code);
      codes.set(id, code);
    }
  }
  return codes;
})();
/** The initials of the first and the last word, or the first letter with another one, the next first. */
function spellings(name: string): string[] {
  const [first = '', ...more] = name.split(' ');
  const letter = first.charAt(0).toUpperCase();
  return [...more.slice(-1).map((last) => letter + last.charAt(0).toUpperCase()), ...Array.from(first.slice(1), (other) => letter + other)];
}
/** Numbered chips have their number: `S1`. */
export function codeOf({ unit, def }: UnitView): string {
  const number = unit === def ? undefined : unit.split('.').at(-1);
  const code = CODES.get(def) ?? spellings(ownName(def) ?? def)[0] ?? '??';
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
export const diceSpans = ({ canvas }: Scene, dice: readonly { readonly die: Die; readonly hit?: boolean }[]): Span[] =>
  dice.map(({ die, hit = true }) => {
    const letter = canvas.t(`draw.die.${die}`);
    return span(hit ? letter : letter.toLowerCase(), hit ? [DIE_INKS[die], 'bold'] : 'dim');
  });
