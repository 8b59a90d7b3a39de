import { gameOf } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import { type ReactNode, Suspense } from 'react';
import { useFront } from '../frame/front.tsx';
import { useHouse } from '../settings/house.tsx';
import css from './row-face.module.css';

interface Props {
  readonly game: string;
  readonly names: string;
  /** The state of the match. */
  readonly children: ReactNode;
}
/** What a row shows of a match: game, players, state. */
export function RowFace({ game, names, children }: Props) {
  const entry = gameOf(game);
  return (
    <>
      <Suspense fallback={<span className={css['cover']} />}>
        {entry ? <SmallCover entry={entry} /> : <span className={css['cover']} />}
      </Suspense>
      <span className={css['words']}>
        <strong className={css['names']}>{names}</strong>
        <span className={css['state']}>{children}</span>
      </span>
    </>
  );
}

function SmallCover({ entry }: { readonly entry: AnyGame }) {
  const { Cover, title } = useFront(entry);
  const { language } = useHouse();
  return (
    <span className={css['cover']}>
      <Cover aria-hidden="true" />
      <span className="unseen">{title[language]}</span>
    </span>
  );
}
