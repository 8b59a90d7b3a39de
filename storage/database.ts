// The tables of the database, as both engines have them: texts and whole numbers only; JSON is text, and times are milliseconds.
import type { Generated } from 'kysely';

export interface Database {
  readonly people: PeopleTable;
  readonly logins: LoginsTable;
  readonly matches: MatchesTable;
  readonly seats: SeatsTable;
  readonly acts: ActsTable;
  readonly saves: SavesTable;
  readonly lines: LinesTable;
}
export interface PeopleTable {
  id: string;
  name: string;
  emblem: string;
  made: number;
}
/** How a person is known again: a browser's cookie or a program's token, hashed. */
export interface LoginsTable {
  hash: string;
  person: string;
  made: number;
  /** What the person calls a token; cookies have no name. */
  name: string | null;
}
export const STATES = ['open', 'running', 'over', 'abandoned'] as const;
export type State = (typeof STATES)[number];
export interface MatchesTable {
  id: string;
  game: string;
  /** The version of the game that played the last of it. */
  version: number;
  setup: string;
  /** Content of one's own. */
  pack: string | null;
  /** The server's share of the dice; links of the table are made from it, too. */
  secret: string;
  state: State;
  host: string;
  /** How many inputs are kept. */
  inputs: Generated<number>;
  passages: string | null;
  result: string | null;
  /** 1 if a bot may have to decide: a server that starts looks after it. */
  bot_due: Generated<number>;
  rematch: string | null;
  made: number;
  changed: number;
}
export interface SeatsTable {
  match: string;
  seat: number;
  person: string | null;
  /** The level of a bot; of one that stands in if there is a person. */
  bot: string | null;
  name: string;
  emblem: string;
  /** What the person has added to the dice. */
  share: string;
}
/** One act: an input, and what else came with it before the next question. */
export interface ActsTable {
  match: string;
  /** The number of its first input. */
  n: number;
  person: string | null;
  /** The client's own; kept for ever, so that a repeated act is recognised. */
  key: string | null;
  /** A digest of what was asked under that key. */
  said: string | null;
  at: number;
  /** The inputs, as JSON. */
  body: string;
}
export interface SavesTable {
  match: string;
  inputs: number;
  body: string;
}
/** The chat. */
export interface LinesTable {
  match: string;
  n: number;
  person: string;
  key: string;
  name: string;
  seat: number | null;
  at: number;
  text: string;
}
