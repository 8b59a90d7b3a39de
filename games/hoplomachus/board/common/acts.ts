// What rows of titans and effects of immortals do, in words.
import type { Translate } from '@tabularium/parts/shape';
import type { ImmortalAct, TitanAct, TitanRow } from '../../content/rival-kinds.ts';
import { titans } from '../../content/titans.ts';

export const effectText = (act: ImmortalAct, t: Translate): string => t(`effect.${act.do}`, { ...act });

/** Rows of the game's titans have their own sentences; those of own content are composed. */
const KNOWN: ReadonlySet<TitanRow['id']> = new Set(titans.flatMap(({ rows }) => rows.map(({ id }) => id)));
/** The distance comes from an arena die. */
const isByDie = (act: TitanAct): boolean => Object.values(act).some(Array.isArray);
const actText = (act: TitanAct, t: Translate): string =>
  t(`act.${act.do}`, {
    ...Object.fromEntries(Object.entries(act).map(([fact, value]) => [fact, Array.isArray(value) ? value.join('/') : value])),
    die: isByDie(act),
  });

/** What a row does for so many hits, from 0 for one. */
export function lineText({ id, per }: TitanRow, line: number, acts: readonly TitanAct[], t: Translate): string {
  if (KNOWN.has(id)) return t(`row.${id}.${line + 1}`);
  const sentences = acts.map((act) => actText(act, t)).join(' ');
  return per === 'each' ? `${t('per.each')}: ${sentences}` : sentences;
}
