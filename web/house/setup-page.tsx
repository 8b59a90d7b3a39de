import { useEffect, useState } from 'react';
import { warmUp } from '../link/local.ts';
import type { Spoken } from '../messages/index.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { Notice } from '../ui/index.ts';
import { type Draft, draftAfter, firstDraft } from './draft.ts';
import { useHouse } from './house.tsx';
import { Page } from './page.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSpoken } from './use-package.ts';

/** How the last match of a game was arranged. Not being able to tell is no reason not to play. */
const lastMatch = (game: string): Promise<MatchSummary | undefined> =>
  store
    .list()
    .then((matches) => matches.find((match) => match.game === game))
    .catch(() => undefined);

interface Props {
  readonly game: string;
  /** Content of one's own to play with. */
  readonly pack: string | undefined;
}
export default function SetupPage({ game, pack }: Props) {
  const { t } = useHouse();
  const spoken = useSpoken(game);
  const [before, setBefore] = useState<{ readonly last: MatchSummary | undefined }>();
  useEffect(warmUp, []);
  useEffect(() => void lastMatch(game).then((last) => setBefore({ last })), [game]);
  if (!spoken)
    return (
      <Page title={t('setup.title')}>
        <Notice kind="trouble">{t('setup.noGame', { game })}</Notice>
      </Page>
    );
  return before && <Arranged spoken={spoken} last={before.last} pack={pack} />;
}

interface ArrangedProps extends Pick<Props, 'pack'> {
  readonly spoken: Spoken;
  readonly last: MatchSummary | undefined;
}
function Arranged({ spoken, last, pack }: ArrangedProps) {
  const { setup: schema, levels } = spoken;
  const best = levels.at(-1) ?? 'random';
  const [draft, setDraft] = useState<Draft>(() => ({ ...(last ? draftAfter(schema, best, last) : firstDraft(schema, best)), pack }));
  return <SetupForm spoken={spoken} draft={draft} onChange={setDraft} />;
}
