// Every page of the site and how to get there, for tests and screenshots.
import { games as entries } from '@tabularium/games';
import { type GamePackage, type Translate } from '@tabularium/parts/shape';
import type { StoredMatch } from '../../link/shape.ts';
import { translateFor } from '../../settings/messages/index.ts';
import type { App } from './app.ts';
import type { Places } from './places.ts';
import { openMatch, showOptions, unfold } from './table.ts';

export interface Game {
  readonly pkg: GamePackage;
  readonly places: Places;
}
export interface Sight {
  readonly name: string;
  readonly open: (app: App) => Promise<unknown>;
}

const isPhone = ({ guise }: App): boolean => guise.size === 'phone';
/** Opens a tab of the sheet. A board may have buttons with the same name. */
const openTab = ({ page, t }: App, key: string): Promise<void> =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: t(key), exact: true })
    .click();
/** Chooses an item of the match menu. */
async function fromMenu(app: App, key: string): Promise<void> {
  await app.button(app.t('ui.more')).click();
  await app.page.getByRole('menuitem', { name: app.t(key) }).click();
}

const house: readonly Sight[] = [
  { name: 'home', open: (app) => app.go({ page: 'home' }) },
  {
    name: 'settings',
    open: async (app) => {
      await app.go({ page: 'home' });
      await app.page.getByRole('button', { name: app.t('settings.title') }).click();
      await app.dialog.waitFor();
    },
  },
  { name: 'credits', open: (app) => app.go({ page: 'credits' }) },
  {
    name: 'lost',
    open: (app) => app.clear(),
  },
  { name: 'replay-file', open: (app) => app.go({ page: 'replay', id: 'file' }) },
  {
    name: 'no-such-match',
    open: async (app) => {
      await app.go({ page: 'match', id: 'nothing' });
      await app.page.getByRole('alert').waitFor();
    },
  },
];

/** Everything that can be opened at the table of a match. */
function tableSights(game: string, match: StoredMatch): readonly Sight[] {
  const at = (name: string, then: (app: App) => Promise<void>): Sight => ({
    name: `${game}-${name}`,
    open: async (app) => {
      await openMatch(app, match);
      await then(app);
    },
  });
  return [
    at('why-not', async (app) => {
      await app.button(app.t('table.whyNot.open')).click();
      await app.dialog.getByRole('listitem').first().waitFor();
    }),
    at('rule', async (app) => {
      await app.button(app.t('table.rules')).click();
      await app.dialog.getByRole('heading').nth(1).waitFor();
    }),
    at('menu', async (app) => {
      await app.button(app.t('ui.more')).click();
      await app.page.getByRole('menu').waitFor();
    }),
    at('keys', async (app) => {
      await fromMenu(app, 'table.keys.title');
      await app.dialog.waitFor();
    }),
    at('resign', async (app) => {
      await fromMenu(app, 'table.leave.open');
      await app.page.getByRole('alertdialog').waitFor();
    }),
    at('in-words', async (app) => {
      await fromMenu(app, 'table.inWords');
      await app.page.getByRole('region', { name: app.t('table.textBoard') }).waitFor();
    }),
    at('pointing', async (app) => {
      await showOptions(app);
      const line = app.page.locator('[data-choice]').first();
      await unfold(line);
      if (isPhone(app)) await app.page.locator('[data-choice] + button').first().click();
      else await line.hover();
    }),
    at('log', async (app) => {
      if (isPhone(app)) await openTab(app, 'table.tab.log');
      await app.page.getByRole('log').waitFor();
    }),
    at('players', async (app) => {
      if (isPhone(app)) await openTab(app, 'table.tab.seats');
      await app.page.getByRole('list', { name: app.t('table.seats') }).waitFor();
    }),
  ];
}

const nothingRuledOut = (game: string, match: StoredMatch): Sight => ({
  name: `${game}-why-not-nothing`,
  open: async (app) => {
    await openMatch(app, match);
    await app.button(app.t('table.whyNot.open')).click();
    await app.dialog.getByText(app.t('table.whyNot.nothing')).waitFor();
  },
});

function gameSights({ pkg, places }: Game): readonly Sight[] {
  const game = pkg.game.id;
  const { usual, unbounded, over } = places;
  const shared: StoredMatch = { ...usual, id: `${game}-shared`, seats: usual.seats.map(({ name }) => ({ kind: 'human', name })) };
  const inReplay = (name: string, then: (app: App) => Promise<void>): Sight => ({
    name: `${game}-${name}`,
    open: async (app) => {
      await app.keep(over);
      await app.go({ page: 'replay', id: over.id });
      await app.page.getByLabel(app.t('replay.scrub')).waitFor();
      await then(app);
    },
  });
  const scrub = async (app: App, part: number): Promise<void> => {
    const range = app.page.getByLabel(app.t('replay.scrub'));
    await range.fill(String(Math.floor(Number(await range.getAttribute('max')) * part)));
    await app.still();
  };
  return [
    { name: `${game}-setup`, open: (app) => app.go({ page: 'new', game }) },
    ...tableSights(game, usual),
    ...(unbounded ? [nothingRuledOut(game, unbounded)] : []),
    { name: `${game}-shared`, open: (app) => openMatch(app, shared) },
    {
      name: `${game}-finish`,
      open: async (app) => {
        await openMatch(app, over);
        await app.dialog.waitFor();
      },
    },
    inReplay('replay', (app) => scrub(app, 0.6)),
    inReplay('replay-end', (app) => scrub(app, 1)),
    inReplay('share', async (app) => {
      await app.button(app.t('replay.share')).click();
      await app.dialog.waitFor();
    }),
    {
      name: `${game}-rules`,
      open: async (app) => {
        await app.go({ page: 'rules', game });
        await app.page.locator('h2').first().waitFor();
      },
    },
    {
      name: `${game}-rules-search`,
      open: async (app) => {
        await app.go({ page: 'rules', game });
        await app.page.getByPlaceholder(app.t('rulebook.search')).fill('hero');
        await app.page.getByRole('status').first().waitFor();
      },
    },
    {
      name: `${game}-learn`,
      open: async (app) => {
        await app.go({ page: 'learn', game });
        await app.page.getByRole('region', { name: app.t('learn.coach') }).waitFor();
      },
    },
  ];
}

const homeWith = (games: readonly Game[]): Sight => ({
  name: 'home-matches',
  open: async (app) => {
    for (const { places } of games) await app.keep(...places.found.values(), places.over);
    await app.go({ page: 'home' });
    await app.heading(app.t('matches.title')).waitFor();
  },
});
const workshopSights = (game: string): readonly Sight[] => {
  const shelf = async (app: App): Promise<void> => {
    await app.go({ page: 'workshop', game });
    await app.button(app.t('workshop.begin')).waitFor();
  };
  return [
    { name: `${game}-workshop`, open: shelf },
    {
      name: `${game}-bench`,
      open: async (app) => {
        await shelf(app);
        await app.button(app.t('workshop.begin')).click();
        await app.page.getByRole('textbox', { name: app.t('workshop.file') }).waitFor();
      },
    },
  ];
};

/** The army builder, with a finished army. */
const armySights = ({ pkg }: Game): readonly Sight[] => {
  const game = pkg.game.id;
  const houseOf = ({ guise }: App): Translate => translateFor(guise.language, pkg);
  const ready = async (app: App): Promise<void> => {
    await app.go({ page: 'workshop', game });
    await app.button(houseOf(app)('army.begin')).click();
    await app.page.getByRole('menuitem').last().click();
    await app.page.getByRole('meter').waitFor();
  };
  return [
    { name: `${game}-army-builder`, open: ready },
    {
      name: `${game}-army-link`,
      open: async (app) => {
        await ready(app);
        await app.button(app.t('army.share')).click();
        const link = await app.dialog.getByLabel(app.t('replay.link')).inputValue();
        await app.page.goto(link);
        await app.button(houseOf(app)('army.keep')).waitFor();
      },
    },
  ];
};
/** Games with custom armies. */
const WITH_ARMIES: readonly string[] = ['battleground', 'arcane-legions'];

/** The house's own pages. */
export const houseSights = (games: readonly Game[]): readonly Sight[] => [...house, homeWith(games)];
/** The pages of a game, and what can be opened on them. */
export const sightsOf = (game: Game): readonly Sight[] => [
  ...gameSights(game),
  ...(entries.some(({ id, workshop }) => workshop && id === game.pkg.game.id) ? workshopSights(game.pkg.game.id) : []),
  ...(WITH_ARMIES.includes(game.pkg.game.id) ? armySights(game) : []),
];
export const pageSights = (games: readonly Game[]): readonly Sight[] => [...houseSights(games), ...games.flatMap(sightsOf)];

/** Every kind of decision of every game. */
export const decisionSights = (games: readonly Game[]): readonly Sight[] =>
  games.flatMap(({ pkg, places }) =>
    [...places.found].map(([ask, match]) => ({ name: `${pkg.game.id}-${ask}`, open: (app: App) => openMatch(app, match) })),
  );
