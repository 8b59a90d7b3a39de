// Shapes of answers that come straight from the match. They only describe: nothing is checked against them.
import { TableState } from '@tabularium/client/schemas';
import { type TSchema, Type } from 'typebox';

const Seat = Type.Integer();
const Told = Type.Object({
  n: Type.Integer({ description: 'Its number in the log of this eye.' }),
  event: Type.Object({ kind: Type.String(), rule: Type.String() }, { description: 'The reference of the game has the rest: docs/api.' }),
});
const Decision = Type.Object({
  id: Type.String({ description: 'Send it with the answer.' }),
  seats: Type.Array(Seat),
  ask: Type.String({ description: 'What is asked; the reference of the game lists all.' }),
  rule: Type.String(),
  options: Type.Array(Type.Unknown(), { description: 'An answer is the number of one, from 0.' }),
  texts: Type.Array(Type.String(), { description: 'The same options in the notation of the game.' }),
  pass: Type.Boolean({ description: 'The number after the last option passes.' }),
  some: Type.Optional(
    Type.Object({ min: Type.Integer(), max: Type.Integer() }, { description: 'The answer is a list of so many numbers, ascending.' }),
  ),
  facts: Type.Optional(Type.Unknown({ description: 'What the question tells.' })),
  together: Type.Optional(Type.String()),
});
const View = Type.Object({
  table: Type.Object({}, { description: 'What this eye sees of the table: docs/api.' }),
  decisions: Type.Array(Decision, { description: 'What this eye has to decide now.' }),
  waiting: Type.Array(Type.Object({ seats: Type.Array(Seat), ask: Type.String(), shown: Type.Optional(Type.Unknown()) })),
  trail: Type.Array(Type.Unknown(), { description: 'Where in the rules the match stands.' }),
  result: Type.Optional(Type.Unknown({ description: 'There once the match is over: winners, drawn, rule, because, scores.' })),
  agreed: Type.Optional(Type.Array(Seat, { description: 'Who agrees to the draw that is offered; missing where no draw can be agreed.' })),
  undos: Type.Integer(),
  events: Type.Integer({ description: 'How many events this eye has heard.' }),
});
const Eye = Type.Object({ view: View, left: Type.Array(Seat, { description: 'Who has left.' }), canUndo: Type.Boolean() });
const byEye = (schema: TSchema, description: string): TSchema => Type.Record(Type.String(), schema, { description });

const WholeSight = Type.Object({
  is: Type.Literal('whole'),
  at: Type.String(),
  eyes: byEye(Eye, 'By seat, or `public` for whoever only watches.'),
  news: byEye(
    Type.Array(Told),
    'By eye, what it was told since the message before. After an undo lines come again, and replace those from their `n` on.',
  ),
});
const Bye = Type.Object({ is: Type.Literal('bye'), retry: Type.Integer({ description: 'Come back after so many milliseconds.' }) });
const Chat = Type.Object({ is: Type.Literal('chat'), lines: Type.Array(Type.Unknown()) });
const Table = Type.Object({ is: Type.Literal('table'), table: TableState });
const Refused = Type.Object(
  { is: Type.Literal('refused'), status: Type.Integer(), code: Type.String(), message: Type.String() },
  { description: 'On `GET /api/stream`: this table cannot be followed, for the same reasons as in any other call.' },
);
const Delta = Type.Object(
  { is: Type.Union([Type.Literal('step'), Type.Literal('stale'), Type.Literal('start')]) },
  { description: 'Without `whole=1`: see client/wire.ts.' },
);

export const Messages = Type.Union([WholeSight, Table, Chat, Bye, Delta]);
export const TaggedMessages = Type.Union([Table, Chat, Bye, Delta, Refused]);
export const Whole = Type.Object(
  {
    at: Type.String(),
    shared: Type.Unknown(),
    eyes: byEye(Type.Unknown(), 'By eye, its difference from what everybody sees, and its log.'),
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
export const Record = Type.Object({}, { description: 'A record: kernel/inputs.ts tells all of it.' });
export const Dice = Type.Object({
  secret: Type.String({ description: "The server's own." }),
  shares: Type.Array(Type.String(), { description: 'What each seat added.' }),
  commitment: Type.String({ description: 'The digest of the secret that was shown before the match.' }),
});
export const Health = Type.Object({ ok: Type.Boolean() });
/** The schemas that the page shows by name. */
export const NAMED = { Messages, TaggedMessages, WholeSight, View, Decision, Told };
