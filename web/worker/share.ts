// A whole match in a link: set-up, seed and the numbers of its answers, compressed. The rules reproduce the rest.

import {
  type By,
  type DrawWord,
  type Input,
  isBy,
  Match,
  type Origins,
  type Pick,
  Refusal,
  type Seat,
  type Setup,
  textFor,
  wrongSeats,
} from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { SeatInfo } from '../link/link.ts';
import { deflated, inflated } from '../link/squeezed.ts';
import { otherVersion } from './outdated.ts';
import { type OwnPack, ownIn, packFrom } from './own-pack.ts';

/** Marks an answer that belongs to the same gesture as the player's previous one. */
const JOINED = 'joined';
/** An answer by its number, an undo, a departure, or a word about a draw. Answers given by the rules are left out. */
type Move = readonly [seat: Seat, pick: Pick | 'undo' | 'leave' | DrawWord, by?: By | typeof JOINED];
interface Shared {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly seed: string;
  readonly seats: readonly SeatInfo[];
  readonly moves: readonly Move[];
  /** Only if the match uses content that players wrote. */
  readonly own?: OwnPack;
}
/** The match from a link. */
export interface Unpacked {
  readonly origins: Origins;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
}

const PREFIX = 'z.';
export const isShared = (text: string): boolean => text.startsWith(PREFIX);

const moveOf = (input: Input): Move => {
  if (input.kind === 'draw') return [input.seat, input.says];
  if (input.kind !== 'answer') return [input.seat, input.kind];
  if (input.joined) return [input.seat, input.pick, JOINED];
  return input.by === 'player' ? [input.seat, input.pick] : [input.seat, input.pick, input.by];
};

/** The match as text for a link. */
export async function sharedText({ game }: Playable, origins: Origins, version: number, seats: readonly SeatInfo[]): Promise<string> {
  const { setup, seed, inputs, pack } = origins;
  const moves = inputs.filter((input) => input.kind !== 'answer' || input.by !== 'rules').map(moveOf);
  const own = pack === undefined ? {} : { own: ownIn(game.content, pack) };
  const shared: Shared = { game: game.id, version, setup, seed, seats, moves, ...own };
  return PREFIX + (await deflated(JSON.stringify(shared)));
}

/** Decodes a link, without playing its moves. */
export async function readShared(text: string): Promise<Shared> {
  let value: unknown;
  try {
    value = JSON.parse(await inflated(text.slice(PREFIX.length)));
  } catch {
    throw new Refusal('bad-record', 'this link is not whole: it may have been cut off');
  }
  const { game, version, seed, moves, seats, setup, own } = (value ?? {}) as Partial<Shared>;
  const isMatch = typeof game === 'string' && typeof seed === 'string' && Number.isInteger(version) && isObject(setup);
  if (!isMatch || !Array.isArray(moves) || !moves.every(isMove) || !(own === undefined || isOwnPack(own)))
    throw new Refusal('bad-record', 'this link does not hold a match');
  const wrong = wrongSeats(seats, setup.seats);
  if (wrong !== undefined) throw new Refusal('bad-record', `this link is damaged: ${wrong}`);
  return value as Shared;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMove = (move: unknown): boolean =>
  Array.isArray(move) && Number.isInteger(move[0]) && (move[2] === undefined || move[2] === JOINED || isBy(move[2]));
const isOwnPack = (own: Partial<{ added: unknown; whole: unknown }>): boolean =>
  isObject(own) && (isObject(own.added) || isObject(own.whole));

/** Plays the moves of a link by the rules. */
export function playShared({ game }: Playable, { version, setup, seed, moves, seats, own }: Shared): Unpacked {
  if (version !== game.version) throw otherVersion(game, version, 'the numbers in the link mean something else now');
  const pack = own && packFrom(game.content, own);
  const match = sound(() => Match.start(game, setup, { seed, content: pack }));
  sound(() => repeat(match, moves));
  return { origins: { game: game.id, setup: match.setup, seed, inputs: match.inputs, ...(pack && { pack }) }, version, seats };
}
/** Blames any error on the link, except faults that the game finds in its content. */
function sound<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'bad-content' || error.code === 'bad-record')) throw error;
    throw new Refusal('bad-record', `this link is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
function repeat(match: Match<AnyKit>, moves: readonly Move[]): void {
  for (const [seat, pick, by = 'player'] of moves) {
    if (pick === 'undo') match.undo(seat);
    else if (pick === 'leave') match.leave(seat);
    else if (pick === 'offer' || pick === 'agree' || pick === 'end') match.draw(seat, pick);
    else answer(match, seat, pick, by);
  }
}
function answer(match: Match<AnyKit>, seat: Seat, pick: Pick, by: By | typeof JOINED): void {
  const decision = match.pending.find(({ seats }) => seats.includes(seat));
  if (by !== JOINED) match.answer(seat, decision?.id ?? '', pick, by);
  else if (!decision || !match.answerNext(seat, { ask: decision.ask, text: textFor(decision, pick) }))
    throw new Refusal('no-such-option', `nothing is joined to the answer of seat ${seat}`);
}
