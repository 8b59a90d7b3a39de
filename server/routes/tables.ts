// Tables before their match: making one, sitting down, starting.
import { botsFor } from '@tabularium/bots';
import { Fill, Invitation, NewTable, Nothing, Params, Remove, Rise, Sit, TableState } from '@tabularium/client/schemas';
import { loadPlayable } from '@tabularium/games';
import { Match } from '@tabularium/kernel';
import { levelCalled, levelsUpTo } from '@tabularium/parts/levels';
import type { Playable } from '@tabularium/parts/shape';
import type { SeatRow } from '@tabularium/storage';
import type { App } from '../app.ts';
import { checkHost, checkInvited, checkMayLook, checkMayOpen, type House } from '../house.ts';
import { emptySeat, invitationTo, newDesk } from '../new-table.ts';
import { ServerProblem } from '../problems.ts';

export function tableRoutes(app: App, house: House): void {
  const { shelf, people, random, guards, now } = house;

  app.post('/api/tables', { schema: { body: NewTable, response: { 201: Invitation } } }, async (request, reply) => {
    const { game, setup, content, chairs, host, share, noReturn = false } = request.body;
    const pkg = await playable(game);
    const pack = content === undefined ? null : guards.textOf(content);
    const { setup: checked } = Match.start(pkg.game, setup, { seed: 'to see whether it can be opened', content });
    if (chairs.length !== checked.seats)
      throw new ServerProblem('bad-request', `the match has ${checked.seats} seats, but ${chairs.length} chairs were given`);
    for (const chair of chairs) if (chair.kind === 'bot') checkLevel(house, pkg, chair.level);
    const person = await people.welcome(request, reply, host);
    await checkMayOpen(house, person, pack);
    const id = random(12);
    const seats = chairs.map((chair, seat): SeatRow => {
      const none = emptySeat(id, seat);
      if (chair.kind === 'open') return none;
      return chair.kind === 'bot'
        ? { ...none, bot: chair.level, name: chair.name }
        : { ...none, person: person.id, name: chair.name, emblem: host.emblem, share, seen: now() };
    });
    const desk = await newDesk(house, {
      id,
      game,
      version: pkg.game.version,
      setup: JSON.stringify(checked),
      pack,
      host: person.id,
      returns: noReturn ? 0 : 1,
      seats,
    });
    reply.code(201);
    return invitationTo(desk, person);
  });

  app.get('/api/tables/:id', { schema: { params: Params, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    return desk.stateFor(await people.of(request));
  });
  app.get('/api/tables/:id/links', { schema: { params: Params, response: { 200: Invitation } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkHost(house, desk, request);
    return invitationTo(desk, await people.known(request));
  });

  app.post('/api/tables/:id/sit', { schema: { params: Params, body: Sit, response: { 200: TableState } } }, async (request, reply) => {
    const desk = await shelf.fresh(request.params.id);
    checkInvited(desk, request);
    const { seat, person: someone, share } = request.body;
    desk.checkFree(seat); // a refusal must not create a person
    const person = await people.welcome(request, reply, someone);
    const { name, emblem } = someone;
    await desk.sit({ ...emptySeat(desk.id, seat), person: person.id, name, emblem, share, seen: now() });
    return desk.stateFor(person);
  });
  app.post('/api/tables/:id/rise', { schema: { params: Params, body: Rise, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    const person = await people.known(request);
    const { seat } = request.body;
    const emptied = (before: SeatRow): SeatRow => {
      if (before.person !== person.id) throw new ServerProblem('not-yours', `seat ${seat} is not yours`);
      return emptySeat(desk.id, seat);
    };
    await desk.reseat(seat, emptied, 'open');
    return desk.stateFor(person);
  });
  app.post('/api/tables/:id/fill', { schema: { params: Params, body: Fill, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkHost(house, desk, request);
    const { seat, level, name = level ?? '' } = request.body;
    if (level !== undefined) checkLevel(house, desk.pkg, level);
    await desk.reseat(
      seat,
      (before) => {
        if (before.person !== null) throw new ServerProblem('seat-taken', 'somebody sits there');
        return { ...emptySeat(desk.id, seat), ...(level !== undefined && { bot: level, name }) };
      },
      'open',
    );
    return desk.stateFor(await people.of(request));
  });
  app.post('/api/tables/:id/remove', { schema: { params: Params, body: Remove, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkHost(house, desk, request);
    const { seat } = request.body;
    await desk.reseat(
      seat,
      ({ person }) => {
        if (person === null) throw new ServerProblem('bad-request', `nobody sits at seat ${seat}`);
        if (person === desk.row.host) throw new ServerProblem('bad-request', 'this seat is your own: stand up instead');
        return { ...emptySeat(desk.id, seat), removed: person };
      },
      'open',
    );
    return desk.stateFor(await people.of(request));
  });
  app.post('/api/tables/:id/new-links', { schema: { params: Params, body: Nothing, response: { 200: Invitation } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkHost(house, desk, request);
    await desk.renewLinks();
    return invitationTo(desk, await people.known(request));
  });
  app.post('/api/tables/:id/start', { schema: { params: Params, body: Nothing, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    await checkHost(house, desk, request);
    await desk.start();
    return desk.stateFor(await people.of(request));
  });
}

async function playable(game: string): Promise<Playable> {
  const found = await loadPlayable(game);
  if (!found) throw new ServerProblem('no-such-game', `there is no game ${game}`);
  return found;
}
function checkLevel({ bots }: House, pkg: Playable, level: string): void {
  const able = botsFor(pkg);
  const allowed = levelsUpTo(able, bots);
  if (able.includes(levelCalled(level)) && !allowed.includes(levelCalled(level)))
    throw new ServerProblem('bot-not-allowed', `bots are no stronger than ${bots} here: choose from ${allowed.join(', ')}`);
  if (!able.includes(levelCalled(level)))
    throw new ServerProblem('bad-request', `there is no bot ${level} here: choose from ${allowed.join(', ')}`);
}
