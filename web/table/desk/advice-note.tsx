// Over the board: what a strong bot would do.
import type { Speaker } from '@tabularium/speech';
import { CounselWords } from '../../screen/counsel.tsx';
import { useHouse } from '../../settings/house.tsx';
import { Failure } from '../../ui/failure.tsx';
import { IconButton, Notice } from '../../ui/index.ts';
import css from './advice-note.module.css';
import type { Advice } from './use-counsel.ts';

export default function AdviceNote({
  advice: { decision, counsel, trouble },
  speaker,
  onDismiss,
}: {
  readonly advice: Advice;
  readonly speaker: Speaker;
  readonly onDismiss: () => void;
}) {
  const { t } = useHouse();
  return (
    <Notice>
      <div className={css['advice']}>
        {counsel ? (
          <CounselWords counsel={counsel} decision={decision} speaker={speaker} />
        ) : trouble === undefined ? (
          <p>{t('counsel.thinking')}</p>
        ) : (
          <Failure error={trouble} />
        )}
        <IconButton icon="close" label={t('counsel.close')} onClick={onDismiss} />
      </div>
    </Notice>
  );
}
