// Shapes of answers that come straight from the match. They only describe: nothing is checked against them.
import { TableState } from '@tabularium/client/schemas';
import { type TSchema, Type } from 'typebox';

const Seat = Type.Integer();
const Told = Type.Object({
  n: Type.Integer({ description: 'Its number in the log of this viewer.' }),
  event: Type.Object({ kind: Type.String(), rule: Type.String() }, { description: 'The rest depends on the game: see docs/api.' }),
});
const Decision = Type.Object({
  id: Type.String({ description: 'Send it with your answer.' }),
  seats: Type.Array(Seat),
  ask: Type.String({ description: 'The kind of question: docs/api lists those of each game.' }),
  rule: Type.String(),
  options: Type.Array(Type.Unknown(), { description: 'An answer is the number of an option, counted from 0.' }),
  texts: Type.Array(Type.String(), { description: 'The options in the notation of the game.' }),
  pass: Type.Boolean({ description: 'Whether passing is allowed: its number is the one after the last option.' }),
  some: Type.Optional(
    Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { description: 'The answer is a list of this many numbers, in ascending order.' },
    ),
  ),
  facts: Type.Optional(Type.Unknown({ description: 'What else the question says: see docs/api.' })),
  together: Type.Optional(Type.String()),
});
const View = Type.Object({
  table: Type.Object({}, { description: 'What this viewer sees of the table: see docs/api.' }),
  decisions: Type.Array(Decision, { description: 'What this viewer has to decide now.' }),
  waiting: Type.Array(Type.Object({ seats: Type.Array(Seat), ask: Type.String(), shown: Type.Optional(Type.Unknown()) })),
  trail: Type.Array(Type.Unknown(), { description: 'How far the rules have come: round, turn, step.' }),
  result: Type.Optional(Type.Unknown({ description: 'Present once the match is over: winners, drawn, rule, because, scores.' })),
  agreed: Type.Optional(Type.Array(Seat, { description: 'Who agrees to the draw on offer; missing if no draw can be agreed.' })),
  undos: Type.Integer(),
  events: Type.Integer({ description: 'How many events this viewer has been told.' }),
});
const Eye = Type.Object({
  view: View,
  left: Type.Array(Seat, { description: 'The seats that have left the match.' }),
  canUndo: Type.Boolean(),
});
const byEye = (schema: TSchema, description: string): TSchema => Type.Record(Type.String(), schema, { description });

const WholeSight = Type.Object({
  is: Type.Literal('whole'),
  at: Type.String(),
  eyes: byEye(Eye, 'Keyed by seat, or `public` for spectators.'),
  news: byEye(
    Type.Array(Told),
    'Keyed like `eyes`: what is new since the last message. After an undo, lines are sent again and replace all lines from their `n` on.',
  ),
});
const Bye = Type.Object({ is: Type.Literal('bye'), retry: Type.Integer({ description: 'Reconnect after this many milliseconds.' }) });
const Chat = Type.Object({ is: Type.Literal('chat'), lines: Type.Array(Type.Unknown()) });
const Table = Type.Object({ is: Type.Literal('table'), table: TableState });
const Refused = Type.Object(
  { is: Type.Literal('refused'), status: Type.Integer(), code: Type.String(), message: Type.String() },
  { description: 'On `GET /api/stream`: this table cannot be followed, for the same reasons as in any other call.' },
);
const Delta = Type.Object(
  { is: Type.Union([Type.Literal('step'), Type.Literal('stale'), Type.Literal('start')]) },
  { description: 'Sent without `whole=1`: see client/wire.ts.' },
);

export const Messages = Type.Union([WholeSight, Table, Chat, Bye, Delta]);
export const TaggedMessages = Type.Union([Table, Chat, Bye, Delta, Refused]);
export const Whole = Type.Object(
  {
    at: Type.String(),
    shared: Type.Unknown(),
    eyes: byEye(Type.Unknown(), 'Keyed by seat, or `public`: the difference from what everybody sees, and the log.'),
  },
  { description: 'See client/wire.ts.' },
);
export const Reasons = Type.Array(
  Type.Object({
    rule: Type.String(),
    because: Type.String(),
    what: Type.Optional(Type.String({ description: 'In the notation of the game.' })),
  }),
);
export const Record = Type.Object({}, { description: 'A record: see kernel/inputs.ts.' });
export const Dice = Type.Object({
  secret: Type.String({ description: "The server's part." }),
  shares: Type.Array(Type.String(), { description: 'The share of each seat.' }),
  commitment: Type.String({ description: 'The hash of the secret, shown before the match.' }),
});
export const Health = Type.Object({ ok: Type.Boolean() });
/** The schemas that the page shows by name. */
export const NAMED = { Messages, TaggedMessages, WholeSight, View, Decision, Told };
