import type { AnyGame } from '@tabularium/parts/define';
import { Suspense } from 'react';
import { useFront } from '../frame/front.tsx';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { ButtonLink, Icon, type IconName } from '../ui/index.ts';
import { FirstGame } from './first-game.tsx';
import css from './game-card.module.css';
import { Learn } from './learn.tsx';

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
      <h3 className={css['title']}>{name}</h3>
      <div className={css['text']}>
        <p>{summary[language]}</p>
        <ul className={css['figures']}>
          <Figure icon="players" text={range(players)} label={t('home.players', { n: range(players) })} />
          {minutes !== undefined && (
            <Figure
              icon="hourglass"
              text={t('home.minutesShort', { n: range(minutes) })}
              label={t('home.minutes', { n: range(minutes) })}
            />
          )}
          {weight !== undefined && <Figure icon="weight" text={`${weight}/5`} label={t('home.weight', { n: weight })} />}
        </ul>
      </div>
      <div className={css['actions']}>
        <FirstGame entry={entry} title={name} />
        <ButtonLink href={hrefOf({ page: 'new', game })}>{t('home.play')}</ButtonLink>
        <div className={css['more']}>
          <Learn entry={entry} title={name} />
          <ButtonLink look="quiet" size="small" href={hrefOf({ page: 'rules', game })}>
            <Icon name="book" size={18} />
            {t('home.rules')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Figure({ icon, text, label }: { readonly icon: IconName; readonly text: string; readonly label: string }) {
  return (
    <li className={css['figure']} title={label}>
      <Icon name={icon} size={17} />
      <span aria-hidden="true">{text}</span>
      <span className="unseen">{label}</span>
    </li>
  );
}

const range = (text: string): string => text.replace('-', '–');
