export { STATES, type State as MatchState } from './database.ts';
export { openSqlite } from './opening.ts';
export {
  type ActRow,
  type Entry,
  type Kept,
  type LineRow,
  type MatchRow,
  type NewMatch,
  type Person,
  type SeatRow,
  Store,
} from './store.ts';
