// What things are called whose name is put together: units (`A:R01#2`), cards and figures, notches, poses, terrain, parts of a sum, orders in the
// notation. How it is put together, the messages know.
import type { Translate } from '@tabularium/parts/shape';
import { ABILITIES, type Ability, ICONS } from '../content/kinds.ts';

/**
 * Forms of units: `own` without their player. Of notches: `notch`, and `at` with what goes before it. Numbers in the form `face` are dice, in the
 * form `length` steps, in the form `slide` how far a base slides; icons in the form `lost` are those of a slot. `thing` is an order in the notation,
 * or anything else that a reason is about.
 */
export function words(value: string, t: Translate, form?: string): string | undefined {
  const special = FORMS[form ?? '']?.(value, t);
  if (special !== undefined) return special;
  for (const [pattern, name] of PATTERNS) {
    const found = pattern.exec(value);
    if (found !== null) return name(found.slice(1), t, form);
  }
  return ownName(value) ?? (isAbility(value) ? t(`ability.${value}.name`) : undefined);
}

const isAbility = (value: string): value is Ability => ABILITIES.includes(value as Ability);
/** The ids of content that somebody wrote are `my.` and its name. */
const ownName = (value: string): string | undefined => (value.startsWith('my.') ? value.slice('my.'.length) : undefined);
/** A unit, a card, an ability or any other word. */
const named = (value: string, t: Translate): string => words(value, t) ?? t(`term.${value}`);

// ---- by form

const NOTCH_MARKS: Readonly<Record<string, string>> = { '': '', '-': 'minus', '+': 'plus' };
function notch(value: string, t: Translate, at: string): string | undefined {
  const [, side, mark = ''] = /^([FRBL])([+-]?)$/.exec(value) ?? [];
  return side === undefined ? undefined : t(`notch.${side}${NOTCH_MARKS[mark]}${at}`);
}
/** `A 1 D 0 R 0 M 2`. */
function icons(value: string, t: Translate): string {
  const fields = value.split(' ');
  const counts = ICONS.flatMap((icon) => {
    const count = fields[fields.indexOf(icon) + 1];
    return count === '0' ? [] : [`${t(`icon.${icon}`)} ${count}`];
  });
  return counts.length === 0 ? t('put.noIcons') : t('put.icons', { icons: counts.join(', ') });
}
/** `A:R01 move`, `A:R01 melee B:E01 push`, `A:R07 armoredRush B:E01`; names of cards that somebody wrote can have spaces in them. */
function thing(value: string, t: Translate): string {
  const [, unit, what, target, push] = ORDER.exec(value) ?? [];
  if (unit === undefined || what === undefined) return named(value, t);
  const facts = {
    unit: words(unit, t, 'own') ?? unit,
    target: target === undefined ? '' : named(target, t),
    ability: isAbility(what) ? named(what, t) : '',
  };
  const key = !isAbility(what) || SHOTS.includes(what) ? what : target === undefined ? 'special' : 'specialOn';
  const order = t(`put.order_${key}`, facts);
  return push === undefined ? order : t('put.push', { order });
}
const SHOTS = ['thrownWeapon', 'sniper'];
const ORDER = new RegExp(`^(.+?) (move|regroup|melee|shot|${ABILITIES.join('|')})(?: ([A-F]:.+?))?( push)?$`);
const FORMS: Readonly<Record<string, (value: string, t: Translate) => string | undefined>> = {
  face: (value) => value,
  length: (value, t) => t(value === '1' ? 'put.length_full' : 'put.length_half'),
  slide: (value, t) => t(value.startsWith('-') ? 'put.slide_left' : 'put.slide_right', { by: Math.abs(Number(value)) }),
  notch: (value, t) => notch(value, t, ''),
  at: (value, t) => notch(value, t, '_at'),
  lost: icons,
  thing,
};

// ---- by how they are written

type Naming = (found: readonly string[], t: Translate, form: string | undefined) => string;
/** Objects are called by their fields, one after the other. */
const PATTERNS: readonly (readonly [pattern: RegExp, name: Naming])[] = [
  [/^([A-F]):(.+?)(?:#(\d+))?$/, unit],
  [/^([REHM]\d\d)$/, ([card], t) => t(`unit.${card}`)],
  [/^(\d[REHM]\d\d)$/, ([figure], t) => t(`figure.${figure}`)],
  [
    /^(-?[\d.]+) (-?[\d.]+) ([NESW]{1,2})$/,
    ([x, y, heading], t) => t('put.pose', { x: Number(x), y: Number(y), heading: t(`term.${heading}`) }),
  ],
  [/^([a-z]+) (\d+)$/, ([piece = '', n], t) => t('put.piece', { piece: t(`term.${piece}`), n })],
  [/^reason (.+) value (-?\d+)$/, ([reason = '', value = ''], t) => part(reason, value, t)],
  [
    /^unit (.+) own ([FRBL]) other ([FRBL])$/,
    ([other = '', own, side], t) => t('put.touch', { unit: named(other, t), own: t(`term.${own}`), other: t(`term.${side}`) }),
  ],
  [/^seat (\d+) faces 0 (\d) 1 (\d)$/, ([seat, a, b], t) => t('put.roll', { seat: Number(seat), sum: Number(a) + Number(b), a, b })],
];
function unit([letter = '', card = '', n]: readonly string[], t: Translate, form: string | undefined): string {
  const plain = named(card, t);
  const name = n === undefined ? plain : t('put.copy', { name: plain, n });
  return form === 'own' ? name : t('put.unit', { seat: letter.charCodeAt(0) - 'A'.charCodeAt(0), name });
}
const part = (reason: string, value: string, t: Translate): string =>
  t('put.part', { reason: isAbility(reason) ? named(reason, t) : t(`part.${reason}`), value: value.startsWith('-') ? value : `+${value}` });
