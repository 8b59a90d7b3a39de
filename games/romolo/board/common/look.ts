// Which symbol stands for what.

import type { Character, Resource, Token, UnitKind, Work } from '../../content/kinds.ts';
import type { Act, Coin } from '../../table/asks.ts';
import type { Stance } from '../../table/table.ts';
import type { PlayerView, RomoloView } from '../../table/view.ts';
import type { IconName } from './icons.ts';

export const GOODS_ICONS: Readonly<Record<Resource | Coin | 'money', IconName>> = {
  wheat: 'wheat',
  stone: 'stone',
  wood: 'wood',
  salt: 'salt',
  refined: 'refined',
  gold: 'coin',
  coin: 'coin',
  bronze: 'coin',
  money: 'coin',
};
export const UNIT_ICONS: Readonly<Record<UnitKind, IconName>> = {
  worker: 'hammer',
  soldier: 'sword',
  mercenary: 'axe',
  explorer: 'compass',
};
export const ACT_ICONS: Readonly<Record<Act['do'], IconName>> = {
  move: 'boots',
  look: 'eye',
  build: 'build',
  dismantle: 'dismantle',
  transform: 'transform',
  produce: 'farmer',
  collect: 'crate',
  refine: 'refined',
  createWorker: 'hammer',
  createSoldier: 'helmet',
  createExplorer: 'compass',
  hireMercenaries: 'axe',
  hireCharacter: 'laurel',
  sell: 'coins',
  buy: 'bag',
  rob: 'mask',
  exchange: 'scales',
  trade: 'rings',
  translate: 'gate',
  convert: 'hammer',
  ride: 'horse',
  sail: 'ship',
  survey: 'columns',
  unhinder: 'breach',
  freeSell: 'coins',
  freeBuy: 'bag',
  stance: 'truce',
  war: 'battle',
} satisfies Readonly<Record<Act['do'] | Work, IconName>>;
export const STANCE_ICONS: Readonly<Record<Stance, IconName>> = { hostile: 'battle', tolerant: 'truce', ask: 'scales' };
export const CHARACTER_ICONS: Readonly<Record<Character, IconName>> = {
  aedificator: 'build',
  apothecarius: 'drop',
  eques: 'horse',
  furnarus: 'bread',
  negotiator: 'scroll',
  praepositus: 'farmer',
  traductor: 'gate',
  architectus: 'columns',
  defensor: 'edged',
  dux: 'rally',
  foederatus: 'banner',
  mercator: 'scales',
  nauta: 'ship',
  praedo: 'mask',
  artifex: 'harp',
  consul: 'laurel',
  heros: 'wingedSword',
  obsessor: 'breach',
  patronus: 'coins',
  publicus: 'crown',
  sacerdos: 'fire',
};
/** What is printed on a token: a symbol, or a number. */
export const TOKEN_FACES: Readonly<Record<Token, { readonly icon?: IconName; readonly text?: string }>> = {
  double: { text: '×2' },
  plus3: { text: '+3' },
  extraCasualty: { icon: 'skull' },
  fewerCasualty: { icon: 'heal' },
  retreat: { icon: 'run' },
  blank: { text: '–' },
};

export type OwnerColour = PlayerView['colour'];
export const colourOf = ({ players }: Pick<RomoloView, 'players'>, owner: number): OwnerColour => players[owner]?.colour ?? 'automaton';
/** The colour of a team: that of its first player. */
export const teamColour = ({ players }: Pick<RomoloView, 'players'>, team: number): OwnerColour =>
  players.find((player) => player.team === team)?.colour ?? 'automaton';
