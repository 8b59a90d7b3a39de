// Where people write content for a game: a shelf with all files, and a bench to edit one.

import { gameOf } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import type { Workshop } from '@tabularium/parts/shape';
import { type Speaker, speaker } from '@tabularium/speech';
import { Page } from '../frame/page.tsx';
import { useHouseOf } from '../frame/use-house-of.ts';
import { useSpoken } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import { type Pack, packWith } from '../store/packs.ts';
import { Failure } from '../ui/failure.tsx';
import { Loading, Notice } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import { ArmyBench } from './army-bench.tsx';
import { ArmyShelf } from './army-shelf.tsx';
import { Bench } from './bench.tsx';
import css from './shelf.module.css';
import { Shelf } from './shelf.tsx';

interface Props {
  readonly game: string;
  readonly pack: string | undefined;
}

export default function WorkshopPage({ game, pack }: Props) {
  const { t } = useHouse();
  const entry = gameOf(game);
  const spoken = useSpoken(game);
  if (!spoken || !entry?.workshop)
    return (
      <Page title={t('workshop.title')}>
        <Notice kind="trouble">{t('workshop.none', { game })}</Notice>
      </Page>
    );
  return <GameWorkshop entry={entry} open={entry.workshop} spoken={spoken} pack={pack} />;
}

interface GameWorkshopProps {
  readonly entry: AnyGame;
  readonly open: NonNullable<AnyGame['workshop']>;
  readonly spoken: Spoken;
  readonly pack: string | undefined;
}
function GameWorkshop({ entry, open, spoken, pack }: GameWorkshopProps) {
  const { t, language } = useHouseOf(entry.id);
  const say = speaker(spoken, { language });
  const loaded = useLoad(`${entry.id}/${pack ?? ''}`, async () => {
    const [workshop, kept] = await Promise.all([open(), pack === undefined ? undefined : packWith(pack)]);
    return { workshop, kept };
  });
  const { name } = say.game();
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed')
    return (
      <Page title={t('workshop.of', { game: name })}>
        <Failure error={loaded.error} />
      </Page>
    );
  const { workshop, kept } = loaded.value;
  return (
    <Page title={t(titleOf(workshop, kept), { game: name })}>
      {pack !== undefined && kept === undefined && <Notice kind="trouble">{t('workshop.gone')}</Notice>}
      {pack === undefined && <Shelves game={entry.id} workshop={workshop} say={say} />}
      {kept !== undefined && <BenchFor workshop={workshop} pack={kept} say={say} />}
    </Page>
  );
}

/** In games with self-built armies, armies give the page its title. */
const titleOf = ({ builder }: Workshop, pack: Pack | undefined): string => {
  if (pack?.kind === 'army') return 'army.one';
  return builder && pack === undefined ? 'army.of' : 'workshop.of';
};

interface BenchProps {
  readonly workshop: Workshop;
  readonly pack: Pack;
  readonly say: Speaker;
}
function BenchFor({ workshop, pack, say }: BenchProps) {
  const { builder } = workshop;
  if (pack.kind === 'army' && builder) return <ArmyBench workshop={workshop} builder={builder} pack={pack} say={say} />;
  return <Bench workshop={workshop} pack={pack} translate={say.t} />;
}

function Shelves({ game, workshop, say }: Omit<BenchProps, 'pack'> & { readonly game: string }) {
  const { t } = useHouse();
  const { builder } = workshop;
  if (!builder) return <Shelf game={game} workshop={workshop} translate={say.t} />;
  return (
    <div className={css['shelves']}>
      <ArmyShelf game={game} workshop={workshop} builder={builder} say={say} />
      <section className={css['shelf']} aria-labelledby="content">
        <h2 id="content">{t('army.content')}</h2>
        <Shelf game={game} workshop={workshop} translate={say.t} />
      </section>
    </div>
  );
}
