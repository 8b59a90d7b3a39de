// Where a server says what happens to it. Fastify's own logger is one of these.

export interface Log {
  error(message: unknown): void;
  warn(message: string): void;
  info(message: string): void;
  debug(message: string): void;
}

const LEVELS = { error: 50, warn: 40, info: 30 };

/** Lines of JSON, as Fastify writes them; failures only, unless it is talkative. */
export function linesTo(out: { write(line: string): unknown }, isTalkative: boolean): Log {
  const write = (level: keyof typeof LEVELS, message: unknown): void => {
    const msg = message instanceof Error ? (message.stack ?? message.message) : String(message);
    if (level !== 'info' || isTalkative) out.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), msg })}\n`);
  };
  return {
    error: (message) => write('error', message),
    warn: (message) => write('warn', message),
    info: (message) => write('info', message),
    debug: () => undefined,
  };
}
