// For whoever runs a server: its health, its counters, and a log line for every request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { House } from './house.ts';
import { Metrics } from './metrics.ts';
import { ServerProblem } from './problems.ts';
import { isForSite } from './site.ts';

export function watchRoutes(app: App, house: House, isForAll: boolean): void {
  const metrics = new Metrics();
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    reply.raw.once('close', () => note(request, reply, performance.now() - began));
  });
  const note = (request: FastifyRequest, { raw: { statusCode } }: FastifyReply, milliseconds: number): void => {
    const route = request.routeOptions.url ?? (isForSite(request) ? 'site' : 'unknown');
    metrics.answered(route, statusCode, milliseconds / 1000);
    request.log.info({ method: request.method, route, status: statusCode, ms: Math.round(milliseconds) }, 'answered');
  };

  app.get('/api/health', async () => {
    await house.store.ping();
    return { ok: true };
  });
  app.get('/api/ready', async () => {
    if (house.isStopping()) throw new ServerProblem('stopping', 'this server is about to stop');
    await house.store.ping();
    return { ready: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isForAll && !isFromThisMachine(request)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text(house));
  });
}

/** A request that a proxy on this machine passes on comes from elsewhere. */
function isFromThisMachine({ raw: { socket }, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}
