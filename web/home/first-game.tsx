import type { AnyGame } from '@tabularium/parts/define';
import { useState } from 'react';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { Button, Icon, Notice } from '../ui/index.ts';
import { warmUp } from '../worker/local.ts';
import css from './first-game.module.css';
import { useUsualNames } from './usual-names.ts';

interface Props {
  readonly entry: AnyGame;
  /** The game's title, where the button does not stand on its card. */
  readonly title?: string;
  readonly look?: 'primary' | 'plain';
}
/** Starts a first game at once. */
export function FirstGame({ entry, title, look = 'primary' }: Props) {
  const { t } = useHouse();
  const usual = useUsualNames();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const { startFirst } = await import('./start-first.ts');
      await startFirst(entry, usual);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <div className={css['first']}>
      <Button
        look={look}
        disabled={isBusy}
        aria-busy={isBusy}
        {...(title !== undefined && { 'aria-label': `${t('setup.firstGame')}: ${title}` })}
        title={t('home.firstGameHint')}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => void start()}
      >
        <Icon name="play" size={18} />
        {t('setup.firstGame')}
      </Button>
      {trouble !== undefined && <Notice kind="trouble">{t('matches.unreadable', { message: carried(trouble).message })}</Notice>}
    </div>
  );
}
