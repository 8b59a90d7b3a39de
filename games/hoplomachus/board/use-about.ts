// What the option that is pointed at would lead to, as the rules say when they are asked.
import { useEffect, useState } from 'react';
import type { HexName, TargetOption, UnitName } from '../asks.ts';
import type { AboutEngaging } from '../rules/engage.ts';
import type { AboutWay } from '../rules/movement.ts';
import type { AboutAttack } from '../rules/odds.ts';
import type { Props } from './props.ts';

interface AboutTrack {
  readonly bead: number;
  readonly loses: number;
  readonly surplus: number;
  readonly completes: boolean;
}
/** Whatever is said of an option; each kind is known by what it has. */
export type About = object | undefined;
const has = <T>(about: About, fact: string): about is T & object => about !== undefined && fact in about;
export const isAttack = (about: About): about is AboutAttack => has<AboutAttack>(about, 'odds');
export const isEngaging = (about: About): about is AboutEngaging => has<AboutEngaging>(about, 'attacks');
export const isWay = (about: About): about is AboutWay => has<AboutWay>(about, 'spearWalls');
const isBlast = (about: About): about is { targets: readonly TargetOption[] } => has(about, 'targets');
export const isSupport = (about: About): about is { at: readonly HexName[] } => has(about, 'at');
export const isTrack = (about: About): about is AboutTrack => has<AboutTrack>(about, 'loses');

/** Units that an option would touch, besides the one it names. */
export function touchedBy(about: About): readonly UnitName[] {
  if (isWay(about)) return about.inRange;
  if (isBlast(about)) return about.targets.flatMap((target) => ('unit' in target ? [target.unit] : []));
  return isEngaging(about) ? about.attacks.flatMap(({ target }) => ('unit' in target ? [target.unit] : [])) : [];
}

/** How long one stays before the rules are asked, in milliseconds. */
const MOMENT = 50;

export function useAbout({ decision, pointed, about }: Pick<Props, 'decision' | 'pointed' | 'about'>): About {
  const [known, setKnown] = useState<{ readonly key: string; readonly facts: About }>();
  const isOption = decision !== undefined && pointed !== undefined && pointed < decision.options.length;
  const key = isOption ? `${decision.id} ${pointed}` : undefined;
  useEffect(() => {
    if (key === undefined || pointed === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const facts = await about(pointed).catch(() => undefined); // the decision has passed meanwhile
      if (isWanted) setKnown({ key, facts: typeof facts === 'object' && facts !== null ? facts : undefined });
    };
    const timer = setTimeout(() => void ask(), MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key !== undefined && known?.key === key ? known.facts : undefined;
}
