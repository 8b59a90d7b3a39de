// How much anybody may ask of a server. Whoever runs one can change every number.

/** So many at once, and as many again in every `seconds`. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}
const SECOND = 1;
const HOUR = 3600;
const KB = 1024;

export const LIMITS = {
  /** Bytes of a request's headers, and of its body. */
  header: 16 * KB,
  body: 512 * KB,
  /** Bytes of content of one's own that a table keeps. */
  content: 256 * KB,
  /** Milliseconds until the headers of a request, and the whole of it, must be there; until a connection that is not used is closed. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  connections: 10_000,

  /** Calls of the API from an address. */
  calls: { most: 100, seconds: SECOND } as Rate,
  /** Files of the site: a page that is installed fetches all of them at once. */
  files: { most: 2000, seconds: 10 } as Rate,
  /** Strangers from an address who become people. */
  strangers: { most: 120, seconds: HOUR } as Rate,
  /** What a person does. */
  tables: { most: 30, seconds: HOUR } as Rate,
  acts: { most: 20, seconds: SECOND } as Rate,
  lines: { most: 20, seconds: 10 } as Rate,

  /** Tables of a person that are not over. */
  openTables: 50,
  streamsOfPerson: 20,
  streamsOfAddress: 100,
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
} satisfies Partial<Limits>;
