// A sensible player: raises its capital, feeds and employs its people, hires whom it has use for, and fights where it pays.

import { certain, type Dice, type Pick } from '@tabularium/kernel';
import { best, highest } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { PlaceFacts } from '../table/about.ts';
import { hexOf, ownerOf, unitAt, unitOf } from '../table/names.ts';
import { type Hex, NONE, type RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { chooseWorkThere, rankActs } from './acts.ts';
import { answerTrade, chooseTrade } from './alliance.ts';
import { buildingWorths, chooseSource, chooseStore, chooseWall } from './building.ts';
import { characterWorths, chooseCharacterCube, chooseDefensorWalls } from './characters.ts';
import { chooseAtEnd, chooseEnd } from './ending.ts';
import { chooseGiven, chooseGot, chooseHirePay, choosePayment, choosePurchase, chooseSale, chooseWage } from './market.ts';
import { chooseBonus, chooseFarm, choosePlace, chooseTerrain, chooseTower, chooseWarehouse, chooseWorkerHex } from './setting.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { chooseHunger, chooseWaiver } from './upkeep.ts';
import {
  attackWorths,
  chooseAttackers,
  chooseDemolished,
  chooseDismissed,
  chooseExcess,
  chooseGivenUp,
  choosePower,
  chooseRetreat,
  chooseRetreatHex,
  chooseToken,
  chooseVictim,
} from './war.ts';
import { bootyWorth, hireWorth } from './works.ts';

type Looking = Look<RomoloKit, RomoloView>;
type Decided = Looking['decision'];

/** What bots that look ahead try: the questions whose answers differ most. */
const RANKED = ['act', 'build', 'character', 'attack'] as const;
type Ranked = Extract<Decided, { readonly ask: (typeof RANKED)[number] }>;
export const ranked: ReadonlySet<Decided['ask']> = new Set(RANKED);
const isRanked = (decision: Decided): decision is Ranked => ranked.has(decision.ask);

/** At most this many options, the best first; the number after the last one passes. */
export function rank(look: Looking, most: number): readonly number[] {
  const { decision, seat, dice } = look;
  const { table } = look.fork();
  return isRanked(decision) ? order(thoughtOf(table, seat), decision, dice, most) : [];
}
function order(thought: Thought, decision: Ranked, dice: Dice, most: number): readonly number[] {
  switch (decision.ask) {
    case 'act':
      return rankActs(thought, decision.options, dice, most);
    case 'build':
      return highest(buildingWorths(thought, decision.options, hexOf(thought.table, decision.facts.at)), most);
    case 'character':
      return highest(characterWorths(thought, decision.options), most);
    case 'attack':
      return highest(attackWorths(thought, decision.options), most);
  }
}
function decide(thought: Thought, decision: Exclude<Decided, Ranked>, dice: Dice, placeNow: () => Hex): Pick {
  const placeOf = ({ at }: PlaceFacts): Hex => hexOf(thought.table, at);
  switch (decision.ask) {
    case 'startTerrain':
      return chooseTerrain(decision.options);
    case 'startPlace':
      return choosePlace(thought, decision.options, dice);
    case 'startBonus':
      return chooseBonus(decision.options);
    case 'placeTower':
      return chooseTower(thought, decision.options, dice);
    case 'placeFarm':
      return chooseFarm(thought, decision.options);
    case 'placeWarehouse':
      return chooseWarehouse(thought, decision.options);
    case 'placeWorker':
      return chooseWorkerHex(thought, decision.options);
    case 'endChoice':
      return chooseEnd(thought, decision.options);
    case 'surrender':
      return decision.options.findIndex(({ surrender }) => !surrender);
    case 'hostility':
      return decision.options.findIndex(({ hostile, lasts }) => hostile && lasts === 'always'); // being hostile costs nothing
    case 'workThere':
      return chooseWorkThere(thought, decision.options, placeOf(decision.facts));
    case 'stance':
    case 'sailOn':
      return decision.options.length;
    case 'wallSide':
      return chooseWall(thought, decision.options, decision.pass, placeOf(decision.facts), decision.facts.chosen.length);
    case 'pay':
      return choosePayment(thought, decision.options);
    case 'source':
      return chooseSource(thought, decision.options);
    case 'store':
      return chooseStore(decision.options);
    case 'refine':
    case 'exchangeGive':
      return chooseGiven(thought, decision.options);
    case 'refund':
    case 'loot':
    case 'exchangeGet':
      return chooseGot(thought, decision.options);
    case 'hireCount':
      return best(decision.options, ({ count }) => hireWorth(thought, placeNow(), count));
    case 'hirePay':
      return chooseHirePay(thought, decision.options);
    case 'characterCube':
      return chooseCharacterCube(thought, decision.options, decision.pass, decision.facts.character);
    case 'defensorWalls':
      return chooseDefensorWalls(decision.options);
    case 'sell':
      return chooseSale(thought, decision.options, decision.pass, placeNow());
    case 'buy':
      return choosePurchase(thought, decision.options, decision.pass);
    case 'rob':
      return best(decision.options, ({ seat }) => bootyWorth(thought, ownerOf(seat)));
    case 'trade': {
      const { give, take } = decision.facts;
      return chooseTrade(thought, decision.options, placeNow(), [...give, ...take]);
    }
    case 'tradeAnswer': {
      const { seat, give, take } = decision.facts;
      const yes = answerTrade(thought, give, take, seat);
      return decision.options.findIndex(({ accept }) => accept === yes);
    }
    case 'attackers':
      return chooseAttackers(thought, decision.options, placeOf(decision.facts), ownerOf(decision.facts.seat));
    case 'battlePower':
      return choosePower(thought, decision.options);
    case 'token':
      return chooseToken(thought, decision.options, dice);
    case 'retreat':
      return chooseRetreat(thought, decision.options);
    case 'retreatTo':
      return chooseRetreatHex(thought, decision.options);
    case 'casualty':
      return chooseVictim(thought, decision.options);
    case 'excess':
      return chooseExcess(thought, decision.options, placeOf(decision.facts));
    case 'demolish':
      return chooseDemolished(thought, decision.options, placeOf(decision.facts), decision.pass);
    case 'wallLot':
      return [0, 1, 2];
    case 'foederatus':
      return chooseWaiver(decision.options, decision.facts);
    case 'wage':
      return chooseWage(thought, decision.options, decision.facts);
    case 'wageConstruction':
      return chooseGivenUp(decision.options);
    case 'dismiss':
      return chooseDismissed(thought, decision.options);
    case 'hunger':
      return chooseHunger(thought, decision.options);
    case 'architectusEnd':
    case 'sacerdos':
    case 'domain':
      return chooseAtEnd(thought, decision.ask, decision.options, decision.pass);
    case 'dismantle':
    case 'transform':
    case 'collect':
    case 'portSide':
    case 'wageMercenary':
    case 'furnarus':
      return 0; // one is as good as another, and Furnarus costs nothing
  }
}
export const mind: Mind<RomoloKit, RomoloView> = {
  choose({ seat, decision, dice, fork }) {
    const match = fork();
    const thought = thoughtOf(match.table, seat);
    if (isRanked(decision)) return certain(order(thought, decision, dice, 1)[0], 'an option');
    return decide(thought, decision, dice, () => workplace(match, seat));
  },
};
/** Where the current work takes effect. */
function workplace(match: ReturnType<Looking['fork']>, seat: number): Hex {
  const step = match.trail(seat).findLast((one) => one.at === 'work');
  if (step?.at !== 'work') return NONE;
  return step.as === null ? unitAt(match.table, unitOf(match.table, step.unit)).at : hexOf(match.table, step.as);
}
