// How programs join: with a token, as a person of their own or on behalf of one.
import { NewToken, Someone, Token } from '@tabularium/client/schemas';
import type { App } from '../app.ts';
import type { House } from '../house.ts';

export function programRoutes(app: App, { people, guards }: House): void {
  app.post('/api/people', { schema: { body: Someone, response: { 201: Token } } }, async (request, reply) => {
    const { token } = await people.newcomer(request, request.body);
    reply.code(201);
    return { token };
  });
  app.post('/api/me/tokens', { schema: { body: NewToken, response: { 201: Token } } }, async (request, reply) => {
    const person = await people.known(request);
    guards.tokens.take(person.id);
    const token = await people.newToken(person, request.body.name);
    reply.code(201);
    return { token };
  });
}
