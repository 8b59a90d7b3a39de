// Who fights is chosen first and its target next, with the odds before one's eyes. The rules would take a unit with a single target
// at its word: so the board answers only when the target is chosen, and then everything that is asked on the way to it.
import type { Said } from '@tabularium/kernel';
import { useMemo, useState } from 'react';
import type { AttackAbout, EngagingAbout } from '../../table/about.ts';
import type { HexName, HowToEngage, TargetOption, UnitName } from '../../table/asks.ts';
import { text } from '../../table/text.ts';
import type { UnitView } from '../../table/view.ts';
import type { Props } from '../common/props.ts';

/** An attack that could be made. */
export interface PossibleAttack {
  readonly at: HexName;
  readonly target: TargetOption;
  readonly about: AttackAbout;
}
/** Somebody is about to fight. */
export interface Fight {
  readonly unit: UnitName;
  /** Whom it can attack, by the hex. */
  readonly attacks: ReadonlyMap<HexName, PossibleAttack>;
  /** What else it can do. */
  readonly others: readonly HowToEngage[];
  readonly engage: (how: HowToEngage, target?: TargetOption) => void;
  /** Cancels the fight. */
  readonly drop: () => void;
}
interface Chosen {
  readonly decision: string;
  readonly option: number;
  /** Undefined until the worker has answered. */
  readonly about: EngagingAbout | undefined;
}
interface Fighting {
  readonly fight: Fight | undefined;
  /** Takes a clicked option: at once, unless it is a unit whose action is still to be chosen. */
  readonly take: (option: number) => void;
}

export function useFight({ decision, about, choose, view }: Pick<Props, 'decision' | 'about' | 'choose' | 'view'>): Fighting {
  const [chosen, setChosen] = useState<Chosen>();
  const now = decision?.ask === 'engage' && chosen?.decision === decision.id ? chosen : undefined;
  const unit = decision?.ask === 'engage' && now !== undefined ? decision.options[now.option]?.unit : undefined;
  const drop = (): void => setChosen(undefined);
  const select = async (id: string, option: number): Promise<void> => {
    setChosen({ decision: id, option, about: undefined });
    const told = await about({ id, ask: 'engage' }, option).catch(() => undefined); // the decision is over by now
    setChosen((one) => (one?.decision === id && one.option === option ? { ...one, about: told } : one));
  };
  const take = (option: number): void => {
    if (decision?.ask !== 'engage') choose(option);
    else if (now?.option === option) drop();
    else void select(decision.id, option);
  };
  const { units } = view.table;
  const attacks = useMemo(() => attacksOf(now?.about, units), [now?.about, units]);
  if (now === undefined || unit === undefined) return { fight: undefined, take };
  const engage: Fight['engage'] = (how, target) => choose(now.option, saidBy(how, target));
  return { fight: { unit, attacks, others: othersOf(now.about), engage, drop }, take };
}

function attacksOf(about: EngagingAbout | undefined, units: readonly UnitView[]): ReadonlyMap<HexName, PossibleAttack> {
  const attacks = new Map<HexName, PossibleAttack>();
  for (const { target, about: attack } of about?.attacks ?? []) {
    const at = 'shard' in target ? target.shard : units.find(({ unit }) => unit === target.unit)?.at;
    if (at !== undefined && at !== null) attacks.set(at, { at, target, about: attack });
  }
  return attacks;
}
const othersOf = (about: EngagingAbout | undefined): readonly HowToEngage[] =>
  about === undefined
    ? []
    : [
        ...about.specials.map((skill) => ({ do: 'special', skill }) as const),
        ...(about.shardAction === null ? [] : [{ do: about.shardAction }]),
      ];

/** The whole gesture, whether the rules ask for each part or take an only option by themselves. Of two attacks it covers only the first. */
export const saidBy = (how: HowToEngage, target: TargetOption | undefined): readonly Said[] => [
  { ask: 'engageHow', text: text('engageHow', how) },
  ...(target ? [{ ask: 'attackTarget', text: text('attackTarget', target) }] : []),
];
