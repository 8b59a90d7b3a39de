// What kind of unit a card is of, by the figures that start on it. ARC-1.14
import type { FigureDef, UnitDef } from './kinds.ts';

export type Keywords = Pick<UnitDef, 'subfaction' | 'descriptor' | 'troops'>;
/** Of so many hit points there must be more. */
const SHARE = 0.8;

export function keywordsOf(figures: readonly FigureDef[]): Keywords {
  const all = figures.reduce((sum, { pegs }) => sum + pegs, 0);
  const most = <Word>(wordOf: (figure: FigureDef) => Word): Word | undefined =>
    figures
      .map(wordOf)
      .find((word) => figures.reduce((sum, figure) => (wordOf(figure) === word ? sum + figure.pegs : sum), 0) > SHARE * all);
  const subfaction = figures[0]?.subfaction ?? null;
  return {
    subfaction: figures.every((figure) => figure.subfaction === subfaction) ? subfaction : null,
    descriptor: most(({ descriptor }) => descriptor) ?? 'mixed',
    troops: most(({ troops }) => troops) ?? 'irregular',
  };
}
