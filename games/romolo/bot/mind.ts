// A sensible player: raises its capital, feeds and employs its people, hires whom it has use for, and fights where it pays.

import type { Pick } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { PlaceFacts } from '../table/about.ts';
import { hexOf, ownerOf, unitAt, unitOf } from '../table/names.ts';
import { type Hex, NONE, type RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { chooseAct, chooseWorkThere } from './acts.ts';
import { answerTrade, chooseTrade } from './alliance.ts';
import { chooseBuilding, chooseSource, chooseStore, chooseWall } from './building.ts';
import { chooseCharacter, chooseCharacterCube, chooseDefensorWalls } from './characters.ts';
import { chooseAtEnd, chooseEnd } from './ending.ts';
import { chooseGiven, chooseGot, chooseHirePay, choosePayment, choosePurchase, chooseSale, chooseWage } from './market.ts';
import { chooseBonus, chooseFarm, choosePlace, chooseTerrain, chooseTower, chooseWarehouse, chooseWorkerHex } from './setting.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { chooseHunger, chooseWaiver } from './upkeep.ts';
import {
  chooseAttack,
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

function decide(thought: Thought, { decision, dice }: Looking, placeNow: () => Hex): Pick {
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
    case 'act':
      return chooseAct(thought, decision.options, dice);
    case 'hostility':
      return decision.options.findIndex(({ hostile, lasts }) => hostile && lasts === 'always'); // being hostile costs nothing
    case 'workThere':
      return chooseWorkThere(thought, decision.options, placeOf(decision.facts));
    case 'stance':
    case 'sailOn':
      return decision.options.length;
    case 'build':
      return chooseBuilding(thought, decision.options, placeOf(decision.facts));
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
    case 'character':
      return chooseCharacter(thought, decision.options);
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
    case 'attack':
      return chooseAttack(thought, decision.options);
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
  choose(look) {
    const match = look.fork();
    const { table } = match;
    return decide(thoughtOf(table, look.seat), look, () => workplace(match, look.seat));
  },
};
/** Where the current work takes effect. */
function workplace(match: ReturnType<Looking['fork']>, seat: number): Hex {
  const step = match.trail(seat).findLast((one) => one.at === 'work');
  if (step?.at !== 'work') return NONE;
  return step.as === null ? unitAt(match.table, unitOf(match.table, step.unit)).at : hexOf(match.table, step.as);
}
