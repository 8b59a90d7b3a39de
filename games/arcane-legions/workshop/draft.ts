// The content of an unfinished file, as cards.

import { atPath, type DraftPart, draftsIn, type PublishedSchema, within } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import type { Content } from '../content/index.ts';
import { type ArmyDef, type BattlefieldDef, type FigureDef, SIDES, type UnitDef } from '../content/kinds.ts';
import { build } from '../content/own/build.ts';
import { listFlaws, unitFlaws } from '../content/own/card-flaws.ts';
import { fieldFlaws } from '../content/own/field-flaws.ts';
import { asWritten, merged, oddities } from '../content/own/parse.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { type Flaw, sentence } from '../content/own/sentences.ts';
import type { WrittenContent } from '../content/own/written.ts';

export type DraftFigure = DraftPart<FigureDef>;
export type DraftArmy = DraftPart<ArmyDef>;
export type DraftBattlefield = DraftPart<BattlefieldDef>;
export interface DraftUnit extends DraftPart<UnitDef> {
  /** What is odd about it; empty if nothing is. */
  readonly odd: readonly string[];
}
export interface Draft {
  readonly figures: readonly DraftFigure[];
  readonly units: readonly DraftUnit[];
  readonly armies: readonly DraftArmy[];
  readonly battlefields: readonly DraftBattlefield[];
  /** What the armies are built from. */
  readonly content: Content;
}

const { $defs: DEFS } = published as PublishedSchema;
const LISTS = { figures: 'figure', units: 'unit', armies: 'army', battlefields: 'battlefield' } as const;

export function draftOf(text: string, language: Language): Draft {
  const say = (flaws: readonly Flaw[]): string[] => flaws.map((one) => atPath(one, sentence(one, language)));
  const { written: lists, drafted } = draftsIn(text, LISTS, DEFS, say);
  const written = lists as unknown as WrittenContent;
  const cards = build(written);
  const content = merged(cards);
  const odd = oddities(cards);
  /** The flaws of one usable card, with paths into it. */
  const flawsIn = (kind: keyof typeof LISTS, i: number, flaws: readonly Flaw[]): string[] =>
    say(asWritten(within([kind, i], flaws), written).map((one) => ({ ...one, path: one.path.slice(2) })));
  return {
    figures: drafted('figures', cards.figures),
    units: drafted('units', cards.units, (unit, i) => flawsIn('units', i, unitFlaws(content, unit))).map(({ card, ...part }) => {
      if (card === undefined || !hasAllSides(card)) return { ...part, odd: [] };
      const i = cards.units.indexOf(card);
      return { ...part, card, odd: odd.filter(({ path }) => path[1] === i).map((one) => sentence(one, language)) };
    }),
    armies: drafted('armies', cards.armies, (army, i) => flawsIn('armies', i, listFlaws(content, army))),
    battlefields: drafted('battlefields', cards.battlefields, (field, i) => flawsIn('battlefields', i, fieldFlaws(field))),
    content,
  };
}

const hasAllSides = ({ costs, colours }: UnitDef): boolean => costs.length === SIDES.length && colours.length === SIDES.length;
