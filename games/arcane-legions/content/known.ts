// Cards, figures and armies by id: as a match brought them, or else as the game has them.
import { type Content, content as game } from './index.ts';
import type { ArmyDef, FigureDef, UnitDef } from './kinds.ts';

/** All the content that a match brought, the game's own cards among it; null if it is the game's. */
export type Own = Content | null;
const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.id, one]));
const units = byId(game.units);
const figures = byId(game.figures);
const armies = byId(game.armies);

export const cardIn = (own: Own, id: string): UnitDef | undefined => own?.units.find((one) => one.id === id) ?? units.get(id);
export const figureDefIn = (own: Own, id: string): FigureDef | undefined => own?.figures.find((one) => one.id === id) ?? figures.get(id);
export const armyIn = (own: Own, id: string): ArmyDef | undefined => own?.armies.find((one) => one.id === id) ?? armies.get(id);
