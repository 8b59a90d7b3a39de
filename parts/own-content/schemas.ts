// Short forms for writing a published schema in code.
import type { Schema } from './shape.ts';

export const schemas = {
  ref: (name: string): Schema => ({ $ref: `#/$defs/${name}` }),
  list: (items: Schema, maxItems = 1000): Schema => ({ type: 'array', items, maxItems }),
  /** All its properties are required, except those listed as optional. */
  record: (properties: Readonly<Record<string, Schema>>, ...optional: readonly string[]): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((key) => !optional.includes(key)),
    additionalProperties: false,
  }),
};
