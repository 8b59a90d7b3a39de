// Cards, figures and armies by id: from the content of the game, and from what a match brought.
import { type Content, content as game } from './index.ts';
import type { ArmyDef, FigureDef, UnitDef } from './kinds.ts';

/** The content that a match brought, if it brought any. */
export type Own = Content | null;
const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.id, one]));
const units = byId(game.units);
const figures = byId(game.figures);
const armies = byId(game.armies);

export const cardIn = (own: Own, id: string): UnitDef | undefined => units.get(id) ?? own?.units.find((one) => one.id === id);
export const figureDefIn = (own: Own, id: string): FigureDef | undefined => figures.get(id) ?? own?.figures.find((one) => one.id === id);
export const armyIn = (own: Own, id: string): ArmyDef | undefined => armies.get(id) ?? own?.armies.find((one) => one.id === id);
