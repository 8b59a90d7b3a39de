// Remembers what a mind looks up again and again during one decision.

/** By kind of lookup, then by number. */
export type Memory = Map<string, Map<number, unknown>>;

/** The value remembered under this number, made now if there is none. */
export function remembered<T>({ memory }: { readonly memory: Memory }, what: string, number: number, make: () => T): T {
  let known = memory.get(what);
  if (known === undefined) {
    known = new Map();
    memory.set(what, known);
  }
  const found = known.get(number);
  if (found !== undefined) return found as T;
  const made = make();
  known.set(number, made);
  return made;
}
