import { gameOf } from '@tabularium/games';
import type { Seat } from '@tabularium/kernel';
import type { ArmySetup } from '@tabularium/parts/shape';
import { useEffect, useState } from 'react';
import { type Draft, draftAfter, firstDraft, withArmy } from '../frame/draft.ts';
import { Page } from '../frame/page.tsx';
import { useSpoken } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { packWith } from '../store/packs.ts';
import { Notice } from '../ui/index.ts';
import { warmUp } from '../worker/local.ts';
import { SetupForm } from './setup-form.tsx';

/** The last match of a game, to suggest its set-up again. A storage error must not keep anyone from playing. */
const lastMatch = (game: string): Promise<MatchSummary | undefined> =>
  store
    .list()
    .then((matches) => matches.find((match) => match.game === game))
    .catch(() => undefined);

/** A self-built army to play. */
interface Army {
  readonly id: string;
  readonly setupFor: (seat: Seat) => ArmySetup;
}
async function armyIn(game: string, id: string | undefined): Promise<Army | undefined> {
  const pack = id === undefined ? undefined : await packWith(id).catch(() => undefined);
  if (pack?.kind !== 'army') return undefined;
  const builder = (await gameOf(game)?.workshop?.())?.builder;
  return builder && { id: pack.id, setupFor: (seat) => builder.setupFor(pack.text, seat) };
}
interface Suggestion {
  readonly last: MatchSummary | undefined;
  readonly army: Army | undefined;
}

interface Props {
  readonly game: string;
  /** The id of a content file or army to play with. */
  readonly pack: string | undefined;
}
export default function SetupPage({ game, pack }: Props) {
  const { t } = useHouse();
  const spoken = useSpoken(game);
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(warmUp, []);
  useEffect(() => {
    void Promise.all([lastMatch(game), armyIn(game, pack)]).then(([last, army]) => setSuggestion({ last, army }));
  }, [game, pack]);
  if (!spoken)
    return (
      <Page title={t('setup.title')}>
        <Notice kind="trouble">{t('setup.noGame', { game })}</Notice>
      </Page>
    );
  return suggestion && <DraftedSetup spoken={spoken} {...suggestion} pack={pack} />;
}

interface DraftedSetupProps extends Pick<Props, 'pack'>, Suggestion {
  readonly spoken: Spoken;
}
function DraftedSetup({ spoken, last, army, pack }: DraftedSetupProps) {
  const { setup: schema, levels } = spoken;
  const [draft, setDraft] = useState<Draft>(() => {
    const usual = last ? draftAfter(schema, levels, last) : firstDraft(schema, levels);
    return army ? withArmy(schema, usual, army.id, army.setupFor) : { ...usual, pack };
  });
  return <SetupForm spoken={spoken} draft={draft} onChange={setDraft} />;
}
