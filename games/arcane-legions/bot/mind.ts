// A sensible player: takes objectives, strikes at weak sides with figures that stand well, and spends command points where they bring most.

import { certain, type Match, type Pick } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import {
  chooseBlessed,
  chooseChaos,
  chooseCloud,
  chooseConcentrated,
  chooseFortune,
  chooseLed,
  chooseProwess,
  chooseRegroup,
  chooseSacrifice,
  chooseShotSides,
  chooseSniped,
  chooseSplashed,
  chooseTouched,
} from './details.ts';
import { chooseDamaged, chooseLeast, chooseMost, chooseReturned, chooseReturnSlot } from './losing.ts';
import { chooseSlide, chooseSnap, chooseStriker, rankManoeuvres } from './moving.ts';
import { rankOrders } from './ordering.ts';
import { chooseArmy, chooseDeployed, chooseDeployment, chooseEnlisted, chooseMiddle, chooseObjectiveSpot, choosePiece } from './setting.ts';
import { type Thought, thoughtOf } from './thought.ts';

type Looking = Look<ArcaneKit, ArcaneView>;
function decide(thought: Thought, { decision, dice, seat }: Looking, match: Match<ArcaneKit>): Pick {
  switch (decision.ask) {
    case 'army':
      return chooseArmy(thought, decision.options, dice);
    case 'enlist':
      return decision.options.length === 0 ? 0 : chooseEnlisted(thought, decision.options, decision.facts, dice);
    case 'objectiveAt':
      return chooseObjectiveSpot(thought, decision.options);
    case 'piece':
      return choosePiece(thought, decision.options);
    case 'pieceTurn':
      return 0; // along the middle line
    case 'pieceX':
      return chooseMiddle(
        decision.options.map(({ x }) => x),
        thought.table.field.width / 2,
      );
    case 'pieceY':
      return chooseMiddle(
        decision.options.map(({ y }) => y),
        thought.table.field.depth / 2,
      );
    case 'number':
      return best(decision.options, ({ number }) => -number); // the first one has a turn more
    case 'zone':
      return dice.below(decision.options.length);
    case 'deploy':
      return chooseDeployed(thought, decision.options);
    case 'deployAt':
      return chooseDeployment(thought, decision.options, decision.facts.unit);
    case 'druid':
      return chooseBlessed(thought, decision.options);
    case 'regenerate':
    case 'restore':
      return chooseReturned(thought, decision.options, decision.facts.unit);
    case 'restoreTo':
      return chooseReturnSlot(thought, decision.options, decision.facts);
    case 'cloud':
      return chooseCloud(thought, decision.options);
    case 'splash':
      return chooseSplashed(thought, decision.options);
    case 'order':
      return certain(rankOrders(thought, decision.options, 1)[0], 'an order or none');
    case 'shotSides':
      return chooseShotSides(thought, decision.options, decision.facts);
    case 'sniperSlot':
      return chooseSniped(thought, decision.options, decision.facts);
    case 'pushLoss':
      return chooseLeast(thought, decision.options, decision.facts.unit);
    case 'disengage':
      return chooseStriker(thought, decision.options, decision.facts.target);
    case 'manoeuvre':
      return certain(rankManoeuvres(thought, decision.options, decision.facts, 1)[0], 'a manoeuvre or none');
    case 'objectiveSnap':
      return decision.options.length; // going on leads onto it, and may lead farther
    case 'snap':
      return chooseSnap(thought, decision.options, decision.facts.unit);
    case 'slide':
      return chooseSlide(
        thought,
        decision.options.map((_, option) => match.about(seat, option, decision).at),
        decision.facts.unit,
      );
    case 'regroup':
      return chooseRegroup(thought, decision.options, decision.facts.unit);
    case 'leader':
      return chooseLed(thought, decision.options);
    case 'concentrate':
      return chooseConcentrated(thought, decision.options, decision.facts);
    case 'fortune':
      return chooseFortune(decision.options, decision.facts.die);
    case 'chaos':
      return chooseChaos(thought, decision.options, decision.facts);
    case 'power':
      return chooseMost(thought, decision.options, decision.facts.target);
    case 'damage':
      return chooseDamaged(thought, decision.options, decision.facts);
    case 'prowess':
      return chooseProwess(thought, decision.options, decision.facts.unit);
    case 'mistress':
      return chooseSacrifice(thought, decision.options, decision.facts);
    case 'deathTouch':
      return chooseTouched(thought, decision.options);
  }
}

export const mind: Mind<ArcaneKit, ArcaneView> = {
  choose(look) {
    const match = look.fork();
    return decide(thoughtOf(match.table, look.seat), look, match);
  },
};
