// Lines from the player: typed on a terminal, or read from a file or a test.
import { createInterface, type ReadLineOptions } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  /** The next line; undefined once the input has ended or was interrupted. */
  next(prompt: string): Promise<string | undefined>;
  /** What the Tab key completes. */
  complete(words: readonly string[]): void;
  close(): void;
}

export function linesFrom({ stdin, stdout }: Io): Lines {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  let words: readonly string[] = [];
  const options: ReadLineOptions = {
    input: stdin,
    terminal: isTerminal,
    ...(isTerminal ? { output: stdout as unknown as NodeJS.WritableStream } : {}), // on a terminal it is a full stream
    completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
  };
  const reader = createInterface(options);
  const waiting: string[] = [];
  let ended = false;
  let wanted: ((line: string | undefined) => void) | undefined;
  const give = (line: string | undefined): void => {
    const take = wanted;
    wanted = undefined;
    if (take) take(line);
    else if (line !== undefined) waiting.push(line);
  };
  reader.on('line', give);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    if (isTerminal && wanted) stdout.write('\n'); // ends the line of the prompt
    give(undefined);
  });
  return {
    next: async (prompt) => {
      if (isTerminal && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line = waiting.shift() ?? (ended ? undefined : await new Promise<string | undefined>((resolve) => (wanted = resolve)));
      if (!isTerminal) stdout.write(`${prompt}${line ?? ''}\n`); // makes a transcript read like a terminal session
      return line;
    },
    complete: (list) => {
      words = list;
    },
    close: () => reader.close(),
  };
}
