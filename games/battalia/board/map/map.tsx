// The map: land, ghosts of what is being built, heroes, and over them what can be pointed at.

import {
  type Arrow,
  Attention,
  beside,
  type Cell,
  CellGrid,
  cellOf,
  LensTools,
  lensStyles,
  Menu,
  usePanZoom,
  useThreats,
} from '@tabularium/parts/board';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { WIDTH } from '../../content/boards.ts';
import { HOMELANDS } from '../../content/kinds.ts';
import type { SpaceName } from '../../table/asks.ts';
import { AttentionContext } from '../common/attention.ts';
import { NONE } from '../common/choices.ts';
import { boundsOf, CELL, columnOf, cornerOf, rowOf, spaceAt } from '../common/geometry.ts';
import type { PartProps } from '../common/props.ts';
import { describeSpace } from '../common/space-name.ts';
import theme from '../common/theme.module.css';
import { threatsTo } from '../common/threats.ts';
import { Sparks, wayOf } from '../motion/sparks.tsx';
import { Heroes } from '../pieces/hero.tsx';
import { Hint } from '../question/hint.tsx';
import cellStyles from './cell.module.css';
import { Land } from './land.tsx';
import styles from './map.module.css';
import { marksOf, useCosts } from './marks.ts';
import { Signs } from './signs.tsx';
import { ThreatLayer } from './threat-layer.tsx';
import { useSite } from './use-site.tsx';

const SIZE = { width: CELL, height: CELL };
const STEPS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
function spaceBeside(at: SpaceName, arrow: Arrow): SpaceName | undefined {
  const [right, down] = STEPS[arrow];
  return spaceAt(columnOf(at) + right, rowOf(at) + down);
}

/** The map, with its caption underneath. */
export function BattaliaMap(props: PartProps & { readonly children: ReactNode }): ReactElement {
  const { children, view, eye, decision, choices, choose, pointed, point, news, pace, speaker, t, whyNot } = props;
  const { spaces, players, terms } = view.table;
  const area = spaces.map(({ kind }) => (kind === 'outOfPlay' ? 'x' : '.')).join('');
  const bounds = useMemo(() => boundsOf(spaces), [area]);
  const box = useRef<HTMLDivElement>(null);
  const [attention] = useState(() => new Attention<SpaceName>());
  const [open, setOpen] = useState<{ readonly decision: string; readonly at: SpaceName }>();
  const site = useSite(props, bounds, box);
  const lens = usePanZoom(() => attention.set(undefined), site.onWheel);
  const costs = useCosts(props);
  const areThreatsShown = useThreats();
  const threat = useMemo(
    () => (areThreatsShown ? threatsTo({ spaces, players }, typeof eye === 'number' ? eye : undefined) : undefined),
    [areThreatsShown, spaces, players, eye],
  );

  const numbersAt = (at: SpaceName): readonly number[] => choices.spaces.get(at) ?? NONE;
  const sentenceOf = (option: number): string => (decision === undefined ? '' : speaker.option(decision.ask, decision.options[option]));
  const deeds = (at: SpaceName): readonly string[] => numbersAt(at).map(sentenceOf);
  const take = (at: SpaceName): void => {
    if (site.take(at)) return;
    const [first, ...more] = numbersAt(at);
    if (decision === undefined || first === undefined) attention.set(at);
    else if (more.length === 0) choose(first);
    else setOpen({ decision: decision.id, at });
  };
  /** Points at the option of a click in the panel too, but not while a card is turned: there pointing picks the turn. */
  const look = (at: SpaceName | undefined): void => {
    attention.set(at);
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
          const space = spaces[row * WIDTH + column];
          if (space === undefined || space.kind === 'outOfPlay') return [];
          const numbers = numbersAt(space.at);
          return [
            {
              at: space.at,
              place: cornerOf(space.at),
              label: [describeSpace(space, t).join(', '), ...deeds(space.at)].join('. '),
              legal: numbers.length > 0 || site.at === space.at,
            },
          ];
        }),
      ),
    [spaces, bounds, choices, site.at, t, speaker],
  );
  const marks = useMemo(
    () => new Map([...choices.spaces].map(([at, numbers]) => [at, marksOf(decision, numbers, costs)])),
    [choices, decision, costs],
  );
  const viewer = typeof eye === 'number' ? players[eye]?.faction : null;
  const menuAt = open !== undefined && open.decision === decision?.id ? open.at : undefined;
  return (
    <AttentionContext value={attention}>
      <div ref={box} className={styles['box']}>
        <div ref={lens.window} className={`${lensStyles['window']} ${styles['window']} ${terms.terrain ? '' : theme['soft']}`}>
          <div ref={lens.plane} className={lensStyles['plane']} style={{ aspectRatio: `${bounds.width} / ${bounds.height}` }}>
            <Land
              spaces={spaces}
              bounds={bounds}
              factions={players.map(({ faction }) => faction)}
              native={terms.terrain && viewer ? HOMELANDS[viewer] : null}
            />
            {threat === undefined ? null : <ThreatLayer threat={threat} bounds={bounds} />}
            {site.ghosts}
            <Sparks bounds={bounds} news={news} moment={view.events} pace={pace} way={wayOf(action)} />
            <Heroes players={players} spaces={spaces} bounds={bounds} news={news} pace={pace} />
            <CellGrid
              label={t('board.map.label')}
              bounds={bounds}
              size={SIZE}
              rows={rows}
              className={cellStyles['cell']}
              isPointed={(at) => pointed !== undefined && numbersAt(at).includes(pointed)}
              beside={spaceBeside}
              take={take}
              look={look}
              reveal={lens.reveal}
            >
              <Signs bounds={bounds} marks={marks} />
            </CellGrid>
          </div>
        </div>
        {menuAt === undefined ? (
          <Hint box={box} spaces={spaces} t={t} speaker={speaker} deeds={deeds} decision={decision?.id} whyNot={whyNot} />
        ) : (
          <Menu
            title={menuAt}
            items={numbersAt(menuAt).map((option) => ({ option, sentence: sentenceOf(option) }))}
            style={beside(box.current, cellOf(menuAt))}
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
    </AttentionContext>
  );
}
