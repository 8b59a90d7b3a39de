// The people around a match: stand-ins, assistants and rematches.
import { levelFor } from '@tabularium/bots';
import { Assist, Invitation, Params, Rematch, Rise, TableState } from '@tabularium/client/schemas';
import type { Person, SeatRow } from '@tabularium/storage';
import type { App } from '../app.ts';
import { checkMayOpen, type House } from '../house.ts';
import { emptySeat, invitationTo, newMatch } from '../new-table.ts';
import { ServerProblem } from '../problems.ts';

export function companyRoutes(app: App, house: House): void {
  const { shelf, people, store, now, random } = house;

  app.post('/api/tables/:id/stand-in', { schema: { params: Params, body: Rise, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    const person = await people.known(request);
    const { seat } = request.body;
    if (desk.seatsOf(person).length === 0 && person.id !== desk.row.host)
      throw new ServerProblem('not-yours', 'you do not play at this table');
    const level = levelFor(desk.pkg);
    const stoodIn = (before: SeatRow): SeatRow => {
      const { botFrom = Number.POSITIVE_INFINITY } = desk.stateFor(person).seats[seat] ?? {};
      if (before.bot === null && now() < botFrom)
        throw new ServerProblem('too-early', 'a bot may stand in only for somebody who has been away for ten minutes');
      return { ...before, bot: before.bot ?? level };
    };
    await desk.reseat(seat, stoodIn, 'running');
    return desk.stateFor(person);
  });
  app.post('/api/tables/:id/return', { schema: { params: Params, body: Rise, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    const person = await people.known(request);
    const { seat } = request.body;
    const takenBack = (before: SeatRow): SeatRow => {
      checkOwn(before, person);
      if (desk.row.returns === 0) throw new ServerProblem('no-return', 'at this table a bot keeps the seat that it has taken over');
      return { ...before, bot: null };
    };
    await desk.reseat(seat, takenBack, 'running');
    return desk.stateFor(person);
  });

  app.post('/api/tables/:id/assistant', { schema: { params: Params, body: Assist, response: { 200: TableState } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    const person = await people.known(request);
    const { seat, isOn } = request.body;
    const assisted = (before: SeatRow): SeatRow => {
      checkOwn(before, person);
      return { ...before, assisted: isOn ? 1 : 0 };
    };
    await desk.reseat(seat, assisted, 'running');
    return desk.stateFor(person);
  });

  app.post('/api/tables/:id/rematch', { schema: { params: Params, body: Rematch, response: { 200: Invitation } } }, async (request) => {
    const desk = await shelf.fresh(request.params.id);
    const person = await people.known(request);
    const { row, seats } = desk;
    if (desk.seatsOf(person).length === 0) throw new ServerProblem('not-yours', 'you did not play at this table');
    if (row.state !== 'over' && row.state !== 'abandoned') throw new ServerProblem('not-over', 'this match is not over yet');
    const { game, setup, pack, returns } = row;
    if (row.rematch === null) await checkMayOpen(house, person, pack);
    const id = random(12);
    const next = newMatch(house, { id, game, version: desk.pkg.game.version, setup, pack, returns, host: person.id });
    const again = await store.rematch(row.id, next, swapped(seats, id, { person: person.id, share: request.body.share, seen: now() }));
    if (again === id) await desk.refresh();
    return invitationTo(await shelf.fresh(again), person);
  });
}

function checkOwn({ seat, person }: SeatRow, { id }: Person): void {
  if (person !== id) throw new ServerProblem('not-yours', `seat ${seat} is not yours`);
}
/** Everybody moves up a seat. The other people sit down themselves, because each adds a share to the dice. */
function swapped(
  seats: readonly SeatRow[],
  match: string,
  me: Pick<SeatRow, 'share' | 'seen'> & { readonly person: string },
): readonly SeatRow[] {
  return seats.map((_, seat) => {
    const before = seats.at(seat - 1);
    const none = emptySeat(match, seat);
    if (before?.person === me.person) return { ...none, ...me, name: before.name, emblem: before.emblem };
    return before?.person === null ? { ...none, bot: before.bot, name: before.name } : none;
  });
}
