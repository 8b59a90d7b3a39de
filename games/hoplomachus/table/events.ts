// The facts of a match, from which log, animation and sound are made. Each names the rule it follows.
import type { Direction } from '@tabularium/geometry';
import type { Seat } from '@tabularium/kernel';
import type { Die, Skill, Tactic } from '../content/kinds.ts';
import type { Priority } from '../content/rival-kinds.ts';
import type { HexName, TargetOption, UnitName } from './asks.ts';
import type { Track } from './table.ts';

type Fact<Kind extends string, Facts extends object = object> = { readonly kind: Kind; readonly rule: string } & Readonly<Facts>;
/** What rolled, and whether it hit; `why` is `printed` or the skill, tactic or shard that added it. */
export interface DieShown {
  readonly die: Die;
  readonly hit: boolean;
  readonly why: string;
}
/** Who did it: a unit, or nobody (`null`). */
type By = UnitName | null;
export type Damage = 'attack' | 'skill' | 'effect' | 'poison' | 'centre';

export type Event =
  // -- set-up
  | Fact<'order', { seats: readonly Seat[] }>
  | Fact<'tookNeutral', { seat: Seat; unit: UnitName }>
  | Fact<'trackHero', { seat: Seat; unit: UnitName }>
  | Fact<'tookFaction', { seat: Seat; faction: string }>
  /** The chained hero of the second player has so many hp more. */
  | Fact<'headStart', { seat: Seat; unit: UnitName; hp: number; left: number }>
  | Fact<'tookTitan', { seat: Seat; titan: string }>
  | Fact<'keptUnits', { seat: Seat; units: readonly UnitName[] }>
  /** To everybody but the owner. */
  | Fact<'keptSome', { seat: Seat; count: number }>
  | Fact<'keptTactic', { seat: Seat; tactic: Tactic }>
  | Fact<'campHero', { seat: Seat; unit: UnitName }>
  // -- turns
  | Fact<'waveBegan', { wave: number }>
  | Fact<'roundBegan', { round: number }>
  | Fact<'turnBegan', { seat: Seat }>
  | Fact<'rivalTurnBegan', { troop: 'immortal' | 'titan' | 'arena' }>
  | Fact<'passed', { seat: Seat; step: 'deploy' | 'tactic' | 'move' | 'ability' | 'engage' }>
  | Fact<'drew', { seat: Seat; count: number }>
  | Fact<'drewUnits', { seat: Seat; units: readonly UnitName[] }>
  | Fact<'stones', { seat: Seat; held: number }>
  // -- coming and going
  | Fact<'deployed', { unit: UnitName; at: HexName; hp: number; seat: Seat | null }>
  | Fact<'notDeployed', { unit: UnitName; why: 'noHex' | 'noChips' }>
  /** Nobody waits, or none of the arena may come. */
  | Fact<'notDeployed', { unit: null; why: 'nobodyWaits' | 'limit' }>
  | Fact<
      'moved',
      { unit: UnitName; from: HexName; path: readonly HexName[]; by: 'step' | Skill | Tactic | 'drive' | 'titan' | 'realmStep' }
    >
  | Fact<'displaced', { unit: UnitName; from: HexName; to: HexName; by: By }>
  | Fact<'defeated', { unit: UnitName; at: HexName; by: By }>
  | Fact<'returned', { unit: UnitName; to: 'camp' | 'bag' }>
  | Fact<'activated', { unit: UnitName }>
  // -- fighting
  | Fact<'attacked', { unit: UnitName; target: TargetOption }>
  | Fact<'rolled', { unit: UnitName; dice: readonly DieShown[]; hits: number }>
  | Fact<'rerolled', { unit: UnitName; die: Die; hit: boolean }>
  /** `dealt` before, `lost` after reductions; `why` lists what ignored how much. */
  | Fact<
      'damaged',
      {
        target: TargetOption;
        by: By;
        as: Damage;
        dealt: number;
        lost: number;
        left: number;
        why: readonly { readonly value: number; readonly reason: string }[];
      }
    >
  | Fact<'undying', { unit: UnitName }>
  | Fact<'healed', { unit: UnitName; hp: number; left: number; by: By }>
  | Fact<'gained', { unit: UnitName; hp: number; left: number }>
  /** It would have healed or gained, but no chips of its colour are left. */
  | Fact<'noChips', { unit: UnitName }>
  /** Not damage: Blood Rite, an immortal wearing down. */
  | Fact<'lost', { unit: UnitName; hp: number; left: number; because: 'bloodRite' | 'stone' | 'arenaUnit' }>
  | Fact<'usedSkill', { unit: UnitName; skill: Skill; on: TargetOption | null; at: HexName | null }>
  | Fact<'state', { unit: UnitName; state: 'dazed' | 'fatigued' | 'ensnared' | 'cursed' | 'poisoned'; on: boolean }>
  | Fact<'arenaDie', { unit: UnitName; face: number; toward: Direction | null; hexes: number | null }>
  // -- tactics, footholds, shards
  | Fact<'playedTactic', { seat: Seat; tactic: Tactic; unit: UnitName }>
  | Fact<'tacticDiscarded', { seat: Seat; tactic: Tactic }>
  | Fact<'tacticReturned', { seat: Seat; tactic: Tactic }>
  | Fact<'foothold', { seat: Seat; at: HexName }>
  | Fact<'footholdMoved', { seat: Seat; from: HexName; to: HexName }>
  | Fact<'footholdFlipped', { seat: Seat; from: HexName }>
  | Fact<'shardTaken', { unit: UnitName; at: HexName }>
  | Fact<'shardDropped', { at: HexName; count: number }>
  | Fact<'shardFlipped', { at: HexName; active: boolean }>
  | Fact<'shardBroken', { at: HexName }>
  | Fact<'shardReturned', { from: HexName; at: HexName }>
  // -- favor
  | Fact<'favor', { seat: Seat; gained: number; bead: number; track: Track | null; lostProgress: number }>
  | Fact<'reward', { seat: Seat; reward: string }>
  // -- rivals
  /** Why this mark: the entry of its list, how far it is, and how it goes there. */
  | Fact<
      'marked',
      { unit: UnitName; mark: TargetOption | { at: HexName }; priority: Priority; distance: number; how: 'reached' | 'fallback' | 'closer' }
    >
  | Fact<'stays', { unit: UnitName; because: 'inRange' | 'noWay' | 'dazed' | 'held' }>
  | Fact<'targeted', { unit: UnitName; target: TargetOption; priority: Priority }>
  | Fact<'effect', { unit: UnitName; effect: string; happens: true }>
  /** No die of its colour hit, or it could touch nobody. */
  | Fact<'effect', { unit: UnitName; effect: string; happens: false; because: 'noHit' | 'nobody' }>
  | Fact<'titanRolled', { unit: UnitName; dice: readonly DieShown[] }>
  | Fact<'arenaTurnAnnounced'>
  | Fact<'waveEnded', { wave: number; unit: UnitName }>
  // -- the end
  | Fact<'forfeited', { seat: Seat }>
  | Fact<'left', { seat: Seat }>
  | Fact<'ended', { because: string; winners: readonly Seat[] }>;
