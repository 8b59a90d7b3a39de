// A match being set up: the state of the form, and the order made from it.

import { appliesTo, type OptionValue, type Seat, type Setup, type SetupOption, type SetupSchema } from '@tabularium/kernel';
import { levelAmong } from '@tabularium/parts/levels';
import type { ArmySetup } from '@tabularium/parts/shape';
import type { MatchInfo, SeatInfo } from '../link/link.ts';
import type { Order } from '../worker/order.ts';

/** `remote` is somebody elsewhere, who gets an invitation. It needs a server. */
export const SITTERS = ['me', 'friend', 'remote', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];
export interface Chair {
  readonly who: Sitter;
  /** As typed; empty for the usual name. */
  readonly name: string;
  readonly level: string;
}
export interface Draft extends Setup {
  /** As many as the largest mode needs, so that a seat keeps its player while another mode has fewer. */
  readonly chairs: readonly Chair[];
  readonly seed: string;
  /** The id of a content file that somebody wrote. */
  readonly pack?: string | undefined;
  /** The ids of self-built armies that players may choose at the table. */
  readonly armies?: readonly string[];
  /** At an online table: a bot that has taken over a seat keeps it. */
  readonly noReturn?: boolean;
}

export const BOT_NAMES = ['Livia', 'Marcus', 'Octavia', 'Quintus', 'Aurelia', 'Titus'];

const mostSeats = ({ modes }: SetupSchema): number => Math.max(...modes.flatMap(({ seats }) => seats));

/** The recommended first game: me against bots of the usual level. */
export function firstDraft(schema: SetupSchema, levels: readonly string[]): Draft {
  const level = levelAmong(levels);
  const chairs = Array.from({ length: mostSeats(schema) }, (_, seat): Chair => ({ who: seat === 0 ? 'me' : 'bot', name: '', level }));
  return { ...schema.firstGame, chairs, seed: '' };
}
/** Repeats the set-up of an earlier match. */
export function draftAfter(schema: SetupSchema, levels: readonly string[], { setup, seats }: Pick<MatchInfo, 'setup' | 'seats'>): Draft {
  const fresh = firstDraft(schema, levels);
  if (!schema.modes.some((mode) => mode.id === setup.mode && mode.seats.includes(setup.seats))) return fresh;
  const me = seats.findIndex(({ kind }) => kind === 'human');
  const chairs = fresh.chairs.map((chair, seat): Chair => {
    const before = seats[seat];
    if (!before) return chair;
    if (before.kind === 'bot') return { ...chair, who: 'bot', level: levelAmong(levels, before.level) };
    return seat === me ? { ...chair, who: 'me' } : { ...chair, who: 'friend', name: before.name };
  });
  return { ...fresh, ...setup, chairs };
}

/** Changes the mode, and the number of seats if the mode requires it. */
export function withMode(schema: SetupSchema, draft: Draft, mode: string): Draft {
  const seats = schema.modes.find(({ id }) => id === mode)?.seats ?? [];
  const nearest = seats.toSorted((a, b) => Math.abs(a - draft.seats) - Math.abs(b - draft.seats))[0] ?? draft.seats;
  return { ...draft, mode, seats: nearest };
}
export const withOption = (draft: Draft, id: string, value: OptionValue): Draft => ({
  ...draft,
  options: { ...draft.options, [id]: value },
});
/** Changes who sits on a chair. There is only one me: the previous one becomes a friend. */
export const withChair = (draft: Draft, seat: number, change: Partial<Chair>): Draft => ({
  ...draft,
  chairs: draft.chairs.map((chair, n) => {
    if (n === seat) return { ...chair, ...change };
    return change.who === 'me' && chair.who === 'me' ? { ...chair, who: 'friend' } : chair;
  }),
});

/** Levels in the order offered: bots that think, the weakest first, and then the one that does not. */
export const fromWeakest = (levels: readonly string[]): readonly string[] =>
  levels.toSorted((a, b) => Number(a === 'random') - Number(b === 'random'));
/** The same with bots of these levels only. */
export const withLevels = (draft: Draft, levels: readonly string[]): Draft => ({
  ...draft,
  chairs: draft.chairs.map((chair) => ({ ...chair, level: levelAmong(levels, chair.level) })),
});

/** Gives a seat to somebody elsewhere: a bot's, else a friend's, else an additional one. Undefined if the mode allows no more seats. */
export function withRemote(schema: SetupSchema, draft: Draft): Draft | undefined {
  const seated = draft.chairs.slice(0, draft.seats);
  const next = (['bot', 'friend'] as const).map((who) => seated.findIndex((chair) => chair.who === who)).find((seat) => seat >= 0);
  if (next !== undefined) return withChair(draft, next, { who: 'remote' });
  const seats = schema.modes.find(({ id }) => id === draft.mode)?.seats.find((n) => n > draft.seats);
  return seats === undefined ? undefined : withChair({ ...draft, seats }, draft.seats, { who: 'remote' });
}
/** Whether somebody plays elsewhere, so that the match needs a server. */
export const isOnline = ({ seats, chairs }: Draft): boolean => chairs.slice(0, seats).some(({ who }) => who === 'remote');

/** A match in which I play my own army. */
export function withArmy(schema: SetupSchema, draft: Draft, army: string, setupFor: (seat: Seat) => ArmySetup): Draft {
  const { mode, options } = setupFor(
    Math.max(
      0,
      draft.chairs.findIndex(({ who }) => who === 'me'),
    ),
  );
  return { ...withMode(schema, draft, mode), options: { ...draft.options, ...options }, armies: [army] };
}

export const optionsIn = (schema: SetupSchema, { mode, seats }: Setup): readonly SetupOption[] =>
  schema.options.filter((option) => appliesTo(option, mode, seats));

/** The set-up for the kernel: only the options that apply. */
export function setupOf(schema: SetupSchema, draft: Draft): Setup {
  const { mode, seats, options } = draft;
  const chosen = optionsIn(schema, draft).map(({ id, values, default: usual }) => {
    const value = options[id];
    return [id, value !== undefined && values.includes(value) ? value : usual];
  });
  return { mode, seats, options: Object.fromEntries(chosen) };
}
export const conflictsIn = (schema: SetupSchema, draft: Draft): ReturnType<NonNullable<SetupSchema['conflicts']>> =>
  schema.conflicts?.(setupOf(schema, draft)) ?? [];

/** Names for people who typed none. */
export interface UsualNames {
  readonly me: string;
  readonly friend: (n: number) => string;
}
export function seatsIn({ seats, chairs }: Draft, usual: UsualNames): readonly SeatInfo[] {
  return chairs.slice(0, seats).map(({ who, name, level }, seat) => {
    if (who === 'bot') return { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', level };
    return { kind: 'human', name: name.trim() || (who === 'me' ? usual.me : usual.friend(seat + 1)) };
  });
}
export const orderOf = (schema: SetupSchema, draft: Draft, usual: UsualNames): Order => ({
  setup: setupOf(schema, draft),
  seats: seatsIn(draft, usual),
  seed: draft.seed.trim() || undefined,
});
