// Checks that are too dear for real matches and on in every test: the table is a tree of plain data, and what leaves the kernel is frozen.

/** Freezes a value all the way down. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** What is wrong with a value as part of a table, with its path; nothing if all is well. */
export function notATree(value: unknown, path = 'table', seen = new Map<object, string>()): string | undefined {
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
        const wrong = notATree(part, `${path}.${key}`, seen);
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    }
    default:
      return `${path} is ${typeof value}`;
  }
}

/** The table without its content, which is frozen, shared and not part of the tree. */
export function bare<T extends { readonly content: object }>(table: T): Omit<T, 'content'> {
  const { content: _content, ...rest } = table;
  return rest;
}
