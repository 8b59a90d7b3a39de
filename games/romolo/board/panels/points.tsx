// The points if the game ended now, category by category, with who leads.
import type { ReactElement } from 'react';
import { CATEGORIES, type Category } from '../../content/kinds.ts';
import type { SideView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { colourOf } from '../common/look.ts';
import { type PartProps, whoIs } from '../common/props.ts';
import { Emblem } from '../pieces/pawn.tsx';
import styles from './points.module.css';

const ICONS: Readonly<Record<Category, IconName>> = {
  characters: 'laurel',
  hexes: 'flag',
  domain: 'village',
  population: 'farmer',
  battleTokens: 'medal',
  money: 'coin',
};
export function Points({ view, names, t }: PartProps): ReactElement {
  const { forecast, players } = view.table;
  const { sides } = forecast;
  const extras = (['artifex', 'patronus'] as const).filter((extra) => sides.some((side) => side[extra] !== 0));
  return (
    <section aria-label={t('board.points.title')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side.team} scope="col">
                {side.owners.map((owner) => (
                  <Emblem key={owner} colour={colourOf(view.table, owner)} />
                ))}
                <span className="unseen">{side.owners.map((owner) => whoIs(players[owner] ?? { seat: null }, names, t)).join(', ')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category) => (
            <tr key={category}>
              <th scope="row">
                <Icon name={ICONS[category]} /> {t(`score.${category}`)}
              </th>
              {sides.map((side) => (
                <td key={side.team} data-leads={forecast.leaders[category]?.includes(side.team) ?? false}>
                  {side[category] ?? '?'}
                  <Bonus side={side} category={category} />
                </td>
              ))}
            </tr>
          ))}
          {extras.map((extra) => (
            <tr key={extra}>
              <th scope="row">{t(`score.${extra}`)}</th>
              {sides.map((side) => (
                <td key={side.team}>{side[extra] ?? '?'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score.total')}</th>
            {sides.map((side) => (
              <td key={side.team}>{side.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={styles['note']}>{t(sides.some(({ money }) => money === null) ? 'board.points.secret' : 'board.points.note')}</p>
    </section>
  );
}
/** What the majority brings. */
function Bonus({ side, category }: { readonly side: SideView; readonly category: Category }): ReactElement | null {
  const bonus = side.majorities[category];
  return bonus === null || bonus === 0 ? null : <small>+{bonus}</small>;
}
