// Where on the board the options of a decision are: on which hex, chip, tactic, die or track. Whatever is nowhere gets a button.
import type { Decision } from '@tabularium/kernel';
import type { Tactic } from '../../content/kinds.ts';
import type { Asks, HexName, TargetOption, UnitName } from '../../table/asks.ts';
import type { HoplomachusKit, Track } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';

/** Numbers of options, in the order of the decision. */
type Numbers = readonly number[];
export interface Choices {
  readonly hexes: ReadonlyMap<HexName, Numbers>;
  /** Chips, wherever they are; those in the arena are in `hexes` too. */
  readonly units: ReadonlyMap<UnitName, Numbers>;
  readonly tactics: ReadonlyMap<Tactic, Numbers>;
  /** Dice of the last roll, from 0. */
  readonly dice: ReadonlyMap<number, Numbers>;
  readonly tracks: ReadonlyMap<Track, Numbers>;
  /** Options without a place on the board, and skills, as a unit may have several: they get buttons. */
  readonly buttons: Numbers;
  /** Some options are chips outside the arena. */
  readonly isLoose: boolean;
}
export const NONE: Numbers = [];

/** Every place where an option can be clicked. `isNamed`: it also needs a button, as others share its place. */
interface Spots {
  readonly hex?: HexName;
  readonly unit?: UnitName;
  readonly tactic?: Tactic;
  readonly die?: number;
  readonly track?: Track;
  readonly isNamed?: boolean;
}
const onHex = ({ at }: { readonly at: HexName }): Spots => ({ hex: at });
const onUnit = ({ unit }: { readonly unit: UnitName }): Spots => ({ unit });
const onTarget = (target: TargetOption): Spots => ('unit' in target ? { unit: target.unit } : { hex: target.shard });
const onTactic = ({ tactic }: { readonly tactic: Tactic }): Spots => ({ tactic });
const onSkill = ({ unit }: { readonly unit: UnitName }): Spots => ({ unit, isNamed: true });
const nowhere = (): Spots => ({});

const SPOTS: { readonly [A in keyof Asks]: (option: Asks[A]) => Spots } = {
  neutralHero: nowhere,
  faction: nowhere,
  titan: nowhere,
  keepUnits: nowhere,
  keepTactic: nowhere,
  campHero: nowhere,
  nextPlayer: nowhere,
  returnTactic: onTactic,
  deploy: onUnit,
  deployAt: onHex,
  vanguard: onHex,
  tactic: (step) => (step.do === 'play' ? { tactic: step.tactic } : { hex: step.from }),
  tacticOn: onUnit,
  undertow: onHex,
  footholdTo: onHex,
  move: onUnit,
  moveTo: onHex,
  ability: onSkill,
  abilityOn: onUnit,
  abilityTo: onHex,
  engage: onUnit,
  engageHow: nowhere,
  attackTarget: onTarget,
  specialTarget: onTarget,
  firebombAt: onHex,
  trample: onHex,
  shardAt: onHex,
  reroll: ({ number }) => ({ die: number - 1 }),
  trigger: onSkill,
  shove: onHex,
  runTo: onHex,
  cleave: onTarget,
  scatter: onUnit,
  favorTrack: ({ track }) => ({ track }),
  supportAs: nowhere,
  supportAt: onHex,
  strengthen: onUnit,
  wakeHero: nowhere,
  returnUnit: onUnit,
  teamMate: nowhere,
  catchUp: onUnit,
  bounty: onUnit,
  rivalAt: onHex,
  rivalNext: onUnit,
  rivalMark: (mark) => ('at' in mark ? { hex: mark.at } : onTarget(mark)),
  rivalTo: onHex,
  rivalAbility: onSkill,
  rivalObject: onUnit,
  rivalHex: onHex,
  rivalTarget: onTarget,
  rivalTrample: onHex,
  effectOn: onTarget,
  effectAt: onHex,
};

/** Where the options of a decision are; `units` says where the chips stand. */
export function choicesOf(decision: Decision<HoplomachusKit> | undefined, units: HoplomachusView['units']): Choices {
  const hexes = new Map<HexName, number[]>();
  const chips = new Map<UnitName, number[]>();
  const tactics = new Map<Tactic, number[]>();
  const dice = new Map<number, number[]>();
  const tracks = new Map<Track, number[]>();
  const buttons: number[] = [];
  let isLoose = false;
  if (decision !== undefined) {
    const standing = new Map(units.flatMap(({ unit, at }) => (at === null ? [] : [[unit, at] as const])));
    const spotsOf = SPOTS[decision.ask] as (option: unknown) => Spots; // an option always belongs to its ask
    for (const [number, option] of decision.options.entries()) {
      const { hex, unit, tactic, die, track, isNamed } = spotsOf(option);
      const at = hex ?? (unit === undefined ? undefined : standing.get(unit));
      if (at !== undefined) add(hexes, at, number);
      if (unit !== undefined && at === undefined) isLoose = true;
      if (unit !== undefined) add(chips, unit, number);
      else if (tactic !== undefined) add(tactics, tactic, number);
      else if (die !== undefined) add(dice, die, number);
      else if (track !== undefined) add(tracks, track, number);
      if (isNamed || !(at ?? unit ?? tactic ?? track ?? (die === undefined ? undefined : 'die'))) buttons.push(number);
    }
  }
  return { hexes, units: chips, tactics, dice, tracks, buttons, isLoose };
}
function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const numbers = map.get(key);
  if (numbers === undefined) map.set(key, [number]);
  else numbers.push(number);
}

/** Decisions of the set-up, for which there are pictures instead of buttons. */
const GALLERY: ReadonlySet<string> = new Set(['neutralHero', 'faction', 'titan', 'keepUnits', 'keepTactic', 'campHero']);
export const isGallery = (decision: Decision<HoplomachusKit> | undefined): boolean => decision !== undefined && GALLERY.has(decision.ask);

/** The unit that a question is about. */
export const unitAsked = (decision: Decision<HoplomachusKit> | undefined): UnitName | undefined =>
  decision?.facts !== undefined && 'unit' in decision.facts ? decision.facts.unit : undefined;
