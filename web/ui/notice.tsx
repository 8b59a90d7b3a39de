import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './notice.module.css';

/** A message box. Screen readers announce `trouble` at once. */
export function Notice({ kind = 'info', children }: { readonly kind?: 'info' | 'trouble'; readonly children: ReactNode }) {
  return (
    <div className={cx(css['notice'], css[kind])} role={kind === 'trouble' ? 'alert' : 'status'}>
      <Icon name={kind === 'trouble' ? 'warning' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
