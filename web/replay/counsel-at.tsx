// What a strong bot would have done at a place of the replay.
import type { Speaker } from '@tabularium/speech';
import { useState } from 'react';
import { CounselWords } from '../screen/counsel.tsx';
import { useHouse } from '../settings/house.tsx';
import { Failure } from '../ui/failure.tsx';
import { Button, Icon } from '../ui/index.ts';
import type { PlaceCounsel } from '../worker/replay.worker.ts';

interface Props {
  readonly ask: () => Promise<PlaceCounsel | undefined>;
  readonly speakerFor: (decision: PlaceCounsel['decision']) => Speaker;
}

export default function CounselAt({ ask, speakerFor }: Props) {
  const { t } = useHouse();
  const [found, setFound] = useState<PlaceCounsel | 'thinking' | undefined>();
  const [trouble, setTrouble] = useState<unknown>();
  const think = (): void => {
    setFound('thinking');
    setTrouble(undefined);
    void ask().then(setFound, (error: unknown) => {
      setFound(undefined);
      setTrouble(error);
    });
  };
  if (trouble !== undefined) return <Failure error={trouble} />;
  if (found === 'thinking') return <p role="status">{t('counsel.thinking')}</p>;
  if (found) return <CounselWords counsel={found.counsel} decision={found.decision} speaker={speakerFor(found.decision)} />;
  return (
    <Button size="small" onClick={think}>
      <Icon name="hint" size={16} />
      {t('counsel.replay')}
    </Button>
  );
}
