// How a match ended, in large letters, with a picture of the game's own.
import { gameOf } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import type { Ending, Outcome } from '@tabularium/parts/shape';
import { type ReactNode, Suspense, use } from 'react';
import { useFront } from '../../frame/front.tsx';
import css from './outcome.module.css';

interface Props {
  readonly game: string;
  readonly outcome: Outcome;
  readonly children: ReactNode;
}
export function OutcomeBanner({ game, outcome, children }: Props) {
  const entry = gameOf(game);
  return (
    <div className={css['banner']} data-outcome={outcome}>
      <div className={css['frame']}>
        <Suspense>
          {entry && (entry.ending ? <OwnPicture entry={entry} load={entry.ending} outcome={outcome} /> : <CoverPicture entry={entry} />)}
        </Suspense>
      </div>
      <div className={css['words']}>{children}</div>
    </div>
  );
}

const endings = new Map<string, Promise<Ending>>();
function OwnPicture({
  entry,
  load,
  outcome,
}: {
  readonly entry: AnyGame;
  readonly load: () => Promise<Ending>;
  readonly outcome: Outcome;
}) {
  const known = endings.get(entry.id) ?? load();
  endings.set(entry.id, known);
  const { Picture } = use(known);
  return <Picture outcome={outcome} aria-hidden="true" />;
}
function CoverPicture({ entry }: { readonly entry: AnyGame }) {
  const { Cover } = useFront(entry);
  return <Cover className={css['standIn']} aria-hidden="true" />;
}
