// How a finished match went, worked out from its record.
import { readRecord, type Seat } from '@tabularium/kernel';
import type { Deed, Playable, Saying, Story, Tale } from '@tabularium/parts/shape';
import { firstScoreIn } from '../link/score.ts';
import { type Recorded, stopsIn } from './projector.ts';

/** A moment that changed much: a place of the replay, and whose standing changed. */
export interface TurningPoint {
  readonly place: number;
  readonly seat: Seat;
  /** Whether the seat took the lead there; otherwise it leapt or fell. */
  readonly isLead: boolean;
  /** By how much its standing changed. */
  readonly by: number;
}
/** What the dice gave a seat, all in all. */
export interface Fortune {
  readonly seat: Seat;
  readonly dice: number;
  readonly got: number;
  readonly expected: number;
}
export interface Telling {
  /** Every seat's standing at every place of the replay; empty if the game shows none. */
  readonly standings: readonly (readonly number[])[];
  readonly counts: Saying | undefined;
  readonly turning: readonly TurningPoint[];
  readonly deeds: readonly Deed[];
  readonly fortunes: readonly Fortune[];
  readonly lucky: Saying | undefined;
  readonly decided: Saying | undefined;
  readonly reached: { readonly far: number; readonly said: Saying } | undefined;
  /** How many decisions each seat took after advice. */
  readonly advised: readonly number[];
}

/** `onProgress` hears how much is done, from 0 to 1. */
export function tellingOf(
  { game }: Playable,
  story: Story | undefined,
  record: Recorded,
  onProgress: (done: number) => void = () => undefined,
): Telling {
  const standing = story?.standing ?? ((sight: object) => scoresIn(sight, record.setup.seats));
  const stops = stopsIn(record.inputs);
  const standings: (readonly number[])[] = [];
  let heard = 0;
  const match = readRecord(game, record, ({ input, match: now }) => {
    if (input && ++heard % 50 === 0) onProgress(heard / record.inputs.length);
    if (input && !stops.has(input.n)) return;
    standings.push((now && standing(now.view('public').table)) ?? standings.at(-1) ?? []);
  });
  const last = match?.view('public');
  const isShown = standings.every((one) => one.length > 0) && standings.some((one) => String(one) !== String(standings[0]));
  const advised = advisedIn(record);
  const none = { advised, counts: story?.counts, lucky: story?.lucky, deeds: [], fortunes: [], decided: undefined, reached: undefined };
  const drawn = { standings: isShown ? standings : [], turning: isShown ? turningIn(standings) : [] };
  if (!match || !last?.result || !story) return { ...none, ...drawn };
  const events = match.events('public').map(({ event }) => event);
  const tale: Tale = { setup: match.setup, result: last.result, events, sight: last.table, standings };
  return {
    ...none,
    ...drawn,
    deeds: [...(story.deeds?.(tale) ?? [])].sort((a, b) => b.weight - a.weight),
    fortunes: fortunesIn(tale, story),
    decided: story.decided?.(tale),
    reached: story.reached?.(tale),
  };
}

/** How many decisions each seat took after asking for advice. */
export function advisedIn({ setup, inputs }: Pick<Recorded, 'setup' | 'inputs'>): readonly number[] {
  const stops = stopsIn(inputs);
  const counts = Array.from({ length: setup.seats }, () => 0);
  for (const input of inputs)
    if (input.kind === 'answer' && input.by === 'advised' && stops.has(input.n)) counts[input.seat] = (counts[input.seat] ?? 0) + 1;
  return counts;
}

/** The first column of the score sheet, where the game always shows it. */
function scoresIn(sight: object, seats: number): readonly number[] {
  const scores = Array.from({ length: seats }, (_, seat) => firstScoreIn(sight, seat)?.value);
  return scores.every((score) => score !== undefined) ? scores : [];
}

function fortunesIn({ events, sight }: Tale, { luck }: Story): readonly Fortune[] {
  const bySeat = new Map<Seat, Fortune>();
  for (const { seat, dice, got, expected } of events.flatMap((event) => luck?.(event, sight) ?? [])) {
    const before = bySeat.get(seat) ?? { seat, dice: 0, got: 0, expected: 0 };
    bySeat.set(seat, { seat, dice: before.dice + dice, got: before.got + got, expected: before.expected + expected });
  }
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat);
}

const MOST_LEADS = 3;
const MOST_LEAPS = 2;
/** The last changes of the lead, and the greatest leaps or falls besides. */
export function turningIn(standings: readonly (readonly number[])[]): readonly TurningPoint[] {
  const changes = standings.flatMap((now, place) =>
    now.flatMap((value, seat): TurningPoint[] => {
      const by = value - (standings[place - 1]?.[seat] ?? value);
      return by === 0 ? [] : [{ place, seat, by, isLead: false }];
    }),
  );
  let leader: Seat | undefined;
  const leads = standings.flatMap((now, place): TurningPoint[] => {
    const best = Math.max(...now);
    const ahead = now.flatMap((value, seat) => (value === best ? [seat] : []));
    const [seat, ...level] = ahead;
    if (seat === undefined || level.length > 0 || seat === leader || now.length < 2) return [];
    leader = seat;
    return [{ place, seat, isLead: true, by: changes.find((change) => change.place === place && change.seat === seat)?.by ?? 0 }];
  });
  const chosen = leads.slice(-MOST_LEADS);
  const leaps = changes
    .filter(({ place }) => chosen.every((lead) => lead.place !== place))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_LEAPS);
  return [...chosen, ...leaps].sort((a, b) => a.place - b.place);
}
