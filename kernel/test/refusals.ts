import { Refusal, type RefusalCode } from '../index.ts';

/** The message of a refusal, which must have the right code. */
export function refusal(code: RefusalCode, act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== code) throw new Error(`refused as ${error.code}: ${error.message}`, { cause: error });
    return error.message;
  }
  throw new Error('it was not refused');
}
