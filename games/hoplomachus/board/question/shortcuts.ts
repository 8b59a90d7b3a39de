// Where one click says what would otherwise take two answers or three: who walks there, or who attacks there. The rules still ask each of them.
import { type Decision, PASS, type Said } from '@tabularium/kernel';
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import { arenas } from '../../content/arenas.ts';
import type { AttackAbout, EngagingAbout } from '../../table/about.ts';
import type { HexName, TargetOption, UnitName } from '../../table/asks.ts';
import type { HoplomachusKit } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import type { HoplomachusView, UnitView } from '../../table/view.ts';
import type { Choices } from '../common/choices.ts';
import type { Props } from '../common/props.ts';
import { mayFork, zonesOf } from '../common/reach.ts';
import { type Fight, saidBy } from './use-fight.ts';

export interface Shortcut {
  readonly unit: UnitName;
  /** The answer to the open question, and those that follow. */
  readonly option: number;
  readonly next: readonly Said[];
  /** What the click stands for: a walk to a hex, or an attack. */
  readonly goal: { readonly at: HexName } | { readonly target: TargetOption; readonly about: AttackAbout } | undefined;
}
export type Shortcuts = ReadonlyMap<HexName, readonly Shortcut[]>;
type Asked = Decision<HoplomachusKit> | undefined;

/**
 * In the Movement step every hex that somebody can walk to, and in the Tactic step too: going there ends it and begins Movement.
 * Units with ways of different consequences are left out, because the way then has to be chosen.
 */
export function walksIn(decision: Asked, view: HoplomachusView): Shortcuts {
  const walks = new Map<HexName, Shortcut[]>();
  const { names } = arenas[view.terms.arena];
  const add = (at: HexName, shortcut: Shortcut): void => {
    const shortcuts = walks.get(at);
    if (shortcuts === undefined) walks.set(at, [shortcut]);
    else shortcuts.push(shortcut);
  };
  for (const { unit, option, next } of walkersIn(decision, view)) {
    if (next.length > 0 && unit.at !== null) add(unit.at, { unit: unit.unit, option, next, goal: undefined });
    if (mayFork(view, unit)) continue;
    for (const hex of zonesOf(view, unit).reach) {
      const at = names[hex] as HexName;
      add(at, { unit: unit.unit, option, next: [...next, { ask: 'moveTo', text: text('moveTo', { at, path: [at] }) }], goal: { at } });
    }
  }
  return walks;
}
interface Walker {
  readonly unit: UnitView;
  readonly option: number;
  readonly next: readonly Said[];
}
function walkersIn(decision: Asked, view: HoplomachusView): readonly Walker[] {
  if (decision?.ask === 'move')
    return decision.options.flatMap((one, option) => {
      const unit = view.units.find((other) => other.unit === one.unit);
      return unit === undefined ? [] : [{ unit, option, next: [] }];
    });
  if (decision?.ask !== 'tactic' || view.turn === null || view.turn.seat === null) return [];
  const { troop } = view.turn;
  return view.units
    .filter((unit) => unit.troop === troop && unit.at !== null && zonesOf(view, unit).reach.size > 0)
    .map((unit) => ({ unit, option: decision.options.length, next: [{ ask: 'move', text: text('move', { unit: unit.unit }) }] }));
}

/** Everybody who can be attacked now, and by whom: `told` is what the rules say about the units that could attack. */
export function strikesIn(decision: Asked, told: readonly (EngagingAbout | undefined)[], units: readonly UnitView[]): Shortcuts {
  const strikes = new Map<HexName, Shortcut[]>();
  if (decision?.ask !== 'engage') return strikes;
  for (const [option, { unit }] of decision.options.entries())
    for (const { target, about } of told[option]?.attacks ?? []) {
      const at = 'shard' in target ? target.shard : units.find((one) => one.unit === target.unit)?.at;
      if (at === undefined || at === null) continue;
      const shortcut: Shortcut = { unit, option, next: saidBy({ do: 'attack' }, target), goal: { target, about } };
      strikes.set(at, [...(strikes.get(at) ?? []), shortcut]);
    }
  return strikes;
}
/** What clicks mean beyond the options of the open question. A unit about to fight has targets of its own. */
export function useShortcuts(props: Props, { hexes }: Choices, fight: Fight | undefined): Shortcuts {
  const { decision, view } = props;
  const told = useAboutAll(props, 'engage');
  const isFree = fight === undefined;
  return useMemo(() => {
    const found = [...walksIn(decision, view.table), ...(isFree ? strikesIn(decision, told, view.table.units) : [])];
    return new Map(found.filter(([at]) => !hexes.has(at)));
  }, [decision, told, view.table, hexes, isFree]);
}

/** The most promising attack. */
export const bestOf = (shortcuts: readonly Shortcut[]): AttackAbout | undefined =>
  shortcuts
    .flatMap(({ goal }) => (goal !== undefined && 'about' in goal ? [goal.about] : []))
    .toSorted((a, b) => b.defeats - a.defeats || b.expected - a.expected)[0];

/** `Move the Warrior: Go to d4`. */
export function shortcutSentence({ unit, goal }: Shortcut, { decision, speaker }: Pick<Props, 'decision' | 'speaker'>): string {
  const { option } = speaker;
  const parts =
    goal !== undefined && 'target' in goal
      ? [option('engage', { unit }), option('attackTarget', goal.target)]
      : [
          ...(decision?.ask === 'tactic' ? [option('tactic', PASS)] : []),
          option('move', { unit }),
          ...(goal === undefined ? [] : [option('moveTo', goal)]),
        ];
  return parts.join(': ');
}
