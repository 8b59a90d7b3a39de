// The map: land, ghosts of what is being built, heroes, and over them what can be pointed at.

import { beside, LensTools, lensStyles, Menu, usePanZoom } from '@tabularium/parts/board';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import type { SpaceName } from '../../table/asks.ts';
import { NONE } from '../common/choices.ts';
import { boundsOf } from '../common/geometry.ts';
import { Hovered, HoveredContext } from '../common/hovered.ts';
import type { PartProps } from '../common/props.ts';
import { describeSpace } from '../common/space-name.ts';
import theme from '../common/theme.module.css';
import { Sparks, wayOf } from '../motion/sparks.tsx';
import { Heroes } from '../pieces/hero.tsx';
import { Hint } from '../question/hint.tsx';
import { Land } from './land.tsx';
import styles from './map.module.css';
import { marksOf, useCosts } from './marks.ts';
import { type Cell, Overlay } from './overlay.tsx';
import { useSite } from './use-site.tsx';

const NATIVE = { bear: 'woods', isle: 'lakes', ember: 'canyons', cloud: 'mountains' } as const;

/** With what is told about it underneath. */
export function BattaliaMap(props: PartProps & { readonly children: ReactNode }): ReactElement {
  const { children, view, eye, decision, choices, choose, pointed, point, news, pace, speaker, t, whyNot } = props;
  const { spaces, players, terms } = view.table;
  const area = spaces.map(({ kind }) => (kind === 'outOfPlay' ? 'x' : '.')).join('');
  const bounds = useMemo(() => boundsOf(spaces), [area]);
  const box = useRef<HTMLDivElement>(null);
  const [hovered] = useState(() => new Hovered());
  const [open, setOpen] = useState<{ readonly decision: string; readonly at: SpaceName }>();
  const site = useSite(props, bounds, box);
  const lens = usePanZoom(() => hovered.set(undefined), site.onWheel);
  const costs = useCosts(props);

  const numbersAt = (at: SpaceName): readonly number[] => choices.spaces.get(at) ?? NONE;
  const sentenceOf = (option: number): string => (decision === undefined ? '' : speaker.option(decision.ask, decision.options[option]));
  const deeds = (at: SpaceName): readonly string[] => numbersAt(at).map(sentenceOf);
  const take = (at: SpaceName): void => {
    if (decision === undefined || site.take(at)) return;
    const numbers = numbersAt(at);
    const [first] = numbers;
    if (numbers.length === 1 && first !== undefined) choose(first);
    else if (numbers.length > 1) setOpen({ decision: decision.id, at });
  };
  /** What a click would do is pointed at in the panel too. While a card is turned, pointing says how. */
  const onHover = (at: SpaceName | undefined): void => {
    if (decision === undefined || decision.ask === 'buildTurn') return;
    const [first, ...more] = at === undefined ? NONE : numbersAt(at);
    const option = more.length === 0 ? first : undefined;
    if (option !== pointed) point(option);
  };
  const action = decision?.ask === 'act' && pointed !== undefined ? decision.options[pointed] : undefined;
  const rows = useMemo(
    () =>
      bounds.rows.map((row) =>
        bounds.columns.flatMap((column): Cell[] => {
          const space = spaces[row * 7 + column];
          if (space === undefined || space.kind === 'outOfPlay') return [];
          const numbers = numbersAt(space.at);
          return [
            {
              at: space.at,
              label: [describeSpace(space, t).join(', '), ...deeds(space.at)].join('. '),
              legal: numbers.length > 0 || site.at === space.at,
              marks: marksOf(decision, numbers, costs),
            },
          ];
        }),
      ),
    [spaces, bounds, choices, costs, site.at, t, speaker],
  );
  const viewer = typeof eye === 'number' ? players[eye]?.faction : null;
  const menuAt = open !== undefined && open.decision === decision?.id ? open.at : undefined;
  return (
    <HoveredContext value={hovered}>
      <div ref={box} className={styles['box']}>
        <div ref={lens.window} className={`${lensStyles['window']} ${styles['window']} ${terms.terrain ? '' : theme['soft']}`}>
          <div ref={lens.plane} className={lensStyles['plane']} style={{ aspectRatio: `${bounds.width} / ${bounds.height}` }}>
            <Land
              spaces={spaces}
              bounds={bounds}
              factions={players.map(({ faction }) => faction)}
              native={terms.terrain && viewer ? NATIVE[viewer] : null}
            />
            {site.ghosts}
            <Sparks bounds={bounds} news={news} moment={view.events} pace={pace} way={wayOf(action)} />
            <Heroes players={players} spaces={spaces} bounds={bounds} news={news} pace={pace} />
            <Overlay
              bounds={bounds}
              rows={rows}
              isPointed={(at) => pointed !== undefined && numbersAt(at).includes(pointed)}
              label={t('board.map.label')}
              take={take}
              onHover={onHover}
              reveal={lens.reveal}
            />
          </div>
        </div>
        {menuAt === undefined ? (
          <Hint box={box} spaces={spaces} t={t} speaker={speaker} deeds={deeds} decision={decision?.id} whyNot={whyNot} />
        ) : (
          <Menu
            title={menuAt}
            items={numbersAt(menuAt).map((option) => ({ option, sentence: sentenceOf(option) }))}
            style={beside(box.current, `[data-space="${menuAt}"]`)}
            pointed={pointed}
            point={point}
            choose={choose}
            close={() => setOpen(undefined)}
          />
        )}
        {site.tools}
      </div>
      <div className={styles['below']}>
        {children}
        <span className={styles['tools']}>
          <LensTools lens={lens} label={(name) => t(`board.map.${name}`)} />
        </span>
      </div>
    </HoveredContext>
  );
}
