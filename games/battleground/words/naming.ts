// Names that are put together: places (`M15^`, `M15 west`), custom cards and abilities (`my.Iron Fist`), further copies
// (`I16#2`), parts of a sum, armies, revealed cards. The messages say how.

import { ownName } from '@tabularium/parts/own-content';
import type { Translate } from '@tabularium/parts/shape';

/**
 * In the form `place` what can be a hex is one: `W14` is one, too, but also a weapon. `toward` is where somebody faces. Numbers in the form `nth` are
 * counted from 0, in the form `share` they are mana that is given, or taken if negative; `faces` are dice. Cards in the form `revealed` come with
 * their seats.
 */
export function words(value: string, t: Translate, form?: string): string | undefined {
  const special = FORMS[form ?? '']?.(value, t);
  if (special !== undefined) return special;
  for (const [pattern, name] of PATTERNS) {
    const found = pattern.exec(value);
    if (found !== null) return name(found.slice(1), t);
  }
  return ownName(value);
}

const PLACE = /^([A-Y][1-9]\d?\^?)(?: (west|east))?$/;
const place = (value: string, t: Translate): string | undefined => {
  const [, at, shape] = PLACE.exec(value) ?? [];
  return shape === undefined ? at : t(`put.base_${shape}`, { at });
};
const FORMS: Readonly<Record<string, (value: string, t: Translate) => string | undefined>> = {
  place,
  toward: (value, t) => (PLACE.test(value) ? t('put.toHex', { at: value }) : undefined),
  faces: (value) => value,
  nth: (value) => String(Number(value) + 1),
  share: (value, t) => t(Number(value) > 0 ? 'put.give' : 'put.take', { count: Math.abs(Number(value)) }),
};

/** A card, a character or any other word. */
const named = (value: string, t: Translate): string => words(value, t) ?? t(`term.${value}`);
const list = (values: string): string[] => values.split(/(?:^|\s)\d+\s(?=[A-Z]+\d|my\.)/).filter(Boolean);
type Naming = (found: readonly string[], t: Translate) => string;
/** Objects are called by their fields, one after the other. */
const PATTERNS: readonly (readonly [pattern: RegExp, name: Naming])[] = [
  [/^reason (.+) value (-?\d+)$/, ([reason = '', value = ''], t) => t('put.part', { reason: named(reason, t), value: signed(value) })],
  [/^figure (.+?) gear ?(.*)$/, ([figure = '', gear = ''], t) => carries(named(figure, t), list(gear), t)],
  [/^seat (\d+) card (.+) initiative (\d+|null)$/, ([seat, card = '', initiative], t) => reveals(Number(seat), card, initiative, t)],
  [/^(.+)#(\d+)$/, ([card = '', n], t) => (n === '1' ? named(card, t) : t('put.copy', { name: named(card, t), n }))],
  [
    /^(my\..+?|[a-z_]+) ([WI]\d+|my\..+)$/,
    ([figure = '', card = ''], t) => t('put.equips', { figure: named(figure, t), card: named(card, t) }),
  ],
];
const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);
const carries = (figure: string, gear: readonly string[], t: Translate): string =>
  gear.length === 0 ? figure : t('put.carries', { figure, gear: gear.map((card) => named(card, t)).join(', ') });
function reveals(seat: number, card: string, initiative: string | undefined, t: Translate): string {
  const who = t('put.seat', { seat });
  return card === 'null' ? t('put.revealsNothing', { who }) : t('put.reveals', { who, card: named(card, t), initiative });
}
