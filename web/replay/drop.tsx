import { type MatchRecord, parseRecord } from '@tabularium/kernel';
import { useRef, useState } from 'react';
import { useHouse } from '../house/house.tsx';
import { Button, cx, Icon, Notice } from '../ui/index.ts';
import css from './drop.module.css';

/** Takes a record from a file that is dropped or chosen. */
export function Drop({ onRecord }: { readonly onRecord: (record: MatchRecord) => void }) {
  const { t } = useHouse();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    setOver(false);
    if (!file) return;
    try {
      onRecord(parseRecord(await file.text()));
    } catch {
      setTrouble(true);
    }
  };
  return (
    <>
      {trouble && <Notice kind="trouble">{t('replay.notRecord')}</Notice>}
      <div
        className={cx(css['drop'], isOver && css['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Icon name="load" size={40} className={css['sign']} />
        <h2>{t('replay.drop')}</h2>
        <p className={css['text']}>{t('replay.dropText')}</p>
        <Button look="primary" onClick={() => input.current?.click()}>
          {t('replay.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          className="unseen"
          accept=".json,application/json"
          aria-label={t('replay.choose')}
          tabIndex={-1}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
    </>
  );
}
