// What a mind asks for again and again while it thinks over one decision.

/** By what is asked, and by number. */
export type Memory = Map<string, Map<number, unknown>>;

/** What was asked before under this number, or what is made now. */
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
