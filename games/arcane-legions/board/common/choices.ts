// Which units and slots the options of a decision are about. `decision-handles.ts` says where on the table poses can be chosen.
import type { Asks, SlotName, UnitName } from '../../table/asks.ts';
import type { OpenDecision } from './props.ts';

/** Numbers of options, in the order of the decision. */
export type Numbers = readonly number[];
export interface Choices {
  /** By the unit that would do something, or that is chosen. */
  readonly units: ReadonlyMap<UnitName, Numbers>;
  /** Orders by their target. */
  readonly targets: ReadonlyMap<UnitName, Numbers>;
  /** By unit and slot; downed figures by the slot in which they started. */
  readonly slots: ReadonlyMap<UnitName, ReadonlyMap<SlotName, Numbers>>;
  /** The unit that the question is about, and its target. */
  readonly about: UnitName | undefined;
  readonly against: UnitName | undefined;
}
export const NO_NUMBERS: Numbers = [];

/** Where an option can be clicked. */
interface Clickable {
  readonly unit?: UnitName;
  readonly target?: UnitName | null;
  /** Slots of the option's unit, of the one that the question is about, or of its target. */
  readonly slots?: readonly SlotName[];
  readonly of?: 'unit' | 'about' | 'against';
}
const NOWHERE: Clickable = {};
const nowhere = (): Clickable => NOWHERE;
const onUnit = ({ unit }: { readonly unit: UnitName }): Clickable => ({ unit });
const onSlot = ({ slot }: { readonly slot: SlotName }): Clickable => ({ slots: [slot], of: 'about' });
const onEnemySlot = ({ slot }: { readonly slot: SlotName }): Clickable => ({ slots: [slot], of: 'against' });
const onMove = ({ from }: { readonly from: SlotName }): Clickable => ({ slots: [from], of: 'about' });

const CLICKABLES: { readonly [A in keyof Asks]: (option: Asks[A]) => Clickable } = {
  army: nowhere,
  enlist: nowhere,
  objectiveAt: nowhere,
  piece: nowhere,
  pieceTurn: nowhere,
  pieceX: nowhere,
  pieceY: nowhere,
  number: nowhere,
  zone: nowhere,
  deploy: onUnit,
  deployAt: nowhere,
  druid: ({ unit, figure }) => ({ unit, slots: [figure], of: 'unit' }),
  regenerate: ({ unit, figure }) => ({ unit, slots: [figure], of: 'unit' }),
  cloud: onUnit,
  splash: onUnit,
  order: (option) => ({ unit: option.unit, target: 'target' in option ? option.target : null }),
  shotSides: nowhere,
  sniperSlot: onEnemySlot,
  pushLoss: onSlot,
  disengage: onUnit,
  manoeuvre: nowhere,
  objectiveSnap: nowhere,
  snap: nowhere,
  slide: nowhere,
  regroup: (option) => ('from' in option ? onMove(option) : 'swap' in option ? { slots: option.swap, of: 'about' } : NOWHERE),
  leader: ({ unit, from }) => ({ unit, slots: [from], of: 'unit' }),
  concentrate: onEnemySlot,
  fortune: nowhere,
  chaos: nowhere,
  power: onEnemySlot,
  damage: onSlot,
  prowess: onMove,
  mistress: onSlot,
  deathTouch: ({ unit, slot }) => ({ unit, slots: [slot], of: 'unit' }),
  restore: ({ figure }) => ({ slots: [figure], of: 'about' }),
  restoreTo: onSlot,
};

export function choicesOf(decision: OpenDecision | undefined): Choices {
  const units = new Map<UnitName, number[]>();
  const targets = new Map<UnitName, number[]>();
  const slots = new Map<UnitName, Map<SlotName, number[]>>();
  const facts = decision?.facts;
  const about = facts !== undefined && 'unit' in facts ? facts.unit : undefined;
  const against = facts !== undefined && 'target' in facts ? facts.target : undefined;
  if (decision !== undefined) {
    const spotOf = CLICKABLES[decision.ask] as (option: unknown) => Clickable; // an option always comes with its own ask
    for (const [number, option] of decision.options.entries()) {
      const spot = spotOf(option);
      if (spot.unit !== undefined) add(units, spot.unit, number);
      if (spot.target) add(targets, spot.target, number);
      const owner = spot.of === 'unit' ? spot.unit : spot.of === 'against' ? against : about;
      if (owner === undefined) continue;
      for (const slot of spot.slots ?? []) {
        const own = slots.get(owner) ?? new Map<SlotName, number[]>();
        slots.set(owner, own);
        add(own, slot, number);
      }
    }
  }
  return { units, targets, slots, about, against };
}
function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const numbers = map.get(key);
  if (numbers === undefined) map.set(key, [number]);
  else numbers.push(number);
}
