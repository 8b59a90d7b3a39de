// Matches being played: the whole match to begin with, acts, questions along the way, and the stream of changes.
import { About, Ack, Act, Params, Say, SeatQuery, StreamQuery } from '@tabularium/client/schemas';
import type { App } from '../app.ts';
import { checkMayLook, type House } from '../house.ts';
import { TooMany } from '../problems.ts';
import { wholes } from '../wholes.ts';

export function matchRoutes(app: App, house: House): void {
  const { shelf, people, streams, guards } = house;

  app.get('/api/tables/:id/match', { schema: { params: Params } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    return desk.whole(await people.of(request));
  });
  app.post('/api/tables/:id/act', { schema: { params: Params, body: Act, response: { 200: Ack } } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    const person = await people.known(request);
    guards.acts.take(person.id);
    return desk.act(person, request.body);
  });
  app.get('/api/tables/:id/why-not', { schema: { params: Params, querystring: SeatQuery } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    return desk.whyNot(await people.known(request), Number(request.query.seat));
  });
  app.post('/api/tables/:id/about', { schema: { params: Params, body: About } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    const { seat, decision, options } = request.body;
    return desk.abouts(await people.known(request), seat, decision, options);
  });
  app.get('/api/tables/:id/record', { schema: { params: Params } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    return desk.record();
  });
  app.get('/api/tables/:id/dice', { schema: { params: Params } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    return desk.dice;
  });
  app.post('/api/tables/:id/say', { schema: { params: Params, body: Say } }, async (request, reply) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    const { key, text } = request.body;
    const person = await people.known(request);
    guards.lines.take(person.id);
    await desk.say(person, key, text);
    reply.code(204);
  });

  app.get('/api/tables/:id/stream', { schema: { params: Params, querystring: StreamQuery } }, async (request, reply) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    const person = await people.of(request);
    if (desk.seatsOf(person).length === 0 && desk.watchers >= guards.limits.watchersOfTable)
      throw new TooMany('this table has no room for more watchers', 60);
    const letGo = guards.stream(request, person);
    reply.hijack();
    let stop: (() => void) | undefined;
    let isClosed = false;
    const send = streams.open(reply.raw, () => {
      isClosed = true;
      letGo();
      stop?.();
    });
    const { have, whole, start } = request.query;
    const listener = whole === undefined ? send : wholes({ send, look: () => desk.whole(person), onFailure: () => reply.raw.destroy() });
    const guest = { person, send: listener, end: () => void reply.raw.end() };
    try {
      stop = await desk.follow(guest, whole === undefined ? { have, wantsWhole: start !== undefined } : {});
      if (isClosed) stop();
    } catch (error) {
      reply.raw.destroy(); // the page reconnects by itself
      throw error;
    }
  });
}
