// Covers the screen between two people who share it, until the next one is ready.
import { useHouse } from '../settings/house.tsx';
import { Button, Icon } from '../ui/index.ts';
import css from './hand-over.module.css';

export interface HandOverProps {
  readonly name: string;
  readonly question: string;
  readonly onReady: () => void;
  /** Lets the last person undo their decision, if they still may. */
  readonly takeBack: { readonly name: string; readonly onTakeBack: () => void } | undefined;
}

export default function HandOver({ name, question, onReady, takeBack }: HandOverProps) {
  const { t } = useHouse();
  return (
    <div className={css['cover']}>
      <Icon name="person" size={56} className={css['sign']} />
      <h1 className={css['title']}>{t('table.handOver.title', { name })}</h1>
      <p className={css['text']}>{question}</p>
      <p className={css['text']}>{t('table.handOver.text')}</p>
      <Button look="primary" size="large" autoFocus onClick={onReady}>
        {t('table.handOver.ready', { name })}
      </Button>
      {takeBack && (
        <Button look="quiet" onClick={takeBack.onTakeBack}>
          <Icon name="undo" />
          {t('table.handOver.takeBack', { name: takeBack.name })}
        </Button>
      )}
    </div>
  );
}
