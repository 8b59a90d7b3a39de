import { useEffect, useState } from 'react';
import { warmUp } from '../link/local.ts';
import type { Spoken } from '../messages/index.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { Notice } from '../ui/index.ts';
import { draftAfter, firstDraft } from './draft.ts';
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

export default function SetupPage({ game }: { readonly game: string }) {
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
  return before && <Arranged spoken={spoken} last={before.last} />;
}

function Arranged({ spoken, last }: { readonly spoken: Spoken; readonly last: MatchSummary | undefined }) {
  const { setup: schema, levels } = spoken;
  const best = levels.at(-1) ?? 'random';
  const [draft, setDraft] = useState(() => (last ? draftAfter(schema, best, last) : firstDraft(schema, best)));
  return <SetupForm spoken={spoken} draft={draft} onChange={setDraft} />;
}
