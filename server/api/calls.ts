// What every call is for, in words. The description of the API and its page are made from this and from the schemas of the routes.
import { type TSchema, Type } from 'typebox';
import type { ProblemCode } from '../problems.ts';
import { Dice, Health, Messages, Reasons, Record, Whole } from './answers.ts';

export const CHAPTERS = {
  begin: 'Beginning',
  tables: 'Tables',
  match: 'Playing',
  after: 'Around the match',
} as const;

export interface CallWords {
  readonly in: keyof typeof CHAPTERS;
  readonly summary: string;
  readonly text: string;
  /** Who may call it. */
  readonly who: 'anybody' | 'person' | 'player' | 'host' | 'link' | 'invited';
  /** What is answered, where the route itself has no schema for it. */
  readonly answers?: { readonly [status: number]: TSchema };
  readonly streams?: TSchema;
  readonly problems: readonly ProblemCode[];
}

const NO_CONTENT = { 204: Type.Null({ description: 'It was said.' }) };
const AT_TABLE: readonly ProblemCode[] = ['no-such-table', 'newer-version', 'older-version'];
const SEATED: readonly ProblemCode[] = ['no-person', 'not-yours', ...AT_TABLE];
const LOOKING: readonly ProblemCode[] = ['wrong-link', ...AT_TABLE];

export const CALLS: Readonly<{ [call: string]: CallWords }> = {
  'GET /api/hello': {
    in: 'begin',
    summary: 'Ask who one is',
    text: 'Tells that there is a server, which protocol it speaks, and as whom it knows you.',
    who: 'anybody',
    problems: [],
  },
  'GET /api/health': {
    in: 'begin',
    summary: 'Ask whether the server is well',
    text: 'Answers once the database does.',
    who: 'anybody',
    answers: { 200: Health },
    problems: [],
  },
  'GET /api/ready': {
    in: 'begin',
    summary: 'Ask whether the server takes players',
    text: 'Answers while the database does and the server is not about to stop. For load balancers.',
    who: 'anybody',
    answers: { 200: Health },
    problems: [],
  },
  'GET /api/openapi.json': {
    in: 'begin',
    summary: 'Fetch this description for programs',
    text: 'The same as this page, as an OpenAPI 3.1 document.',
    who: 'anybody',
    answers: { 200: Type.Object({}, { description: 'An OpenAPI document.' }) },
    problems: [],
  },
  'POST /api/people': {
    in: 'begin',
    summary: 'Become a person',
    text: 'For programs: gives a token to send as `Authorization: Bearer <token>` with every other call. Browsers get a cookie when they sit down or make a table. The token is shown once and kept as a hash.',
    who: 'anybody',
    problems: [],
  },
  'POST /api/me/tokens': {
    in: 'begin',
    summary: 'Make a token for a program of yours',
    text: 'Whoever sends the token acts as you. It is shown once and kept as a hash; the name is for you.',
    who: 'person',
    problems: ['no-person'],
  },
  'GET /api/me/tables': {
    in: 'begin',
    summary: 'List your tables',
    text: 'The tables at which you sit or which you made, the latest first. Nobody is told of none.',
    who: 'anybody',
    problems: [],
  },
  'POST /api/tables': {
    in: 'tables',
    summary: 'Make a table',
    text: 'Names the game, its set-up and who sits where: `mine` is a seat of your own, `open` waits for somebody, `bot` is played by the server. The answer holds the secrets of two links: whoever has `invite` can sit down, whoever has `watch` can look on.',
    who: 'anybody',
    problems: ['no-such-game'],
  },
  'GET /api/tables/:id': {
    in: 'tables',
    summary: 'Look at a table',
    text: 'Who sits where, who is there, and whether the match has begun.',
    who: 'link',
    problems: LOOKING,
  },
  'GET /api/tables/:id/links': {
    in: 'tables',
    summary: 'Ask for the links again',
    text: 'The secrets of the links that making the table gave.',
    who: 'host',
    problems: SEATED,
  },
  'POST /api/tables/:id/sit': {
    in: 'tables',
    summary: 'Sit down',
    text: 'Takes an open seat. `share` is what you add to the dice: 16 random bytes of your own (docs/fair-dice.md).',
    who: 'invited',
    problems: ['wrong-link', 'seat-taken', 'not-open', ...AT_TABLE],
  },
  'POST /api/tables/:id/rise': {
    in: 'tables',
    summary: 'Stand up',
    text: 'Gives your seat back before the match has begun.',
    who: 'player',
    problems: ['not-open', ...SEATED],
  },
  'POST /api/tables/:id/fill': {
    in: 'tables',
    summary: 'Put a bot on a seat, or take it away',
    text: 'Without a level the seat is open again.',
    who: 'host',
    problems: ['seat-taken', 'not-open', ...SEATED],
  },
  'POST /api/tables/:id/start': {
    in: 'tables',
    summary: 'Begin the match',
    text: 'Every seat must be taken. Beginning a match that has begun changes nothing.',
    who: 'host',
    problems: ['not-open', ...SEATED],
  },
  'GET /api/tables/:id/stream': {
    in: 'match',
    summary: 'Follow a table',
    text: 'Server-sent events, each `data: ` and a JSON message, and a comment line at least every 20 seconds. With `whole=1` every message of the match holds all that your seats see, which is what a program wants; otherwise messages are differences (client/delta.ts) from `GET /api/tables/:id/match`, and `have` says from where. An eye for which nothing has changed gets nothing. When the stream breaks off, come back: with `whole=1` it begins with how things stand.',
    who: 'link',
    streams: Messages,
    problems: LOOKING,
  },
  'POST /api/tables/:id/act': {
    in: 'match',
    summary: 'Answer, take back, leave or speak of a draw',
    text: 'The answer comes after the act is safe on the disk. If you do not get it, send the same act with the same `key` again: it is done at most once, and `again` tells that it was done before. What the rules do not allow is refused with their own code: `stale-decision`, `not-your-decision`, `no-such-option`, `nothing-to-undo`, `no-agreed-draw`, `match-over`.',
    who: 'player',
    problems: ['not-started', 'key-used', 'not-kept', ...SEATED],
  },
  'GET /api/tables/:id/match': {
    in: 'match',
    summary: 'Fetch the match',
    text: 'All that your seats see, in the form that messages without `whole=1` go on from.',
    who: 'link',
    answers: { 200: Whole },
    problems: ['not-started', ...LOOKING],
  },
  'GET /api/tables/:id/why-not': {
    in: 'match',
    summary: 'Ask why something is not offered',
    text: 'Options that a seat might expect, each with the rule that rules it out.',
    who: 'player',
    answers: { 200: Reasons },
    problems: ['not-started', ...SEATED],
  },
  'POST /api/tables/:id/about': {
    in: 'match',
    summary: 'Ask what options lead to',
    text: 'For each option what the rules say of it before it is taken; the reference of the game tells its shape (docs/api).',
    who: 'player',
    answers: {
      200: Type.Array(Type.Unknown(), { description: 'One for each option that was asked about; null where there is nothing to say.' }),
    },
    problems: ['not-started', ...SEATED],
  },
  'POST /api/tables/:id/say': {
    in: 'after',
    summary: 'Say something to the table',
    text: 'Plain text for all who follow the table. `key` is yours: the same line is said once however often it is sent.',
    who: 'link',
    answers: NO_CONTENT,
    problems: ['no-person', ...LOOKING],
  },
  'POST /api/tables/:id/stand-in': {
    in: 'after',
    summary: 'Let a bot decide for somebody who is away',
    text: 'After ten minutes of silence.',
    who: 'player',
    problems: ['too-early', 'not-open', ...SEATED],
  },
  'POST /api/tables/:id/return': {
    in: 'after',
    summary: 'Take your seat back from a bot',
    text: 'From the next decision on you play again.',
    who: 'player',
    problems: ['not-open', ...SEATED],
  },
  'POST /api/tables/:id/rematch': {
    in: 'after',
    summary: 'Play again with seats swapped',
    text: 'Gives the table of the next match, made by whoever asks first.',
    who: 'player',
    problems: ['not-over', ...SEATED],
  },
  'GET /api/tables/:id/record': {
    in: 'after',
    summary: 'Fetch the record of a finished match',
    text: 'The file that `tabularium replay` and the page read.',
    who: 'link',
    answers: { 200: Record },
    problems: ['not-started', 'not-over', ...LOOKING],
  },
  'GET /api/tables/:id/dice': {
    in: 'after',
    summary: 'Unseal the dice of a finished match',
    text: 'What the seed was made from, so that everybody can check that every roll follows (docs/fair-dice.md).',
    who: 'link',
    answers: { 200: Dice },
    problems: ['not-over', ...LOOKING],
  },
};

export const WHO: Readonly<{ [who in CallWords['who']]: string }> = {
  anybody: 'Anybody.',
  person: 'A person: by cookie or token.',
  player: 'Who sits at the table.',
  host: 'Who made the table.',
  link: 'Who sits at the table, made it, or sends the secret of one of its links in the header `tabularium-link`.',
  invited: 'Who sends the secret of the invitation in the header `tabularium-link`. Somebody unknown becomes a person.',
};
