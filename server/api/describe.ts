// The API description: the schemas of the routes, plus the words from `calls.ts`.
import swagger from '@fastify/swagger';
import * as schemas from '@tabularium/client/schemas';
import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { App } from '../app.ts';
import { LINK_HEADER } from '../house.ts';
import { type ProblemCode, STATUS } from '../problems.ts';
import { NAMED } from './answers.ts';
import { CALLS, type CallWords, CHAPTERS, WHO } from './calls.ts';

/** What every call can be refused for. */
const ALWAYS: readonly ProblemCode[] = ['bad-request', 'too-large', 'too-many', 'failed'];
const names = new Map<unknown, string>(
  Object.entries({ ...schemas, ...NAMED }).flatMap(([name, schema]) => (isSchema(schema) ? [[schema, name]] : [])),
);

/** Call it before adding routes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tabularium',
        version: String(schemas.PROTOCOL),
        description: 'Tables, matches, and a stream of what each seat sees.',
      },
      tags: Object.values(CHAPTERS).map((name) => ({ name })),
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'tabularium' } },
      },
    },
    transform: ({ schema, url, route }) => {
      const words = CALLS[`${String(route.method)} ${url}`];
      return { url, schema: url.startsWith('/api/') ? withWords(schema, words) : { hide: true } };
    },
  });
}

function withWords(schema: FastifySchema | undefined, words: CallWords | undefined): FastifySchema {
  if (!words || schema?.hide) return schema ?? {};
  const { summary, text, who, answers, streams, problems } = words;
  const link = who === 'link' || who === 'invited' ? { [LINK_HEADER]: Type.Optional(Type.String()) } : undefined;
  const headers = schema?.headers as { readonly properties?: Record<string, TSchema> } | undefined;
  return {
    ...(named(schema) as FastifySchema | undefined),
    tags: [CHAPTERS[words.in]],
    summary,
    description: `${text}\n\nFor: ${WHO[who]}`,
    ...(link && { headers: Type.Object({ ...headers?.properties, ...link }) }),
    ...(who !== 'anybody' && { security: [{ token: [] }, { cookie: [] }, ...(link ? [{}] : [])] }),
    response: {
      ...(named(answers ?? schema?.response ?? {}) as object),
      ...(streams && { 200: { description: 'The stream.', content: { 'text/event-stream': { schema: named(streams) } } } }),
      ...refusals([...problems, ...ALWAYS]),
    },
  };
}
/** One answer for each status, which lists its codes. */
function refusals(codes: readonly ProblemCode[]): object {
  const statuses = Map.groupBy(new Set(codes), (code) => STATUS[code]);
  return Object.fromEntries(
    [...statuses].map(([status, of]) => [
      status,
      { ...schemas.Problem, title: 'Problem', description: of.map((code) => `\`${code}\``).join(', ') },
    ]),
  );
}

/** A copy in which every named schema has its name as its title. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
  const name = names.get(value);
  return name === undefined ? copy : { ...copy, title: name };
}
function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && '~kind' in value;
}
