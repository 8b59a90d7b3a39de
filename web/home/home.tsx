import { games } from '@tabularium/games';
import { Facade } from '../frame/facade.tsx';
import { Page } from '../frame/page.tsx';
import { useMatches } from '../frame/use-matches.ts';
import { useHouse } from '../settings/house.tsx';
import { GameCard } from './game-card.tsx';
import css from './home.module.css';
import { MyMatches } from './my-matches.tsx';

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
