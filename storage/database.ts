// The database tables, the same in both engines: only text and integers. JSON is stored as text, times in milliseconds.
import type { Generated } from 'kysely';

export interface Database {
  readonly people: PeopleTable;
  readonly logins: LoginsTable;
  readonly matches: MatchesTable;
  readonly seats: SeatsTable;
  readonly acts: ActsTable;
  readonly saves: SavesTable;
  readonly lines: LinesTable;
  readonly nodes: NodesTable;
  readonly presence: PresenceTable;
}
export interface PeopleTable {
  id: string;
  name: string;
  emblem: string;
  made: number;
}
/** Recognises a person by the hash of a browser's cookie or of a program's token. */
export interface LoginsTable {
  hash: string;
  person: string;
  made: number;
  /** The person's name for a token; cookies have none. */
  name: string | null;
}
export const STATES = ['open', 'running', 'over', 'abandoned'] as const;
export type State = (typeof STATES)[number];
export interface MatchesTable {
  id: string;
  game: string;
  /** The version of the game that last played it. */
  version: number;
  setup: string;
  /** Players' own content. */
  pack: string | null;
  /** The server's share of the dice. The table's links derive from it, too. */
  secret: string;
  state: State;
  host: string;
  /** How many inputs are stored. */
  inputs: Generated<number>;
  passages: string | null;
  result: string | null;
  /** 1 if a bot may have to decide: a starting server resumes such matches. */
  bot_due: Generated<number>;
  rematch: string | null;
  /** How often the host has made new links; the old ones stopped working. */
  links: Generated<number>;
  /** 1 if people may take their seat back from a bot that stood in for them. */
  returns: Generated<number>;
  made: number;
  changed: number;
}
export interface SeatsTable {
  match: string;
  seat: number;
  person: string | null;
  /** The level of the bot. If the seat also has a person, the bot stands in for them. */
  bot: string | null;
  name: string;
  emblem: string;
  /** The person's share of the dice. */
  share: string;
  /** When the person in the seat was last here. */
  seen: Generated<number>;
  /** Whom the host has removed from this seat, as long as nobody else has it. */
  removed: string | null;
  /** 1 if the person leaves small choices to an assistant. */
  assisted: Generated<number>;
}
/** One act: an input, and whatever else came with it before the next question. */
export interface ActsTable {
  match: string;
  /** The number of its first input. */
  n: number;
  person: string | null;
  /** Chosen by the client. Kept forever, to recognise a repeated act. */
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
/** The processes that use the database. */
export interface NodesTable {
  id: string;
  /** Which version it has of each game, as JSON. */
  versions: string;
  /** When it last said that it lives. */
  seen: number;
}
/** Who has a table open at which node. */
export interface PresenceTable {
  match: string;
  node: string;
  /** The ids of the people, as JSON. */
  people: string;
  /** How many pages watch it without having a seat. */
  watchers: number;
}
