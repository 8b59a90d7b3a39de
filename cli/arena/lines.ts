// The lines that the arena and a program exchange, each a JSON document. docs/api/README.md describes them for authors of bots.
import {
  type Decision,
  type GameEvent,
  type Match,
  type Pick,
  pickFor,
  type Result,
  type Seat,
  type Setup,
  type View,
} from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type Said =
  /** A match begins. Expects no answer. */
  | {
      readonly type: 'start';
      readonly game: string;
      readonly version: number;
      readonly setup: Setup;
      readonly seat: Seat;
      /** For the bot's own random numbers. Equal seeds of the arena give equal seeds here. */
      readonly seed: number;
    }
  /** The seat has to decide. Expects one line as the answer. */
  | {
      readonly type: 'decide';
      readonly game: string;
      readonly seat: Seat;
      readonly view: Omit<View<AnyKit>, 'decisions'>;
      readonly decision: Decision<AnyKit>;
      readonly left: readonly Seat[];
      /** What the seat was told since its last decision. */
      readonly events: readonly { readonly n: number; readonly event: GameEvent }[];
    }
  /** The match is over. Expects no answer. */
  | { readonly type: 'end'; readonly seat: Seat; readonly result: Result };

/** The line that asks a seat to decide. The seat already knows the first `heard` events. */
export function decideLine(
  match: Match<AnyKit>,
  seat: Seat,
  decision: Decision<AnyKit>,
  heard: number,
): Said & { readonly type: 'decide' } {
  const { decisions: _, ...view } = match.view(seat);
  return { type: 'decide', game: match.game.id, seat, view, decision, left: match.left, events: match.events(seat, heard) };
}

/** A player loses its seat; the message says why. */
export class PlayerFailed extends Error {}

const LONGEST_QUOTE = 80;

/** The pick in a program's answer: `{ "pick": 3 }`, `{ "pick": [0, 2] }` or `{ "text": "bid 2x6" }`. */
export function pickIn(line: string, decision: Decision<AnyKit>): Pick {
  const { pick, text } = objectIn(line);
  if (typeof text === 'string') {
    const found = pickFor(decision, text);
    if (found === undefined) throw new PlayerFailed(`nothing that is offered is called ${quoted(text)}`);
    return found;
  }
  if (typeof pick === 'number' || (Array.isArray(pick) && pick.every((one) => typeof one === 'number'))) return pick;
  throw new PlayerFailed(`an answer has a pick or a text, not ${quoted(line)}`);
}
function objectIn(line: string): { readonly pick?: unknown; readonly text?: unknown } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // reported below, like JSON that is not an object
  }
  throw new PlayerFailed(`an answer is a JSON object on one line, not ${quoted(line)}`);
}
const quoted = (text: string): string => JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text);
