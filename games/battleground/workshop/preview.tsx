// Shows everything in a file so far, kind by kind.
import type { WorkshopPreviewProps } from '@tabularium/parts/shape';
import { DraftName, previewStyles, Remarks } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import { CardFace } from '../board/pieces/card.tsx';
import theme from '../board/theme.module.css';
import { CARD_KINDS, type Draft, type DraftArmy, type DraftCard, draftOf } from './draft.ts';
import styles from './preview.module.css';
import { ArmySheet } from './sheet.tsx';

type PreviewTools = Pick<WorkshopPreviewProps, 't' | 'show'>;

export function Preview({ text, language, ...shown }: WorkshopPreviewProps): ReactElement {
  const draft = useMemo(() => draftOf(text, language), [text, language]);
  const kinds = CARD_KINDS.filter((kind) => draft.cards[kind].length > 0);
  const { t } = shown;
  return (
    <div className={`${theme['battleground']} ${styles['preview']}`}>
      {kinds.length === 0 && draft.armies.length === 0 && <p className={previewStyles['empty']}>{t('workshop.empty')}</p>}
      {kinds.map((kind) => (
        <section key={kind} className={previewStyles['group']}>
          <h2>{t(`workshop.group.${kind}`)}</h2>
          <div className={previewStyles['cards']}>
            {draft.cards[kind].map((card) => (
              <CardPreview key={card.at} draft={card} {...shown} />
            ))}
          </div>
        </section>
      ))}
      {draft.armies.length > 0 && (
        <section className={`${previewStyles['group']} ${styles['whole']}`}>
          <h2>{t('workshop.group.armies')}</h2>
          {draft.armies.map((army) => (
            <ArmyPreview key={army.at} draft={army} content={draft.content} {...shown} />
          ))}
        </section>
      )}
    </div>
  );
}

const CardPreview = ({ draft, t, show }: { readonly draft: DraftCard } & PreviewTools): ReactElement => (
  <article className={`${previewStyles['card']} ${styles['card']}`} data-unfinished={draft.card === undefined}>
    <DraftName draft={draft} t={t} show={show} />
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
}: { readonly draft: DraftArmy; readonly content: Draft['content'] } & PreviewTools): ReactElement => (
  <article className={previewStyles['card']} data-unfinished={draft.card === undefined}>
    <DraftName draft={draft} t={t} show={show} />
    {draft.card && <ArmySheet army={{ list: draft.card, content }} t={t} />}
    <Remarks remarks={draft.problems} isWrong />
  </article>
);
