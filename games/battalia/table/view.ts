// What an eye sees of the table. Boards, terminals and bots draw from it.

import type { Eye, Seat } from '@tabularium/kernel';
import type { Artifact, City, Faction, Pool, Road, RoadGroup, Terrain, Unit } from '../content/kinds.ts';
import type { LandDef } from '../content/lands.ts';
import type { SpaceName } from './asks.ts';
import type { Ending, Table, Target, Terms } from './table.ts';

export interface BattaliaView {
  readonly eye: Eye;
  readonly terms: Terms;
  readonly factions: readonly Faction[];
  readonly first: Seat;
  readonly phase: Table['phase'];
  /** Set-up: who still has to choose, in order. */
  readonly due: readonly Seat[];
  readonly day: number;
  readonly week: number;
  readonly turn: number;
  readonly active: Seat;
  readonly stage: Table['stage'];
  readonly oracle: OracleView;
  /** Complete days in a row without change; at `limit` the game ends, unless it is 0. */
  readonly quiet: { readonly days: number; readonly limit: number; readonly stirredToday: boolean };
  readonly openSpaces: number;
  /** Row by row: a1, b1 ... g7. */
  readonly spaces: readonly SpaceView[];
  readonly stock: StockView;
  readonly limbo: readonly Pool[];
  readonly players: readonly PlayerView[];
  readonly building: BuildingView | null;
  readonly battle: BattleView | null;
  readonly gone: readonly Seat[];
  readonly ended: Ending | null;
}
export interface OracleDay {
  readonly day: number;
  readonly lit: Artifact;
  readonly matched: Artifact;
}
export interface OracleView extends OracleDay {
  /** Tomorrow and the days after. */
  readonly coming: readonly OracleDay[];
}
export interface SpaceView {
  readonly at: SpaceName;
  readonly kind: 'empty' | 'outOfPlay' | 'impassable' | 'road' | 'city' | 'ruins';
  readonly type: Road | City | null;
  readonly terrain: Terrain | null;
  /** `N-E-S`. */
  readonly exits: string;
  readonly owner: Seat | null;
  /** 0 unless somebody owns the city. */
  readonly level: number;
  /** Defence of a neutral city or of the guardians, otherwise 0. */
  readonly guard: number;
  /** A great artifact is hidden here. */
  readonly hides: boolean;
  /** One entry for each hero. */
  readonly heroes: readonly Seat[];
}
export interface StockView {
  readonly units: readonly { readonly unit: Unit; readonly count: number; readonly top: Pool | null }[];
  readonly supplies: number;
  readonly artifacts: readonly { readonly artifact: Artifact; readonly count: number }[];
  readonly roads: readonly { readonly type: Road; readonly count: number }[];
  readonly cities: readonly { readonly type: City; readonly count: number }[];
  readonly greats: readonly Pool[];
}
/** A pile of cards: an eye sees them all, sorted or in order, or only their number. */
export interface PileView {
  readonly count: number;
  readonly cards: readonly Pool[] | null;
}
export interface LaidView {
  /** What it is, and what it counts as this turn. */
  readonly card: Pool;
  readonly as: Pool;
  readonly uses: number;
  /** Uses that stand in the battle line. */
  readonly line: number;
  readonly touched: boolean;
  /** The card on top of it, if it transformed one. */
  readonly under: Pool | null;
}
export interface TentView {
  readonly tent: Pool;
  readonly cards: readonly Pool[];
  /** The turn in which it was pitched. */
  readonly turn: number;
  /** It stands only until the end of the day. */
  readonly fleeting: boolean;
}
export interface PlayerView {
  readonly seat: Seat;
  readonly faction: Faction | null;
  readonly hand: PileView;
  /** Its cards are shown only while the owner may look at them, and never in their order. */
  readonly nation: PileView;
  readonly haven: PileView & { readonly top: Pool | null };
  readonly ambush: PileView;
  readonly laid: readonly LaidView[];
  readonly gains: readonly Pool[];
  readonly tents: readonly TentView[];
  /** Null: in reserve. */
  readonly heroes: readonly (SpaceName | null)[];
  readonly strolled: readonly boolean[];
  readonly tokens: { readonly low: number; readonly high: number };
  readonly annexed: boolean;
  readonly attacked: boolean;
  readonly deckSize: number;
  readonly score: Score;
}
/** The columns of the score sheet, in the order in which they are compared. BAT-15.3 */
export interface Score {
  readonly vp: number;
  readonly level4: number;
  readonly level3: number;
  readonly level2: number;
  readonly level1: number;
  readonly heroes: number;
}
export interface BuildingView {
  readonly kind: 'road' | 'city';
  readonly group: RoadGroup | null;
  readonly level: number;
  /** Null until it is drawn. */
  readonly card: { readonly type: LandDef['type']; readonly terrain: Terrain | null } | null;
  readonly at: SpaceName | null;
  readonly free: boolean;
}
/** Something that adds to a side's total. */
export interface Modifier {
  readonly value: number;
  readonly reason: 'cityLevel' | 'neutralCity' | 'guardians' | 'terrain' | 'card' | 'heroBonus';
  /** What the card counts as. */
  readonly card?: Pool;
}
export interface SideView {
  readonly heroes: number;
  readonly line: readonly LaidView[];
  readonly total: number;
  readonly modifiers: readonly Modifier[];
}
export interface BattleView {
  readonly at: SpaceName;
  readonly target: Target;
  readonly attacker: Seat;
  /** Null against neutral cities and guardians. */
  readonly defender: Seat | null;
  readonly turn: Seat;
  readonly laid: boolean;
  readonly opened: boolean;
  readonly reacting: boolean;
  readonly attack: SideView;
  readonly defence: SideView;
}
