// What a player may attack, before the first card is laid.
import type { Reason, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { ATTACK_STRENGTH } from '../../content/cards.ts';
import { WEAPONS } from '../../content/kinds.ts';
import { FORM_INDEX } from '../../content/pools.ts';
import type { Table, Target } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { canDismantle } from '../artifacts/tents.ts';
import { freshUses, type Purse } from '../cards/uses.ts';
import { cardOf, ownsGreat } from '../cards/zones.ts';
import { heroesAt } from '../land/heroes.ts';
import { landAt } from '../land/spaces.ts';
import { baseOf, sum, terrainBonus } from './strength.ts';

const { weapon: WEAPON, wild: WILD, title: TITLE, amulet: AMULET } = FORM_INDEX;
const WEAPON_FORMS = WEAPONS.map((kind) => FORM_INDEX[kind]);

const NO_WEAPON: Reason = { rule: 'BAT-12.1', because: 'noWeapon' };
const ONE_CITY_ONLY: Reason = { rule: 'BAT-18.3', because: 'annexedBefore' };
const OWNS_GREAT: Reason = { rule: 'BAT-13.8', because: 'ownsGreat' };
const NO_GREAT_LEFT: Reason = { rule: 'BAT-13.8', because: 'noGreatLeft' };
const TOO_WEAK: Reason = { rule: 'BAT-12.5', because: 'tooWeak' };

/** Weapons that can open a battle, not counting wild cards. The hammer cannot. BAT-9.2, BAT-12.5 */
const weaponsIn = ({ uses }: Purse): number => WEAPON_FORMS.reduce((count, form) => count + (uses[form] as number), 0);

/** Why a hero on this card cannot attack a target there. BAT-12.1 */
export function whyNotAttack(table: Table, seat: Seat, purse: Purse, at: Space, target: Target, of: Seat): Reason | undefined {
  if (weaponsIn(purse) + (purse.uses[WILD] as number) === 0) return NO_WEAPON; // BAT-8.11, BAT-12.1
  const player = playerOf(table, seat);
  if (target === 'neutral' && table.terms.scenario === 'exiles' && player.annexed) return ONE_CITY_ONLY; // BAT-18.3
  if (target === 'guardians' && table.stock.greats.length === 0) return NO_GREAT_LEFT; // BAT-13.8
  if (target === 'guardians' && ownsGreat(table, player)) return OWNS_GREAT; // BAT-6.8, BAT-13.8
  return mayExceed(table, seat, purse, at, target, of) ? undefined : TOO_WEAK; // BAT-12.5
}
/** Could the attacker's total exceed the base, with luck? */
const mayExceed = (table: Table, seat: Seat, purse: Purse, at: Space, target: Target, of: Seat): boolean =>
  potentialOf(table, seat, purse, at) > sum(baseOf(table, at, target, of));

/** An upper bound of the attacker's total; with an amulet or a spare wild card there is none. */
export function potentialOf(table: Table, seat: Seat, purse: Purse, at: Space): number {
  const { uses } = purse;
  const wilds = uses[WILD] as number;
  if ((uses[AMULET] as number) > 0 || wilds > (weaponsIn(purse) > 0 ? 0 : 1)) return Number.POSITIVE_INFINITY;
  let strength = wilds * freshUses(table, WEAPON) + (uses[TITLE] as number);
  for (let form = 0; form < uses.length; form++) if (form !== WILD) strength += (ATTACK_STRENGTH[form] as number) * (uses[form] as number);
  for (const tent of playerOf(table, seat).tents)
    if (canDismantle(table, tent))
      for (const card of tent.cards) {
        const { form } = cardOf(table, card);
        if (form === AMULET) return Number.POSITIVE_INFINITY;
        strength += ((ATTACK_STRENGTH[form] as number) + (form === TITLE ? 1 : 0)) * freshUses(table, form);
      }
  return strength + heroesAt(table, seat, at) + sum(terrainBonus(table, at, seat));
}

/** Every target on a card: an enemy city, the heroes of each opponent, a neutral city, the guardians. BAT-12.2 */
export function visitTargets(table: Table, seat: Seat, at: Space, visit: (target: Target, of: Seat) => void): void {
  const owner = table.owners[at] as Seat;
  if (owner !== NOBODY && owner !== seat) visit('city', owner);
  if ((table.guards[at] as number) > 0) visit(landAt(table, at)?.kind === 'ruins' ? 'guardians' : 'neutral', NOBODY);
  for (let other = 0; other < table.players.length; other++) if (other !== seat && heroesAt(table, other, at) > 0) visit('hero', other);
}
