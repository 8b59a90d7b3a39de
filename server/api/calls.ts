// What every call is for, in words. The API description and its page combine this with the schemas of the routes.
import { type TSchema, Type } from 'typebox';
import type { ProblemCode } from '../problems.ts';
import { Dice, Health, Messages, Reasons, Record, TaggedMessages, Whole } from './answers.ts';

export const CHAPTERS = {
  begin: 'Getting started',
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
  /** The answers, if the route itself has no schema for them. */
  readonly answers?: { readonly [status: number]: TSchema };
  readonly streams?: TSchema;
  readonly problems: readonly ProblemCode[];
}

const NO_CONTENT = { 204: Type.Null({ description: 'The line was sent.' }) };
const AT_TABLE: readonly ProblemCode[] = ['no-such-table', 'newer-version', 'older-version'];
const SEATED: readonly ProblemCode[] = ['no-person', 'not-yours', ...AT_TABLE];
const LOOKING: readonly ProblemCode[] = ['wrong-link', 'removed', ...AT_TABLE];

export const CALLS: Readonly<{ [call: string]: CallWords }> = {
  'GET /api/hello': {
    in: 'begin',
    summary: 'Ask who you are',
    text: 'Returns the version of the protocol, and your name and emblem if the server knows you.',
    who: 'anybody',
    problems: [],
  },
  'GET /api/health': {
    in: 'begin',
    summary: 'Check that the server is healthy',
    text: 'Succeeds only if the database responds.',
    who: 'anybody',
    answers: { 200: Health },
    problems: [],
  },
  'GET /api/ready': {
    in: 'begin',
    summary: 'Check that the server is ready for players',
    text: 'For load balancers: fails if the database does not respond or the server is shutting down.',
    who: 'anybody',
    answers: { 200: Health },
    problems: [],
  },
  'GET /api/openapi.json': {
    in: 'begin',
    summary: 'Fetch this description as JSON',
    text: 'The contents of this page as an OpenAPI 3.1 document.',
    who: 'anybody',
    answers: { 200: Type.Object({}, { description: 'An OpenAPI document.' }) },
    problems: [],
  },
  'POST /api/people': {
    in: 'begin',
    summary: 'Register',
    text: 'For programs: returns a token to send with every other call as `Authorization: Bearer <token>`. Browsers do not need it: they get a cookie when they sit down or make a table. The token is shown only once, because the server stores only its hash.',
    who: 'anybody',
    problems: [],
  },
  'POST /api/me/tokens': {
    in: 'begin',
    summary: 'Create a token for one of your programs',
    text: 'A program that sends the token acts as you. It is shown only once, because the server stores only its hash. The name is for your own reference.',
    who: 'person',
    problems: ['no-person'],
  },
  'GET /api/me/tables': {
    in: 'begin',
    summary: 'List your tables',
    text: 'The tables where you sit or that you made, latest first, 50 at a time: `next` leads to older ones. The list is empty if the server does not know you.',
    who: 'anybody',
    problems: [],
  },
  'DELETE /api/me': {
    in: 'begin',
    summary: 'Be forgotten',
    text: 'Deletes your name, your emblem, your tokens and what you wrote in chats. In running matches a bot takes your seat for good; tables you made are closed if their match has not begun. Your moves stay part of the matches, without your name. This cannot be undone, so you have to repeat your name.',
    who: 'person',
    answers: { 204: Type.Null({ description: 'The server no longer knows you.' }) },
    problems: ['no-person'],
  },
  'POST /api/tables': {
    in: 'tables',
    summary: 'Make a table',
    text: 'Send the game, its set-up and who sits where: `mine` is your own seat, `open` waits for a player, and `bot` is played by the server. The answer contains the secrets of two links: anybody with `invite` can sit down, and anybody with `watch` can watch.',
    who: 'anybody',
    problems: ['no-such-game', 'too-many-tables', 'too-much-content'],
  },
  'GET /api/tables/:id': {
    in: 'tables',
    summary: 'Look at a table',
    text: 'Returns who sits where, who is connected, and whether the match has begun.',
    who: 'link',
    problems: LOOKING,
  },
  'GET /api/tables/:id/links': {
    in: 'tables',
    summary: 'Get the links again',
    text: 'Returns the secrets of the links to your table.',
    who: 'host',
    problems: SEATED,
  },
  'POST /api/tables/:id/sit': {
    in: 'tables',
    summary: 'Sit down',
    text: 'Takes an open seat. `share` is your contribution to the dice: 16 random bytes (docs/fair-dice.md).',
    who: 'invited',
    problems: ['wrong-link', 'seat-taken', 'not-open', 'abandoned', ...AT_TABLE],
  },
  'POST /api/tables/:id/rise': {
    in: 'tables',
    summary: 'Stand up',
    text: 'Gives up your seat. Possible only before the match begins.',
    who: 'player',
    problems: ['not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/fill': {
    in: 'tables',
    summary: 'Put a bot on a seat, or remove it',
    text: 'Without a level, the seat becomes open again.',
    who: 'host',
    problems: ['seat-taken', 'not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/remove': {
    in: 'tables',
    summary: 'Remove somebody from a seat',
    text: 'Opens the seat of somebody who sat down. Possible only before the match begins. With the invitation they can sit down again: make new links to prevent that.',
    who: 'host',
    problems: ['not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/new-links': {
    in: 'tables',
    summary: 'Make new links',
    text: 'Returns new secrets. The old links stop working at once, also for those who watch with one.',
    who: 'host',
    problems: SEATED,
  },
  'POST /api/tables/:id/start': {
    in: 'tables',
    summary: 'Begin the match',
    text: 'Every seat must be taken. Does nothing if the match has already begun.',
    who: 'host',
    problems: ['not-open', 'abandoned', ...SEATED],
  },
  'GET /api/tables/:id/stream': {
    in: 'match',
    summary: 'Follow a table',
    text: 'A stream of server-sent events: `data: ` followed by a JSON message, and a comment line at least every 20 seconds. With `whole=1`, the simplest way for programs, every message about the match contains everything your seats see. Without it, messages are changes (client/delta.ts) to what `GET /api/tables/:id/match` returned, and `have` names the last message you got; with `start=1` the stream itself begins with the whole match if `have` is not the last message. Nothing is sent as long as nothing you see has changed. If the stream breaks, reconnect: with `whole=1` it starts with the current state.',
    who: 'link',
    streams: Messages,
    problems: ['table-full', ...LOOKING],
  },
  'GET /api/stream': {
    in: 'match',
    summary: 'Follow several tables over one connection',
    text: 'For pages: browsers open only a few connections to a site over HTTP/1.1. Sends what the streams of the single tables would send without `whole=1`; the `event` of each message is the id of its table. A table that cannot be followed is told so by a message `refused`, and the others go on. The header `tabularium-link` may hold the secrets of several links, separated by commas. To follow other tables, open another stream with all of them and the same `tabularium-page`, which ends the first one.',
    who: 'link',
    streams: TaggedMessages,
    problems: [],
  },
  'POST /api/tables/:id/act': {
    in: 'match',
    summary: 'Answer, undo, leave or negotiate a draw',
    text: 'The server responds once the act is safely on disk. If you get no response, send the same act with the same `key` again: it is done at most once, and `again` tells you that it had been done before. Acts that the rules do not allow are refused with their own codes: `stale-decision`, `not-your-decision`, `no-such-option`, `nothing-to-undo`, `no-agreed-draw`, `match-over`.',
    who: 'player',
    problems: ['not-started', 'abandoned', 'key-used', 'not-kept', ...SEATED],
  },
  'GET /api/tables/:id/match': {
    in: 'match',
    summary: 'Fetch the match',
    text: 'Returns everything your seats see, as the basis for stream messages without `whole=1`.',
    who: 'link',
    answers: { 200: Whole },
    problems: ['not-started', ...LOOKING],
  },
  'GET /api/tables/:id/why-not': {
    in: 'match',
    summary: 'Ask why something is not offered',
    text: 'Returns what the seat might expect to be able to do, each with the rule that forbids it.',
    who: 'player',
    answers: { 200: Reasons },
    problems: ['not-started', ...SEATED],
  },
  'POST /api/tables/:id/about': {
    in: 'match',
    summary: 'Ask what options would lead to',
    text: 'Returns what the rules can say about each option before it is chosen. The shape depends on the game (docs/api).',
    who: 'player',
    answers: {
      200: Type.Array(Type.Unknown(), { description: 'One entry for each option, in your order; null if there is nothing to say.' }),
    },
    problems: ['not-started', ...SEATED],
  },
  'POST /api/tables/:id/say': {
    in: 'after',
    summary: 'Say something to the table',
    text: 'Sends a line of plain text to everybody at the table. You choose `key`: a line sent again with the same key appears only once.',
    who: 'link',
    answers: NO_CONTENT,
    problems: ['no-person', ...LOOKING],
  },
  'POST /api/tables/:id/stand-in': {
    in: 'after',
    summary: 'Let a bot decide for somebody who is away',
    text: 'Possible once the person has been away for ten minutes: see `botFrom` of their seat.',
    who: 'player',
    problems: ['too-early', 'not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/return': {
    in: 'after',
    summary: 'Take your seat back from a bot',
    text: 'You decide again from the next question on, unless the host has chosen that bots keep their seats.',
    who: 'player',
    problems: ['no-return', 'not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/assistant': {
    in: 'after',
    summary: 'Let an assistant make your small choices, or make them yourself again',
    text: 'In games that have such choices (ties and equally good ways of the rivals in Hoplomachus), the game answers for you while this is on. Where several people are asked at once, it waits until all of them have it on. An undo takes back such an answer together with your own before it.',
    who: 'player',
    problems: ['not-open', 'abandoned', ...SEATED],
  },
  'POST /api/tables/:id/rematch': {
    in: 'after',
    summary: 'Play again with the seats rotated',
    text: 'Returns the table of the next match. The first player to ask creates it.',
    who: 'player',
    problems: ['not-over', 'too-many-tables', 'too-much-content', ...SEATED],
  },
  'GET /api/tables/:id/record': {
    in: 'after',
    summary: 'Fetch the record of a finished match',
    text: 'Returns a file that `tabularium replay` and the site can read. Also possible if the table was closed before the match was over.',
    who: 'link',
    answers: { 200: Record },
    problems: ['not-started', 'not-over', ...LOOKING],
  },
  'GET /api/tables/:id/dice': {
    in: 'after',
    summary: 'Reveal how the dice were made',
    text: 'Returns what the seed was made from, so that anybody can check every roll (docs/fair-dice.md). Possible once the match is over or the table was closed.',
    who: 'link',
    answers: { 200: Dice },
    problems: ['not-over', ...LOOKING],
  },
};

export const WHO: Readonly<{ [who in CallWords['who']]: string }> = {
  anybody: 'Anybody.',
  person: 'Anybody the server knows by cookie or token.',
  player: 'Players at the table.',
  host: 'The host, who made the table.',
  link: 'Players, the host, and anybody who sends the secret of a link in the header `tabularium-link`.',
  invited: 'Anybody who sends the secret of the invitation in the header `tabularium-link`. The server gives newcomers a cookie.',
};
