export { answerInto, answerOf, lookInto, lookOf, outlookOf } from './look.ts';
export { setupsOf } from './setups.ts';
export { type Failure, type Report, type SimulateOptions, simulate } from './simulate.ts';
