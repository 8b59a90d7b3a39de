// The notation: every option of every decision as a short text, unique within its decision.
import type { Ask } from '@tabularium/kernel';
import type { Pool } from '../content/kinds.ts';
import type { Action, Asks, BattlePlay } from './asks.ts';
import type { BattaliaKit } from './table.ts';

const sum = (cards: readonly Pool[]): string => cards.join(' + ');
const dismantle = ({ tent, cards }: { readonly tent: Pool; readonly cards: readonly Pool[] }): string =>
  `dismantle ${tent} (${sum(cards)})`;

function action(option: Action): string {
  switch (option.do) {
    case 'hire':
      return `hire ${option.unit}`;
    case 'create':
      return `create ${option.artifact}`;
    case 'road':
      return `road ${option.group}`;
    case 'city':
      return `city ${option.level}`;
    case 'upgrade':
    case 'annex':
      return `${option.do} ${option.at}`;
    case 'step':
    case 'stroll':
      return `${option.do} ${option.from} ${option.to}`;
    case 'ride':
    case 'fly':
      return `${option.do} ${option.from}`;
    case 'scrollSelf':
      return 'scroll itself';
    case 'dismantle':
      return dismantle(option);
    case 'attack':
      return option.target === 'hero' ? `attack ${option.at} hero ${option.of ?? ''}` : `attack ${option.at} ${option.target}`;
    case 'end':
    case 'hero':
    case 'amulet':
    case 'title':
    case 'scroll':
    case 'pitch':
    case 'horn':
    case 'ambush':
      return option.do;
  }
}
function battlePlay(option: BattlePlay): string {
  switch (option.do) {
    case 'add':
      return `add ${option.card}`;
    case 'transform':
      return `transform with ${option.with}`;
    case 'dismantle':
      return dismantle(option);
    case 'ambush':
    case 'join':
    case 'declare':
    case 'stop':
      return option.do;
  }
}
const card = (option: { readonly card: Pool }): string => option.card;
const at = (option: { readonly at: string }): string => option.at;
const faction = (option: { readonly faction: string }): string => option.faction;
const heroes = (option: { readonly heroes: number }): string => (option.heroes === 1 ? '1 hero' : `${option.heroes} heroes`);

/** Equal cards in the line may differ in their uses there and left: `weapon bear in line 1+1`. */
const inLine = (option: Asks['target']): string => {
  if (option.in === 'hand') return '';
  return option.line === 1 && option.left === 0 ? ' in line' : ` in line ${option.line}+${option.left}`;
};

const NOTATION: { readonly [A in keyof Asks]: (option: Asks[A]) => string } = {
  faction,
  startCity: at,
  opening: (option) =>
    option.do === 'cohort' ? `cohort ${option.factions.join(' ')}${option.all ? '' : ` draw ${option.draw}`}` : option.do,
  showCohort: ({ to }) => `show ${to}`,
  act: action,
  pay: ({ cards }) => `pay ${sum(cards)}`,
  buildType: ({ type }) => type,
  buildAt: at,
  buildTurn: ({ exits }) => exits,
  createFaction: faction,
  heroAt: at,
  moveTo: at,
  source: card,
  target: (option) => `${option.card}${inLine(option)}${option.ranks > 1 ? ` by ${option.ranks} ranks` : ''}`,
  scrollFaction: faction,
  evict: card,
  station: card,
  hornPick: card,
  ambushCard: card,
  suspendCard: card,
  attackHeroes: heroes,
  opener: card,
  attackPlay: battlePlay,
  answer: (option) => (option.do === 'dismantle' ? dismantle(option) : option.do),
  recall: ({ recall }) => (recall ? 'recall' : 'leave'),
  defendPlay: battlePlay,
  retreatTo: ({ at, cards }) => (cards.length === 0 ? at : `${at} for ${sum(cards)}`),
  greatReward: ({ great }) => great,
  battleWild: ({ as }) => as,
};

export const text = (ask: Ask<BattaliaKit>, option: Asks[Ask<BattaliaKit>]): string =>
  (NOTATION[ask] as (option: unknown) => string)(option); // an option always comes with its own ask
