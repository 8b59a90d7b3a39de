// What cards are called whose name is put together: `friman bear`, `wild isle as chief`. How it is put together, the messages know.
import type { Translate } from '@tabularium/parts/shape';

export function words(value: string, t: Translate, form?: string): string | undefined {
  const say = (key: string, facts?: Readonly<Record<string, string>>): string => t(form === undefined ? key : `${key}_${form}`, facts);
  const [card = '', as] = value.split(' as ');
  if (as !== undefined) return say('pool.as', { card, kind: as });
  const [kind = '', faction] = card.split(' ');
  if (faction === undefined) return undefined;
  return say(`pool.${faction}`, { kind: kind === 'wild' ? 'wildCard' : kind }); // `wild` alone is a supply
}
