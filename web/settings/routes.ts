// Routes: the part of the address after `#`, which the server never sees.
import { useSyncExternalStore } from 'react';

/** Some programs cut off longer links. */
export const LONGEST_LINK = 12_000;

export type Route =
  | { readonly page: 'home' }
  /** The set-up of a new match; `pack` is a content file or army to play with. */
  | { readonly page: 'new'; readonly game: string; readonly pack?: string }
  | { readonly page: 'match'; readonly id: string }
  /** A replay, which begins at a place if one is named. */
  | { readonly page: 'replay'; readonly id: string; readonly at?: number }
  /** A table on the server; the secret is the invitation's, or that of a link to watch. */
  | { readonly page: 'table'; readonly id: string; readonly secret?: string }
  | { readonly page: 'watch'; readonly id: string; readonly secret: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** A lesson; the first if none is named. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  /** All content files and armies for a game, or one of them. */
  | { readonly page: 'workshop'; readonly game: string; readonly pack?: string }
  /** An army that somebody sent, contained in the link. */
  | { readonly page: 'army'; readonly game: string; readonly code: string }
  | { readonly page: 'credits' }
  | { readonly page: 'lost' };

export function routeOf(hash: string): Route {
  const [page = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === '') return { page: 'home' };
  if (page === 'credits') return { page };
  if (first === '') return { page: 'lost' };
  if (page === 'learn') return second === '' ? { page, game: first } : { page, game: first, lesson: second };
  if (page === 'match') return { page, id: first };
  if (page === 'replay') return /^\d+$/.test(second) ? { page, id: first, at: Number(second) } : { page, id: first };
  if (page === 'table') return second === '' ? { page, id: first } : { page, id: first, secret: second };
  if (page === 'watch') return second === '' ? { page: 'lost' } : { page, id: first, secret: second };
  if (page === 'new' || page === 'workshop') return second === '' ? { page, game: first } : { page, game: first, pack: second };
  if (page === 'army') return second === '' ? { page: 'lost' } : { page, game: first, code: second };
  if (page === 'rules') return second === '' ? { page, game: first } : { page, game: first, rule: second };
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // somebody typed a lone %
  }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '#/';
    case 'credits':
      return '#/credits';
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}${route.lesson === undefined ? '' : `/${encodeURIComponent(route.lesson)}`}`;
    case 'match':
      return `#/match/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'table':
    case 'watch':
      return `#/${route.page}/${encodeURIComponent(route.id)}${route.secret === undefined ? '' : `/${encodeURIComponent(route.secret)}`}`;
    case 'new':
    case 'workshop':
      return `#/${route.page}/${encodeURIComponent(route.game)}${route.pack === undefined ? '' : `/${encodeURIComponent(route.pack)}`}`;
    case 'army':
      return `#/army/${encodeURIComponent(route.game)}/${route.code}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
}

/** A whole link to a route, to be sent; undefined if it would be too long. */
export function linkTo(route: Route): string | undefined {
  const link = new URL(hrefOf(route), location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
}

export const go = (route: Route): void => {
  location.hash = hrefOf(route);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
/** The current route. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return routeOf(hash);
}
