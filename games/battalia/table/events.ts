// The facts of a match, from which log, animation and sound are made. Each names the rule it follows.
import type { Seat } from '@tabularium/kernel';
import type { Artifact, Faction, Great, Pool, Unit } from '../content/kinds.ts';
import type { SpaceName } from './asks.ts';
import type { Target } from './table.ts';

type Fact<Kind extends string, Facts extends object = object> = { readonly kind: Kind; readonly rule: string } & Readonly<Facts>;

export type Event =
  | Fact<'firstPlayer', { seat: Seat }>
  | Fact<'dealt', { seat: Seat; cards: readonly Pool[] }>
  | Fact<'tookFaction', { seat: Seat; faction: Faction }>
  | Fact<'tookCity', { seat: Seat; at: SpaceName }>
  | Fact<'dayBroke', { day: number; week: number; lit: Artifact; matched: Artifact }>
  | Fact<'turnBegan', { seat: Seat }>
  | Fact<'turnSkipped', { seat: Seat }>
  | Fact<'announced', { seat: Seat; faction: Faction; size: number; draw: number }>
  | Fact<'shown', { seat: Seat; to: Seat }>
  | Fact<'showedCards', { seat: Seat; to: Seat; cards: readonly Pool[] }>
  | Fact<'mulliganed', { seat: Seat }>
  | Fact<'drew', { seat: Seat; count: number }>
  | Fact<'drewCards', { seat: Seat; cards: readonly Pool[] }>
  | Fact<'reshuffled', { seat: Seat; count: number }>
  | Fact<'recalled', { seat: Seat; count: number }>
  | Fact<'hired', { seat: Seat; unit: Unit; gained: Pool; paid: readonly Pool[] }>
  /** The new top card of a unit deck; null: it is empty. */
  | Fact<'uncovered', { unit: Unit; top: Pool | null }>
  | Fact<'created', { seat: Seat; artifact: Artifact; gained: Pool; paid: readonly Pool[] }>
  | Fact<'paid', { seat: Seat; what: string; cards: readonly Pool[] }>
  | Fact<'drewLand', { seat: Seat; type: string; terrain: string }>
  | Fact<'built', { seat: Seat; type: string; terrain: string; at: SpaceName; exits: string; level: number }>
  | Fact<'notBuilt', { seat: Seat; what: 'road' | 'city' }>
  | Fact<'closed', { at: SpaceName }>
  | Fact<'upgraded', { seat: Seat; at: SpaceName; level: number }>
  | Fact<'heroHired', { seat: Seat; at: SpaceName }>
  | Fact<
      'heroMoved',
      { seat: Seat; from: SpaceName; to: SpaceName; by: 'step' | 'stroll' | 'ride' | 'fly' | 'retreat'; path: readonly SpaceName[] }
    >
  | Fact<'targeted', { seat: Seat; with: Artifact; card: Pool; in: 'hand' | 'line' }>
  | Fact<'rolled', { seat: Seat; die: number; card: Pool }>
  | Fact<'evicted', { seat: Seat; card: Pool }>
  | Fact<'promoted', { seat: Seat; card: Pool; to: Pool }>
  /** `found`: the deck had a card of the named faction; otherwise its top card was taken. */
  | Fact<'rewritten', { seat: Seat; card: Pool; named: Faction; to: Pool; found: boolean }>
  | Fact<'pitched', { seat: Seat; tent: Pool; cards: readonly Pool[] }>
  | Fact<'stationed', { seat: Seat; tent: Pool; card: Pool }>
  | Fact<'dismantled', { seat: Seat; tent: Pool; cards: readonly Pool[] }>
  | Fact<'collapsed', { seat: Seat; tent: Pool; cards: readonly Pool[] }>
  | Fact<'blewHorn', { seat: Seat; cards: readonly Pool[] }>
  | Fact<'ambushed', { seat: Seat }>
  | Fact<'suspended', { seat: Seat; card: Pool }>
  | Fact<'attacked', { seat: Seat; at: SpaceName; target: Target; of: Seat; heroes: number }>
  | Fact<'played', { seat: Seat; card: Pool }>
  | Fact<'total', { seat: Seat; attack: number; defence: number }>
  | Fact<'calledOff', { seat: Seat }>
  | Fact<'answered', { seat: Seat; with: 'react' | 'surrender' | 'retreat' }>
  | Fact<'joined', { seat: Seat; heroes: number }>
  | Fact<'won', { seat: Seat; over: Seat; at: SpaceName; target: Target; attack: number; defence: number }>
  | Fact<'dismissed', { seat: Seat; at: SpaceName; heroes: number }>
  | Fact<'conquered', { seat: Seat; from: Seat; at: SpaceName; level: number }>
  | Fact<'abandoned', { seat: Seat; at: SpaceName }>
  | Fact<'annexed', { seat: Seat; at: SpaceName; level: number }>
  | Fact<'rewarded', { seat: Seat; cards: readonly Pool[] }>
  | Fact<'foundGreat', { seat: Seat; great: Great }>
  | Fact<'discarded', { seat: Seat; count: number; top: Pool }>
  | Fact<'left', { seat: Seat }>
  | Fact<'ended', { because: string; winners: readonly Seat[] }>;
