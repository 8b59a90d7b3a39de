// The notation: every option of every decision as a short text, unique within its decision.
import type { Ask } from '@tabularium/kernel';
import type { Asks, FigureMove, Manoeuvre, Order, SlotName, Snap, UnitName } from './asks.ts';
import type { ArcaneKit } from './table.ts';

const unit = (option: { readonly unit: UnitName }): string => option.unit;
const slot = (option: { readonly slot: SlotName }): string => option.slot;
const move = ({ from, to }: FigureMove): string => `${from}-${to}`;
const snap = ({ side, against, at }: Snap): string => `${side} on ${against} at ${at}`;

/** `A:R01 move`, `A:R01 melee B:E01 push`, `A:R04 shot B:E01`, `A:R07 armoredRush B:E01`. */
function order(option: Order): string {
  const push = 'push' in option && option.push ? ' push' : '';
  switch (option.order) {
    case 'move':
    case 'regroup':
      return `${option.unit} ${option.order}${push}`;
    case 'melee':
      return `${option.unit} melee ${option.target}${push}`;
    case 'ranged':
      return `${option.unit} shot ${option.target}${push}`;
    case 'special':
      return `${option.unit} ${option.ability}${option.target === null ? '' : ` ${option.target}`}`;
  }
}
/** `F`, `R half`, `angle right F+ B`. */
function manoeuvre(option: Manoeuvre): string {
  if ('step' in option) return option.length === 1 ? option.step : `${option.step} half`;
  return `${option.turn} ${option.exit} ${option.tool} ${option.attach}`;
}
function regroup(option: Asks['regroup']): string {
  if ('swap' in option) return `swap ${option.swap[0]} ${option.swap[1]}`;
  if ('turn' in option) return `turn ${option.turn}`;
  return 'template' in option ? option.template : move(option);
}

const TEXTS: { readonly [A in Ask<ArcaneKit>]: (option: Asks[A]) => string } = {
  army: (option) => ('army' in option ? option.army : 'build'),
  enlist: unit,
  objectiveAt: ({ x, y }) => `${x} ${y}`,
  piece: ({ piece }) => piece,
  pieceTurn: ({ degrees }) => String(degrees),
  pieceX: ({ x }) => String(x),
  pieceY: ({ y }) => String(y),
  number: ({ number }) => String(number),
  zone: ({ zone }) => String(zone),
  deploy: unit,
  deployAt: ({ x, y }) => `${x} ${y}`,
  druid: ({ unit: who, figure }) => `${who} ${figure}`,
  regenerate: ({ unit: who, figure }) => `${who} ${figure}`,
  cloud: unit,
  splash: unit,
  order,
  shotSides: ({ from, to }) => `${from}-${to}`,
  sniperSlot: slot,
  pushLoss: slot,
  disengage: unit,
  manoeuvre,
  objectiveSnap: snap,
  snap,
  slide: ({ by }) => String(by),
  regroup,
  leader: (option) => `${option.unit} ${move(option)}`,
  concentrate: slot,
  fortune: ({ reroll }) => (reroll ? 'reroll' : 'keep'),
  chaos: ({ roll }) => (roll ? 'roll' : 'keep'),
  power: slot,
  damage: slot,
  prowess: move,
  mistress: slot,
  deathTouch: ({ unit: who, slot: where }) => `${who} ${where}`,
  restore: ({ figure }) => figure,
  restoreTo: slot,
};
export const text = <A extends Ask<ArcaneKit>>(ask: A, option: Asks[A]): string => TEXTS[ask](option);
