export { carryOn, rooted, type Stored } from './carry.ts';
export { byKey, certain } from './certain.ts';
export { type ChangedValue, type ContentChange, contentChanges } from './content.ts';
export { type Dice, FastDice, SealedDice, shuffle } from './dice.ts';
export { canonical, digestOf, digestText } from './digest.ts';
export { Refusal, type RefusalCode, RulesError, trailText } from './errors.ts';
export { commitmentTo, type FairDice, seedFrom, wrongDice } from './fair.ts';
export { fileOf, fileText, type MatchFile, parseFile, parseFinished } from './file.ts';
export {
  type AboutOf,
  type Ask,
  type By,
  type Decision,
  type DecisionOf,
  type Eye,
  type FactsOf,
  type Game,
  type GameEvent,
  isBy,
  isPlayers,
  type Json,
  type Kit,
  type Open,
  PASS,
  type Pass,
  type Pick,
  type Question,
  type Reason,
  type Result,
  type Rules,
  type Seat,
  type Setup,
  type Some,
  type Step,
  type View,
  type Waiting,
} from './game.ts';
export {
  type Answer,
  DRAW_WORDS,
  type Draw,
  type DrawWord,
  type Helped,
  type Input,
  type Leave,
  type MatchRecord,
  type Origins,
  type Passage,
  type Save,
  type Undo,
  undoneIn,
} from './inputs.ts';
export { lookAt } from './looking.ts';
export { Match } from './match.ts';
export { type PositionOptions, type SetupInput, type StartOptions } from './opening.ts';
export { type Part, partsOf, readRecord } from './parts.ts';
export { randomPick } from './picks.ts';
export { parseRecord, parseSave, verifyRecord, wrongOrigins } from './record.ts';
export type { Referee } from './referee.ts';
export { BETWEEN, NONE, pickFor, type Said, textFor, textsOf } from './said.ts';
export { sealed } from './seal.ts';
export { LONGEST_NAME, type SeatInfo, wrongSeats } from './seats.ts';
export { appliesTo, checkSetup, type OptionValue, type SetupOption, type SetupSchema } from './setup.ts';
export { deepFreeze } from './strict.ts';
