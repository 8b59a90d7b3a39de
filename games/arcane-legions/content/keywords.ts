// What kind of unit a card is, judged by the figures that start on it. ARC-1.14
import type { FigureDef, UnitDef } from './kinds.ts';

export type Keywords = Pick<UnitDef, 'subfaction' | 'descriptor' | 'troops'>;
/** A word is the unit's when more than this share of its hit points has it. */
const SHARE = 0.8;

export function keywordsOf(figures: readonly FigureDef[]): Keywords {
  const all = figures.reduce((sum, { pegs }) => sum + pegs, 0);
  const prevailing = <Word, Otherwise>(wordOf: (figure: FigureDef) => Word, otherwise: Otherwise): Word | Otherwise => {
    const pegsOf = (word: Word): number => figures.reduce((sum, figure) => (wordOf(figure) === word ? sum + figure.pegs : sum), 0);
    return figures.map(wordOf).find((word) => pegsOf(word) > SHARE * all) ?? otherwise;
  };
  const [subfaction = null, ...others] = new Set(figures.map((figure) => figure.subfaction));
  return {
    subfaction: others.length === 0 ? subfaction : null,
    descriptor: prevailing(({ descriptor }) => descriptor, 'mixed'),
    troops: prevailing(({ troops }) => troops, 'irregular'),
  };
}
