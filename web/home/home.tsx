import { games } from '@tabularium/games';
import type { SVGProps } from 'react';
import { Page } from '../frame/page.tsx';
import { useMatches } from '../frame/use-matches.ts';
import { useServer } from '../frame/use-server.ts';
import { useHouse } from '../settings/house.tsx';
import { Doors } from './doors.tsx';
import { GameCard } from './game-card.tsx';
import css from './home.module.css';
import { MyMatches } from './my-matches.tsx';
import { useTables } from './use-tables.ts';
import { WhoPlays } from './who-plays.tsx';

export function Home() {
  const { t } = useHouse();
  const server = useServer();
  const matches = useMatches();
  const tables = useTables();
  const hasBegun = matches.list.length + tables.list.length > 0;
  return (
    <Page isWide corner={<WhoPlays />}>
      <section className={css['front']}>
        <Facade className={css['facade']} />
        <h1 className={css['name']}>Tabularium</h1>
        <p className={css['tagline']}>{t(server ? 'home.taglineOnline' : 'home.tagline')}</p>
      </section>
      {hasBegun && <MyMatches matches={matches} tables={tables} />}
      <section aria-labelledby="games">
        <h2 id="games" className="unseen">
          {t('home.games')}
        </h2>
        <div className={css['games']}>
          {games.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
      </section>
      <Doors />
      {!hasBegun && <MyMatches matches={matches} tables={tables} />}
    </Page>
  );
}

const ARCHES = Array.from({ length: 9 }, (_, i) => 24 + i * 44);
/** The long façade of the archive, in bronze lines. */
const Facade = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 400 92" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true" {...props}>
    <path d="M4 90h392M8 84h384M12 84V34h376v50" />
    <path d="M6 34h388M8 28h384M6 28l-2-5h392l-2 5" />
    {ARCHES.map((x) => (
      <g key={x}>
        <path d={`M${x - 11} 84V58a11 11 0 0 1 22 0v26`} />
        <path d={`M${x - 7} 84V58a7 7 0 0 1 14 0v26`} opacity="0.45" />
        <path d={`M${x + 22} 84V40M${x + 18} 40h8`} opacity={x > 375 ? 0 : 0.8} />
      </g>
    ))}
    <path d="M140 23 200 4l60 19z" />
    <circle cx="200" cy="16" r="3.5" />
  </svg>
);
