// The notation: every option of every decision as a short text, unique within its decision.
import type { Ask, Seat } from '@tabularium/kernel';
import type { Skill, Tactic } from '../content/kinds.ts';
import type { Asks, HexName, HowToEngage, TacticStep, TargetOption, UnitName, Way } from './asks.ts';
import type { HoplomachusKit } from './table.ts';

const unit = (option: { readonly unit: UnitName }): string => option.unit;
const tactic = (option: { readonly tactic: Tactic }): string => option.tactic;
const seat = (option: { readonly seat: Seat }): string => `seat ${option.seat}`;
const at = (option: { readonly at: HexName }): string => option.at;
/** `d4`; of several ways with other consequences the later ones name their hexes: `d4 by d3 d4`. */
const way = ({ at, path, variant }: Way): string => (variant ? `${at} by ${path.join(' ')}` : at);
const target = (option: TargetOption): string => ('unit' in option ? option.unit : `shard ${option.shard}`);
const skilled = (option: { readonly unit: UnitName; readonly skill: Skill }): string => `${option.unit} ${option.skill}`;
const along = (option: { readonly toward: string; readonly at: HexName }): string => `${option.toward} to ${option.at}`;

function engageHow(option: HowToEngage): string {
  return option.do === 'special' ? option.skill : option.do;
}
function tacticStep(option: TacticStep): string {
  switch (option.do) {
    case 'play':
      return option.tactic;
    case 'shift':
    case 'flip':
      return `${option.do} ${option.from}`;
  }
}

const NOTATION: { readonly [A in keyof Asks]: (option: Asks[A]) => string } = {
  neutralHero: unit,
  faction: ({ faction }) => faction,
  titan: ({ titan }) => titan,
  keepUnits: unit,
  keepTactic: tactic,
  campHero: unit,
  nextPlayer: seat,
  returnTactic: tactic,
  deploy: (option) => `deploy ${option.unit}`,
  deployAt: at,
  vanguard: way,
  tactic: tacticStep,
  tacticOn: unit,
  undertow: at,
  footholdTo: at,
  move: (option) => `move ${option.unit}`,
  moveTo: way,
  ability: skilled,
  abilityOn: unit,
  abilityTo: at,
  engage: (option) => `engage ${option.unit}`,
  engageHow,
  attackTarget: target,
  specialTarget: target,
  firebombAt: at,
  trample: along,
  shardAt: at,
  reroll: ({ number, die }) => `${die} ${number}`,
  trigger: skilled,
  shove: ({ unit, at }) => `shove ${unit} to ${at}`,
  runTo: way,
  cleave: target,
  scatter: unit,
  favorTrack: ({ track }) => track,
  supportAs: (option) => option.as,
  supportAt: at,
  strengthen: unit,
  wakeHero: unit,
  returnUnit: unit,
  teamMate: seat,
  catchUp: ({ unit, hp }) => `${unit} +${hp}`,
  bounty: unit,
  rivalAt: at,
  rivalNext: unit,
  rivalMark: (option) => ('at' in option ? option.at : target(option)),
  rivalTo: way,
  rivalAbility: skilled,
  rivalObject: unit,
  rivalHex: at,
  rivalTarget: target,
  rivalTrample: along,
  effectOn: target,
  effectAt: at,
};

export const text = (ask: Ask<HoplomachusKit>, option: Asks[Ask<HoplomachusKit>]): string =>
  (NOTATION[ask] as (option: unknown) => string)(option); // an option always comes with its own ask
