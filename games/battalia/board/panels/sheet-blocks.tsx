// The blocks of the reference sheet: how to win, what artifacts do, prices, the amulet's die, the steps of a turn, cohorts and the week of
// the Oracle.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement, ReactNode } from 'react';
import { ARTIFACTS, type Form, GREATS, type Pool, UNITS } from '../../content/kinds.ts';
import { DAYS_OF_WEEK, litOn, matchedOn } from '../../content/oracle.ts';
import { prices } from '../../content/prices.ts';
import type { Recipe } from '../../content/recipes.ts';
import type { Terms } from '../../table/table.ts';
import { priceCards } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { Price } from './price.tsx';
import styles from './sheet.module.css';
import type { SheetProps } from './sheet.tsx';

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

/** How to win: what counts, and what ends the match under its terms. BAT-15.1 to BAT-15.3 */
export const winLines = (terms: Terms, t: Translate): readonly string[] => [
  t('board.sheet.win.score'),
  t('board.sheet.win.nothing'),
  ...(terms.vpTarget > 0 ? [t('board.sheet.win.vp', { target: terms.vpTarget })] : []),
  ...(terms.level4Target > 0 ? [t('board.sheet.win.level4', { target: terms.level4Target })] : []),
  ...(terms.boardFull ? [t('board.sheet.win.full')] : []),
  ...(terms.weeks > 0 ? [t('board.sheet.win.weeks', { weeks: terms.weeks })] : []),
  t('board.sheet.win.most'),
];
const Powers = ({ kinds, t }: { readonly kinds: readonly Form[]; readonly t: Translate }): ReactElement => (
  <ul className={styles['powers']}>
    {kinds.map((kind) => (
      <li key={kind}>
        <Icon name={kind} />
        <span>
          <b>{t('board.card.name', { card: kind })}</b> {t(`board.card.effect.${kind}`)}
        </span>
      </li>
    ))}
  </ul>
);

const SheetBlocks = ({ t, terms }: SheetProps): ReactElement => (
  <div className={styles['blocks']}>
    <Block title={t('board.sheet.win.title')}>
      <ul className={styles['lines']}>
        {winLines(terms, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Block>
    <Block title={t('board.sheet.powers')}>
      <Powers kinds={ARTIFACTS} t={t} />
    </Block>
    <Block title={t('board.stock.greats')}>
      <Powers kinds={GREATS} t={t} />
    </Block>
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
export default SheetBlocks;
