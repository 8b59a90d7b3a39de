import type { Translate } from '@tabularium/parts/shape';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './mishap.module.css';
import { Notice } from './notice.tsx';

interface Props {
  readonly t: Translate;
  readonly children: ReactNode;
}
/** Replaces a page that threw: says what happened and what to do next. A class, as React has no other error boundaries. */
export class Mishap extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }
  override render(): ReactNode {
    const { error } = this.state;
    const { t, children } = this.props;
    if (error === undefined) return children;
    return (
      <main className={css['mishap']}>
        <Notice kind="trouble">{t('mishap.text')}</Notice>
        <pre className={css['detail']}>{messageOf(error)}</pre>
        <div className={css['actions']}>
          <Button look="primary" onClick={() => location.reload()}>
            {t('mishap.reload')}
          </Button>
          <a href="#/">{t('ui.home')}</a>
        </div>
      </main>
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
