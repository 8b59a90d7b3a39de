// Every decision of the game with the types of its options and of what is told about them. Spaces are named by their notation (`d4`), cards by their pool.
import type { Seat } from '@tabularium/kernel';
import type { Artifact, City, Faction, Great, Pool, Road, RoadGroup, Transformer, Unit } from '../content/kinds.ts';
import type { ActAbout, RideAbout, TotalsAbout } from './about.ts';
import type { Target } from './table.ts';

/** Column and row: `d4`. */
export type SpaceName = string;

export type Action =
  | { do: 'end' }
  | { do: 'hire'; unit: Unit }
  | { do: 'create'; artifact: Artifact }
  | { do: 'road'; group: RoadGroup }
  | { do: 'city'; level: number }
  | { do: 'upgrade'; at: SpaceName }
  | { do: 'hero' }
  | { do: 'step'; from: SpaceName; to: SpaceName }
  | { do: 'stroll'; from: SpaceName; to: SpaceName }
  | { do: 'ride'; from: SpaceName }
  | { do: 'fly'; from: SpaceName }
  | { do: 'amulet' }
  | { do: 'title' }
  | { do: 'scroll' }
  | { do: 'scrollSelf' }
  | { do: 'pitch' }
  | { do: 'dismantle'; tent: Pool; cards: readonly Pool[] }
  | { do: 'horn' }
  | { do: 'ambush' }
  | { do: 'attack'; at: SpaceName; target: Target; of?: Seat }
  | { do: 'annex'; at: SpaceName };

type LinePlay =
  | { do: 'add'; card: Pool }
  | { do: 'transform'; with: Transformer }
  | { do: 'dismantle'; tent: Pool; cards: readonly Pool[] }
  | { do: 'declare' }
  /** In the opening it calls the battle off, later it passes. */
  | { do: 'stop' };
/** The attacker may also ambush: it is their own turn. */
export type AttackPlay = LinePlay | { do: 'ambush' };
/** The defender may also let another hero on the card join. */
export type DefendPlay = LinePlay | { do: 'join' };
export type BattlePlay = AttackPlay | DefendPlay;

export interface Asks {
  faction: { faction: Faction };
  startCity: { at: SpaceName };
  opening: { do: 'keep' } | { do: 'mulligan' } | { do: 'cohort'; factions: readonly Faction[]; draw: number; all: boolean };
  showCohort: { to: Seat };
  act: Action;
  pay: { cards: readonly Pool[] };
  buildType: { type: Road | City };
  buildAt: { at: SpaceName };
  buildTurn: { exits: string };
  createFaction: { faction: Faction | 'top' };
  heroAt: { at: SpaceName };
  moveTo: { at: SpaceName };
  source: { card: Pool };
  /** For a card in the battle line also how many of its uses stand there (`line`) and are left. */
  target: { card: Pool; in: 'hand'; ranks: number } | { card: Pool; in: 'line'; ranks: number; line: number; left: number };
  scrollFaction: { faction: Faction };
  evict: { card: Pool };
  station: { card: Pool };
  hornPick: { card: Pool };
  ambushCard: { card: Pool };
  suspendCard: { card: Pool };
  attackHeroes: { heroes: number };
  opener: { card: Pool };
  attackPlay: AttackPlay;
  answer: { do: 'react' } | { do: 'surrender' } | { do: 'retreat' } | { do: 'dismantle'; tent: Pool; cards: readonly Pool[] };
  recall: { recall: boolean };
  defendPlay: DefendPlay;
  retreatTo: { at: SpaceName; cards: readonly Pool[] };
  greatReward: { great: Great };
  battleWild: { as: 'lord' | Transformer };
}

/** What a player can ask about an option before taking it. */
export interface Abouts {
  act: ActAbout;
  /** For a ride; a flight can end anywhere. */
  moveTo: RideAbout | undefined;
  /** For cards that are added. */
  attackPlay: Partial<TotalsAbout>;
  defendPlay: Partial<TotalsAbout>;
}
/** No question tells more than its options. */
export type Facts = { readonly [A in keyof Asks]: undefined };
