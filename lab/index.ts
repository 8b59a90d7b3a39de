export { type Bout, boutsOf, type Estimate, pointsOf, shareOf, timesOf, verdictOn } from './duel.ts';
export { type Meeting, MIDDLE, ratingsOf } from './ladder.ts';
export { answerInto, answerOf, lookInto, lookOf, outlookOf } from './look.ts';
export { cpuSeconds, numberFrom, type Played, playMatch } from './playing.ts';
export { type Fit, fitLogistic, oddsOf, type Row } from './regression.ts';
export { setupsOf } from './setups.ts';
export { type Failure, type Report, type SimulateOptions, simulate } from './simulate.ts';
