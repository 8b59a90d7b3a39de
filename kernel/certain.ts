// Where a cast would let `undefined` through, these throw.

/** Something that must exist: the option that was offered, the card on a pile that is not empty. */
export function certain<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`there should be ${what}, but there is none`);
  return value;
}

/** A value for every key. */
export function byKey<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>; // one entry for every key
}
