// Random players who want to see everything: of chips, tactics and skills they take what was taken least, or what may bring up something new.
import type { Decision, Dice, Match, Pick, Seat } from '@tabularium/kernel';
import type { HoplomachusKit, Table } from '../../table/table.ts';
import type { Wanted } from './came-up.ts';
import { lively } from './lively.ts';

type Decided = Decision<HoplomachusKit>;
/** Decisions in which players are curious; elsewhere they are lively. */
const CURIOUS: ReadonlySet<string> = new Set<Decided['ask']>([
  'neutralHero',
  'faction',
  'titan',
  'keepTactic',
  'deploy',
  'tactic',
  'ability',
  'engage',
  'engageHow',
  'favorTrack',
  'supportAs',
]);
/** One in so many times they deploy nobody, so that some units stand alone. */
const DEPLOYS_NOBODY = 4;

export interface Curiosity {
  readonly wanted: Wanted;
  /** How often each option was taken, by decision and text. */
  readonly taken: Map<string, number>;
  readonly dice: Dice;
}
export function curious(match: Match<HoplomachusKit>, decision: Decided, { wanted, taken, dice }: Curiosity): Pick {
  const { ask, texts, pass, seats, options } = decision;
  if (!CURIOUS.has(ask) || texts.length === 0) return lively(decision, dice);
  if (pass && ask === 'deploy' && dice.below(DEPLOYS_NOBODY) === 0) return texts.length;
  const all = [...texts.keys()];
  const isPromising = (pick: number): boolean => chipsOf(match.table, options[pick]).some((id) => hasWantedSkill(match.table, id, wanted));
  const losesFavor = (pick: number): boolean => (match.about(seats[0] as Seat, pick) as { loses: number }).loses > 0;
  const some = ask === 'favorTrack' ? all.filter((pick) => !losesFavor(pick)) : all.filter(isPromising); // or no track would ever be completed
  const among = some.length > 0 ? some : all;
  const timesTaken = (pick: number): number => taken.get(`${ask} ${texts[pick]}`) ?? 0;
  const least = Math.min(...among.map(timesTaken));
  const pick = among.find((one) => timesTaken(one) === least) as number;
  taken.set(`${ask} ${texts[pick]}`, least + 1);
  return pick;
}
/** The chips that an option brings into play: a unit, or those of a faction. */
function chipsOf({ content }: Table, option: object | undefined): readonly string[] {
  if (option === undefined) return [];
  if ('unit' in option) return [String(option.unit)];
  const faction = 'faction' in option ? content.factions.find(({ id }) => id === option.faction) : undefined;
  return faction ? [faction.hero, ...faction.units] : [];
}
const hasWantedSkill = ({ content }: Table, id: string, wanted: Wanted): boolean =>
  content.units.find((def) => def.id === id)?.skills.some(({ skill }) => wanted.has(`skill ${skill}`) || wanted.has(`ask ${skill}`)) ??
  false;
