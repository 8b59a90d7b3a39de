import { games } from '@tabularium/games';
import { Facade } from './facade.tsx';
import { GameCard } from './game-card.tsx';
import css from './home.module.css';
import { useHouse } from './house.tsx';
import { MyMatches } from './my-matches.tsx';
import { Page } from './page.tsx';
import { useMatches } from './use-matches.ts';

export function Home() {
  const { t } = useHouse();
  const matches = useMatches();
  const hasBegun = matches.list.length > 0;
  return (
    <Page>
      <section className={css['front']}>
        <Facade className={css['facade']} />
        <h1 className={css['name']}>Tabularium</h1>
        <p className={css['tagline']}>{t('home.tagline')}</p>
      </section>
      {hasBegun && <MyMatches matches={matches} />}
      <section className={css['section']} aria-labelledby="games">
        <h2 id="games" className={css['heading']}>
          {t('home.games')}
        </h2>
        <div className={css['games']}>
          {games.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
      </section>
      {!hasBegun && <MyMatches matches={matches} />}
    </Page>
  );
}
