// The reference sheet: prices, the amulet's die, the steps of a turn, cohorts and the week of the Oracle. K opens and closes it.
import type { Translate } from '@tabularium/parts/shape';
import { memo, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { ARTIFACTS, type Pool, UNITS } from '../../content/kinds.ts';
import { DAYS_OF_WEEK, litOn, matchedOn } from '../../content/oracle.ts';
import { prices } from '../../content/prices.ts';
import type { Recipe } from '../../content/recipes.ts';
import { priceCards } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { Window } from './browse.tsx';
import { Price } from './price.tsx';
import styles from './sheet.module.css';

const KEY = 'k';
const NUMBERS = [1, 2, 3, 4, 5, 6];
const COHORTS = [3, 4, 5, 6];
const levelsIn = (byLevel: Readonly<Record<number, Recipe>>): number[] => Object.keys(byLevel).map(Number);
const DAYS = Array.from({ length: DAYS_OF_WEEK }, (_, i) => i + 1);

interface Row {
  readonly icon: IconName;
  readonly name: string;
  readonly cards: readonly Pool[];
}
interface PriceTable {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly notes?: readonly string[];
}
function priceTables(t: Translate): readonly PriceTable[] {
  const city = (level: number, kind: 'city' | 'upgrade'): Row => ({
    icon: 'city',
    name: t(kind === 'city' ? 'board.sheet.found' : 'board.sheet.raise', { level }),
    cards: priceCards(prices[kind][level] as Recipe),
  });
  return [
    {
      title: t('board.sheet.hire'),
      rows: UNITS.map((unit) => ({ icon: unit, name: t(`term.${unit}`), cards: priceCards(prices.hire[unit]) })),
    },
    {
      title: t('board.sheet.create'),
      rows: ARTIFACTS.map((one) => ({ icon: one, name: t(`term.${one}`), cards: priceCards(prices.create[one]) })),
    },
    {
      title: t('board.sheet.build'),
      rows: [
        { icon: 'roads', name: t('board.sheet.simple'), cards: priceCards(prices.road.simple) },
        { icon: 'roads', name: t('board.sheet.junction'), cards: priceCards(prices.road.junction) },
        ...levelsIn(prices.city).map((level) => city(level, 'city')),
        ...levelsIn(prices.upgrade).map((level) => city(level, 'upgrade')),
      ],
    },
    {
      title: t('board.sheet.heroes'),
      rows: [
        { icon: 'hero', name: t('board.sheet.hero'), cards: priceCards(prices.hero) },
        { icon: 'step', name: t('board.sheet.step'), cards: priceCards(prices.step) },
        { icon: 'horse', name: t('board.sheet.ride'), cards: priceCards(prices.ride) },
        { icon: 'tent', name: t('board.sheet.pitch'), cards: [...priceCards(prices.pitch), 'tent'] },
      ],
      notes: [t('board.sheet.ambush'), t('board.sheet.retreat')],
    },
  ];
}

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className={styles['block']}>
    <h3>{title}</h3>
    {children}
  </section>
);

export const Sheet = memo(({ t }: { readonly t: Translate }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key.toLowerCase() !== KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={styles['opener']} aria-keyshortcuts={KEY} onClick={() => setOpen(true)}>
        {t('board.sheet.title')} <kbd>K</kbd>
      </button>
      {isOpen && (
        <Window title={t('board.sheet.title')} t={t} className={styles['wide']} close={() => setOpen(false)}>
          <Blocks t={t} />
        </Window>
      )}
    </>
  );
});
Sheet.displayName = 'Sheet';

const Blocks = ({ t }: { readonly t: Translate }): ReactElement => (
  <div className={styles['blocks']}>
    {priceTables(t).map(({ title, rows, notes = [] }) => (
      <Block key={title} title={title}>
        <ul className={styles['rows']}>
          {rows.map(({ icon, name, cards }) => (
            <li key={name}>
              <Icon name={icon} /> <span>{name}</span> <Price cards={cards} t={t} />
            </li>
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
      </Block>
    ))}
    <Block title={t('board.sheet.turn')}>
      <ol className={styles['steps']}>
        {NUMBERS.slice(0, 5).map((step) => (
          <li key={step}>{t(`board.sheet.steps.${step}`)}</li>
        ))}
      </ol>
    </Block>
    <Block title={t('board.sheet.die')}>
      <ol className={styles['rows']}>
        {NUMBERS.map((face) => (
          <li key={face}>
            <b className={styles['die']}>{face}</b> <span>{t(`board.sheet.faces.${face}`)}</span>
          </li>
        ))}
      </ol>
    </Block>
    <Block title={t('board.sheet.cohorts')}>
      <ul className={styles['rows']}>
        {COHORTS.map((size) => (
          <li key={size}>
            <b className={styles['die']}>{size}</b> <span>{t('board.sheet.draws', { count: size - 2 })}</span>
          </li>
        ))}
      </ul>
    </Block>
    <Block title={t('board.oracle.title')}>
      <table className={styles['week']}>
        <thead>
          <tr>
            <th scope="col">{t('board.sheet.day')}</th>
            <th scope="col">{t('board.legend.lit')}</th>
            <th scope="col">{t('board.legend.matched')}</th>
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                <Icon name={litOn(day)} /> {t(`term.${litOn(day)}`)}
              </td>
              <td>
                <Icon name={matchedOn(day)} /> {t(`term.${matchedOn(day)}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  </div>
);
