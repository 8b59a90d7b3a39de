// Checks that a table is a tree of plain data, too slow for real matches and hence for tests only. And freezing what leaves the kernel.

/** Freezes a value all the way down. */
export function deepFreeze<T>(value: T): T {
  if (isLoose(value)) freeze(value);
  return value;
}
const isLoose = (value: unknown): value is object => typeof value === 'object' && value !== null && !Object.isFrozen(value);
/** Written for speed: every public view passes here. */
function freeze(value: object): void {
  Object.freeze(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const part: unknown = value[i];
      if (isLoose(part)) freeze(part);
    }
  } else {
    for (const key in value) {
      const part = value[key as keyof typeof value];
      if (isLoose(part)) freeze(part);
    }
  }
}

/** What is wrong with a table, with its path; undefined if it is a tree. */
export const notATree = (table: object): string | undefined => (isTree(table, new Set()) ? undefined : faultIn(table));

/** A tree of plain data: no object twice, nothing that JSON cannot express. Undefined fields are fine: JSON omits them. */
function isTree(value: unknown, seen: Set<object>): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  if (Array.isArray(value)) return value.every((part) => isTree(part, seen));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (part !== undefined && !isTree(part, seen)) return false;
  }
  return true;
}
/** Walks the table again, now with paths, which sound tables do not need. */
function faultIn(value: unknown, path = 'table', seen = new Map<object, string>()): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object': {
      if (value === null) return undefined;
      const before = seen.get(value);
      if (before !== undefined) return `${path} is the same object as ${before}`;
      seen.set(value, path);
      const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
      if (!plain) return `${path} is not a plain object but a ${value.constructor?.name}`;
      for (const [key, part] of Object.entries(value)) {
        if (part === undefined && !Array.isArray(value)) continue;
        const wrong = faultIn(part, `${path}.${key}`, seen);
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    }
    default:
      return `${path} is ${typeof value}`;
  }
}

/** The table without its content, which is frozen and shared. */
export function bare<T extends { readonly content: object }>(table: T): Omit<T, 'content'> {
  const { content: _content, ...rest } = table;
  return rest;
}
