// Answers that have no better place: a button each, with a picture of what it is about. Goods that cannot be bought say why.

import { OptionButton, useReasons } from '@tabularium/parts/board';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { type Character, RESOURCES, type Resource, type Work } from '../../content/kinds.ts';
import type { Asks, HexName, Piece, UnitName, Who } from '../../table/asks.ts';
import { ownerOf } from '../../table/names.ts';
import type { StoreView } from '../../table/view.ts';
import { placeOf } from '../common/choices.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { ACT_ICONS, CHARACTER_ICONS, colourOf, STANCE_ICONS } from '../common/look.ts';
import { coinText, hexAt, type OpenDecision, type PartProps, viewerOf, type WithDecision } from '../common/props.ts';
import { repeatsOf } from '../common/series.ts';
import { BuildingIcon } from '../pieces/building.tsx';
import { Amount, Cube, type Good } from '../pieces/goods.tsx';
import { Emblem, PawnIcon } from '../pieces/pawn.tsx';
import { TokenFace } from '../pieces/token.tsx';
import { Denied } from './denied.tsx';
import styles from './prompt.module.css';

type View = PartProps['view']['table'];
const isResource = (what: string): what is Resource => (RESOURCES as readonly string[]).includes(what);

const goods = ({ resource }: { readonly resource: Good }): ReactNode => <Cube of={resource} />;
const paid = ({ with: what }: { readonly with: string }): ReactNode =>
  isResource(what) ? <Cube of={what} /> : what === 'foederatus' ? <Icon name={CHARACTER_ICONS.foederatus} /> : <Cube of="coin" />;
const item = (of: Good): ReactNode => <Cube of={of} />;
/** `at` is the hex that the question is about. */
function piece(option: Piece, view: View, at: HexName): ReactNode {
  const kind = option.piece === 'walls' ? 'wall' : option.piece;
  const owner = hexAt(view, at)?.tower?.owner;
  return <BuildingIcon kind={kind} owner={owner === undefined ? undefined : colourOf(view, owner)} />;
}
function pawn({ unit }: { readonly unit: UnitName }, view: View): ReactNode {
  const found = view.units.find((one) => one.unit === unit);
  return found === undefined ? null : (
    <PawnIcon kind={found.kind} colour={colourOf(view, found.owner)} isLying={found.lying !== null} hasPenalty={found.penalty} />
  );
}
const whose = ({ seat }: { readonly seat: Who }, view: View): ReactNode => <Emblem colour={colourOf(view, ownerOf(seat))} />;
const cubes = ({ stone, wood }: Asks['pay']): ReactNode => (
  <>
    {Array.from({ length: stone }, (_, i) => (
      <Cube key={`stone ${i}`} of="stone" />
    ))}
    {Array.from({ length: wood }, (_, i) => (
      <Cube key={`wood ${i}`} of="wood" />
    ))}
  </>
);

/** Decisions that are missing here need no picture. */
const PICTURES: { readonly [A in OpenDecision['ask']]?: (option: Asks[A], view: View, at: HexName) => ReactNode } = {
  startTerrain: ({ terrain }) => <Cube of={terrain === 'hill' ? 'stone' : 'wood'} />,
  startBonus: goods,
  placeTower: (_, view) => <BuildingIcon kind="tower" owner={colourOf(view, typeof view.eye === 'number' ? view.eye : 0)} />,
  placeFarm: () => <BuildingIcon kind="farm" />,
  placeWarehouse: () => <BuildingIcon kind="warehouse" />,
  placeWorker: (_, view) => <PawnIcon kind="worker" colour={colourOf(view, typeof view.eye === 'number' ? view.eye : 0)} isLying={false} />,
  endChoice: ({ end }) => <Icon name={end ? 'laurel' : 'boots'} />,
  surrender: ({ surrender }) => <Icon name={surrender ? 'truce' : 'boots'} />,
  stance: ({ stance }) => <Icon name={STANCE_ICONS[stance]} />,
  hostility: ({ hostile }) => <Icon name={STANCE_ICONS[hostile ? 'hostile' : 'tolerant']} />,
  portSide: () => <BuildingIcon kind="port" />,
  workThere: ({ do: work }: { readonly do: Work }) => <Icon name={ACT_ICONS[work]} />,
  sailOn: () => <Icon name="ship" />,
  pay: cubes,
  dismantle: piece,
  refund: goods,
  transform: piece,
  source: goods,
  store: (option) => <Icon name={'apothecarius' in option ? CHARACTER_ICONS.apothecarius : 'crate'} />,
  collect: ({ store }, view, at) => <Stored store={hexAt(view, at)?.stores[store - 1]} />,
  refine: goods,
  hireCount: ({ count }) => Array.from({ length: count }, (_, i) => <Icon key={i} name="axe" />),
  hirePay: paid,
  characterCube: goods,
  defensorWalls: () => <BuildingIcon kind="wall" />,
  rob: whose,
  loot: goods,
  exchangeGive: goods,
  exchangeGet: goods,
  trade: (option) => ('give' in option ? item(option.give) : 'take' in option ? item(option.take) : <Icon name="rings" />),
  tradeAnswer: ({ accept }) => <Icon name={accept ? 'rings' : 'truce'} />,
  attack: (option, view) =>
    'demolish' in option ? (
      <Icon name="dismantle" />
    ) : (
      <>
        <Icon name="battle" />
        {whose(option, view)}
      </>
    ),
  token: ({ token }) => <TokenFace token={token} />,
  battlePower: ({ character }: { readonly character: Character }) => <Icon name={CHARACTER_ICONS[character]} />,
  retreat: ({ retreat }) => <Icon name={retreat ? 'run' : 'shield'} />,
  retreatTo: () => <Icon name="run" />,
  casualty: pawn,
  excess: piece,
  demolish: piece,
  foederatus: () => <Icon name="banner" />,
  wage: paid,
  wageConstruction: piece,
  wageMercenary: pawn,
  dismiss: pawn,
  furnarus: () => <Icon name="bread" />,
  hunger: (option, view) => ('pay' in option ? <Cube of="wheat" /> : pawn(option, view)),
};
const Stored = ({ store }: { readonly store: StoreView | undefined }): ReactElement =>
  store?.resource == null ? <Icon name="crate" /> : <Amount of={store.resource} count={store.cubes} />;

export function Answers(props: PartProps & { readonly decision: OpenDecision }): ReactElement {
  const { decision, view, speaker } = props;
  const picture = PICTURES[decision.ask] as ((option: unknown, view: View, at: HexName) => ReactNode) | undefined; // an option always comes with its own ask
  const at = placeOf(decision) ?? viewerOf(props)?.capital ?? '';
  return (
    <div className={styles['answers']}>
      {decision.options.map((option, number) => {
        const repeats = repeatsOf(decision, number, view.table, viewerOf(props)?.owner);
        return (
          <Fragment key={decision.texts[number]}>
            <OptionButton {...props} option={number} className={styles['button']}>
              {picture?.(option, view.table, at)}
              {speaker.option(decision.ask, option)}
              {decision.ask === 'buy' && <Price resource={(option as Asks['buy']).resource} view={view.table} />}
            </OptionButton>
            {repeats.length > 0 && (
              <OptionButton
                {...props}
                option={number}
                className={styles['button']}
                label={`${repeats.length + 1} × ${speaker.option(decision.ask, option)}`}
                choose={(pick) => props.choose(pick, repeats)}
              >
                {picture?.(option, view.table, at)} × {repeats.length + 1}
              </OptionButton>
            )}
          </Fragment>
        );
      })}
      {decision.ask === 'buy' && <Unbought {...props} decision={decision} />}
    </div>
  );
}
/** The goods that the rules refuse to sell now. */
function Unbought({ decision, whyNot, speaker, t }: WithDecision<'buy'>): ReactNode {
  return useReasons(decision.id, whyNot).map((reason) => {
    const resource = RESOURCES.find((one) => one === reason.what);
    return resource === undefined ? null : (
      <Denied key={resource} name={nameOf(resource, t)} why={speaker.reason(reason)}>
        <Cube of={resource} />
        {nameOf(resource, t)}
      </Denied>
    );
  });
}
/** What one cube costs: at price 0 two cubes cost half a coin. */
function Price({ resource, view }: { readonly resource: Resource; readonly view: View }): ReactElement {
  const price = view.market.columns.find((column) => column.resource === resource)?.price ?? 0;
  return (
    <span className={styles['note']}>
      {price === 0 ? `2 × ${coinText(1)}` : price} <Cube of="coin" isSmall />
    </span>
  );
}
