// What is shown of a player.

import type { Seat } from '@tabularium/kernel';
import { characters } from '../../content/characters.ts';
import { type Character, COLOURS } from '../../content/kinds.ts';
import { characterCost, emissionReach, unitLimits } from '../../content/tables.ts';
import { hexName, unitName } from '../../table/names.ts';
import { listedIn } from '../../table/roster.ts';
import type { Held, Player, Table } from '../../table/table.ts';
import type { CharacterView, FeedingView, HeldView, PlayerView } from '../../table/view.ts';
import { seesMoney } from '../ending/scoring.ts';
import { capitalPower } from '../land/hexes.ts';
import { areTokensHidden, isStartHidden } from '../land/hidden.ts';
import { chargesOf } from '../people/powers.ts';
import { count, mercenariesOf, military } from '../people/units.ts';
import { wagesPreview } from '../upkeep/wages.ts';
import { possibleTokens } from '../war/odds.ts';
import { hexOrNull } from './map.ts';

export function seePlayer(table: Table, player: Player, feeding: FeedingView): PlayerView {
  const { owner, automaton, capital } = player;
  const power = capitalPower(table, owner);
  const limits = unitLimits(power);
  const tokensHidden = areTokensHidden(table, 'public', owner);
  const moneyShown = seesMoney(table, 'public', owner);
  const wages = wagesPreview(table, owner);
  const waiting = (kind: 'worker' | 'soldier' | 'explorer'): number =>
    listedIn(table).filter((unit, id) => table.units[id] === 'reserve' && unit.owner === owner && unit.kind === kind).length;
  return {
    owner,
    seat: automaton ? null : owner,
    team: player.team,
    colour: automaton ? 'automaton' : (COLOURS[owner] as (typeof COLOURS)[number]),
    alive: player.alive,
    capital: hexOrNull(table, capital),
    power,
    reach: automaton ? 0 : emissionReach(power),
    stock: { ...player.stock },
    money: moneyShown ? player.money : null,
    characters: player.characters.map(seeHeld),
    characterPrice: characterCost(player.characters.length) / 2,
    hand: { count: player.hand.length, tokens: tokensHidden ? null : player.hand.slice() },
    spent: player.spent.slice(),
    aside: tokensHidden ? null : player.aside,
    possible: possibleTokens(table, owner, 'public').slice(),
    battleTokens: player.battleTokens,
    reserve: { worker: waiting('worker'), soldier: waiting('soldier'), explorer: waiting('explorer') },
    fallen: mercenariesOf(table, owner, 'fallen').map((id) => unitName(table, id)),
    workers: { count: count(table, owner, 'worker'), limit: limits.workers },
    military: { count: military(table, owner), limit: limits.military },
    stances: player.stances.slice(),
    hexStances: player.hexStances.map(({ at, toward, stance }) => ({ at: hexName(table, at), toward, stance })),
    startTerrain: isStartHidden(table, 'public', owner) ? null : player.startTerrain,
    wages: { ...wages, affordable: moneyShown ? wages.affordable : null },
    feeding,
  };
}
/** A seat knows its own tokens, what it took for its start, and its side's money. ROM-18.4 */
export function seePlayerAs(table: Table, player: Player, seat: Seat, shared: PlayerView): PlayerView {
  const { owner, hand, aside, startTerrain } = player;
  const knowsMoney = shared.money === null && seesMoney(table, seat, owner);
  const money = knowsMoney ? { money: player.money, wages: wagesPreview(table, owner) } : {};
  if (owner !== seat) return knowsMoney ? { ...shared, ...money } : shared;
  const possible = possibleTokens(table, owner, seat).slice();
  return { ...shared, ...money, hand: { count: hand.length, tokens: hand.slice() }, aside, possible, startTerrain };
}
export const seeCharacter = (id: Character): CharacterView => ({ character: id, type: characters[id].type, group: characters[id].group });
const seeHeld = (held: Held): HeldView => ({
  ...seeCharacter(held.id),
  used: held.used === true,
  charges: chargesOf(held),
  cubes: held.cubes?.slice() ?? [],
});
