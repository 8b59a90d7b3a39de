// The API description as a page: plain HTML, no scripts.
import { STATUS } from '../problems.ts';
import { CALLS, CHAPTERS } from './calls.ts';
import { notationOf, type Schema } from './notation.ts';

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses?: Readonly<Record<string, Response>>;
}
/** The parts of an OpenAPI document that the page uses. */
export interface ApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
/** A sentence, with anything in backticks as code. */
const prose = (text: string): string => safe(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
/** The call's key in `CALLS`. */
const nameOf = ({ method, path }: Call): string => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const idOf = ({ method, path }: Call): string => `${method}-${path.replaceAll(/[^a-z]+/g, '-')}`.toLowerCase();

export function pageOf(document: ApiDocument): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const order = Object.keys(CALLS);
  calls.sort((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)));
  const chapters = Object.values(CHAPTERS).map((name) => ({ name, calls: calls.filter(({ tags }) => tags?.includes(name)) }));
  const shapes = shapesIn(document);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tabularium for programs</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<header>
<h1>Tabularium for programs</h1>
<p>JSON over HTTP, and a stream of server-sent events. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">
${chapters.map(({ name, calls: own }) => `<h2>${name}</h2>\n<ul>${own.map((call) => `<li><a href="#${idOf(call)}">${safe(call.summary ?? call.path)}</a></li>`).join('')}</ul>`).join('\n')}
<h2>Shapes</h2>
<ul>${[...shapes.keys()].map((name) => `<li>${shapeLink(name)}</li>`).join('')}</ul>
</nav>
<main>
${INTRODUCTION}
${chapters.map(({ name, calls: own }) => `<section><h2>${name}</h2>\n${own.map(callHtml).join('\n')}</section>`).join('\n')}
<section><h2>Shapes</h2>
${[...shapes].map(([name, schema]) => `<article id="shape-${name}"><h3>${name}</h3>${schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`}<pre>${written(schema, true)}</pre></article>`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

const INTRODUCTION = `<section>
<h2>How a program plays</h2>
<ol>
<li>It registers with <code>POST /api/people</code>. The answer is a token, which it sends with every other call as <code>Authorization: Bearer &lt;token&gt;</code>.</li>
<li>It takes an open seat with <code>POST /api/tables/&lt;id&gt;/sit</code>. The invitation link ends in <code>#/table/&lt;id&gt;/&lt;secret&gt;</code>: the secret goes into the header <code>tabularium-link</code>.</li>
<li>It reads <code>GET /api/tables/&lt;id&gt;/stream?whole=1</code>. Whenever a message lists <code>decisions</code> for its seat, it answers with <code>POST /api/tables/&lt;id&gt;/act</code>, giving the number of an option and a key of its own choice.</li>
</ol>
<p>A refused call changes nothing and is answered with <code>{ code, message }</code>. Each call lists its own codes; any call can also get <code>bad-request</code> 400, <code>too-large</code> 413, <code>too-many</code> 429 or <code>failed</code> 500. Statuses 429, 502 and above are temporary: send the same call again later, with the same key. <code>docs/api</code> describes the options, views and events of each game, and <code>examples/bots</code> has bots of about thirty lines.</p>
</section>`;

function callHtml(call: Call): string {
  const { method, path, summary = '', description = '', parameters = [], requestBody, responses = {} } = call;
  const words = CALLS[nameOf(call)];
  const [text = '', who = ''] = description.split('\n\n');
  const answers = Object.entries(responses).filter(([status]) => status < '300');
  const refusals = words?.problems.map((code) => [code, STATUS[code]] as const) ?? [];
  return `<article id="${idOf(call)}">
<h3>${safe(summary)}</h3>
<p class="call"><b>${method}</b> <code>${safe(path)}</code></p>
<p>${prose(text)}</p>
<p class="who">${prose(who)}</p>
<dl>
${parameters
  .filter(({ in: place }) => place !== 'path')
  .map(
    (one) => `<dt>In the ${one.in}${one.required ? '' : ', optional'}</dt><dd><code>${safe(one.name)}: ${written(one.schema)}</code></dd>`,
  )
  .join('\n')}
${Object.values(requestBody?.content ?? {})
  .map(({ schema }) => `<dt>Takes</dt><dd><pre>${written(schema)}</pre></dd>`)
  .join('')}
${answers.map(([status, answer]) => `<dt>Answers ${status}</dt><dd>${answerHtml(answer)}</dd>`).join('\n')}
${refusals.length > 0 ? `<dt>Refuses</dt><dd>${refusals.map(([code, status]) => `<code>${code}</code> ${status}`).join(', ')}</dd>` : ''}
</dl>
</article>`;
}
function answerHtml({ description, content = {} }: Response): string {
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    const kind = type === 'application/json' ? '' : `<code>${safe(type)}</code> of `;
    return `${kind}<pre>${written(schema)}</pre>`;
  });
  return `${description === 'Default Response' ? '' : `<p>${prose(description)}</p>`}${bodies.join('')}`;
}

const shapeLink = (name: string): string => `<a href="#shape-${safe(name)}">${safe(name)}</a>`;
const written = (schema: Schema, isTop = false): string =>
  notationOf(schema, { name: shapeLink, text: safe, comment: (text) => `<i>// ${safe(text)}</i>` }, '', isTop);

/** The named schemas, in alphabetical order. */
function shapesIn(document: ApiDocument): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { title } = value as Schema;
    if (typeof title === 'string') found.set(title, value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(document.paths);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
