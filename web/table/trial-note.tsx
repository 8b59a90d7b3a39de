// Above a trial: that nothing in it counts, and the way back.
import type { MatchInfo } from '../link/link.ts';
import { useHouse } from '../settings/house.tsx';
import { Button, Notice } from '../ui/index.ts';
import css from './trial-note.module.css';
import { endTrial } from './trials.ts';

export default function TrialNote({ info }: { readonly info: MatchInfo }) {
  const { t } = useHouse();
  return (
    <Notice>
      <div className={css['trial']}>
        <span>{t('table.trial.note')}</span>
        <Button size="small" look="primary" onClick={() => void endTrial(info)}>
          {t('table.trial.back')}
        </Button>
      </div>
    </Notice>
  );
}
