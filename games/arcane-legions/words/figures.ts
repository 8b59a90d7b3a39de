// Who stands in the slot that an option names: slots have numbers, figures have names.
import type { Decision } from '@tabularium/kernel';
import type { SlotName, UnitName } from '../table/asks.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';

type Named = Readonly<Partial<Record<'unit' | 'slot' | 'figure' | 'from', string>>> & { readonly swap?: readonly [SlotName, SlotName] };
type Meant = {
  readonly who: string;
  /** With whom it changes places. */
  readonly with?: string | undefined;
};
/** More facts for an option's sentence: `who` is the figure that stands there, or that comes back. */
export function meant(decision: Decision<ArcaneKit>, option: number, { units }: ArcaneView): Meant | undefined {
  const named = (decision.options[option] ?? {}) as Named;
  const facts = decision.facts as { readonly unit?: UnitName; readonly target?: UnitName } | undefined;
  const isOfTarget = decision.ask === 'sniperSlot' || decision.ask === 'concentrate' || decision.ask === 'power';
  const owner = named.unit ?? (isOfTarget ? facts?.target : facts?.unit);
  const unit = units.find((one) => one.unit === owner);
  const standing = (slot: SlotName): string | null | undefined => unit?.slots.find((one) => one.slot === slot)?.figure;
  const returning = decision.ask === 'restoreTo' ? decision.facts.figure : named.figure;
  const back = returning && unit?.downed.find(({ start }) => start === returning)?.figure;
  const place = named.slot ?? named.from ?? named.swap?.[0];
  const who = back ?? (place === undefined || decision.ask === 'restoreTo' ? undefined : standing(place));
  return who ? { who, ...(named.swap && { with: standing(named.swap[1]) ?? undefined }) } : undefined;
}
