// Schemas that are written in code, in the words of a published one.
import type { Schema } from './shape.ts';

export const schemas = {
  ref: (name: string): Schema => ({ $ref: `#/$defs/${name}` }),
  list: (items: Schema, maxItems = 1000): Schema => ({ type: 'array', items, maxItems }),
  /** With all its properties, except for those that may be left out. */
  record: (properties: Readonly<Record<string, Schema>>, ...optional: readonly string[]): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((key) => !optional.includes(key)),
    additionalProperties: false,
  }),
};
