// How a match went, told afterwards: the strength in the arena over time, what every unit did, how the dice fell, and what decided it.
import type { Deed, Luck, Saying, Story, Tale } from '@tabularium/parts/shape';
import { HIT_FACES } from '../content/kinds.ts';
import type { UnitName } from '../table/asks.ts';
import type { Event } from '../table/events.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView, UnitView } from '../table/view.ts';

type OfMatch = Tale<HoplomachusKit, HoplomachusView>;
const FACES = 6;
const WAVES = 6;

/** What the units of each seat have left in the arena. */
const standing = ({ troops, units }: HoplomachusView): readonly number[] =>
  troops.flatMap(({ seat, troop }) =>
    seat === null ? [] : [units.reduce((sum, unit) => sum + (unit.troop === troop && unit.at !== null ? unit.hp : 0), 0)],
  );

// ---- what each unit did

/** In the order they are told. `cheered`: hits on immortals, which cost nothing but earn favor. HOP-13.4 */
const DID = ['felled', 'dealt', 'cheered', 'fell'] as const;
type Tally = Record<(typeof DID)[number], number>;
const WEIGHTS: Tally = { felled: 3, dealt: 1, cheered: 1, fell: 0 };

function deeds({ events, sight }: OfMatch): readonly Deed[] {
  const tallies = new Map<UnitName, Tally>();
  const count = (unit: UnitName | null, what: keyof Tally, by = 1): void => {
    if (unit === null) return;
    const tally = tallies.get(unit) ?? { felled: 0, dealt: 0, cheered: 0, fell: 0 };
    tally[what] += by;
    tallies.set(unit, tally);
  };
  for (const event of events) {
    if (event.kind === 'damaged') {
      count(event.by, 'dealt', event.lost);
      if (event.why.some(({ reason }) => reason === 'immortal')) count(event.by, 'cheered', event.dealt);
    }
    if (event.kind === 'defeated') {
      if (event.by !== event.unit) count(event.by, 'felled');
      count(event.unit, 'fell');
    }
  }
  return [...tallies]
    .flatMap(([unit, tally]): Deed[] => {
      const seat = unitOf(sight, unit)?.seat;
      const did = DID.flatMap((what) => (tally[what] === 0 ? [] : [{ key: `story.did.${what}`, facts: { count: tally[what] } }]));
      const weight = DID.reduce((sum, what) => sum + WEIGHTS[what] * tally[what], 0);
      return seat === undefined || seat === null || weight === 0 ? [] : [{ seat, who: { key: 'story.who', facts: { unit } }, did, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}
const unitOf = ({ units }: HoplomachusView, name: UnitName): UnitView | undefined => units.find(({ unit }) => unit === name);

// ---- the dice

/** Only players' dice count: those of rivals are nobody's luck. */
function luck(event: Event, sight: HoplomachusView): readonly Luck[] {
  if (event.kind !== 'rolled') return [];
  const seat = unitOf(sight, event.unit)?.seat;
  if (seat === undefined || seat === null) return [];
  return [
    { seat, dice: event.dice.length, got: event.hits, expected: event.dice.reduce((sum, { die }) => sum + HIT_FACES[die] / FACES, 0) },
  ];
}

// ---- what decided it

/** The hero or titan whose fall ended the match; that six waves were beaten; that the other side was swept away. */
function decided({ events, result, sight }: OfMatch): Saying | undefined {
  const { because } = result;
  if (because === 'sixTrophies' || because === 'noUnits') return { key: `story.decided.${because}` };
  if (!['heroFell', 'heroesFell', 'titanFell'].includes(because)) return undefined;
  const rank = because === 'titanFell' ? 'titan' : 'hero';
  const last = events.findLast((event) => event.kind === 'defeated' && unitOf(sight, event.unit)?.rank === rank);
  if (last?.kind !== 'defeated') return undefined;
  const { unit, by } = last;
  return by === null || by === unit ? { key: 'story.decided.fall', facts: { unit } } : { key: 'story.decided.blow', facts: { unit, by } };
}
/** In Onslaught everybody loses in the end, or nobody does: what counts is how far they came. */
function reached({ setup, sight }: OfMatch): { readonly far: number; readonly said: Saying } | undefined {
  if (setup.mode !== 'onslaught') return undefined;
  const far = sight.trophies.length;
  return { far, said: { key: 'story.reached', facts: { count: far, of: WAVES } } };
}

export const story: Story<HoplomachusKit, HoplomachusView> = {
  standing,
  counts: { key: 'story.counts' },
  deeds,
  luck,
  lucky: { key: 'story.lucky' },
  decided,
  reached,
};
