// How a match went, told afterwards: the points over time, what every player built up, and what decided it.
import type { Seat } from '@tabularium/kernel';
import type { Deed, Saying, Story, Tale } from '@tabularium/parts/shape';
import { CATEGORIES } from './content/kinds.ts';
import type { Event } from './table/events.ts';
import { ownerOf } from './table/names.ts';
import type { RomoloKit } from './table/table.ts';
import type { RomoloView } from './table/view.ts';

type OfMatch = Tale<RomoloKit, RomoloView>;

// ---- what was done with what

const WORKS = ['buildings', 'land', 'people', 'trade', 'war', 'characters'] as const;
type Work = (typeof WORKS)[number];
interface Tally {
  readonly seat: Seat;
  readonly work: Work;
  readonly counts: Map<string, number>;
}
/** The heading an event counts under, as what, how often, and for whom. */
function countedIn(event: Event, owners: ReadonlyMap<string, Seat>): readonly [Seat | undefined, Work, string, number] | undefined {
  const owner = (unit: string): Seat | undefined => owners.get(unit) ?? owners.get(unit.split('.')[0] ?? '');
  switch (event.kind) {
    case 'built':
      return [event.seat, 'buildings', 'built', 1];
    case 'explored':
      return [owner(event.unit), 'land', 'explored', 1];
    case 'produced':
      return [owner(event.unit), 'land', 'produced', event.cubes];
    case 'created':
      return [owner(event.unit), 'people', 'created', 1];
    case 'hired':
      return [event.seat, 'people', 'hired', event.units.length];
    case 'starved':
      return [owner(event.unit), 'people', 'starved', 1];
    case 'sold':
      return [event.seat, 'trade', 'sold', 1];
    case 'bought':
      return [event.seat, 'trade', 'bought', event.cubes];
    case 'hiredCharacter':
      return [event.seat, 'characters', 'hiredCharacter', 1];
    case 'fought':
      return event.winner === null || event.winner === 'automaton' ? undefined : [ownerOf(event.winner), 'war', 'won', 1];
    case 'fell':
      return event.by === 'automaton' ? undefined : [ownerOf(event.by), 'war', 'felled', 1];
    default:
      return undefined;
  }
}
function deeds({ events, sight }: OfMatch): readonly Deed[] {
  // By colour, and mercenaries by whoever hired them last.
  const owners = new Map(sight.players.flatMap(({ seat, colour }): [string, Seat][] => (seat === null ? [] : [[colour, seat]])));
  const tallies = new Map<string, Tally>();
  for (const event of events) {
    if (event.kind === 'hired') for (const unit of event.units) owners.set(unit, event.seat);
    const [seat, work, what, count] = countedIn(event, owners) ?? [];
    if (seat === undefined || work === undefined || what === undefined) continue;
    const key = `${seat} ${work}`;
    const tally = tallies.get(key) ?? { seat, work, counts: new Map<string, number>() };
    tally.counts.set(what, (tally.counts.get(what) ?? 0) + (count ?? 0));
    tallies.set(key, tally);
  }
  return [...tallies.values()]
    .map(
      ({ seat, work, counts }): Deed => ({
        seat,
        who: { key: `story.who.${work}` },
        did: [...counts].map(([what, count]) => ({ key: `story.did.${what}`, facts: { count } })),
        weight: [...counts.values()].reduce((sum, count) => sum + count, 0),
      }),
    )
    .toSorted((a, b) => b.weight - a.weight);
}

// ---- what decided it

/** The category, including its majority, in which the winner is farthest ahead of the best of the others. */
function decided({ result, sight }: OfMatch): Saying | undefined {
  const [winner] = result.winners;
  const { sides } = sight.forecast;
  const own = sides.find(({ owners }) => owners.some((owner) => sight.players[owner]?.seat === winner));
  if (winner === undefined || own === undefined || result.drawn) return undefined;
  const others = sides.filter((side) => side !== own);
  if (others.length === 0) return { key: 'story.decided.last', facts: { seat: winner } };
  const worth = (side: typeof own, category: (typeof CATEGORIES)[number]): number =>
    (side[category] ?? 0) + (side.majorities[category] ?? 0);
  const leads = CATEGORIES.map((category) => ({
    category,
    lead: worth(own, category) - Math.max(...others.map((side) => worth(side, category))),
  }));
  const [most] = leads.toSorted((a, b) => b.lead - a.lead);
  return most === undefined || most.lead <= 0
    ? undefined
    : { key: `story.decided.${most.category}`, facts: { seat: winner, lead: most.lead } };
}

export const story: Story<RomoloKit, RomoloView> = {
  standing: ({ players, forecast }) =>
    players.flatMap(({ seat, team }) => (seat === null ? [] : [forecast.sides.find((side) => side.team === team)?.total ?? 0])),
  counts: { key: 'story.counts' },
  deeds,
  decided,
};
