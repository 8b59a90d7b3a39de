// How a battle went, told afterwards: its points over time, what every unit did, how the dice fell, and what brought the victory.
import type { Seat } from '@tabularium/kernel';
import type { Deed, Luck, Saying, Story, Tale } from '@tabularium/parts/shape';
import type { UnitName } from '../table/asks.ts';
import type { Event } from '../table/events.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';

type OfBattle = Tale<ArcaneKit, ArcaneView>;
/** Units are labelled with their player's letter. */
const ownerOf = (unit: UnitName): Seat => unit.charCodeAt(0) - 'A'.charCodeAt(0);

// ---- what each unit did

interface Tally {
  attacks: number;
  damage: number;
  defeated: number;
}
/** How many points of damage a defeated unit is worth. */
const FALLEN = 5;
function deeds({ events }: OfBattle): readonly Deed[] {
  const tallies = new Map<UnitName, Tally>();
  const of = (unit: UnitName): Tally => {
    const known = tallies.get(unit) ?? { attacks: 0, damage: 0, defeated: 0 };
    tallies.set(unit, known);
    return known;
  };
  for (const event of events) {
    if (event.kind === 'attacked') of(event.unit).attacks += 1;
    if (event.kind === 'damaged' && event.by !== null && event.by !== event.unit) of(event.by).damage += event.damage;
    if (event.kind === 'defeated' && event.by !== null && event.by !== event.unit) of(event.by).defeated += 1;
  }
  const told = [...tallies].map(([unit, { attacks, damage, defeated }]): Deed => {
    const did = Object.entries({ attacks, damage, defeated }).flatMap(([what, count]) =>
      count === 0 ? [] : [{ key: `story.did.${what}`, facts: { count } }],
    );
    return { seat: ownerOf(unit), who: { key: 'story.who', facts: { unit } }, did, weight: damage + FALLEN * defeated + attacks / 10 };
  });
  return told.filter(({ did }) => did.length > 0).toSorted((a, b) => b.weight - a.weight);
}

// ---- the dice

const MEAN = 3.5;
function luck(event: Event): readonly Luck[] {
  if (event.kind !== 'rolled') return [];
  const of = (unit: UnitName, faces: readonly number[]): readonly Luck[] =>
    faces.length === 0
      ? []
      : [{ seat: ownerOf(unit), dice: faces.length, got: faces.reduce((sum, face) => sum + face, 0), expected: MEAN * faces.length }];
  return [...of(event.unit, event.attack), ...of(event.target, event.defence)];
}

// ---- what decided it

/** What brought the winner most points: objectives or fallen units; or that nobody else was left. */
function decided({ events, result, sight }: OfBattle): Saying | undefined {
  const [winner] = result.winners;
  if (winner === undefined || result.drawn) return undefined;
  const side = [winner, ...(sight.players[winner]?.friends ?? [])];
  let [objectives, all] = [0, 0];
  for (const event of events) {
    if (event.kind !== 'vp' || !side.includes(event.seat)) continue;
    all += event.change;
    if (event.why === 'objective') objectives += event.change;
  }
  const facts = { seat: winner, all };
  if (result.because === 'lastStanding') return { key: 'story.decided.lastStanding', facts };
  if (all === 0) return undefined;
  return objectives * 2 >= all
    ? { key: 'story.decided.objectives', facts: { ...facts, objectives } }
    : { key: 'story.decided.units', facts: { ...facts, units: all - objectives } };
}

export const story: Story<ArcaneKit, ArcaneView> = {
  standing: ({ players }) => players.map(({ total }) => total),
  counts: { key: 'story.counts' },
  deeds,
  luck,
  lucky: { key: 'story.lucky' },
  decided,
};
