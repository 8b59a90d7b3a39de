// Errors between page and workers: comlink only transfers their text, and we need their code too.
import { Refusal } from '@tabularium/kernel';
import { transferHandlers } from 'comlink';
import { type LinkCode, LinkError } from './link.ts';

interface Carried {
  readonly code: LinkCode;
  readonly message: string;
  readonly limit?: number | undefined;
}

export const carried = (error: unknown): Carried => {
  if (error instanceof LinkError) return { code: error.code, message: error.message, limit: error.limit };
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
};

/** Call it once on each side. */
export function carryErrors(): void {
  const plain = transferHandlers.get('throw');
  if (!plain) throw new Error('this version of comlink has no handler for errors');
  transferHandlers.set('throw', {
    canHandle: (value): value is { value: unknown } => plain.canHandle(value),
    serialize: ({ value }: { value: unknown }) => [carried(value), []],
    deserialize: ({ code, message }: Carried) => {
      throw new LinkError(code, message);
    },
  });
}
