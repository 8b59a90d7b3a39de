// Matches being played: the whole match to begin with, acts, and questions along the way.
import { About, Ack, Act, Params, Say, SeatQuery } from '@tabularium/client/schemas';
import type { App } from '../app.ts';
import { checkMayLook, type House } from '../house.ts';

/** Everything that is not offered costs the rules about as much as this many options that are. */
const WHY_NOT = 10;

export function matchRoutes(app: App, house: House): void {
  const { shelf, people, guards } = house;

  app.get('/api/tables/:id/match', { schema: { params: Params } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    return desk.whole(await people.of(request));
  });
  app.post('/api/tables/:id/act', { schema: { params: Params, body: Act, response: { 200: Ack } } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    const person = await people.player(request);
    guards.acts.take(person.id);
    return desk.act(person, request.body);
  });
  app.get('/api/tables/:id/why-not', { schema: { params: Params, querystring: SeatQuery } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    const person = await people.player(request);
    guards.questions.take(person.id, WHY_NOT);
    return desk.whyNot(person, Number(request.query.seat));
  });
  app.post('/api/tables/:id/about', { schema: { params: Params, body: About } }, async (request) => {
    const desk = await shelf.desk(request.params.id);
    const { seat, decision, options } = request.body;
    const person = await people.player(request);
    guards.questions.take(person.id, options.length);
    return desk.abouts(person, seat, decision, options);
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
}
