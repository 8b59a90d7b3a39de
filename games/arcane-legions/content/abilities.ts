// Where abilities are printed, and what they add to the points of a unit. ARC-18.8
import { ABILITIES, type Ability } from './kinds.ts';

/** `bar`: on the bar of the card. `slot`: on slots. `flaw`: on the bar, and it only harms. */
export type AbilityForm = 'bar' | 'slot' | 'both' | 'flaw';
export interface AbilityPrice {
  readonly form: AbilityForm;
  readonly price: number;
  /** Paid for every icon that can be ready at the same time. */
  readonly each: boolean;
}
const on =
  (form: AbilityForm, each = false) =>
  (price: number): AbilityPrice => ({ form, price, each });
const bar = on('bar');
const slot = on('slot');
const both = on('both');
const flaw = on('flaw');
const each = on('slot', true);

export const ABILITY_PRICES: Readonly<Record<Ability, AbilityPrice>> = {
  aggressive: bar(30),
  armoredRush: slot(100),
  artificer: slot(75),
  auraOfPeace: both(60),
  badLuck: slot(60),
  battleProwess: bar(20),
  beast: flaw(-40),
  berserker: both(60),
  brutal: both(80),
  bully: both(30),
  calculating: slot(40),
  callTheIronRain: slot(50),
  carnivorous: bar(30),
  charger: bar(40),
  commandPosition: slot(100),
  concentratedAttack: slot(30),
  confusion: slot(60),
  cowardly: flaw(-40),
  cronesCurse: slot(40),
  cunning: bar(40),
  deadly: bar(60),
  deathCloud: each(60),
  deathTouch: each(40),
  deathTouchMaster: slot(120),
  demolitionist: bar(30),
  disciplined: bar(30),
  elusive: bar(70),
  entangle: slot(70),
  fear: bar(100),
  fervor: bar(25),
  fireArrows: bar(60),
  fireburst: slot(120),
  fragile: flaw(-60),
  goodFortune: slot(40),
  grandDruid: slot(60),
  hailOfArrows: bar(40),
  harshMistress: slot(60),
  healing: each(40),
  heavyArmor: bar(30),
  hellenicPride: bar(140),
  hustle: bar(25),
  impede: bar(40),
  intuition: slot(100),
  kingOfTheGauls: slot(60),
  leaderOfMen: slot(100),
  lordOfTheDead: slot(150),
  mobility: bar(30),
  natureMagic: slot(40),
  necromancer: each(40),
  opportunist: slot(50),
  poison: bar(50),
  powerAtAPrice: slot(40),
  precision: bar(20),
  regeneration: bar(100),
  resentful: bar(60),
  romanPatriot: bar(30),
  sniper: each(40),
  spearmen: bar(25),
  specialistLeader: each(50),
  specialized: bar(25),
  spiritOfChaos: bar(80),
  stormrider: slot(80),
  superiorReach: bar(90),
  tangleVines: slot(30),
  thrownWeapon: each(60),
  tough: bar(80),
  trample: bar(70),
  wallOfShields: each(25),
  wayOfTheBow: bar(60),
  xenophobic: bar(50),
};
/** Abilities that only harm their unit. */
export const FLAWS: readonly Ability[] = ABILITIES.filter((ability) => ABILITY_PRICES[ability].form === 'flaw');
/** What can be printed on the bar of a card, and what on its slots. */
export const BAR_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) => ABILITY_PRICES[ability].form !== 'slot');
export const SLOT_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) => ['slot', 'both'].includes(ABILITY_PRICES[ability].form));
