// Cards: what their bonuses are worth, which one to select, which ones to discard, and which figure to activate.
import { highest, remembered } from '@tabularium/parts/bot';
import { fateOf, gloryOf } from '../content/find.ts';
import type { FateDef, GloryDef } from '../content/kinds.ts';
import { usersOf, whyNotDo } from '../rules/actions/uses.ts';
import { LAST_ROUND } from '../rules/fate/points.ts';
import { placeOfFigure } from '../rules/figures/figures.ts';
import { openFrame } from '../rules/figures/frames.ts';
import type { Asks, CardName } from '../table/asks.ts';
import { figureAt, figureOf } from '../table/names.ts';
import { type FigureId, type Frame, NONE, type Table } from '../table/table.ts';
import { dangerAt } from './danger.ts';
import { debuffMissions, givesDebuff, missionWorth } from './missions.ts';
import { goOnWorth, type Means, meansOf } from './planning.ts';
import { isReady, most, type Thought, thoughtOf } from './thought.ts';
import { effectsWorth } from './uses.ts';
import { manaWorth } from './worth.ts';

// ---- bonuses

/** The worth of a fate card's ability in this frame; 0 if it is not on offer. */
export function fateWorth(thought: Thought, frame: Frame, means: Means, card: FateDef): number {
  const { table } = thought;
  if (whyNotDo(table, frame, card) !== undefined) return 0;
  return most(usersOf(table, frame, card).map((subject) => effectsWorth(thought, card.effects, { frame, subject, means })));
}
const moreAp = (thought: Thought, frame: Frame, means: Means): number =>
  Math.max(0, goOnWorth(thought, frame, { ...means, ap: means.ap + 1 }) - goOnWorth(thought, frame, means));
export function bonusWorth(thought: Thought, frame: Frame, means: Means, name: CardName, bonus: Asks['bonus']['bonus']): number {
  const { content } = thought.table;
  switch (bonus) {
    case 'mana':
      return manaWorth(thought, frame.figure, 1);
    case 'ap':
      return moreAp(thought, frame, means);
    case 'mission':
      return missionWorth(thought, frame, means, name);
    case 'ability':
      return fateWorth(thought, frame, means, fateOf(content, name) as FateDef); // offered for fate cards only
  }
}
export function rankBonuses(thought: Thought, options: readonly Asks['bonus'][], card: CardName, count: number): readonly number[] {
  const frame = thought.table.frames.at(-1) as Frame; // only asked while one is open
  const means = meansOf(thought, frame);
  return highest(
    options.map(({ bonus }) => bonusWorth(thought, frame, means, card, bonus)),
    count,
  );
}

// ---- further cards

/** What it is worth to keep a glory card. */
const keptGlory = ({ table }: Thought): number => [8, 7, 6, 5, 1][table.round] ?? 0;
/** How many cards are not needed to activate the other figures. */
const spare = (thought: Thought): number => {
  const waiting = thought.own.filter((id) => isReady(thought, id)).length;
  return thought.me.fate.length - waiting;
};
const LEAST = 0.6;
/** What playing a further card now is worth. */
export function playWorth(thought: Thought, frame: Frame, means: Means, name: CardName): number {
  const { content } = thought.table;
  const glory = gloryOf(content, name);
  if (glory !== undefined) {
    const mission = missionWorth(thought, frame, means, name);
    return Math.max(mission, frame.kind === 'activation' ? moreAp(thought, frame, means) : 0) - keptGlory(thought);
  }
  const fate = fateOf(content, name);
  if (fate === undefined || (spare(thought) <= 0 && (debuffMissions(thought, frame) === 0 || !givesDebuff(fate.effects)))) return -1;
  const mana = frame.kind === 'activation' ? manaWorth(thought, frame.figure, 1) : 0;
  const isLast = thought.own.every((id) => !isReady(thought, id));
  const worth = Math.max(isLast ? mana : 0.5 * mana, fateWorth(thought, frame, means, fate));
  return worth - LEAST - 0.25 * keptFor(fate);
}
/** Cards with many AP are better kept for activations. */
const keptFor = ({ ap, initiative }: FateDef): number => ap + 0.15 * initiative;

// ---- selecting

interface Prospect {
  readonly id: FigureId;
  /** What AP add to an activation. */
  readonly gain: (ap: number) => number;
}
const MOST_AP = 4;
function prospectsOf(thought: Thought, ids: readonly FigureId[]): Prospect[] {
  return ids.map((id) => ({ id, gain: gainFor(thought, id) }));
}
/** All from one thought, so that places are searched only once. */
function gainFor(thought: Thought, id: FigureId): Prospect['gain'] {
  const { table } = thought;
  const own = activating(table, id, () => thoughtOf(table, thought.seat));
  const worth = (ap: number): number =>
    remembered(own, 'activation', ap, () =>
      activating(table, id, (frame) => {
        const means = meansOf(own, frame);
        return goOnWorth(own, frame, { ...means, ap, mana: Math.min(5, means.mana + 1) });
      }),
    );
  return (ap) => worth(Math.min(ap, MOST_AP)) - worth(0);
}
/** Runs `fn` as if the figure were activated now. */
function activating<T>(table: Table, id: FigureId, fn: (frame: Frame) => T): T {
  const result = fn(openFrame(table, { kind: 'activation', figure: id, against: NONE, ap: 0 }));
  table.frames.pop();
  return result;
}

/** How much depends on acting before the enemy. */
const urgency = (thought: Thought, id: FigureId, prospect: Prospect): number => {
  const place = placeOfFigure(figureAt(thought.table, id));
  return Math.min(8, 0.25 * dangerAt(thought, id, place) + 0.15 * prospect.gain(2));
};
export function rankCards(thought: Thought, options: readonly Asks['select'][], count: number): readonly number[] {
  const { table } = thought;
  const prospects = prospectsOf(thought, readyFor(thought));
  const urgent = most(prospects.map((prospect) => urgency(thought, prospect.id, prospect)));
  const worthOf = (card: FateDef | GloryDef): number => {
    const glory = 'points' in card;
    const gain = most(
      prospects.map((prospect) => prospect.gain(card.ap + (glory ? 1 : 0))),
      -5,
    );
    return gain + 1.2 * card.mana + urgent * 0.06 * card.initiative - (glory ? keptGlory(thought) : 0);
  };
  const worths = options.map(({ card }) => {
    const found = fateOf(table.content, card) ?? gloryOf(table.content, card);
    return found === undefined ? 0 : worthOf(found);
  });
  return highest(worths, count);
}
/** The figures that may be activated next. MOB-4.12 */
const readyFor = (thought: Thought): FigureId[] => {
  const ready = thought.own.filter((id) => isReady(thought, id));
  const { last, lastBefore } = thought.me;
  const allowed = ready.filter((id) => last !== NONE || id !== lastBefore);
  return allowed.length > 0 ? allowed : ready;
};

export function rankFigures(thought: Thought, options: readonly Asks['activate'][], card: CardName, count: number): readonly number[] {
  const { table } = thought;
  const def = fateOf(table.content, card) ?? gloryOf(table.content, card);
  const ap = (def?.ap ?? 0) + (def !== undefined && 'points' in def ? 1 : 0);
  const ids = options.map(({ figure }) => figureOf(table, figure));
  const prospects = prospectsOf(thought, ids);
  const worths = prospects.map((prospect) => {
    const wait = waitingWorth(thought, prospect);
    return prospect.gain(ap) + urgency(thought, prospect.id, prospect) + manaWorth(thought, prospect.id, def?.mana ?? 0) - wait;
  });
  return highest(worths, count);
}
/** A figure that only walks to a token goes last, when nobody can respond. */
const waitingWorth = (thought: Thought, { id }: Prospect): number => (figureAt(thought.table, id).wounds > 0 ? 0 : 0.3);

// ---- the organisation phase

/** The worth of a whole card, to be selected or played as a further one. */
const cardWorth = ({ ap, mana, initiative, effects }: FateDef): number =>
  3 * ap + 1.3 * mana + 0.25 * initiative + (effects.some((effect) => effect.do === 'gain' || effect.do === 'heal') ? 1 : 0.3);
const HAND = 5;
const GOOD_CARD = 7.5;
/** Cards that would be left over at the end anyway may be exchanged. */
export function chooseDiscards(thought: Thought, options: readonly Asks['discard'][]): number[] {
  const { table, me } = thought;
  const { content, round } = table;
  const drawn = HAND - me.fate.length;
  const extra = me.deck.length - drawn - HAND * (LAST_ROUND - round);
  const worthOf = (card: FateDef | undefined): number => (card === undefined ? GOOD_CARD : cardWorth(card)); // glory cards are not replaced
  const ranked = options
    .map(({ card }, number) => ({ number, worth: worthOf(fateOf(content, card)) }))
    .filter(({ worth }) => worth < GOOD_CARD)
    .toSorted((a, b) => a.worth - b.worth);
  return ranked
    .slice(0, Math.max(0, extra))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}
