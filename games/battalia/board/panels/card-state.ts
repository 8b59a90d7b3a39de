// What the viewer can do with a card in hand, or with one on the table that still has uses.

import type { Pool } from '../../content/kinds.ts';
import type { Asks } from '../../table/asks.ts';
import { breaksBonus } from '../common/bonus.ts';
import { NONE, type Numbers } from '../common/choices.ts';
import { faceOf, freshUses, isLit } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import type { DropPlace, Drops } from '../common/use-drag.ts';
import { actionsFor } from '../question/line.ts';
import type { Line } from '../question/use-line.ts';
import type { HandCardProps } from './hand-card.tsx';

/** Cards are put together for actions and payments; otherwise a click chooses. */
const isLine = ({ decision }: PartProps): boolean => decision?.ask === 'act' || decision?.ask === 'pay';

type CardState = Pick<HandCardProps, 'lit' | 'uses' | 'act' | 'meaning' | 'point' | 'picked' | 'breaks' | 'note' | 'drops'>;
interface Thing {
  /** Tells equal cards apart. */
  readonly id: string;
  readonly pool: Pool;
  /** Uses left of a card on the table. */
  readonly uses?: number;
}
export function cardState(props: PartProps, { id, pool, uses }: Thing, line: Line): CardState {
  const { decision, choose, point, speaker, view, t } = props;
  const { lit } = view.table.oracle;
  const plain = { lit: isLit(pool, lit), uses: uses ?? freshUses(pool, lit) };
  if (decision === undefined) return plain;
  if (isLine(props)) {
    const picked = line.count(id);
    const act = (): void => line.toggle(id, pool, plain.uses);
    return { ...plain, picked, act, drops: () => ({ ...(picked < plain.uses && { line: act }), ...deedsWith(props, { id, pool }, line) }) };
  }
  const [option, ...others] = optionsOf(props, pool);
  if (option === undefined) return plain;
  const breaks = breaksBonus(decision, option, view.table);
  const act = (): void => (others.length === 0 ? choose(option) : line.toggle(id, pool, 1));
  return {
    ...plain,
    act,
    drops: () => ({ [PLACES[decision.ask] ?? 'line']: act }),
    meaning: speaker.option(decision.ask, decision.options[option]),
    point: (isPointed) => point(isPointed ? option : undefined),
    breaks,
    note: breaks ? t('board.battle.breaks') : undefined,
  };
}

/** Where a chosen card goes; otherwise it is laid on the table. */
const PLACES: { readonly [A in keyof Asks]?: DropPlace } = {
  opener: 'battle',
  attackPlay: 'battle',
  defendPlay: 'battle',
  ambushCard: 'ambush',
  station: 'tents',
};
/** Actions that are begun by putting a card where it will lie. */
const DEEDS = { ambush: 'ambush', pitch: 'tents' } as const;
function deedsWith({ decision, view }: PartProps, card: { readonly id: string; readonly pool: Pool }, line: Line): Drops {
  const actions = decision?.ask === 'act' ? decision.options : [];
  const found = actionsFor([card.pool], actions, view.table).flatMap(({ option }) => {
    const deed = actions[option]?.do;
    return deed === 'ambush' || deed === 'pitch' ? [[DEEDS[deed], () => line.send(option, card)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** In a battle a click on an amulet, title or scroll means using it. */
function optionsOf({ choices, decision }: PartProps, pool: Pool): Numbers {
  const found = choices.cards.get(`hand ${pool}`);
  if (found !== undefined || (decision?.ask !== 'attackPlay' && decision?.ask !== 'defendPlay')) return found ?? NONE;
  const { kind } = faceOf(pool);
  const transforming = decision.options.findIndex((play) => play.do === 'transform' && play.with === kind);
  return transforming < 0 ? NONE : [transforming];
}
