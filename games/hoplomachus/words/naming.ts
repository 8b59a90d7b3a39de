// What things are called whose name is put together: chips (`amazons.warrior`, `sentinel.red.1`, `my.Net Fighter`), hexes, shards, dice that were
// rolled, damage that was ignored. How it is put together, the messages know.
import { ownName } from '@tabularium/parts/own-content';
import type { Translate } from '@tabularium/parts/shape';
import { SKILLS, type Skill } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';

/**
 * Forms of chips, shards and hexes: `the`, `of` and `on` with their article, `ending` what agrees with them (Italian `frastornat-a`);
 * of chips also `short`, `mine` (short, with its article) and `challenge` (a titan before the match); `struck` is what an attack can fall on:
 * a chip, or the shard of a hex.
 */
export function words(value: string, t: Translate, form?: string): string | undefined {
  const [first = '', ...rest] = value.split(' ');
  const kind = KINDS[first];
  if (kind !== undefined && rest.length > 0) return kind(rest, t, form);
  if (HEX.test(value)) return form === 'struck' ? shard(value, t, 'the') : hex(value, t, form);
  const skill = skillAtEnd(rest);
  if (skill !== undefined)
    return t('put.skill', { unit: chip(value.slice(0, -skill.length - 1), t, undefined), skill: t(`term.${skill}`) });
  return isChip(value) ? chip(value, t, form) : undefined;
}

/** What agrees with a chip in languages where something does: Italian `frastornat-a`. */
export const endingOf = (unit: string, t: Translate): string => words(unit, t, 'ending') ?? '';

const HEX = /^[a-i]\d{1,2}$/;
const BARE: readonly string[] = ['sentinel', 'tendril', 'head'];
const isChip = (value: string): boolean => value.includes('.') || BARE.includes(value);
/** `amazons.warrior hurl`: an Ability with its unit. */
const skillAtEnd = (rest: readonly string[]): Skill | undefined => SKILLS.find((skill) => skill === rest.at(-1));

type Naming = (rest: readonly string[], t: Translate, form: string | undefined) => string;
/** Objects, by their first field: `unit amazons.warrior`, `die black hit true why blitz`, `skill hurl level 2`. */
const KINDS: Readonly<Record<string, Naming>> = {
  unit: (rest, t, form) => chip(rest.join(' '), t, form),
  shard: ([at = ''], t, form) => shard(at, t, form),
  at: ([at = ''], t, form) => hex(at, t, form),
  die: (rest, t) => die(rest, t),
  value: ([value, , reason], t) => t('put.ignored', { value, reason: t(`term.${reason}`) }),
  skill: ([skill = '', field, number], t) => known(skill as Skill, field, number, t), // its fields come from the rules
};

// ---- chips

interface Named {
  readonly full: string;
  readonly short: string;
  /** Which of the articles of the messages. */
  readonly article: string;
}
function chip(value: string, t: Translate, form: string | undefined): string {
  if (form === 'challenge' && value.startsWith('ti.')) return t(`unit.${value}_challenge`);
  const { full, short, article } = ownChip(value) ?? gameChip(value, t);
  if (form === 'short') return short;
  return form === 'mine' ? withArticle(short, article, t, 'the') : withArticle(full, article, t, form);
}
/** `my.Titan.Arm.2` is the second of its parts called Arm. */
function ownChip(value: string): Named | undefined {
  const [, titan, part, number] = value.split('.');
  const name = number === undefined ? ownName(value) : `${ownName(`my.${titan}.${part}`)} ${number}`;
  return value.startsWith('my.') && name !== undefined ? { full: name, short: name, article: 'name' } : undefined;
}
function gameChip(value: string, t: Translate): Named {
  const [kind = '', ...more] = value.split('.');
  const n = more.at(-1);
  if (!BARE.includes(kind) || n === undefined)
    return { full: t(`unit.${value}`), short: t(`unit.${value}_short`), article: t(`unit.${value}_article`) };
  const short = t(`unit.${kind}_numbered`, { n });
  return { full: more.length > 1 ? t(`unit.${kind}_${more[0]}`, { n }) : short, short, article: t(`unit.${kind}_numberedArticle`) };
}
const ARTICLES: readonly string[] = ['the', 'of', 'on', 'ending'];
function withArticle(name: string, article: string, t: Translate, form: string | undefined): string {
  if (form === 'struck') return withArticle(name, article, t, 'the');
  return form !== undefined && ARTICLES.includes(form) ? t(`article.${article}.${form}`, { name }) : name;
}

// ---- places

const hex = (at: string, t: Translate, form: string | undefined): string =>
  form === undefined ? at : withArticle(t('put.hex', { at }), t('put.hex_article'), t, form);
const shard = (at: string, t: Translate, form: string | undefined): string =>
  withArticle(t('put.shard', { at }), t('put.shard_article'), t, form);

// ---- dice and skills

/** Rolled or about to be, with what added it to the printed dice. */
function die(rest: readonly string[], t: Translate): string {
  const [colour = '', ...fields] = rest;
  const field = (name: string): string | undefined => (fields.includes(name) ? fields[fields.indexOf(name) + 1] : undefined);
  const hit = field('hit');
  const what = t(hit === undefined ? 'put.die' : hit === 'true' ? 'put.hit' : 'put.miss', { die: t(`term.${colour}`) });
  const why = field('why');
  return why === undefined || why === 'printed' ? what : t('put.because', { what, why: t(`term.${why}`) });
}
/** `Hurl 2`, `Whirlwind`; what a skill answers an attack with. */
function known(skill: Skill, field: string | undefined, number: string | undefined, t: Translate): string {
  const name = t(`term.${skill}`);
  if (field === 'damage') return t('put.answer', { skill: name, damage: number });
  return skills[skill].levelled ? t('put.level', { skill: name, level: number }) : name;
}
