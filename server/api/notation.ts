// Writes JSON schemas like types: `{ seat: integer; name?: string }`.

export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
}
export interface NotationOptions {
  /** How to write a named schema. */
  readonly name: (name: string) => string;
  /** Escapes a text. */
  readonly text: (text: string) => string;
  readonly comment: (text: string) => string;
}

/** `isTop`: write the schema itself out although it has a name. */
export function notationOf(schema: Schema, options: NotationOptions, indent = '', isTop = false): string {
  const inside = (part: Schema, deeper = indent): string => notationOf(part, options, deeper);
  if (schema.title !== undefined && !isTop) return options.name(schema.title);
  if (schema.const !== undefined) return options.text(JSON.stringify(schema.const));
  if (schema.enum) return options.text(schema.enum.map((value) => JSON.stringify(value)).join(' | '));
  if (schema.anyOf) return schema.anyOf.map((part) => inside(part)).join(' | ');
  if (schema.type === 'array') return schema.items?.anyOf ? `(${inside(schema.items)})[]` : `${inside(schema.items ?? {})}[]`;
  const [of = schema.additionalProperties] = Object.values(schema.patternProperties ?? {});
  if (typeof of === 'object') return `{ [key: string]: ${inside(of)} }`;
  if (schema.properties && Object.keys(schema.properties).length > 0) return fieldsOf(schema, options, indent);
  return schema.type === 'object' ? '{}' : options.text(schema.type ?? 'anything');
}

function fieldsOf({ properties = {}, required = [] }: Schema, options: NotationOptions, indent: string): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(([key, part]) => {
    const comment = part.description === undefined ? '' : `  ${options.comment(part.description)}`;
    return `${deeper}${options.text(key)}${required.includes(key) ? '' : '?'}: ${notationOf(part, options, deeper)};${comment}`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}
