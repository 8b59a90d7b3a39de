// A server or worker started by hand or by a service manager: it says where it is, and stops on a signal.
import { networkInterfaces } from 'node:os';
import { withoutPassword } from './database-address.ts';
import { type ServeOptions, serve } from './serve.ts';
import type { WorkOptions } from './work.ts';

/** One Ctrl+C may reach us twice, the second time passed on by our parent process: within so many milliseconds it is the same one. */
const SAME_SIGNAL = 500;
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

type Say = (text: string) => void;
/** Resolves once the server has been told to stop, and has stopped. */
export async function attended(options: ServeOptions, say: Say): Promise<void> {
  const server = await serve(options);
  await attend(server, greeting(options, server.port), say);
}
/** The same for a worker. */
export async function attendedWork(options: WorkOptions, say: Say): Promise<void> {
  const { work } = await import('./work.ts'); // here, because servers of one machine need no PostgreSQL
  const worker = await work(options);
  const bots = options.threads === 1 ? 'One bot' : `Up to ${options.threads} bots`;
  await attend(worker, `\n  ${bots} at a time can think here, for ${withoutPassword(options.database)}.\n  Ctrl+C ends it.\n\n`, say);
}
async function attend({ close }: { readonly close: () => Promise<void> }, hello: string, say: Say): Promise<void> {
  const told = signalled();
  say(hello);
  await told;
  say('Stopping: everything is saved. Press Ctrl+C again to stop at once.\n');
  process.on('SIGINT', endAtOnce).on('SIGTERM', endAtOnce);
  await close();
  process.off('SIGINT', endAtOnce).off('SIGTERM', endAtOnce);
}

let firstSignal = 0;
const endAtOnce = (): void => {
  if (performance.now() - firstSignal > SAME_SIGNAL) process.exit(1);
};
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    const onSignal = (): void => {
      firstSignal = performance.now();
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      resolve();
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });

function greeting({ host, site, origin, ...options }: ServeOptions, port: number): string {
  const home = 'data' in options ? options.data : withoutPassword(options.database);
  const isOpen = EVERYWHERE.includes(host);
  const [first = '', ...others] = addressesOf(host, port, origin);
  return [
    '',
    `  Tabularium is running at ${first}`,
    ...others.map((address) => `  On your network:         ${address}`),
    '',
    ...(site === undefined
      ? ['  It serves only the API, not the site.']
      : ['  To play with friends elsewhere, choose a game and "Play with a friend elsewhere".']),
    ...(isOpen || origin !== undefined
      ? []
      : [
          '  Only this computer can reach it. To let others on your network in, add --host 0.0.0.0; for the internet, see docs/hosting.md.',
        ]),
    `  The data is in ${home}.`,
    '  Press Ctrl+C to stop it.',
    '',
    '',
  ].join('\n');
}
/** Where browsers find the server: the address it was given, or all of the machine's own. */
function addressesOf(host: string, port: number, origin: string | undefined): readonly string[] {
  if (origin !== undefined) return [`${origin}/`];
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  if (!EVERYWHERE.includes(host)) return [at(host)];
  const isUseful = (address: string, family: string): boolean => family === 'IPv4' || (host === '::' && !/^fe80:/i.test(address));
  const own = Object.values(networkInterfaces()).flatMap((cards = []) =>
    cards.filter(({ internal, address, family }) => !internal && isUseful(address, family)).map(({ address }) => address),
  );
  return ['localhost', ...own].map(at);
}
