// Names of cards. Those with a faction are put together by the messages: `friman bear`, `wild isle as chief`.
import type { Translate } from '@tabularium/parts/shape';
import { GREATS } from '../content/kinds.ts';

const LONG_NAMES: readonly string[] = ['scroll', 'wild', ...GREATS];
/** The key of a name that fits on a card. */
export const shortNameKey = (kind: string): string => (LONG_NAMES.includes(kind) ? `board.short.${kind}` : `term.${kind}`);

export function words(value: string, t: Translate, form?: string): string | undefined {
  const say = (key: string, facts?: Readonly<Record<string, string>>): string => t(form === undefined ? key : `${key}_${form}`, facts);
  const [card = '', as] = value.split(' as ');
  if (as !== undefined) return say('pool.as', { card, kind: as });
  const [kind = '', faction] = card.split(' ');
  if (faction === undefined) return undefined;
  return say(`pool.${faction}`, { kind: kind === 'wild' ? 'wildCard' : kind }); // `wild` alone is a supply
}
