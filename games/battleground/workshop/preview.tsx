// All that is in a file so far, kind by kind.
import type { WorkshopPreviewProps } from '@tabularium/games/shape';
import { type ReactElement, useMemo } from 'react';
import { CardFace } from '../board/card.tsx';
import theme from '../board/theme.module.css';
import { CARD_KINDS, type Draft, type DraftArmy, type DraftCard, draftOf } from './draft.ts';
import styles from './preview.module.css';
import { ArmySheet } from './sheet.tsx';

type Shown = Pick<WorkshopPreviewProps, 't' | 'show'>;

export function Preview({ text, language, ...shown }: WorkshopPreviewProps): ReactElement {
  const draft = useMemo(() => draftOf(text, language), [text, language]);
  const kinds = CARD_KINDS.filter((kind) => draft.cards[kind].length > 0);
  const { t } = shown;
  return (
    <div className={`${theme['battleground']} ${styles['preview']}`}>
      {kinds.length === 0 && draft.armies.length === 0 && <p className={styles['empty']}>{t('workshop.empty')}</p>}
      {kinds.map((kind) => (
        <section key={kind} className={styles['group']}>
          <h2>{t(`workshop.group.${kind}`)}</h2>
          <div className={styles['cards']}>
            {draft.cards[kind].map((card) => (
              <CardPreview key={card.at} draft={card} {...shown} />
            ))}
          </div>
        </section>
      ))}
      {draft.armies.length > 0 && (
        <section className={styles['group']}>
          <h2>{t('workshop.group.armies')}</h2>
          {draft.armies.map((army) => (
            <ArmyPreview key={army.at} draft={army} content={draft.content} {...shown} />
          ))}
        </section>
      )}
    </div>
  );
}

/** More would only push the next card away. */
const MOST_PROBLEMS = 3;
const CardPreview = ({ draft, t, show }: { readonly draft: DraftCard } & Shown): ReactElement => (
  <article className={styles['card']} data-unfinished={draft.card === undefined}>
    <Heading draft={draft} t={t} show={show} />
    {draft.card && <CardFace card={draft.card} t={t} size="large" />}
    {draft.card && draft.odd.length === 0 && draft.card.kind !== 'item' && <p className={styles['fair']}>{t('workshop.fair')}</p>}
    <Remarks remarks={draft.odd} />
    <Remarks remarks={draft.problems} isWrong />
  </article>
);
const ArmyPreview = ({
  draft,
  content,
  t,
  show,
}: { readonly draft: DraftArmy; readonly content: Draft['content'] } & Shown): ReactElement => (
  <article className={styles['army']} data-unfinished={draft.army === undefined}>
    <Heading draft={draft} t={t} show={show} />
    {draft.army && <ArmySheet army={{ list: draft.army, content }} t={t} />}
    <Remarks remarks={draft.problems} isWrong />
  </article>
);

/** Its name, which leads to where it is written. */
const Heading = ({ draft: { name, at }, t, show }: { readonly draft: DraftCard | DraftArmy } & Shown): ReactElement => (
  <h3 className={styles['name']}>
    <button type="button" title={t('workshop.show')} onClick={() => show(at)}>
      {name || t('workshop.nameless')}
    </button>
  </h3>
);
const Remarks = ({ remarks, isWrong = false }: { readonly remarks: readonly string[]; readonly isWrong?: boolean }): ReactElement | null =>
  remarks.length === 0 ? null : (
    <ul className={styles['remarks']} data-wrong={isWrong}>
      {remarks.slice(0, MOST_PROBLEMS).map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
