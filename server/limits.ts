// How much anybody may ask of a server. Whoever runs one can change every number.

/** At most `most` at once, and as many again every `seconds`. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}
const SECOND = 1;
const HOUR = 3600;
const KB = 1024;
const MB = 1024 * KB;

export const LIMITS = {
  /** Bytes of a request's headers, and of its body. */
  header: 16 * KB,
  body: 512 * KB,
  /** Bytes of players' own content per table. */
  content: 256 * KB,
  /** Milliseconds until a request's headers and then all of it must have arrived, and until an idle connection is closed. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  connections: 10_000,

  /** API calls per address. */
  calls: { most: 100, seconds: SECOND } as Rate,
  /** Files of the site per address: installing the page fetches all of them at once. */
  files: { most: 2000, seconds: 10 } as Rate,
  /** New people per address. */
  strangers: { most: 120, seconds: HOUR } as Rate,
  /** Per person. */
  tables: { most: 30, seconds: HOUR } as Rate,
  acts: { most: 20, seconds: SECOND } as Rate,
  lines: { most: 20, seconds: 10 } as Rate,
  /** Options whose consequences are asked for: the rules may take a millisecond for each. */
  questions: { most: 1000, seconds: 5 } as Rate,
  tokens: { most: 20, seconds: HOUR } as Rate,

  /** Unfinished tables per person, and bytes of their own content in all their tables. */
  openTables: 50,
  storedContent: 50 * MB,
  streamsOfPerson: 20,
  streamsOfAddress: 100,
  tablesOfStream: 50,
  watchersOfTable: 200,
};
export type Limits = Readonly<typeof LIMITS>;

const UNLIMITED: Rate = { most: Number.POSITIVE_INFINITY, seconds: SECOND };
/** For tests and proofs, which are faster than people. */
export const NO_RATES = {
  calls: UNLIMITED,
  files: UNLIMITED,
  strangers: UNLIMITED,
  tables: UNLIMITED,
  acts: UNLIMITED,
  lines: UNLIMITED,
  questions: UNLIMITED,
  tokens: UNLIMITED,
} satisfies Partial<Limits>;
