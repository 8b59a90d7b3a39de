// Decisions as they are sent: options and their texts resemble their neighbours, so each is sent as its difference from the one before.
import type { Decision } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { applied, type Delta, differenceOf } from './delta.ts';

/** The first value, and what turns each into the next. */
export type PackedList = readonly unknown[];
/** A decision whose lists are packed. */
export type PackedDecision = Omit<Decision<AnyKit>, 'options' | 'texts'> & { readonly options: PackedList; readonly texts: PackedList };

export const packed = (decision: Decision<AnyKit>): PackedDecision => ({
  ...decision,
  options: packedList(decision.options),
  texts: packedList(decision.texts),
});
/** The decision again. Always the same object for the same packed one, so that a page sees that nothing has changed. */
export function unpacked(decision: PackedDecision): Decision<AnyKit> {
  const known = found.get(decision);
  if (known) return known;
  const made = { ...decision, options: unpackedList(decision.options), texts: unpackedList(decision.texts) } as Decision<AnyKit>;
  found.set(decision, made);
  return made;
}
const found = new WeakMap<PackedDecision, Decision<AnyKit>>();

const packedList = (list: readonly unknown[]): PackedList =>
  list.map((value, i) => (i === 0 ? value : (differenceOf(list[i - 1], value) ?? [value])));

function unpackedList(list: PackedList): readonly unknown[] {
  const values = list.slice(0, 1);
  for (let i = 1; i < list.length; i++) values.push(applied(values[i - 1], list[i] as Delta));
  return values;
}
