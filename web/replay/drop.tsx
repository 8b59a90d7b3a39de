import { type MatchFile, parseFinished } from '@tabularium/kernel';
import { useState } from 'react';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { cx, FileButton, Icon, Notice } from '../ui/index.ts';
import css from './drop.module.css';

/** Accepts a match file by drag and drop, or by a file dialog. */
export function Drop({ onFile }: { readonly onFile: (file: MatchFile) => void }) {
  const { t } = useHouse();
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    setOver(false);
    if (!file) return;
    try {
      onFile(parseFinished(await file.text()));
    } catch (error) {
      const { code, message } = carried(error);
      setTrouble(code === 'match-running' ? t('refusal.match-running') : t('replay.notRecord', { message }));
    }
  };
  return (
    <>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
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
        <FileButton look="primary" label={t('replay.choose')} onFile={(file) => void take(file)}>
          {t('replay.choose')}
        </FileButton>
      </div>
    </>
  );
}
