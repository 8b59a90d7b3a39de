// The HTTP side: limits, checks and answers common to all routes.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Hello, PROTOCOL } from '@tabularium/client/schemas';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController, type RawServerDefault } from 'fastify';
import { describeApi } from './api/describe.ts';
import { apiPageRoutes } from './api/page-routes.ts';
import type { House } from './house.ts';
import { tokenOf } from './people.ts';
import { answerTo, isOurs, ServerProblem } from './problems.ts';
import { networkOf } from './rate-limit.ts';
import { companyRoutes } from './routes/company.ts';
import { matchRoutes } from './routes/matches.ts';
import { meRoutes } from './routes/me.ts';
import { programRoutes } from './routes/programs.ts';
import { streamRoutes } from './routes/streams.ts';
import { tableRoutes } from './routes/tables.ts';
import { answerFrom, isForSite } from './site.ts';
import { watchRoutes } from './watch.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

const WORTH_PACKING = 1024;
/** How often to look for connections that have taken too long, in milliseconds. */
const CHECK_EVERY = 2000;
/** Sent with every answer. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

export interface AppOptions {
  /** The origin of the pages, like `https://table.example`; by default, the host that was asked for. */
  readonly origin?: string | undefined;
  /** The folder of the built site, if this server also serves it. */
  readonly site?: string | undefined;
  /** What to log, as lines of JSON: failures only, or also every request. Lines never name people, addresses or secrets. */
  readonly log?: 'nothing' | 'failures' | 'requests';
  readonly logTo?: { write(line: string): unknown };
  /** The server is behind a proxy, and trusts it to say which address a request comes from. */
  readonly isBehindProxy?: boolean;
  /** Anybody may read `/metrics`, not only this machine. */
  readonly hasOpenMetrics?: boolean;
}

export async function makeApp(
  house: House,
  { origin, site, log = 'nothing', logTo = process.stderr, isBehindProxy = false, hasOpenMetrics = false }: AppOptions,
): Promise<App> {
  const { limits, calls, files } = house.guards;
  const app: App = fastify({
    logger: log !== 'nothing' && {
      level: log === 'requests' ? 'info' : 'warn',
      stream: { write: (line: string) => void logTo.write(line) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0), // anything before our own proxy may be forged
    http: { maxHeaderSize: limits.header, headersTimeout: limits.headersTimeout, connectionsCheckingInterval: CHECK_EVERY },
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    bodyLimit: limits.body,
    routerOptions: { maxParamLength: 64 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify({ code: 'bad-request', message: 'this is no address' }));
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.server.maxConnections = limits.connections;
  await app.register(cookie);
  await describeApi(app);
  watchRoutes(app, house, hasOpenMetrics);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!isForSite(request)) reply.header('cache-control', 'no-store');
    (isForSite(request) ? files : calls).take(networkOf(request.ip));
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (tokenOf(request) === undefined && !isFromHere(request, origin))
      throw new ServerProblem('not-yours', 'this request comes from another site');
    if (house.isStopping()) throw new ServerProblem('stopping', 'this server is about to stop: try again in a moment');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return payload;
    reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length');
    return promisify(gzip)(payload);
  });
  app.setErrorHandler((error, request, reply) => {
    const known = answerTo(error) ?? faultOfRequest(error);
    if (!known || isOurs(error)) request.log.error(error);
    if (error instanceof ServerProblem && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    const { status, ...problem } = known ?? { status: 500, code: 'failed', message: 'something went wrong here' };
    return reply.code(status).send(problem);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (site === undefined || !isForSite(request)) return reply.code(404).send({ code: 'no-such-page', message: 'there is nothing here' });
    reply.hijack();
    await answerFrom(site, request.raw, reply.raw);
    return reply;
  });

  app.get('/api/hello', { schema: { response: { 200: Hello } } }, async (request) => {
    const person = await house.people.of(request);
    return {
      tabularium: PROTOCOL,
      ...(person && { person: { name: person.name, emblem: person.emblem } }),
      ...(house.bots !== undefined && { bots: house.bots }),
    } as const;
  });
  tableRoutes(app, house);
  matchRoutes(app, house);
  streamRoutes(app, house);
  companyRoutes(app, house);
  meRoutes(app, house);
  programRoutes(app, house);
  apiPageRoutes(app);
  return app;
}

/** What fastify itself refuses: a body that is too large, is not JSON, or does not match the schema. */
function faultOfRequest(error: unknown): { readonly status: number; readonly code: string; readonly message: string } | undefined {
  const { statusCode, message } = error as { readonly statusCode?: unknown; readonly message?: unknown };
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  return { status: statusCode, code: statusCode === 413 ? 'too-large' : 'bad-request', message: String(message) };
}

/** Browsers say which site a request comes from. Programs do not, but they have no cookie that another site could abuse. */
function isFromHere({ headers, host }: FastifyRequest, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  if (origin !== undefined) return headers.origin === origin;
  return headers.origin === `http://${host}` || headers.origin === `https://${host}`;
}
