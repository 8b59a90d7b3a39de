// Where people write content of their own for a game: a shelf of what they have, a bench to work on one of them.
import type { GameEntry } from '@tabularium/games';
import { speaker } from '@tabularium/speech';
import { useHouse } from '../house/house.tsx';
import { Page } from '../house/page.tsx';
import { entryOf } from '../house/use-cover.ts';
import { useSpoken } from '../house/use-package.ts';
import type { Spoken } from '../messages/index.ts';
import { packWith } from '../store/packs.ts';
import { Failure } from '../ui/failure.tsx';
import { Loading, Notice } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import { Bench } from './bench.tsx';
import { Shelf } from './shelf.tsx';

interface Props {
  readonly game: string;
  readonly pack: string | undefined;
}

export default function WorkshopPage({ game, pack }: Props) {
  const { t } = useHouse();
  const entry = entryOf(game);
  const spoken = useSpoken(game);
  if (!spoken || !entry?.workshop)
    return (
      <Page title={t('workshop.title')}>
        <Notice kind="trouble">{t('workshop.none', { game })}</Notice>
      </Page>
    );
  return <Known entry={entry} open={entry.workshop} spoken={spoken} pack={pack} />;
}

interface KnownProps {
  readonly entry: GameEntry;
  readonly open: NonNullable<GameEntry['workshop']>;
  readonly spoken: Spoken;
  readonly pack: string | undefined;
}
function Known({ entry, open, spoken, pack }: KnownProps) {
  const { t, language } = useHouse();
  const say = speaker(spoken, { language });
  const loaded = useLoad(`${entry.id}/${pack ?? ''}`, async () => {
    const [{ default: workshop }, kept] = await Promise.all([open(), pack === undefined ? undefined : packWith(pack)]);
    return { workshop, kept };
  });
  const title = t('workshop.of', { game: say.game().name });
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed')
    return (
      <Page title={title}>
        <Failure error={loaded.error} />
      </Page>
    );
  const { workshop, kept } = loaded.value;
  return (
    <Page title={title}>
      {pack === undefined ? (
        <Shelf game={entry.id} workshop={workshop} />
      ) : kept === undefined ? (
        <Notice kind="trouble">{t('workshop.gone')}</Notice>
      ) : (
        <Bench workshop={workshop} pack={kept} translate={say.t} />
      )}
    </Page>
  );
}
