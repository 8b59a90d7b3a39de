// The colours of factions. Own factions take the spare liveries, in the order of their file.
import type { HoplomachusView } from '../table/view.ts';

/** The own factions at a table, in order. */
export const ownFactions = ({ own }: Pick<HoplomachusView, 'own'>): string[] => own?.factions.map(({ id }) => id) ?? [];

export const OWN_LIVERIES = ['ochre', 'indigo', 'rose', 'laurel', 'stranger'] as const;
export type OwnLivery = (typeof OWN_LIVERIES)[number];
/** The livery of an own faction; `stranger` if it is not at the table. */
export function ownLivery(faction: string, own: readonly string[]): OwnLivery {
  const place = own.indexOf(faction);
  return OWN_LIVERIES[place % OWN_LIVERIES.length] ?? 'stranger';
}

/** As on the chips: board/theme.module.css has their shades. */
export const FACTION_COLOURS: Readonly<Record<string, string>> = {
  amazons: '#6b3a9c',
  kunlun: '#2d7a43',
  refugees: '#c45a12',
  argonauts: '#117a78',
  atlanteans: '#2b7fc0',
  lamosians: '#7a5230',
  parthians: '#b3214a',
};
export const OWN_COLOURS: Readonly<Record<OwnLivery, string>> = {
  ochre: '#8f6a0c',
  indigo: '#3c46a5',
  rose: '#b03a94',
  laurel: '#5f7512',
  stranger: '#5c6470',
};
