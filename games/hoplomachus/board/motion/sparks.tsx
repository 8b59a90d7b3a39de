// What rises from a hex while an act is shown: damage, healing, a state, a skill.
import { type Bounds, placeIn } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement } from 'react';
import type { HexName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { endingOf } from '../../words/naming.ts';
import { nameOf } from '../common/describe.ts';
import { centreAt } from '../common/geometry.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { STATE_ICONS } from '../common/look.ts';
import styles from './sparks.module.css';
import { type Act, chipsAt, type Play } from './timeline.ts';

interface Spark {
  readonly at: HexName | undefined;
  readonly kind: 'hurt' | 'blocked' | 'healed' | 'told';
  readonly icon: IconName;
  readonly text: string;
}
const COMPASS_TEXT: Readonly<Record<string, string>> = { NE: '↗', E: '→', SE: '↘', SW: '↙', W: '←', NW: '↖' };

function sparkOf(event: Event, placeOf: (unit: string) => HexName | undefined, t: Translate): Spark | undefined {
  switch (event.kind) {
    case 'damaged': {
      const at = 'unit' in event.target ? placeOf(event.target.unit) : event.target.shard;
      return event.lost > 0
        ? { at, kind: 'hurt', icon: 'attacker', text: `−${event.lost}` }
        : { at, kind: 'blocked', icon: 'defender', text: '0' };
    }
    case 'lost':
      return { at: placeOf(event.unit), kind: 'hurt', icon: 'heart', text: `−${event.hp}` };
    case 'healed':
    case 'gained':
      return { at: placeOf(event.unit), kind: 'healed', icon: 'heartPlus', text: `+${event.hp}` };
    case 'usedSkill':
      return { at: placeOf(event.unit), kind: 'told', icon: 'rally', text: nameOf(event.skill, t) };
    case 'undying':
      return { at: placeOf(event.unit), kind: 'told', icon: 'tomb', text: nameOf('undying', t) };
    case 'activated':
      return { at: placeOf(event.unit), kind: 'told', icon: 'spartan', text: t('board.spark.awake') };
    case 'state':
      if (!event.on) return undefined;
      return {
        at: placeOf(event.unit),
        kind: 'told',
        icon: STATE_ICONS[event.state],
        text: t(`state.${event.state}.name`, { ending: endingOf(event.unit, t) }),
      };
    case 'playedTactic':
      return { at: placeOf(event.unit), kind: 'told', icon: 'lightning', text: nameOf(event.tactic, t) };
    case 'arenaDie':
      return {
        at: placeOf(event.unit),
        kind: 'told',
        icon: 'compass',
        text: `${event.face} ${event.toward === null ? '' : (COMPASS_TEXT[event.toward] ?? '')}`,
      };
    case 'shardBroken':
    case 'shardFlipped':
      return { at: event.at, kind: 'told', icon: 'shard', text: '' };
    default:
      return undefined;
  }
}

interface SparksProps {
  readonly view: HoplomachusView;
  readonly bounds: Bounds;
  readonly play: Play;
  readonly pace: number;
  readonly t: Translate;
}
/** They stay over the next acts, until they have faded. */
const LINGER = 3;

export function Sparks({ view, bounds, play: { acts, now }, pace, t }: SparksProps): ReactElement {
  const { arena } = view.terms;
  const shown = acts.slice(Math.max(0, now - LINGER), now + 1);
  return (
    <div className={styles['sparks']} aria-hidden="true" style={{ '--pace': `${pace * 2.4}ms` } as CSSProperties}>
      {shown.map((act, i) => {
        const number = Math.max(0, now - LINGER) + i;
        const spark = sparkOf(act.event, placesAt(view, acts, number), t);
        if (spark?.at === undefined) return null;
        return (
          <span
            key={`${number} ${act.event.kind}`}
            className={`${styles['spark']} ${styles[spark.kind]}`}
            style={placeIn(bounds, centreAt(arena, spark.at))}
          >
            <Icon name={spark.icon} /> {spark.text}
          </span>
        );
      })}
    </div>
  );
}
function placesAt(view: HoplomachusView, acts: readonly Act[], now: number): (unit: string) => HexName | undefined {
  const standing = chipsAt(view.units, acts, now);
  return (name) => standing.find(({ unit }) => unit.unit === name)?.at;
}
