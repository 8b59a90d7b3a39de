// What can be wrong with a request, and how the server says so.
import type { Problem } from '@tabularium/client/schemas';
import { Refusal } from '@tabularium/kernel';
import { isDatabaseAway } from './database-away.ts';

export const STATUS = {
  'bad-request': 400,
  'no-person': 401,
  'not-yours': 403,
  'wrong-link': 403,
  removed: 403,
  'bot-not-allowed': 403,
  'no-such-game': 404,
  'no-such-table': 404,
  'no-such-page': 404,
  'seat-taken': 409,
  'not-open': 409,
  'not-started': 409,
  'not-over': 409,
  'too-early': 409,
  abandoned: 409,
  'no-return': 409,
  'key-used': 409,
  'older-version': 409,
  'newer-version': 409,
  'too-many-tables': 409,
  'too-much-content': 409,
  'too-large': 413,
  'too-many': 429,
  'table-full': 409,
  failed: 500,
  'not-kept': 503,
  stopping: 503,
} as const;
export type ProblemCode = keyof typeof STATUS;

/** A refused request: nothing has changed, and the message says what is wrong. */
export class ServerProblem extends Error {
  readonly code: ProblemCode;
  /** In so many seconds the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** With a `cause`, the fault is ours, and the log says it. */
  constructor(
    code: ProblemCode,
    message: string,
    { cause, retryAfter }: { readonly cause?: unknown; readonly retryAfter?: number | undefined } = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'ServerProblem';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** There is no room for more than `limit`. */
export class OverLimit extends ServerProblem {
  readonly limit: number;
  constructor(code: 'too-many-tables' | 'too-much-content' | 'table-full', limit: number, message: string) {
    super(code, message);
    this.limit = limit;
  }
}

/** Somebody asks too often or holds too much, and may try again in `seconds`. */
export class TooMany extends ServerProblem {
  constructor(message: string, seconds: number) {
    super('too-many', message, { retryAfter: seconds });
  }
}

/** Whether the request itself was refused; otherwise something failed here, and may succeed later. */
export const isRefusal = (error: unknown): boolean => {
  const { status = 500 } = answerTo(error) ?? {};
  return status < 500;
};

/** Whether an error that we know is no fault of the request, and whoever runs the server should hear of it. */
export const isOurs = (error: unknown): boolean => isDatabaseAway(error) || (error instanceof ServerProblem && error.cause !== undefined);

/** The answer to an error; nothing if we do not know what it means. */
export function answerTo(error: unknown): (Problem & { readonly status: number }) | undefined {
  if (error instanceof ServerProblem) {
    const { code, message } = error;
    return { status: STATUS[code], code, message, ...(error instanceof OverLimit && { limit: error.limit }) };
  }
  if (isDatabaseAway(error))
    return { status: STATUS['not-kept'], code: 'not-kept', message: 'the database does not answer: try again in a moment' };
  if (error instanceof Refusal) return { status: error.code.startsWith('bad-') ? 400 : 409, code: error.code, message: error.message };
  return undefined;
}
