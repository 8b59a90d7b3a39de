// Where on the map the options of a decision are: on which hex, unit, piece or side of a hex. Buttons for all of them stand below the map.
import type { Act, Asks, HexName, Piece, UnitName } from '../../table/asks.ts';
import type { OpenDecision } from './props.ts';

/** Numbers of options, in the order of the decision. */
export type Numbers = readonly number[];
export interface Choices {
  readonly hexes: ReadonlyMap<HexName, Numbers>;
  readonly units: ReadonlyMap<UnitName, Numbers>;
  /** By `pieceKey`. */
  readonly pieces: ReadonlyMap<string, Numbers>;
  /** By `sideKey`. */
  readonly sides: ReadonlyMap<string, Numbers>;
  /** Units that can be chosen to see what they can do. */
  readonly actors: ReadonlySet<UnitName>;
}
export const NO_OPTIONS: Numbers = [];

/** A piece on the map; the rules do not tell the farms of a hex apart. */
export function pieceKey(at: HexName, piece: Piece): string {
  if (piece.piece === 'warehouse') return `${at} warehouse ${piece.store}`;
  return 'side' in piece ? `${at} ${piece.piece} ${piece.side}` : `${at} ${piece.piece}`;
}
export const sideKey = (at: HexName, side: string): string => `${at} ${side}`;

/** Every place where an option can be clicked. */
interface Spot {
  readonly hex?: HexName | undefined;
  readonly unit?: UnitName | undefined;
  readonly piece?: string | undefined;
  readonly side?: string | undefined;
}
const NOWHERE: Spot = {};
const nowhere = (): Spot => NOWHERE;
const onHex = ({ at }: { readonly at: HexName }): Spot => ({ hex: at });
const toHex = ({ to }: { readonly to: HexName }): Spot => ({ hex: to });
const onUnit = ({ unit }: { readonly unit: UnitName }): Spot => ({ unit });
/** `at` is the hex that the question is about. */
const onPiece = (piece: Piece, at: HexName): Spot => ({ piece: pieceKey(at, piece) });
const onSide = ({ side }: { readonly side: string }, at: HexName): Spot => ({ side: sideKey(at, side) });

const SPOTS: { readonly [A in keyof Asks]: (option: Asks[A], at: HexName) => Spot } = {
  startTerrain: nowhere,
  startPlace: onHex,
  startBonus: nowhere,
  placeTower: onHex,
  placeFarm: onHex,
  placeWarehouse: onHex,
  placeWorker: onHex,
  endChoice: nowhere,
  surrender: nowhere,
  act: nowhere,
  stance: nowhere,
  hostility: nowhere,
  workThere: nowhere,
  sailOn: toHex,
  build: nowhere,
  portSide: onSide,
  wallSide: onSide,
  pay: nowhere,
  dismantle: onPiece,
  refund: nowhere,
  transform: onPiece,
  source: onHex,
  store: (option) =>
    'at' in option ? { piece: pieceKey(option.at, { piece: 'warehouse', store: option.store }), hex: option.at } : NOWHERE,
  collect: ({ store }, at) => onPiece({ piece: 'warehouse', store }, at),
  refine: nowhere,
  hireCount: nowhere,
  hirePay: nowhere,
  character: nowhere,
  characterCube: nowhere,
  defensorWalls: nowhere,
  sell: nowhere,
  buy: nowhere,
  rob: nowhere,
  loot: nowhere,
  exchangeGive: nowhere,
  exchangeGet: nowhere,
  trade: nowhere,
  tradeAnswer: nowhere,
  attack: (option) => ('demolish' in option ? NOWHERE : { hex: option.at }), // a stray click should not demolish anything
  attackers: onUnit,
  battlePower: nowhere,
  token: nowhere,
  retreat: nowhere,
  retreatTo: toHex,
  casualty: onUnit,
  excess: onPiece,
  wallLot: onSide,
  demolish: onPiece,
  foederatus: nowhere,
  wage: nowhere,
  wageConstruction: onPiece,
  wageMercenary: onUnit,
  dismiss: onUnit,
  furnarus: nowhere,
  hunger: (option) => ('unit' in option ? onUnit(option) : NOWHERE),
  architectusEnd: onHex,
  sacerdos: onHex,
  domain: onHex,
};

/** Where the options are; in the action phase only those of the chosen unit. `capital` is the decider's. */
export function choicesOf(decision: OpenDecision | undefined, chosen: UnitName | undefined, capital: HexName | null): Choices {
  const hexes = new Map<HexName, number[]>();
  const units = new Map<UnitName, number[]>();
  const pieces = new Map<string, number[]>();
  const sides = new Map<string, number[]>();
  const actors = new Set<UnitName>();
  const put = ({ hex, unit, piece, side }: Spot, number: number): void => {
    if (hex !== undefined) add(hexes, hex, number);
    if (unit !== undefined) add(units, unit, number);
    if (piece !== undefined) add(pieces, piece, number);
    if (side !== undefined) add(sides, side, number);
  };
  if (decision?.ask === 'act')
    for (const [number, act] of decision.options.entries()) {
      if (!('unit' in act)) continue;
      actors.add(act.unit);
      if (act.unit === chosen && 'to' in act) put({ hex: act.to }, number);
    }
  else if (decision !== undefined) {
    const spotOf = SPOTS[decision.ask] as (option: unknown, at: HexName) => Spot; // an option always comes with its own ask
    const at = placeOf(decision) ?? capital ?? '';
    for (const [number, option] of decision.options.entries()) put(spotOf(option, at), number);
  }
  return { hexes, units, pieces, sides, actors };
}
function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const numbers = map.get(key);
  if (numbers === undefined) map.set(key, [number]);
  else numbers.push(number);
}

/** The hex that a question is about. */
export const placeOf = ({ facts }: OpenDecision): HexName | undefined => (facts !== undefined && 'at' in facts ? facts.at : undefined);

/** The options of one unit in the action phase that are not a step on the map. */
export const deedsOf = (decision: OpenDecision | undefined, unit: UnitName): readonly (readonly [number: number, act: Act])[] =>
  decision?.ask === 'act'
    ? decision.options.flatMap((act, number) => ('unit' in act && act.unit === unit && !('to' in act) ? [[number, act] as const] : []))
    : [];
