// Names that are put together: units (`yellow.worker.1`), pieces in a hex, players, money, heaps of cubes, parts of a battle
// value. The messages say how.
import type { Translate } from '@tabularium/parts/shape';
import { RESOURCES } from '../content/kinds.ts';

/**
 * Forms of units: `the` and `of` with their article, `mine` without the colour, `own` without both; of pieces `a`.
 * Seats and the automaton are named in the forms `who`, `whom`, `whose`, `ofWhom` and `fromWhom`; numbers in the form `money` are half coins; cubes in
 * the form `more` go on with a sentence, and say nothing if there are none.
 */
export function words(value: string, t: Translate, form?: string): string | undefined {
  if (form === 'money') return money(Number(value), t);
  const person = PERSONS[form ?? ''];
  if (person !== undefined) return who(value, t, person);
  if (HEX.test(value)) return value;
  const [first = '', ...rest] = value.split(' ');
  if (first === 'piece') return piece(rest, t, form);
  if (first === 'reason') return part(rest, t);
  if (value === '' || CUBES.test(value)) return cubes(value.split(' '), t, form);
  return UNIT.test(value) ? unit(value, t, form) : undefined;
}

const HEX = /^[a-g]\d$/;
const UNIT = /^([a-z]+\.)?[a-z]+\.\d+$/;
/** `wheat 2 stone 1`. */
const CUBES = new RegExp(`^((${RESOURCES.join('|')}) \\d+ ?)+$`);

// ---- players

const PERSONS: Readonly<Record<string, string>> = { who: '', whom: '', whose: '_whose', ofWhom: '_of', fromWhom: '_from' };
const who = (value: string, t: Translate, person: string): string =>
  value === 'automaton' ? t(`put.automaton${person}`) : t(`put.player${person}`, { seat: Number(value) });

// ---- units and pieces

/** `yellow.worker.1`, `mercenary.3`, `automaton.soldier.2`; a colour has one explorer, which needs no number. */
function unit(value: string, t: Translate, form: string | undefined): string {
  const parts = value.split('.');
  const n = parts.at(-1);
  const kind = parts.at(-2) ?? '';
  const owner = parts.length > 2 ? parts[0] : undefined;
  const key = owner === 'automaton' ? 'automaton' : kind;
  const colour = owner === undefined || owner === 'automaton' ? '' : t(`term.${owner}`);
  return t(form === undefined ? `unit.${key}` : `unit.${key}_${form}`, { colour, n });
}
/** `farm`, `warehouse store 2`, `wall side NE`. */
function piece([kind = '', , which]: readonly string[], t: Translate, form: string | undefined): string {
  const where = kind === 'warehouse' ? { store: which } : { side: which };
  return t(form === undefined ? `piece.${kind}` : `piece.${kind}_${form}`, where);
}

// ---- numbers

/** Half coins as coins: `half a coin`, `2½ coins`. */
function money(half: number, t: Translate): string {
  if (half === 1) return t('amount.halfCoin');
  return half % 2 === 0 ? t('amount.coin', { count: half / 2 }) : t('amount.coinsAndHalf', { n: (half - 1) / 2 });
}
/** `2 wheat and 1 stone`. */
function cubes(fields: readonly string[], t: Translate, form: string | undefined): string {
  const amounts: string[] = [];
  for (let i = 0; i + 1 < fields.length; i += 2) amounts.push(t(`amount.${fields[i]}`, { count: Number(fields[i + 1]) }));
  const last = amounts.pop();
  if (last === undefined) return form === 'more' ? '' : t('term.nothing');
  const all = amounts.length === 0 ? last : t('put.and', { these: amounts.join(', '), last });
  return form === 'more' ? t('put.more', { cubes: all }) : all;
}
/** `soldiers +6`. */
function part([reason = '', , value = '0']: readonly string[], t: Translate): string {
  return t('put.part', { reason: t(`part.${reason}`), value: Number(value) < 0 ? value : `+${value}` });
}
