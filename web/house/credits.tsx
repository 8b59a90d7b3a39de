import css from './credits.module.css';
import { useHouse } from './house.tsx';
import { Page } from './page.tsx';

const WORK_OF_OTHERS = [
  ['React', 'MIT', 'https://react.dev'],
  ['Radix UI', 'MIT', 'https://www.radix-ui.com'],
  ['i18next', 'MIT', 'https://www.i18next.com'],
  ['Comlink', 'Apache 2.0', 'https://github.com/GoogleChromeLabs/comlink'],
  ['idb', 'ISC', 'https://github.com/jakearchibald/idb'],
  ['noble ciphers, noble hashes', 'MIT', 'https://paulmillr.com/noble/'],
  ['pure-rand', 'MIT', 'https://github.com/dubzzz/pure-rand'],
] as const;

export default function Credits() {
  const { t } = useHouse();
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
          <p>{t('credits.privacy')}</p>
        </section>
      </div>
    </Page>
  );
}
