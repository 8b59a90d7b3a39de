// What a click on the field does while an action is asked for: a Move to that place, an attack on that figure. The action, and what is
// asked about it, are answered in one act, and taken back in one.
import type { Said } from '@tabularium/kernel';
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { ActionAbout, BlowAbout } from '../../table/about.ts';
import type { FigureName } from '../../table/asks.ts';
import { text } from '../../table/text.ts';
import type { OpenDecision, Props } from './props.ts';

export interface Shortcut {
  /** The action, by its number. */
  readonly option: number;
  /** The answers to what is asked about it. */
  readonly next: readonly Said[];
}
export interface Walk extends Shortcut {
  readonly at: PositionName;
  readonly cost: number;
  readonly points: number;
  readonly isFocusSpent: boolean;
}
export interface Blow extends Shortcut {
  readonly odds: BlowAbout;
}
export interface Shortcuts {
  readonly walks: ReadonlyMap<PositionName, Walk>;
  readonly blows: ReadonlyMap<FigureName, readonly Blow[]>;
}
const NO_SHORTCUTS: Shortcuts = { walks: new Map(), blows: new Map() };

/** `abouts` is what the rules say about each option. The best attack on a figure comes first. */
export function shortcutsOf(decision: OpenDecision | undefined, abouts: readonly (ActionAbout | undefined)[]): Shortcuts {
  if (decision?.ask !== 'action' || abouts.length === 0) return NO_SHORTCUTS;
  const walks = new Map<PositionName, Walk>();
  const blows = new Map<FigureName, Blow[]>();
  for (const [option, about] of abouts.entries()) {
    // Cheaper ways come first: a focus token is kept, and a figure that can walk there does not jump.
    const ways = (about?.ways ?? []).toSorted(
      (a, b) => Number(a.spend) - Number(b.spend) || Number(a.mode === 'jump') - Number(b.mode === 'jump'),
    );
    for (const { spend, mode, points, places } of ways)
      for (const { at, cost } of places) {
        if (walks.has(at)) continue;
        const next: Said[] = [{ ask: 'moveTo', text: text('moveTo', { at, cost }) }];
        if (mode !== null) next.unshift({ ask: 'moveMode', text: text('moveMode', { mode }) });
        if (spend !== null) next.unshift({ ask: 'moveFocus', text: text('moveFocus', { spend }) });
        walks.set(at, { option, next, at, cost, points, isFocusSpent: spend === true });
      }
    for (const odds of about?.blows ?? []) {
      const known = blows.get(odds.figure) ?? [];
      known.push({ option, next: [{ ask: 'target', text: odds.figure }], odds });
      blows.set(
        odds.figure,
        known.toSorted((a, b) => b.odds.expected - a.odds.expected),
      );
    }
  }
  return { walks, blows };
}

/** The rules are asked a moment after the field is drawn. */
const MOMENT = 60;
export function useShortcuts(props: Pick<Props, 'decision' | 'about'>): Shortcuts {
  const abouts = useAboutAll(props, 'action', MOMENT);
  const { decision } = props;
  return useMemo(() => shortcutsOf(decision, abouts), [decision, abouts]);
}
