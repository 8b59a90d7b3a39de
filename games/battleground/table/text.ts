// The notation: every option of every decision as a short text, unique within its decision.
import type { Ask } from '@tabularium/kernel';
import type { PositionName } from '../content/place-names.ts';
import type { Action, Asks, CardName, FacingName, FigureName } from './asks.ts';
import type { BattlegroundKit } from './table.ts';

const at = (option: { readonly at: PositionName }): string => option.at;
const figure = (option: { readonly figure: FigureName }): string => option.figure;
const card = (option: { readonly card: CardName }): string => option.card;
/** A massive figure's facing hex, or a side. */
const facing = (option: { readonly facing: FacingName } | { readonly at: PositionName }): string =>
  'at' in option ? option.at : option.facing;
/** Counted from 1. */
const die = (option: { readonly die: number }): string => `die ${option.die + 1}`;

/** `focus`, `attack W01`, `ability A02`, `play FM01`, `use I16`. */
function action(option: Action): string {
  switch (option.do) {
    case 'attack':
      return `attack ${option.weapon}`;
    case 'ability':
      return `ability ${option.ability}`;
    case 'play':
      return `play ${option.card}`;
    case 'use':
      return `use ${option.item}`;
    default:
      return option.do;
  }
}

const NOTATION: { readonly [A in keyof Asks]: (option: Asks[A]) => string } = {
  army: (option) => ('build' in option ? 'build' : option.army),
  recruit: ({ character }) => character,
  equip: (option) => `${option.character} ${option.card}`,
  deck: card,
  firstPlayer: ({ me }) => (me ? 'me' : 'opponent'),
  zone: ({ zone }) => zone,
  deploy: figure,
  deployAt: at,
  deployFacing: facing,
  discard: (option) => (option.copy === 1 ? option.card : `${option.card}#${option.copy}`),
  select: card,
  activate: figure,
  bonus: ({ bonus }) => bonus,
  action,
  order: ({ effect }) => effect,
  moveFocus: ({ spend }) => (spend ? 'spend' : 'keep'),
  moveMode: ({ mode }) => mode,
  moveTo: at,
  facing,
  pushTo: at,
  pushToward: facing,
  target: figure,
  faceTie: facing,
  testStat: ({ stat }) => stat,
  strikeWith: ({ weapon }) => weapon,
  payMore: ({ mana }) => `${mana} more mana`,
  subject: figure,
  placeMarker: at,
  shareMana: ({ mana }) => (mana > 0 ? `give ${mana}` : `take ${-mana}`),
  tactician: ({ choose }) => choose,
  areaNext: figure,
  freeReroll: die,
  manaReroll: die,
  prevent: ({ use }) => (use ? 'use' : 'keep'),
  opportunity: figure,
  overwatch: figure,
  interruptedItem: ({ item }) => item,
  claim: at,
};

export const text = (ask: Ask<BattlegroundKit>, option: Asks[Ask<BattlegroundKit>]): string =>
  (NOTATION[ask] as (option: unknown) => string)(option); // options of a decision have the type of its ask
