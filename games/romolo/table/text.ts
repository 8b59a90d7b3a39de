// The notation: every option of every decision as a short text, unique within its decision.
import type { Ask } from '@tabularium/kernel';
import type { Resource } from '../content/kinds.ts';
import type { Act, Asks, HexName, Payment, Piece, StoreChoice, UnitName, Who } from './asks.ts';
import type { RomoloKit } from './table.ts';

const at = (option: { readonly at: HexName }): string => option.at;
const to = (option: { readonly to: HexName }): string => option.to;
const unit = (option: { readonly unit: UnitName }): string => option.unit;
const resource = (option: { readonly resource: Resource }): string => option.resource;
const whose = (seat: Who): string => (seat === 'automaton' ? seat : `seat ${seat}`);
const use = (option: { readonly use: boolean }): string => (option.use ? 'use' : 'keep');

/** `farm`, `warehouse 2`, `port NE`, `wall W`, `walls`, `tower`. */
function piece(option: Piece): string {
  if (option.piece === 'warehouse') return `warehouse ${option.store}`;
  return 'side' in option ? `${option.piece} ${option.side}` : option.piece;
}
/** `2 stone 1 wood`, `4 stone with aedificator`. */
function payment({ stone, wood, aedificator }: Payment): string {
  const cubes = [stone > 0 ? `${stone} stone` : '', wood > 0 ? `${wood} wood` : ''].filter((part) => part !== '');
  return `${cubes.join(' ') || 'nothing'}${aedificator ? ' with aedificator' : ''}`;
}
/** `c3 1` is the first warehouse of c3. */
function store(option: StoreChoice): string {
  const where = 'apothecarius' in option ? 'stock' : `${option.at} ${option.store}`;
  return option.praepositus ? `${where} with praepositus` : where;
}
function act(option: Act): string {
  switch (option.do) {
    case 'move':
    case 'look':
    case 'ride':
    case 'sail':
    case 'translate':
      return `${option.do} ${option.unit} ${option.to}`;
    case 'survey':
      return `survey ${option.to}`;
    case 'stance':
      return `stance seat ${option.seat}`;
    case 'war':
      return option.do;
    default:
      return `${option.do} ${option.unit}`;
  }
}
function trade(option: Asks['trade']): string {
  if ('give' in option) return `give ${option.give}`;
  return 'take' in option ? `take ${option.take}` : 'propose';
}

const NOTATION: { readonly [A in keyof Asks]: (option: Asks[A]) => string } = {
  startTerrain: ({ terrain }) => terrain,
  startPlace: at,
  startBonus: resource,
  placeTower: at,
  placeFarm: at,
  placeWarehouse: at,
  placeWorker: at,
  endChoice: ({ end }) => (end ? 'end the game' : 'play on'),
  surrender: ({ surrender }) => (surrender ? 'surrender' : 'go on'),
  act,
  stance: ({ stance, at: where }) => (where === null ? stance : `${stance} in ${where}`),
  hostility: ({ hostile, lasts }) => `${hostile ? 'hostile' : 'tolerant'}${lasts === 'turn' ? '' : lasts === 'hex' ? ' here' : ' always'}`,
  workThere: (option) => option.do,
  sailOn: to,
  build: ({ building }) => building,
  portSide: ({ side }) => side,
  wallSide: ({ side, from }) => (from === 'defensor' ? `${side} with defensor` : side),
  pay: payment,
  dismantle: piece,
  refund: resource,
  transform: piece,
  source: (option) => `${option.resource} from ${option.at}`,
  store,
  collect: (option) => `warehouse ${option.store}`,
  refine: resource,
  hireCount: ({ count }) => `${count}`,
  hirePay: (option) => option.with,
  character: ({ character }) => character,
  characterCube: resource,
  defensorWalls: ({ count }) => `${count}`,
  sell: (option) => `${option.resource} on ${option.column}`,
  buy: resource,
  rob: ({ seat }) => whose(seat),
  loot: resource,
  exchangeGive: resource,
  exchangeGet: resource,
  trade,
  tradeAnswer: ({ accept }) => (accept ? 'accept' : 'refuse'),
  attack: (option) => ('demolish' in option ? `${option.at} demolish` : `${option.at} ${whose(option.seat)}`),
  attackers: unit,
  battlePower: ({ character }) => character,
  token: ({ token }) => token,
  retreat: ({ retreat }) => (retreat ? 'retreat' : 'stay'),
  retreatTo: to,
  casualty: unit,
  excess: piece,
  wallLot: ({ side }) => side,
  demolish: piece,
  foederatus: use,
  wage: (option) => option.with,
  wageConstruction: piece,
  wageMercenary: unit,
  dismiss: unit,
  furnarus: use,
  hunger: (option) => ('pay' in option ? option.pay : option.unit),
  architectusEnd: at,
  sacerdos: at,
  domain: at,
};

export const text = (ask: Ask<RomoloKit>, option: Asks[Ask<RomoloKit>]): string => (NOTATION[ask] as (option: unknown) => string)(option); // an option always comes with its own ask
