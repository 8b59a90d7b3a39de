// Schemas of everything sent between a server and its clients. The server checks requests against them, and the types derive from them.
import { LONGEST_NAME, type Setup } from '@tabularium/kernel';
import { type Static, Type } from 'typebox';

/** Raised when the server sends something that older pages cannot read. */
export const PROTOCOL = 1;
export const LONGEST_LINE = 500;

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[a-z0-9]{6,32}$' });
const Secret = Type.String({ pattern: '^[a-z0-9]{16,64}$' });
/** 16 random bytes that a person adds to the dice. */
const Share = Type.String({ pattern: '^[0-9a-f]{32}$', description: '16 random bytes for the dice, in hexadecimal' });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15, description: 'counted from 0' });
/** Has something visible, and nothing that would change the direction of the text around it. */
const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: '^(?=.*[^\\p{Default_Ignorable_Code_Point}\\p{Z}])[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]+$',
});
const Emblem = Type.String({ pattern: '^[a-z0-9-]{1,32}$', description: 'the name of a picture, such as fox' });
const Level = Type.String({
  pattern: '^[a-z0-9-]{1,32}$',
  description: 'the skill of the bot: novizio, legionario, centurione, legato or random',
});
const Game = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });
const Rest = Type.Unknown();

export const Someone = Type.Object({ name: Name, emblem: Emblem }, closed);
export type Someone = Static<typeof Someone>;

const SetupInput = Type.Object(
  {
    mode: Type.Optional(Type.String({ maxLength: 64 })),
    seats: Type.Optional(SeatNumber),
    options: Type.Optional(
      Type.Record(Type.String({ maxLength: 64 }), Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()])),
    ),
  },
  closed,
);

// ---- tables

/** Who sits in a seat of a new table: somebody at the host's own screen, somebody yet to come, or a bot. */
export const Chair = Type.Union([
  Type.Object({ kind: Type.Literal('mine'), name: Name }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), name: Name, level: Level }, closed),
]);
export type Chair = Static<typeof Chair>;

export const NewTable = Type.Object(
  {
    game: Game,
    setup: SetupInput,
    /** Players' own content. */
    content: Type.Optional(Type.Object({})),
    chairs: Type.Array(Chair, { minItems: 1, maxItems: 16 }),
    host: Someone,
    share: Share,
    noReturn: Type.Optional(Type.Boolean({ description: 'nobody gets a seat back once a bot has taken it over' })),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

const time = (description: string) => Type.Integer({ description: `${description}, in milliseconds since 1970` });
const yes = (description: string) => Type.Optional(Type.Literal(true, { description }));

export const SeatState = Type.Object({
  kind: Type.Union([Type.Literal('human'), Type.Literal('bot'), Type.Literal('open')]),
  name: Type.String(),
  emblem: Type.Optional(Type.String()),
  level: Type.Optional(Type.String({ description: 'the skill of the bot' })),
  here: Type.Boolean({ description: 'the person has the table open somewhere' }),
  standIn: yes('a bot decides for the person'),
  assisted: yes('an assistant makes the small choices of the person'),
  botFrom: Type.Optional(time('the person is away: from when on players and the host may let a bot decide for them')),
  mine: yes('the seat is yours'),
  removed: yes('the host has removed you from this seat'),
});
export type SeatState = Static<typeof SeatState>;
export const TableState = Type.Object({
  id: Id,
  game: Type.String(),
  version: Type.Integer(),
  setup: Rest,
  hasOwnContent: yes('it is played with content that players wrote'),
  state: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over'), Type.Literal('abandoned')]),
  seats: Type.Array(SeatState),
  host: Type.Object({ name: Type.String(), emblem: Type.String() }),
  isHost: Type.Boolean({ description: 'you are the host' }),
  commitment: Type.String({ description: "a hash of the server's part of the dice (docs/fair-dice.md)" }),
  watchers: Type.Integer(),
  rematch: Type.Optional(Type.String({ description: 'the table of the next match' })),
  closes: Type.Optional(time('when the table will be closed unless somebody plays; there in its last days')),
  begun: yes('the table was closed during its match, which can still be seen'),
  noReturn: yes('nobody gets a seat back once a bot has taken it over'),
});
export type TableState = Omit<Static<typeof TableState>, 'setup'> & { readonly setup: Setup };

/** A table in a list. */
export const TableSummary = Type.Object({
  id: Id,
  game: Type.String(),
  state: TableState.properties.state,
  seats: Type.Array(SeatState),
  isHost: Type.Boolean(),
  hasOwnContent: TableState.properties.hasOwnContent,
  changed: time('when somebody last did something there'),
  closes: TableState.properties.closes,
  result: Type.Optional(Type.Object({ winners: Type.Array(Type.Integer()), drawn: Type.Boolean() })),
});
export type TableSummary = Static<typeof TableSummary>;
export const MyTables = Type.Object({
  tables: Type.Array(TableSummary),
  next: Type.Optional(Type.String({ description: 'there are older ones: ask for those with `before` set to this' })),
});
export type MyTables = Static<typeof MyTables>;
export const MyTablesQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}-[a-z0-9]{6,32}$' })) }, closed);
/** Whoever wants to be forgotten repeats the name that the server knows, so that nobody is forgotten by mistake. */
export const Forget = Type.Object({ name: Type.String({ maxLength: LONGEST_NAME }) }, closed);

/** Links to a table carry its secrets after `#`. */
export const Invitation = Type.Object({ table: TableState, invite: Secret, watch: Secret });
export type Invitation = { readonly table: TableState; readonly invite: string; readonly watch: string };

export const Sit = Type.Object({ seat: SeatNumber, person: Someone, share: Share }, closed);
export type Sit = Static<typeof Sit>;
export const Rise = Type.Object({ seat: SeatNumber }, closed);
export const Remove = Type.Object({ seat: SeatNumber }, closed);
export const Assist = Type.Object({ seat: SeatNumber, isOn: Type.Boolean() }, closed);
/** Puts a bot on an open seat; without a level, reopens the seat. */
export const Fill = Type.Object({ seat: SeatNumber, name: Type.Optional(Name), level: Type.Optional(Level) }, closed);
export const Rematch = Type.Object({ share: Share }, closed);
export const Nothing = Type.Object({}, closed);

// ---- matches

const Key = Type.String({ pattern: '^[a-zA-Z0-9_-]{8,64}$', description: 'you choose it: a new one for every act' });
const Decision = Type.String({ minLength: 1, maxLength: 200, description: 'the id of the decision' });
const Said = Type.Object({ ask: Type.String({ maxLength: 100 }), text: Type.String({ maxLength: 2000 }) }, closed);
const Picked = Type.Union(
  [Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { maxItems: 1000 })],
  { description: 'the number of an option, or a list of numbers if several may be chosen' },
);
/** The client chooses `key` and repeats it with every retry, so an act is done at most once. */
export const Act = Type.Union([
  Type.Object(
    {
      key: Key,
      seat: SeatNumber,
      do: Type.Literal('answer'),
      decision: Decision,
      pick: Picked,
      next: Type.Optional(Type.Array(Said, { maxItems: 200, description: 'answers to the questions that follow, as texts' })),
    },
    closed,
  ),
  Type.Object({ key: Key, seat: SeatNumber, do: Type.Literal('undo') }, closed),
  Type.Object({ key: Key, seat: SeatNumber, do: Type.Literal('leave') }, closed),
  Type.Object(
    {
      key: Key,
      seat: SeatNumber,
      do: Type.Literal('draw'),
      says: Type.Union([Type.Literal('offer'), Type.Literal('agree'), Type.Literal('end')]),
    },
    closed,
  ),
]);
export type Act = Static<typeof Act>;
/** Sent once the act is safely stored. `again`: it was done before, and nothing happened now. */
export const Ack = Type.Object({
  at: Type.String(),
  given: Type.Optional(Type.Integer()),
  again: Type.Optional(Type.Literal(true)),
});
export type Ack = Static<typeof Ack>;

export const About = Type.Object(
  { seat: SeatNumber, decision: Decision, options: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: 1000 }) },
  closed,
);
export const Say = Type.Object(
  { key: Key, text: Type.String({ minLength: 1, maxLength: LONGEST_LINE, pattern: '^[^\\0\\p{Cs}]+$' }) },
  closed,
);
export type Say = Static<typeof Say>;

export const Problem = Type.Object({
  code: Type.String(),
  message: Type.String(),
  limit: Type.Optional(Type.Integer({ description: 'how many there may be, if there are too many' })),
});
export type Problem = Static<typeof Problem>;
export const Hello = Type.Object({
  tabularium: Type.Literal(PROTOCOL),
  person: Type.Optional(Type.Object({ name: Type.String(), emblem: Type.String() })),
  bots: Type.Optional(Type.String({ description: 'the strongest bots that this server allows, if not all' })),
});
export type Hello = Static<typeof Hello>;

export const NewToken = Type.Object({ name: Name }, closed);
/** Identifies a program: sent as `Authorization: Bearer <token>`, and shown only once. */
export const Token = Type.Object({ token: Type.String() });

export const Params = Type.Object({ id: Id }, closed);
export const SeatQuery = Type.Object({ seat: Type.String({ pattern: '^[0-9]{1,2}$' }) }, closed);
/**
 * `whole`: every message holds everything the program sees, so it needs no deltas. `start`: if more has happened since the message `have`,
 * the stream itself begins with the whole match.
 */
export const StreamQuery = Type.Object(
  {
    have: Type.Optional(Type.String({ maxLength: 100 })),
    whole: Type.Optional(Type.Literal('1')),
    start: Type.Optional(Type.Literal('1')),
  },
  closed,
);
/** The tables of a stream. */
export const TablesQuery = Type.Object(
  {
    tables: Type.String({
      pattern: '^[a-z0-9]{6,32}(!|:[^:,!]{1,100})?(,[a-z0-9]{6,32}(!|:[^:,!]{1,100})?)*$',
      maxLength: 8000,
      description:
        'ids of tables separated by commas, each with the last message you have of it after a colon, like `abc234:x7-0.12`, or with an exclamation mark to begin with the whole match',
    }),
  },
  closed,
);
export const StreamHeaders = Type.Object({
  'tabularium-page': Type.Optional({ ...Key, description: 'of your own, the same for all your streams: a new one then replaces the last' }),
});
