// After the last decision: everybody reads the same, the record and the dice can be checked, nothing leaked, and the next match begins.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { seat as seatLine, sitDown } from '../../../web/test/browser/lobby.ts';
import { settled } from '../../../web/test/browser/table.ts';
import { env, node, root } from '../../ensure.mjs';
import type { Truth } from './books.ts';
import type { Evening } from './evening.ts';
import type { Person } from './person.ts';
import { until } from './until.ts';

/** Every page shows the same result, the dice that add up, and the same log but for what only its seat knows. */
export async function everybodyReadsTheSame(evening: Evening, truth: Truth): Promise<void> {
  const { result } = truth.match;
  if (!result) throw new Error('the match is not over');
  for (const person of evening.everybody) {
    const { app, name } = person;
    const say = evening.wordsFor(person);
    if ((await settled(app)) !== 'over') throw new Error(`${name}'s page does not say that the match is over`);
    await app.dialog.getByText(app.t('online.fair')).waitFor();
    const sheet = await app.dialog.innerText();
    for (const text of [say.result(result), ...evening.names])
      if (!sheet.includes(text)) throw new Error(`"${text}" is not on ${name}'s score sheet: ${sheet}`);
    await app.closeDialog();
    await person.readsLog(truth, say);
  }
}

/** Nobody was ever sent what others know. */
export function nothingLeaked(evening: Evening, { row, seats }: Truth): void {
  const invitation = evening.link.split('/').at(-1) ?? '';
  for (const { heard, name, seat } of evening.everybody) {
    const others = seats.filter((one) => one.seat !== seat);
    const secrets = {
      "the server's share of the dice": row.secret,
      ...Object.fromEntries(others.map((one) => [`${one.name}'s share of the dice`, one.share])),
      ...Object.fromEntries(others.map((one) => [`${one.name}'s id`, one.person ?? ''])),
      ...(seat !== 0 && { 'the invitation': invitation }),
    };
    const leaked = heard.leaked(secrets);
    if (leaked !== undefined) throw new Error(`${name} was sent ${leaked}`);
  }
}

/** Somebody saves the match as a file, and the command line verifies it. */
export async function recordVerifies({ app }: Person, folder: string): Promise<void> {
  const coming = app.page.waitForEvent('download');
  await app.button(app.t('table.export')).click();
  const file = join(folder, 'record.json');
  await (await coming).saveAs(file);
  const { status, stdout, stderr } = spawnSync(node, ['cli/tabularium.mjs', 'replay', file, '--verify'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the record does not verify: ${stdout}${stderr}`);
}

/** All want another match: the same table opens for all of them, each a seat further, and it starts. */
export async function playAgain(evening: Evening, seed: number): Promise<void> {
  const { players, names } = evening;
  const next = ({ seat = 0 }: Person): number => (seat + 1) % players.length;
  const first = players[seed % players.length] ?? evening.host;
  await first.press(first.app.button(first.app.t('table.rematch')));
  await seatLine(first.app, next(first) + 1)
    .getByText(first.name)
    .waitFor();
  const table = tableOf(first);
  for (const person of evening.others(first)) {
    await person.press(person.app.button(person.app.t('table.rematch')));
    await sitDown(person.app, next(person) + 1, person.name);
    if (tableOf(person) !== table) throw new Error(`${person.name} was led to another table`);
  }
  for (const person of players) person.heard.follow(table, next(person));
  await first.press(first.app.button(first.app.t('lobby.start')));
  for (const person of players) {
    const { app } = person;
    await app.page.locator('aside[data-tab]').waitFor();
    await person.show('seats');
    const seats = app.page.getByRole('list', { name: app.t('table.seats'), includeHidden: true }).locator('li');
    const isMe = async (): Promise<true | undefined> => {
      const me = (await seats.nth(next(person)).allTextContents()).join();
      return me.includes(person.name) && me.includes(app.t('table.you')) ? true : undefined;
    };
    await until(isMe, () => `${person.name} does not sit a seat further than before`);
  }
  const truth = await evening.house.books.truth(table);
  for (const person of players) await person.isUpToDate(truth);
  const seated = truth.seats.map(({ name }) => name);
  const wanted = [...names.slice(-1), ...names.slice(0, -1)];
  if (seated.join() !== wanted.join())
    throw new Error(`in the next match ${seated.join(', ')} sit in this order, not ${wanted.join(', ')}`);
}
const tableOf = ({ app }: Person): string => app.page.url().split('/table/')[1]?.split('/')[0] ?? '';
