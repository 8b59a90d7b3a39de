import type { ReactNode } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { Button, Icon } from '../../ui/index.ts';
import css from './waiting.module.css';

interface WaitingProps {
  readonly sentence: string;
  readonly onSkip: (() => void) | undefined;
  readonly tools: ReactNode;
}
/** Shown while somebody else decides. */
export function Waiting({ sentence, onSkip, tools }: WaitingProps) {
  const { t } = useHouse();
  return (
    <section className={css['waiting']} data-question="" aria-label={t('table.question')}>
      <p role="status" className={css['sentence']}>
        <span className={css['dots']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {sentence}
      </p>
      {onSkip && (
        <Button size="small" onClick={onSkip}>
          <Icon name="skip" size={16} />
          {t('table.skip')}
        </Button>
      )}
      {tools}
    </section>
  );
}
