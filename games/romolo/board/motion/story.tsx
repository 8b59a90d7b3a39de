// What is being shown, in a sentence over the map; a battle with its tokens.

import { type Bounds, placeIn } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import type { Event } from '../../table/events.ts';
import { ownerOf } from '../../table/names.ts';
import { centreOf } from '../common/geometry.ts';
import { colourOf } from '../common/look.ts';
import { hexAt, type PartProps } from '../common/props.ts';
import { Emblem } from '../pieces/pawn.tsx';
import { TokenFace } from '../pieces/token.tsx';
import styles from './story.module.css';
import { hexOf, type Play } from './timeline.ts';

type StoryProps = PartProps & { readonly play: Play; readonly bounds: Bounds };
export function Story({ play: { current }, bounds, view, speaker, pace }: StoryProps): ReactElement | null {
  if (current === undefined) return null;
  const { table } = view;
  const { event } = current;
  const hex = hexAt(
    table,
    hexOf(event, (name) => table.units.find(({ unit }) => unit === name)?.at),
  );
  return (
    <>
      {hex === undefined ? null : (
        <span
          className={styles['ripple']}
          style={{ ...placeIn(bounds, centreOf(hex)), '--pace': `${Math.max(300, pace * current.steps)}ms` } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <p className={styles['story']} aria-hidden="true">
        <Faces event={event} view={table} />
        {speaker.event(event)}
      </p>
    </>
  );
}
/** Both tokens, when they are revealed. */
function Faces({ event, view }: { readonly event: Event; readonly view: StoryProps['view']['table'] }): ReactElement | null {
  if (event.kind !== 'tokens') return null;
  return (
    <span className={styles['faces']}>
      <Emblem colour={colourOf(view, ownerOf(event.attacker))} /> <TokenFace token={event.attack} />
      <TokenFace token={event.defence} /> <Emblem colour={colourOf(view, ownerOf(event.defender))} />
    </span>
  );
}
