// Serves the API description: to people at `/api`, to programs as JSON.
import { readFileSync } from 'node:fs';
import type { App } from '../app.ts';
import { type ApiDocument, pageOf } from './page.ts';

/** The page loads its stylesheet and nothing else. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

export function apiPageRoutes(app: App): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', async () => app.swagger());
  app.get('/api', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(pageOf(app.swagger() as ApiDocument)),
  );
  app.get('/api/style.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
