import { games } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import { Suspense } from 'react';
import { useFront } from '../frame/front.tsx';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { ButtonLink, Icon } from '../ui/index.ts';
import css from './doors.module.css';

/** The ways to the army builders and to the workshops. */
export function Doors() {
  const { t } = useHouse();
  return (
    <section className={css['doors']} aria-labelledby="doors">
      <div>
        <h2 id="doors" className={css['heading']}>
          {t('home.doors')}
        </h2>
        <p className={css['text']}>{t('home.doorsText')}</p>
      </div>
      <ul className={css['list']}>
        {games
          .filter(({ workshop }) => workshop)
          .map((entry) => (
            <li key={entry.id}>
              <Suspense>
                <Door entry={entry} />
              </Suspense>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Door({ entry }: { readonly entry: AnyGame }) {
  const { language } = useHouse();
  const { title } = useFront(entry);
  return (
    <ButtonLink size="small" href={hrefOf({ page: 'workshop', game: entry.id })}>
      <Icon name="pen" size={16} />
      {title[language]}
    </ButtonLink>
  );
}
