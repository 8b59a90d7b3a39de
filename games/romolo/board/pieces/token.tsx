// A dice token.
import type { ReactElement } from 'react';
import type { Token } from '../../content/kinds.ts';
import { Icon } from '../common/icon.tsx';
import { TOKEN_FACES } from '../common/look.ts';
import styles from './token.module.css';

export function TokenFace({ token, isSpent = false }: { readonly token: Token; readonly isSpent?: boolean }): ReactElement {
  const { icon, text } = TOKEN_FACES[token];
  return (
    <span className={styles['token']} data-spent={isSpent} aria-hidden="true">
      {icon === undefined ? text : <Icon name={icon} />}
    </span>
  );
}
