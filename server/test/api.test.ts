import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../api/calls.ts';
import type { ApiDocument } from '../api/page.ts';
import { type Serving, serving } from './support/serving.ts';

let house: Serving;
let document: ApiDocument & { readonly openapi?: string };
let page: string;
beforeAll(async () => {
  house = await serving();
  document = (await (await fetch(`${house.base}/api/openapi.json`)).json()) as ApiDocument;
  page = await (await fetch(`${house.base}/api`)).text();
});
afterAll(() => house.server.close());

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      path,
      operation,
    })),
  );

describe('the description of the API', () => {
  it('has every route that the server has, each with words, an answer and what it is refused for', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations()
        .map(({ call }) => call)
        .sort(),
    ).toEqual(Object.keys(CALLS).sort());
    for (const { call, operation } of operations()) {
      expect(operation.summary, call).toMatch(/^[A-Z].{5,}[^.]$/);
      expect(operation.description, call).toMatch(/\.\n\nFor: .+\.$/);
      const statuses = Object.keys(operation.responses ?? {});
      expect(statuses, call).toContain('400');
      const answer = operation.responses?.[statuses.find((status) => status < '300') ?? ''];
      expect(answer?.content ?? answer?.description, call).toBeTruthy();
    }
  });
  it('tells what a call takes, and the codes of its problems', () => {
    const sit = operations().find(({ call }) => call === 'POST /api/tables/:id/sit')?.operation;
    expect(sit?.requestBody?.content['application/json']?.schema).toMatchObject({ title: 'Sit', required: ['seat', 'person', 'share'] });
    expect(sit?.parameters?.map(({ name }) => name).sort()).toEqual(['id', 'tabularium-link']);
    expect(sit?.responses?.['409']?.description).toBe('`seat-taken`, `not-open`, `abandoned`, `newer-version`, `older-version`');
    const stream = operations().find(({ call }) => call === 'GET /api/tables/:id/stream')?.operation;
    expect(Object.keys(stream?.responses?.['200']?.content ?? {})).toEqual(['text/event-stream']);
  });
});

describe('the page of the API', () => {
  it('shows every call, and the shapes that calls name', () => {
    for (const { path, operation } of operations()) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(`<h3>${operation.summary}</h3>`);
    }
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(40);
    for (const id of links) expect(page).toContain(`id="${id}"`);
    expect(new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).size).toBe([...page.matchAll(/ id="/g)].length);
  });
  it('runs no scripts and may load nothing but its stylesheet', async () => {
    const { headers } = await fetch(`${house.base}/api`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(page).not.toMatch(/<script|style=|\son\w+=/);
    const style = await fetch(`${house.base}/api/style.css`);
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
