// An army is built, kept, shared and brought to a match.
import { buffer } from 'node:stream/consumers';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { armyCode } from '../../workshop/army-link.ts';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { optionTexts, settled, takeOption } from './table.ts';

const GAME = 'battleground';
const wordsOf = ({ guise }: App) => speaker(packageOf(GAME), { language: guise.language }).t;
const name = (app: App, what: string): string => wordsOf(app)('board.name', { what });
const faults = async ({ page }: App): Promise<readonly string[]> => [
  ...(await bareKeysOn(page)),
  ...(await overhangOn(page)),
  ...(await barriersOn(page)),
];

/** A new army like this one. */
async function begin(app: App, like: string): Promise<void> {
  const { page, t } = app;
  await app.go({ page: 'workshop', game: GAME });
  await app.button(t('army.begin')).click();
  await page.getByRole('menuitem', { name: like }).click();
  await page.getByRole('meter').waitFor();
}
const standing = (app: App) => app.page.getByRole('region', { name: wordsOf(app)('builder.standing') });
const recruit = async (app: App, character: string): Promise<void> => app.page.locator(`#recruit-${character}`).click({ force: true }); // what is greyed can be clicked, and does nothing
async function equip(app: App, character: string, kind: string, card: string): Promise<void> {
  const { page } = app;
  const words = wordsOf(app);
  const toggle = page.locator(`#slots-${character}-${kind}`);
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await page
    .getByRole('group', { name: words('builder.choose', { name: name(app, character) }) })
    .getByRole('button', { name: words('builder.add', { name: name(app, card) }), exact: true })
    .click({ force: true });
}

test('an army is built card by card, survives a reload, and is played with', async () => {
  const app = await visit();
  const { page, t } = app;
  const words = wordsOf(app);
  await begin(app, words('builder.start.evil'));
  await page.getByLabel(t('workshop.name')).fill('Night & Day');
  expect(await app.button(t('army.play')).isDisabled()).toBe(true);
  expect(await standing(app).getByRole('listitem').count()).toBe(3);

  for (const character of ['skeletor', 'evil_lyn', 'trap_jaw', 'mer_man']) await recruit(app, character);
  await equip(app, 'skeletor', 'weapon', 'W02');
  await equip(app, 'skeletor', 'weapon', 'W23');
  await equip(app, 'skeletor', 'weapon', 'W09');
  const tooMany = page.locator('#recruit-tri_klops');
  expect(await tooMany.getAttribute('aria-disabled')).toBe('true');
  expect(await tooMany.textContent()).toContain(words('reason.tooDear', { cost: 18, left: 16 }));
  await recruit(app, 'tri_klops');
  expect(await tooMany.getAttribute('aria-pressed')).toBe('false');
  expect(
    await page
      .getByRole('group', { name: words('builder.slot.weapon') })
      .first()
      .getByRole('button')
      .count(),
  ).toBe(3);
  expect(await faults(app)).toEqual([]);

  await app.button(words('builder.factionDeck')).click();
  await page.getByText(words('builder.ready')).waitFor();
  await app.button(words('builder.fewer', { name: name(app, 'FE01') })).click();
  await page.getByText(words('reason.deckShort', { count: 19, size: 20 })).waitFor();
  await app.button(words('builder.more', { name: name(app, 'F01') })).click();
  await page.getByText(words('builder.ready')).waitFor();
  await app.button(t('army.undo')).click();
  await page.getByText(words('reason.deckShort', { count: 19, size: 20 })).waitFor();
  await app.button(t('army.redo')).click();
  await page.getByText(words('builder.ready')).waitFor();

  await page.reload();
  await page.getByText(words('builder.ready')).waitFor();
  expect(await page.getByLabel(t('workshop.name')).inputValue()).toBe('Night & Day');
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(4);
  await app.button(t('army.play')).click();
  await page.getByRole('checkbox', { name: 'Night & Day' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Night & Day' }).isChecked()).toBe(true);
  expect(await faults(app)).toEqual([]);
  await app.button(t('setup.begin')).click();
  await settled(app);
  const own = (await optionTexts(app)).findIndex((text) => text.includes('Night Day'));
  expect(own).toBeGreaterThanOrEqual(0);
  await takeOption(app, own);
  await settled(app);
  await page.getByText(t('workshop.mark')).waitFor();
  const told = await page.locator('body').innerText();
  expect(told).toContain(name(app, 'evil_lyn'));
  expect(told).not.toMatch(/\bmy\.\w/);
});

test('an army is copied, saved, opened again and deleted', async () => {
  const app = await visit();
  const { page, t } = app;
  await begin(app, name(app, 'heart_of_grayskull'));
  await app.go({ page: 'workshop', game: GAME });
  const own = name(app, 'heart_of_grayskull');
  const more = async (of: string, what: string): Promise<void> => {
    await app.button(t('workshop.actions', { name: of })).click();
    await page.getByRole('menuitem', { name: t(what) }).click();
  };
  await more(own, 'army.copy');
  const copy = t('army.copyName', { name: own });
  await page.getByRole('link', { name: copy }).waitFor();
  const download = page.waitForEvent('download');
  await more(copy, 'matches.export');
  const file = await buffer(await (await download).createReadStream());
  await more(copy, 'matches.remove');
  await app.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('matches.remove') })
    .click();
  await page.getByRole('link', { name: copy }).waitFor({ state: 'detached' });
  await page
    .getByLabel(t('army.load'), { exact: true })
    .last()
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: file });
  await page.getByRole('meter').waitFor();
  expect(await page.getByLabel(t('workshop.name')).inputValue()).toBe(copy);
  await app.go({ page: 'workshop', game: GAME });
  await page
    .getByLabel(t('army.load'), { exact: true })
    .last()
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText(t('army.noArmy')).waitFor();
});

/** An army without a deck. */
const SMALL = '{ "armies": [{ "name": "Few", "faction": "evil", "characters": [{ "character": "orko" }], "fate": [], "glory": [] }] }';

test('an army is sent as a link, in the other guise; a link that is cut off or holds no army for a match is refused', async () => {
  const app = await visit(OTHER);
  const { page, t } = app;
  await begin(app, name(app, 'eyes_of_night'));
  expect(await faults(app)).toEqual([]);
  await page.locator('#slots-evil_lyn-trinket').click();
  expect(await faults(app)).toEqual([]);
  await app.button(t('army.share')).click();
  const link = await app.dialog.getByLabel(t('replay.link')).inputValue();
  expect(await faults(app)).toEqual([]);
  await app.closeDialog();

  const friend = await visit(OTHER);
  await friend.page.goto(link);
  await friend.page.getByText(name(app, 'W24')).first().waitFor();
  expect(await faults(friend)).toEqual([]);
  await friend.button(t('army.keep')).click();
  await friend.page.getByText(wordsOf(app)('builder.ready')).waitFor();

  await friend.page.goto(link.slice(0, -20));
  await friend.page.getByText(t('army.cutOff')).waitFor();
  await friend.go({ page: 'army', game: GAME, code: await armyCode(SMALL) });
  await friend.page.getByText(t('army.refused')).waitFor();
  expect(await friend.page.getByRole('alert').getByRole('listitem').count()).toBe(2);
  expect(await friend.button(t('army.keep')).count()).toBe(0);
  await friend.go({ page: 'workshop', game: GAME });
  expect(await friend.page.getByRole('link', { name: name(app, 'eyes_of_night') }).count()).toBe(1);
});
