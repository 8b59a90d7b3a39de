import type { AnyGame } from '@tabularium/parts/define';
import { Suspense } from 'react';
import { useFront } from '../frame/front.tsx';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { ButtonLink, Icon, type IconName } from '../ui/index.ts';
import css from './game-card.module.css';

export function GameCard({ entry }: { readonly entry: AnyGame }) {
  return (
    <div className={css['room']}>
      <Suspense fallback={<div className={css['blank']} />}>
        <Card entry={entry} />
      </Suspense>
    </div>
  );
}

function Card({ entry }: { readonly entry: AnyGame }) {
  const { t, language } = useHouse();
  const { Cover, title, summary, players, minutes, weight } = useFront(entry);
  const name = title[language];
  const game = entry.id;
  return (
    <article className={css['card']}>
      <a className={css['cover']} href={hrefOf({ page: 'new', game })} aria-label={`${t('home.play')}: ${name}`} tabIndex={-1}>
        <Cover className={css['drawing']} aria-hidden="true" />
      </a>
      <div className={css['text']}>
        <h3 className={css['title']}>{name}</h3>
        <p>{summary[language]}</p>
        <ul className={css['figures']}>
          <Figure icon="players" text={t('home.players', { n: range(players) })} />
          {minutes !== undefined && <Figure icon="hourglass" text={t('home.minutes', { n: range(minutes) })} />}
          {weight !== undefined && <Figure icon="weight" text={t('home.weight', { n: weight })} />}
        </ul>
        <div className={css['actions']}>
          <ButtonLink look="primary" size="large" href={hrefOf({ page: 'new', game })}>
            {t('home.play')}
          </ButtonLink>
          {entry.lesson && (
            <ButtonLink href={hrefOf({ page: 'learn', game })}>
              <Icon name="learn" />
              {t('home.learn')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={hrefOf({ page: 'rules', game })}>
            <Icon name="book" />
            {t('home.rules')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Figure({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className={css['figure']}>
      <Icon name={icon} />
      {text}
    </li>
  );
}

const range = (text: string): string => text.replace('-', '–');
