// What to do next in an activation or interruption: attack, move, focus, use an ability, watch, play a card, or stop.
import { best, bestOrPass, highest } from '@tabularium/parts/bot';
import { fateOf, itemOf, weaponOf } from '../content/find.ts';
import type { ActiveAbility, Effect } from '../content/kinds.ts';
import { FISTS } from '../content/weapons.ts';
import { abilitiesOf, abilitySubjects } from '../rules/actions/abilities.ts';
import { facingHex } from '../rules/field/arcs.ts';
import type { Action, Asks } from '../table/asks.ts';
import { figureAt, figureOf } from '../table/names.ts';
import type { FigureId, Frame, Table } from '../table/table.ts';
import { blowOf } from './blows.ts';
import { playWorth } from './cards.ts';
import { watchWorth, weightsOf } from './danger.ts';
import { afterFocus, attackWorth, goOnWorth, keptFocus, type Means, meansOf, moveWorth } from './planning.ts';
import { hereOf } from './spots.ts';
import { most, type Thought } from './thought.ts';
import { type Case, effectsWorth, testWorth } from './uses.ts';
import { manaCost } from './worth.ts';

const frameIn = ({ frames }: Table): Frame => frames.at(-1) as Frame; // only asked while one is open
/** An action must beat doing nothing by this much. */
const MARGIN = 0.15;

export function rankActions(thought: Thought, options: readonly Action[], count: number): readonly number[] {
  const frame = frameIn(thought.table);
  const means = meansOf(thought, frame);
  const stop = hereOf(thought, frame, frame.figure).stand + (means.focus ? keptFocus(thought) : 0);
  const all = goOnWorth(thought, frame, means);
  const worths = options.map((action) => actionWorth(thought, frame, means, action, all));
  // Stopping comes first, so that an action must be better.
  return highest([stop + MARGIN, ...worths], count).map((number) => (number === 0 ? options.length : number - 1));
}
/** The worth of an action and everything that may follow. `all` is the worth of the rest of the activation without it. */
function actionWorth(thought: Thought, frame: Frame, means: Means, action: Action, all: number): number {
  const { figure: id } = frame;
  switch (action.do) {
    case 'attack': {
      const strike = hereOf(thought, frame, id)
        .strikes()
        .find(({ weapon }) => weapon.id === action.weapon);
      return strike === undefined ? Number.NEGATIVE_INFINITY : attackWorth(thought, frame, strike, means);
    }
    case 'move':
      return moveWorth(thought, frame, means);
    case 'focus':
      return goOnWorth(thought, frame, afterFocus(means));
    case 'overwatch':
      return hereOf(thought, frame, id).stand + watchWorth(thought, id) + (means.focus ? keptFocus(thought) : 0);
    case 'ability':
      return abilityWorth(thought, frame, means, action.ability);
    case 'play':
      return all + playWorth(thought, frame, means, action.card);
    case 'use':
      return all + itemWorth(thought, frame, means, action.item);
  }
}
function abilityWorth(thought: Thought, frame: Frame, means: Means, name: string): number {
  const owned = abilitiesOf(thought.table, frame.figure).find((one) => one.name === name);
  if (owned === undefined) return Number.NEGATIVE_INFINITY;
  const { ability } = owned;
  const after = { ...means, ap: means.ap - ability.ap, mana: means.mana - ability.mana };
  const subjects = abilitySubjects(thought.table, frame, ability);
  const worth = most(
    subjects.map((subject) => subjectWorth(thought, ability, { frame, subject, means: after })),
    0,
  );
  return worth - manaCost(thought, frame.figure, ability.mana) + goOnWorth(thought, frame, after) - 0.2;
}
const subjectWorth = (thought: Thought, ability: ActiveAbility, about: Case): number =>
  effectsWorth(thought, ability.effects, about) + (ability.test === undefined ? 0 : testWorth(thought, ability.test, about));

/** What it is worth to keep an item; less from round to round. */
const kept = ({ table }: Thought, effects: readonly Effect[]): number => {
  const late = [1, 1, 0.8, 0.5, 0.1][table.round] ?? 0;
  return late * (effects.some((effect) => effect.do === 'gainAp') ? 5 : effects.some((effect) => effect.do === 'gainMana') ? 1 : 2);
};
export function itemWorth(thought: Thought, frame: Frame, means: Means, card: string): number {
  const use = itemOf(thought.table.content, card)?.use;
  if (use?.kind !== 'oneUse') return -1;
  return effectsWorth(thought, use.effects, { frame, subject: frame.figure, means }) - kept(thought, use.effects);
}
/** The item that helps most against the enemy about to strike. */
export function chooseInterruptedItem(thought: Thought, options: readonly Asks['interruptedItem'][], figure: string): number {
  const { table } = thought;
  const id = figureOf(table, figure);
  const { wounds, mana } = figureAt(table, id);
  return bestOrPass(options, 0, ({ item }) => {
    const use = itemOf(table.content, item)?.use;
    const effects = use?.kind === 'oneUse' ? use.effects : [];
    if (effects.some((effect) => effect.do === 'heal')) return wounds > 1 ? 3 : -1;
    if (effects.some((effect) => effect.do === 'gain')) return 2;
    return effects.some((effect) => effect.do === 'gainMana') && mana === 0 ? 1 : -1;
  });
}

// ---- whom

export function rankTargets(thought: Thought, options: readonly Asks['target'][], weapon: string, count: number): readonly number[] {
  const { table } = thought;
  const frame = frameIn(table);
  const used = weaponOf(table.content, weapon) ?? FISTS;
  const from = facingHex(figureAt(table, frame.figure));
  return highest(
    options.map(({ figure }) => blowOf(thought, frame, used, figureOf(table, figure), from).worth),
    count,
  );
}
/** The subject of a card or an ability, or of a push after a jump. */
export function chooseSubject(thought: Thought, options: readonly Asks['subject'][], pass: boolean, why: string | undefined): number {
  const { table } = thought;
  const frame = frameIn(table);
  const means = meansOf(thought, frame);
  const fate = why === undefined ? undefined : fateOf(table.content, why);
  const ability = abilitiesOf(table, frame.figure).find((one) => one.ability.id === why)?.ability;
  const worth = (subject: FigureId): number => {
    const about: Case = { frame, subject, means };
    if (fate !== undefined) return effectsWorth(thought, fate.effects, about);
    if (ability !== undefined) return subjectWorth(thought, ability, about);
    return effectsWorth(thought, [{ do: 'push', hexes: 1 }], about) - 0.5;
  };
  const values = options.map(({ figure }) => worth(figureOf(table, figure)));
  const chosen = best(values, (value) => value);
  return pass && (values[chosen] ?? -1) <= 0 ? options.length : chosen;
}
/** Which figure makes the opportunity attack or interrupts first. */
export function chooseInterrupter(thought: Thought, options: readonly Asks['opportunity'][], mover: FigureId): number {
  return best(options, ({ figure }) => most(weightsOf(thought, figureOf(thought.table, figure), mover).map(({ worth }) => worth)));
}
