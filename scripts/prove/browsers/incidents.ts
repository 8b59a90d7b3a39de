// What goes wrong in the middle of a match, and what people do besides deciding.
import type { Incident } from './evening.ts';

/** A line with a rule id in it: everybody reads it, and the id is a link. */
const chat: Incident = async (evening, turn) => {
  const { due, decision } = turn;
  await due.say(`I do as ${decision.rule} says, <b>don't I</b>?`);
  for (const person of evening.players) {
    const { page, t } = person.app;
    await person.show('log');
    const line = page.getByRole('region', { name: t('online.chat') }).locator('p', { hasText: "<b>don't I</b>" });
    const href = await line.getByRole('link', { name: decision.rule }).getAttribute('href');
    if (href !== `#/rules/${evening.pkg.game.id}/${decision.rule}`) throw new Error(`the rule in the chat leads to ${href}`);
  }
  await due.sees(decision);
  await evening.answer(turn);
};

/** Sees the match, but is offered nothing. */
const spectator: Incident = async (evening, turn) => {
  const { app } = await evening.welcomeSpectator();
  const offered = await app.page.locator('[data-choice]').count();
  if (offered > 0) throw new Error(`the spectator is offered ${offered} options`);
  await evening.answer(turn);
};

/** Whoever has to decide loads the page again. */
const reload: Incident = async (evening, turn) => {
  await turn.due.app.page.reload();
  await turn.due.sees(turn.decision);
  await evening.answer(turn);
};

/** Somebody is cut off while the others play on, until it is their turn. */
const cutOff: Incident = async (evening, turn) => {
  const [away] = evening.others(turn.due);
  await away.goOffline();
  evening.away = away;
  await evening.answer(turn);
};

/** The server is killed, somebody answers all the same, and the server comes back. */
const restart: Incident = async (evening, { due, pick, truth }) => {
  await evening.reunite(truth);
  const { server } = evening.house;
  for (const person of evening.everybody) person.mayFail();
  await server.kill();
  await due.answer(pick);
  for (const person of evening.everybody) await person.isConnected(false);
  await server.start();
  await evening.isKept(truth, `what ${due.name} answered while the server was away is lost`);
  for (const person of evening.everybody) {
    await person.isConnected(true);
    person.isWell();
  }
};

/** Somebody closes the page and comes back by the invitation. */
const reopen: Incident = async (evening, turn) => {
  const { app } = evening.others(turn.due).at(-1) ?? turn.due;
  await app.reopen(evening.link);
  await app.page.locator('aside[data-tab]').waitFor();
  await evening.answer(turn);
};

/** Somebody answers while cut off; the answer arrives when the line is back. */
const answerOffline: Incident = async (evening, { due, pick, truth }) => {
  await due.goOffline();
  await due.answer(pick);
  await due.comeBack();
  await evening.isKept(truth, `what ${due.name} answered while cut off is lost`);
};

/** Answers, takes it back if that is possible, and answers again. */
const takeBack: Incident = async (evening, turn) => {
  await evening.answer(turn);
  const { due, decision } = turn;
  const after = await evening.truth();
  if (!after.match.canUndo(due.seat ?? -1)) return;
  await due.isUpToDate(after);
  await due.press(due.app.button(due.app.t('table.undo')));
  await evening.isKept(after, `${due.name} took something back, but nothing came of it`);
  await evening.agrees(await evening.truth());
  await due.sees(decision);
};

/** By the number of the decision. All happen early, because some matches are short. */
export const INCIDENTS: ReadonlyMap<number, Incident> = new Map([
  [3, chat],
  [5, spectator],
  [7, reload],
  [9, cutOff],
  [18, restart],
  [21, reopen],
  [24, answerOffline],
  [27, takeBack],
  [28, takeBack],
  [29, takeBack],
]);
