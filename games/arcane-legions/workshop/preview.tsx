// Shows everything in a file so far, kind by kind.
import type { WorkshopPreviewProps } from '@tabularium/parts/shape';
import { DraftName, previewStyles, Remarks } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { figureIcon } from '../board/common/look.ts';
import { CardFace } from '../board/pieces/unit-card.tsx';
import theme from '../board/theme.module.css';
import type { BattlefieldDef, FigureDef } from '../content/kinds.ts';
import { pieces as pieceDefs } from '../content/tables.ts';
import { type Draft, type DraftArmy, type DraftBattlefield, type DraftFigure, type DraftUnit, draftOf } from './draft.ts';
import { PointSum } from './point-sum.tsx';
import styles from './preview.module.css';
import { ArmySheet } from './sheet.tsx';

type PreviewTools = Pick<WorkshopPreviewProps, 't' | 'show'>;
interface InFile extends PreviewTools {
  readonly content: Draft['content'];
}

export function Preview({ text, language, ...shown }: WorkshopPreviewProps): ReactElement {
  const { figures, units, armies, battlefields, content } = useMemo(() => draftOf(text, language), [text, language]);
  const { t } = shown;
  const props: InFile = { ...shown, content };
  return (
    <div className={`${theme['arcane']} ${styles['preview']}`}>
      {figures.length + units.length + armies.length + battlefields.length === 0 && (
        <p className={previewStyles['empty']}>{t('workshop.empty')}</p>
      )}
      {units.length > 0 && (
        <section className={previewStyles['group']}>
          <h2>{t('workshop.group.units')}</h2>
          <div className={previewStyles['cards']}>
            {units.map((unit) => (
              <UnitPreview key={unit.at} draft={unit} {...props} />
            ))}
          </div>
        </section>
      )}
      {figures.length > 0 && (
        <section className={previewStyles['group']}>
          <h2>{t('workshop.group.figures')}</h2>
          <div className={previewStyles['cards']}>
            {figures.map((figure) => (
              <FigurePreview key={figure.at} draft={figure} {...props} />
            ))}
          </div>
        </section>
      )}
      {armies.length > 0 && (
        <section className={previewStyles['group']}>
          <h2>{t('workshop.group.armies')}</h2>
          {armies.map((army) => (
            <ArmyPreview key={army.at} draft={army} {...props} />
          ))}
        </section>
      )}
      {battlefields.length > 0 && (
        <section className={previewStyles['group']}>
          <h2>{t('workshop.group.battlefields')}</h2>
          <div className={previewStyles['cards']}>
            {battlefields.map((field) => (
              <FieldPreview key={field.at} draft={field} {...props} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

const UnitPreview = ({ draft, content, t, show }: InFile & { readonly draft: DraftUnit }): ReactElement => (
  <article className={`${previewStyles['card']} ${styles['unit']}`} data-unfinished={draft.card === undefined}>
    <DraftName draft={draft} t={t} show={show} />
    {draft.card && <CardFace def={draft.card} own={content} t={t} />}
    {draft.card && <PointSum unit={draft.card} t={t} />}
    <Remarks remarks={draft.odd} />
    <Remarks remarks={draft.problems} isWrong />
  </article>
);
const FigurePreview = ({ draft, t, show }: InFile & { readonly draft: DraftFigure }): ReactElement => (
  <article className={styles['figure']} data-unfinished={draft.card === undefined}>
    {draft.card && (
      <span className={styles['foot']} data-circle={draft.card.circle} data-size={draft.card.size}>
        <Icon name={figureIcon(draft.card.id, draft.card)} />
      </span>
    )}
    <div>
      <DraftName draft={draft} t={t} show={show} />
      {draft.card && <p className={styles['words']}>{wordsOf(draft.card, t)}</p>}
      <Remarks remarks={draft.problems} isWrong />
    </div>
  </article>
);
const wordsOf = ({ circle, size, pegs, faction, subfaction, descriptor, troops }: FigureDef, t: InFile['t']): string =>
  [
    t('board.table.slot.foot', { circle, size, count: pegs }),
    ...[faction, ...(subfaction === null ? [] : [subfaction]), descriptor, troops].map((word) => t(`term.${word}`)),
  ].join(', ');
const FieldPreview = ({ draft, t, show }: InFile & { readonly draft: DraftBattlefield }): ReactElement => (
  <article className={previewStyles['card']} data-unfinished={draft.card === undefined}>
    <DraftName draft={draft} t={t} show={show} />
    {draft.card && <FieldMap field={draft.card} t={t} />}
    <Remarks remarks={draft.problems} isWrong />
  </article>
);
/** A map of its zones and terrain, south at the bottom. */
const FieldMap = ({
  field: { width, depth, zones, pieces, seats },
  t,
}: Pick<InFile, 't'> & { readonly field: BattlefieldDef }): ReactElement => (
  <figure className={styles['map']}>
    <svg viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect width={width} height={depth} className={styles['ground']} />
      {zones.map(({ x, y }) => (
        <rect
          key={`${x.join()} ${y.join()}`}
          x={x[0]}
          y={depth - y[1]}
          width={x[1] - x[0]}
          height={y[1] - y[0]}
          className={styles['zone']}
        />
      ))}
      {pieces.map(({ piece, x, y, heading }) => (
        <g
          key={`${piece} ${x} ${y}`}
          transform={`translate(${x} ${depth - y}) rotate(${heading * 45})`}
          data-category={pieceDefs[piece].category}
        >
          <rect
            x={-pieceDefs[piece].width / 2}
            y={-pieceDefs[piece].depth / 2}
            width={pieceDefs[piece].width}
            height={pieceDefs[piece].depth}
            className={styles['piece']}
          />
        </g>
      ))}
    </svg>
    <figcaption className={styles['words']}>{t('workshop.field', { width, depth, seats: seats.join(', ') })}</figcaption>
  </figure>
);
const ArmyPreview = ({ draft, content, t, show }: InFile & { readonly draft: DraftArmy }): ReactElement => (
  <article className={previewStyles['card']} data-unfinished={draft.card === undefined}>
    <DraftName draft={draft} t={t} show={show} />
    {draft.card && <ArmySheet units={draft.card.units} content={content} t={t} />}
    <Remarks remarks={draft.problems} isWrong />
  </article>
);
