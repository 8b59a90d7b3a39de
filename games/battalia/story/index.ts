// How a match went, told afterwards: the victory points over time, what builders, heroes and artifacts did, and what decided it.
import type { Seat } from '@tabularium/kernel';
import type { Deed, Saying, Story, Tale } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';

type OfMatch = Tale<BattaliaKit, BattaliaView>;

/** Who did it, what it was, and how much it weighs. */
type Feat = readonly [who: 'builders' | 'heroes' | 'artifacts' | 'nation', did: string, weight: number];
function featOf(event: Event): Feat | undefined {
  switch (event.kind) {
    case 'built':
      return event.level > 0 ? ['builders', 'cities', 3] : ['builders', 'roads', 1];
    case 'upgraded':
      return ['builders', 'raised', 3];
    case 'conquered':
      return ['heroes', 'conquered', 6];
    case 'annexed':
      return ['heroes', 'annexed', 5];
    case 'won':
      return ['heroes', 'won', 3];
    case 'heroMoved':
      return ['heroes', 'moved', 0.5];
    case 'foundGreat':
      return ['heroes', 'greats', 4];
    case 'rolled':
    case 'promoted':
    case 'rewritten':
      return ['artifacts', event.kind, 1];
    case 'pitched':
    case 'blewHorn':
      return ['artifacts', event.kind, 1];
    case 'hired':
      return ['nation', 'hired', 1];
    case 'created':
      return ['nation', 'created', 1];
    default:
      return undefined;
  }
}
interface Tally {
  readonly seat: Seat;
  readonly who: Feat[0];
  readonly did: Map<string, number>;
  weight: number;
}
function deeds({ events }: OfMatch): readonly Deed[] {
  const tallies = new Map<string, Tally>();
  for (const event of events) {
    const feat = featOf(event);
    if (feat === undefined || !('seat' in event)) continue;
    const [who, did, weight] = feat;
    const key = `${event.seat} ${who}`;
    const tally = tallies.get(key) ?? { seat: event.seat, who, did: new Map(), weight: 0 };
    tally.did.set(did, (tally.did.get(did) ?? 0) + 1);
    tally.weight += weight;
    tallies.set(key, tally);
  }
  return [...tallies.values()]
    .map(({ seat, who, did, weight }): Deed => {
      const said = [...did].map(([what, count]) => ({ key: `story.did.${what}`, facts: { count } }));
      return { seat, who: { key: `story.who.${who}` }, did: said, weight };
    })
    .toSorted((a, b) => b.weight - a.weight);
}

/** Whether the winner built most of its points, or took them. */
function decided({ events, result, sight }: OfMatch): Saying | undefined {
  const [winner] = result.winners;
  if (winner === undefined || result.drawn || result.because === 'othersLeft') return undefined;
  const taken = events.filter(
    ({ kind, ...event }) => (kind === 'conquered' || kind === 'annexed') && 'seat' in event && event.seat === winner,
  );
  const score = sight.players[winner]?.score;
  if (score === undefined) return undefined;
  const facts = { seat: winner, vp: score.vp, count: taken.length > 0 ? taken.length : score.level4 };
  return { key: taken.length > 0 ? 'story.decided.taken' : score.level4 > 0 ? 'story.decided.level4' : 'story.decided.built', facts };
}

export const story: Story<BattaliaKit, BattaliaView> = {
  standing: ({ players }) => players.map(({ score }) => score.vp),
  counts: { key: 'story.counts' },
  deeds,
  decided,
};
