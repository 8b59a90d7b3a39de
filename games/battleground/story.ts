// How a match went, told afterwards: its points over time, what every character did, how the dice fell, and what decided it.
import type { Seat } from '@tabularium/kernel';
import type { Deed, Luck, Saying, Story, Tale } from '@tabularium/parts/shape';
import type { FigureName } from './table/asks.ts';
import type { Event } from './table/events.ts';
import type { BattlegroundKit } from './table/table.ts';
import type { BattlegroundView } from './table/view.ts';

type OfMatch = Tale<BattlegroundKit, BattlegroundView>;
const seatOf = ({ figures }: BattlegroundView, figure: FigureName): Seat | undefined => figures.find((one) => one.figure === figure)?.seat;

// ---- what each character did

interface Tally {
  wounds: number;
  felled: number;
  claims: number;
  missions: number;
  healed: number;
}
/** How many wounds a deed is worth. */
const WEIGHTS: Readonly<Record<keyof Tally, number>> = { wounds: 1, felled: 6, claims: 4, missions: 4, healed: 1 };

function deeds({ events, sight }: OfMatch): readonly Deed[] {
  const tallies = new Map<FigureName, Tally>();
  const add = (figure: FigureName, what: keyof Tally, count = 1): void => {
    const tally = tallies.get(figure) ?? { wounds: 0, felled: 0, claims: 0, missions: 0, healed: 0 };
    tally[what] += count;
    tallies.set(figure, tally);
  };
  /** Who last wounded a character: the one who knocked it out. */
  const struck = new Map<FigureName, FigureName>();
  let acting: FigureName | undefined;
  for (const event of events) {
    if (event.kind === 'activated') acting = event.figure;
    if (event.kind === 'wounded' && event.by !== null && event.by !== event.figure) {
      add(event.by, 'wounds', event.wounds);
      struck.set(event.figure, event.by);
    }
    if (event.kind === 'healed' && acting !== undefined) add(acting, 'healed', event.wounds);
    const by = event.kind === 'knockedOut' ? struck.get(event.figure) : undefined;
    if (by !== undefined) add(by, 'felled');
    if (event.kind === 'claimed') add(event.figure, 'claims');
    if (event.kind === 'missionDone') add(event.figure, 'missions');
  }
  const told = [...tallies].flatMap(([figure, tally]): Deed[] => {
    const seat = seatOf(sight, figure);
    const counts = Object.entries(tally) as [keyof Tally, number][];
    const did = counts.flatMap(([what, count]) => (count === 0 ? [] : [{ key: `story.did.${what}`, facts: { count } }]));
    const weight = counts.reduce((sum, [what, count]) => sum + WEIGHTS[what] * count, 0);
    return seat === undefined ? [] : [{ seat, who: { key: 'story.who', facts: { figure } }, did, weight }];
  });
  return told.toSorted((a, b) => b.weight - a.weight);
}

// ---- the dice

const SIDES = 6;
function luck(event: Event, sight: BattlegroundView): readonly Luck[] {
  if (event.kind !== 'rolled' || event.faces.length === 0) return [];
  const { figure, faces, threshold } = event;
  const seat = seatOf(sight, figure);
  const got = faces.filter((face) => face >= threshold).length;
  return seat === undefined ? [] : [{ seat, dice: faces.length, got, expected: (faces.length * (SIDES + 1 - threshold)) / SIDES }];
}

// ---- what decided it

const SOURCES = ['objective', 'mission', 'knockOut'] as const;
/** The source of the winner's lead: where it is farthest ahead in points. */
function decided({ result, sight }: OfMatch): Saying | undefined {
  const [winner] = result.winners;
  if (winner === undefined || result.drawn || result.winners.length > 1) return undefined;
  const of = (seat: Seat, source: (typeof SOURCES)[number]): number =>
    sight.players[seat]?.sheet.reduce((sum, one) => sum + (one.source === source ? one.points : 0), 0) ?? 0;
  const leads = SOURCES.map((source) => ({ source, points: of(winner, source), lead: of(winner, source) - of(1 - winner, source) }));
  const [most] = leads.toSorted((a, b) => b.lead - a.lead);
  return most === undefined || most.lead <= 0
    ? undefined
    : { key: `story.decided.${most.source}`, facts: { seat: winner, points: most.points, lead: most.lead } };
}

export const story: Story<BattlegroundKit, BattlegroundView> = {
  standing: ({ players }) => players.map(({ points }) => points),
  counts: { key: 'story.counts' },
  deeds,
  luck,
  lucky: { key: 'story.lucky' },
  decided,
};
