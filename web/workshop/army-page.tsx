// Previews an army that somebody sent, before the reader keeps it. Says why if it cannot be played.

import { gameOf } from '@tabularium/games';
import type { Workshop } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { useState } from 'react';
import { storageTrouble } from '../frame/match-words.ts';
import { Page } from '../frame/page.tsx';
import { useHouseOf } from '../frame/use-house-of.ts';
import { useSpoken } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import { go, hrefOf } from '../settings/routes.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Icon, Loading, Notice } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import { armyInLink } from './army-link.ts';
import css from './army-page.module.css';
import { newPack } from './new-pack.ts';

interface Props {
  readonly game: string;
  readonly code: string;
}
export default function ArmyPage({ game, code }: Props) {
  const { t } = useHouse();
  const spoken = useSpoken(game);
  const open = gameOf(game)?.workshop;
  if (!spoken || !open)
    return (
      <Page title={t('army.title')}>
        <Notice kind="trouble">{t('workshop.none', { game })}</Notice>
      </Page>
    );
  return <ReceivedArmy game={game} code={code} spoken={spoken} open={open} />;
}

interface ReceivedArmyProps extends Props {
  readonly spoken: Spoken;
  readonly open: () => Promise<Workshop>;
}
function ReceivedArmy({ game, code, spoken, open }: ReceivedArmyProps) {
  const { t, language } = useHouseOf(game);
  const say = speaker(spoken, { language });
  const loaded = useLoad(code, async () => {
    const [workshop, text] = await Promise.all([open(), armyInLink(code)]);
    return { workshop, text };
  });
  if (loaded.state === 'loading') return <Loading />;
  return (
    <Page title={t('army.received', { game: say.game().name })}>
      {loaded.state === 'failed' && <Failure error={loaded.error} />}
      {loaded.state === 'ready' && <ArmyPreview game={game} {...loaded.value} say={say} />}
      <p>
        <a href={hrefOf({ page: 'workshop', game })}>{t('army.all')}</a>
      </p>
    </Page>
  );
}

interface ArmyPreviewProps {
  readonly game: string;
  readonly workshop: Workshop;
  readonly text: string | undefined;
  readonly say: ReturnType<typeof speaker>;
}
function ArmyPreview({ game, workshop, text, say }: ArmyPreviewProps) {
  const { t, language } = useHouseOf(game);
  const [trouble, setTrouble] = useState<string>();
  const name = text === undefined ? undefined : workshop.builder?.nameOf(text);
  if (!workshop.builder || text === undefined || name === undefined) return <Notice kind="trouble">{t('army.cutOff')}</Notice>;
  const read = workshop.read(text, language);
  if ('errors' in read)
    return (
      <Notice kind="trouble">
        <p>{t('army.refused')}</p>
        <ul>
          {[...new Set(read.errors.map(({ problem }) => problem))].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  const keep = (): void =>
    void newPack({ game, name, text, kind: 'army' }).then(
      ({ id }) => go({ page: 'workshop', game, pack: id }),
      (error: unknown) => setTrouble(storageTrouble(error, t)),
    );
  return (
    <div className={css['sent']}>
      <div className={css['head']}>
        <p>
          <strong className={css['name']}>{name}</strong>
          <br />
          {workshop.builder.brief(text, say.t)}
        </p>
        <Button look="primary" onClick={keep}>
          <Icon name="save" />
          {t('army.keep')}
        </Button>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      <workshop.builder.Sheet text={text} t={say.t} />
    </div>
  );
}
