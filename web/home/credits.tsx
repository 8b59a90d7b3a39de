import { Fragment } from 'react';
import { Page } from '../frame/page.tsx';
import { useServer } from '../frame/use-server.ts';
import { useHouse } from '../settings/house.tsx';
import css from './credits.module.css';

const WORK_OF_OTHERS = [
  ['React', 'MIT', 'https://react.dev'],
  ['Radix UI', 'MIT', 'https://www.radix-ui.com'],
  ['i18next', 'MIT', 'https://www.i18next.com'],
  ['Comlink', 'Apache 2.0', 'https://github.com/GoogleChromeLabs/comlink'],
  ['idb', 'ISC', 'https://github.com/jakearchibald/idb'],
  ['noble ciphers, noble hashes', 'MIT', 'https://paulmillr.com/noble/'],
  ['pure-rand', 'MIT', 'https://github.com/dubzzz/pure-rand'],
  ['uqr', 'MIT', 'https://github.com/unjs/uqr'],
] as const;

interface Icon {
  /** Its name on game-icons.net. */
  readonly icon: string;
  readonly by: string;
}
const boards = import.meta.glob<Readonly<Record<string, Icon>>>('../../games/*/board/**/icon-names.json', {
  eager: true,
  import: 'default',
});
const byAuthor = Map.groupBy(
  Object.values(boards).flatMap((names) => Object.values(names)),
  ({ by }) => by,
);
/** Every icon once, by author, most productive first. */
const AUTHORS = [...byAuthor]
  .map(([author, drawn]) => ({ author, icons: [...new Set(drawn.map(({ icon }) => icon))].sort() }))
  .sort((a, b) => b.icons.length - a.icons.length);
const iconAddress = (author: string, icon: string): string =>
  `https://game-icons.net/1x1/${author.toLowerCase().replaceAll(' ', '-')}/${icon}.html`;

export default function Credits() {
  const { t } = useHouse();
  const server = useServer();
  return (
    <Page title={t('credits.title')}>
      <div className={css['sheet']}>
        <section>
          <h2>{t('credits.unofficialTitle')}</h2>
          <p>{t('credits.unofficial')}</p>
          <p>{t('credits.battalia')}</p>
        </section>
        <section>
          <h2>{t('credits.iconsTitle')}</h2>
          <p>{t('credits.icons')}</p>
          <p className={css['links']}>
            <a href="https://game-icons.net">game-icons.net</a>
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <dl className={css['icons']}>
            {AUTHORS.map(({ author, icons }) => (
              <div key={author}>
                <dt>{author}</dt>
                <dd>
                  {icons.map((icon, i) => (
                    <Fragment key={icon}>
                      {i > 0 && ', '}
                      <a href={iconAddress(author, icon)}>{icon.replaceAll('-', ' ')}</a>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{t('credits.fontsTitle')}</h2>
          <p>{t('credits.fonts')}</p>
          <p className={css['links']}>
            <a href="https://github.com/NDISCOVER/Cinzel">Cinzel</a>
            <a href="https://github.com/adobe-fonts/source-sans">Source Sans</a>
            <a href="https://openfontlicense.org">SIL OFL 1.1</a>
          </p>
        </section>
        <section>
          <h2>{t('credits.codeTitle')}</h2>
          <p>{t('credits.code')}</p>
          <ul className={css['works']}>
            {WORK_OF_OTHERS.map(([name, licence, address]) => (
              <li key={name}>
                <a href={address}>{name}</a> ({licence})
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('credits.privacyTitle')}</h2>
          <p>{t(server ? 'credits.privacyOnline' : 'credits.privacy')}</p>
        </section>
      </div>
    </Page>
  );
}
