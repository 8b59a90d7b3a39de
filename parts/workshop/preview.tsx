// What every preview says of a card: its name, and what is odd or wrong about it.

import type { ReactElement } from 'react';
import type { WorkshopPreviewProps } from '../shape.ts';
import styles from './preview.module.css';

export { styles as previewStyles };

interface NameProps extends Pick<WorkshopPreviewProps, 't' | 'show'> {
  readonly draft: { readonly name: string; readonly at: number };
}
/** A click leads to the card in the file. */
export const DraftName = ({ draft: { name, at }, t, show }: NameProps): ReactElement => (
  <h3 className={styles['name']}>
    <button type="button" title={t('workshop.show')} onClick={() => show(at)}>
      {name || t('workshop.nameless')}
    </button>
  </h3>
);

/** More would only push the next card away. */
const MOST = 4;
interface RemarksProps {
  readonly remarks: readonly string[];
  readonly isWrong?: boolean;
}
export const Remarks = ({ remarks, isWrong = false }: RemarksProps): ReactElement | null =>
  remarks.length === 0 ? null : (
    <ul className={styles['remarks']} data-wrong={isWrong}>
      {[...new Set(remarks)].slice(0, MOST).map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
