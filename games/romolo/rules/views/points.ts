// What is shown of the points.
import type { Eye } from '@tabularium/kernel';
import { byCategory, type Category } from '../../content/kinds.ts';
import { hexName } from '../../table/names.ts';
import type { Scoring, Table } from '../../table/table.ts';
import type { ForecastView, ScoringView, SideView } from '../../table/view.ts';
import { forecast, type Points } from '../ending/scoring.ts';
import { hexOrNull } from './map.ts';

/** `control`: by hex, the team that controls it, or NONE. */
export function seeForecast(table: Table, eye: Eye, control: readonly number[]): ForecastView {
  const points = forecast(table, eye, control);
  const leaders = byCategory((category) => leadersIn(points, category));
  return { sides: points.map((one) => seeSide(table, one)), leaders };
}
function leadersIn(points: readonly Points[], category: Category): number[] | null {
  const measures = points.map(({ measures: all }) => all[category]);
  if (!measures.every((one) => one !== null)) return null;
  const most = Math.max(...measures);
  return points.flatMap(({ contender }, i) => (measures[i] === most ? [contender.team] : []));
}
const seeSide = (table: Table, points: Points): SideView => ({
  team: points.contender.team,
  owners: points.contender.owners.slice(),
  characters: points.characters,
  hexes: points.hexes,
  domain: points.domain,
  domains: points.domains.map(({ owner, at }) => ({ owner, at: hexOrNull(table, at) })),
  population: points.population,
  battleTokens: points.battleTokens,
  money: points.money,
  artifex: points.artifex,
  patronus: points.patronus,
  majorities: { ...points.majorities },
  total: points.total,
});
export const seeScoring = (table: Table, { due, architectus, sacerdos, domain, sheets }: Scoring): ScoringView => ({
  due: due.map(({ seat, what }) => ({ seat, what })),
  architectus: architectus.map((hex) => hexOrNull(table, hex)),
  sacerdos: sacerdos.map((hexes) => hexes.map((hex) => hexName(table, hex))),
  domain: domain.map((hex) => hexOrNull(table, hex)),
  sheets: sheets.map((sheet) => ({ ...sheet, majorities: { ...sheet.majorities } })),
});
