// Armies are built, stored, shared and played.
import { buffer } from 'node:stream/consumers';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { translateFor } from '../../settings/messages/index.ts';
import { armyCode } from '../../workshop/army-link.ts';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { optionTexts, settled, takeOption } from './table.ts';

const GAME = 'battleground';
const LEGIONS = 'arcane-legions';
const wordsOf = ({ guise }: App, game = GAME) => speaker(packageOf(game), { language: guise.language }).t;
/** The house's words on the game's pages. */
const houseOf = ({ guise }: App, game = GAME) => translateFor(guise.language, packageOf(game));
const name = (app: App, what: string, game = GAME): string => wordsOf(app, game)('board.name', { what });
const faults = async ({ page }: App): Promise<readonly string[]> => [
  ...(await bareKeysOn(page)),
  ...(await overhangOn(page)),
  ...(await barriersOn(page)),
];

/** Starts a new army like this one. */
async function begin(app: App, like: string, game = GAME): Promise<void> {
  const { page } = app;
  await app.go({ page: 'workshop', game });
  await app.button(houseOf(app, game)('army.begin')).click();
  await page.getByRole('menuitem', { name: like }).click();
  await page.getByRole('meter').waitFor();
}
const standing = (app: App, game = GAME) => app.page.getByRole('region', { name: wordsOf(app, game)('builder.standing') });
const recruit = async (app: App, character: string): Promise<void> => app.page.locator(`#recruit-${character}`).click({ force: true }); // greyed items can be clicked, and do nothing
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

test('an army is sent as a link, in the other guise; a link that is cut off or holds no valid army is refused', async () => {
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

// ---- Arcane Legions

test('a list of units is built, filtered, refused with reasons, and taken into a match', async () => {
  const app = await visit();
  const { page, t } = app;
  const words = wordsOf(app, LEGIONS);
  const called = (unit: string): string => name(app, unit, LEGIONS);
  const more = (unit: string) => app.button(words('builder.more', { name: called(unit) }));
  await begin(app, words('builder.start.han'), LEGIONS);
  await page.getByLabel(t('workshop.name')).fill('River & Steppe');
  expect(await app.button(t('army.play')).isDisabled()).toBe(true);
  expect(await standing(app, LEGIONS).getByRole('listitem').count()).toBe(1);
  expect(await more('R01').count()).toBe(0); // only units of Han are shown

  for (const unit of ['H15', 'H01', 'H01', 'H02', 'H03']) await more(unit).click();
  await page.getByText(words('builder.ready')).waitFor();
  expect(await more('H15').getAttribute('aria-disabled')).toBe('true');
  await page.getByText(words('reason.oneOfEach')).waitFor();
  await more('H15').click({ force: true }); // greyed items can be clicked, and do nothing
  expect(await app.button(words('builder.dismiss', { name: called('H15') })).count()).toBe(1);
  await page.getByLabel(words('builder.total')).selectOption('5000');
  await page.getByText(words('builder.left', { count: 825 })).waitFor();

  await page.getByRole('button', { name: words('builder.filter.all'), exact: true }).click();
  await page.getByLabel(words('builder.filter.keyword')).selectOption('greek');
  await more('E06').click();
  await page
    .getByText(words('builder.idle_hellenicPride', { unit: called('E06'), ability: called('hellenicPride'), because: called('H15') }))
    .waitFor();
  await page.getByRole('button', { name: called('E06'), exact: false, expanded: false }).click();
  await page.getByText(words('ability.hellenicPride.text')).waitFor();
  expect(await faults(app)).toEqual([]);
  await app.button(t('army.undo')).click();
  await app.button(words('builder.dismiss', { name: called('E06') })).waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText(words('builder.ready')).waitFor();
  expect(await page.getByLabel(t('workshop.name')).inputValue()).toBe('River & Steppe');
  await app.button(t('army.play')).click();
  await page.getByRole('checkbox', { name: 'River & Steppe' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'River & Steppe' }).isChecked()).toBe(true);
  expect(await faults(app)).toEqual([]);
  const mode = (id: string) => page.getByRole('radio', { name: words(`mode.${id}`).split(':')[0] ?? '' });
  await mode('firstBattle').check({ force: true });
  await page.getByRole('checkbox', { name: 'River & Steppe' }).waitFor({ state: 'detached' }); // the mode has fixed armies
  await mode('kingOfTheHill').check({ force: true });
  await page.getByRole('checkbox', { name: 'River & Steppe' }).waitFor();
  expect(await page.getByText(t('army.unfit', { reason: '' })).count()).toBe(0);
  await app.button(t('setup.begin')).click();
  await settled(app);
  const own = (await optionTexts(app)).findIndex((text) => text.includes('River Steppe'));
  expect(own).toBeGreaterThanOrEqual(0);
  await takeOption(app, own);
  await settled(app);
  await page.getByText(t('workshop.mark')).waitFor();
  const told = await page.locator('body').innerText();
  expect(told).toContain(called('H15'));
  expect(told).not.toMatch(/\bmy\.\w/);
});

test('a list of units is sent as a link, in the other guise, and kept by the recipient', async () => {
  const app = await visit(OTHER);
  const { t } = app;
  const like = name(app, 'egyptian7000', LEGIONS).replaceAll(/[()]/g, ''); // names of armies have no brackets
  await begin(app, like, LEGIONS);
  expect(await faults(app)).toEqual([]);
  await app.button(t('army.share')).click();
  const link = await app.dialog.getByLabel(t('replay.link')).inputValue();
  expect(link).toContain(`#/army/${LEGIONS}/`);
  await app.closeDialog();

  const friend = await visit(OTHER);
  await friend.page.goto(link);
  await friend.page
    .getByText(name(app, 'E13', LEGIONS))
    .first()
    .waitFor();
  expect(await faults(friend)).toEqual([]);
  await friend.button(houseOf(app, LEGIONS)('army.keep')).click();
  await friend.page.getByText(wordsOf(app, LEGIONS)('builder.ready')).waitFor();
});

test('custom units are drawn while they are written, and join an army', async () => {
  const app = await visit();
  const { page, t } = app;
  const words = wordsOf(app, LEGIONS);
  await app.go({ page: 'workshop', game: LEGIONS });
  await app.button(t('workshop.begin')).click();
  await page.getByText(t('workshop.right')).waitFor();
  const preview = page.getByRole('region', { name: t('workshop.preview') });
  await expect.poll(() => preview.locator('svg[viewBox^="-"]').count()).toBe(2 + 5); // two cards, and an army of five kinds of units
  const area = page.getByRole('textbox', { name: t('workshop.file') });
  await area.fill((await area.inputValue()).replace('"base": "sortie"', '"base": "column"'));
  await preview.locator('[data-base="column"]').first().waitFor();
  await page.getByText(t('workshop.right')).waitFor();
  expect(await faults(app)).toEqual([]);

  await app.go({ page: 'workshop', game: LEGIONS });
  await app.button(t('workshop.actions', { name: t('workshop.newName') })).click();
  await page.getByRole('menuitem', { name: t('army.withCards') }).click();
  await app.button(words('builder.more', { name: 'Companions of Aulus' })).click();
  await page.getByText(words('builder.ready')).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/\bmy\.\w/);
});
