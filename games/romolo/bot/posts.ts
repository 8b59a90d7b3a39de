// Where soldiers stand: hexes that their influence wins or keeps.
import { remembered } from '@tabularium/parts/bot';
import { teamInfluence } from '../rules/land/influence.ts';
import type { Hex } from '../table/table.ts';
import { spite } from './fights.ts';
import { worthOfHex } from './scores.ts';
import { gainIn, stateOf, type Thought } from './thought.ts';

/** What this much more influence changes in a hex. */
export function influenceGain(thought: Thought, hex: Hex, more: number): number {
  return remembered(thought, more > 0 ? 'post' : 'leave', hex, () => {
    const { table, me } = thought;
    const { influence, control } = thought.scores();
    if (control[hex]?.because === 'capital' || !stateOf(thought, hex).up) return 0;
    const own = teamInfluence(table, influence, me.team, hex);
    const teams = [...new Set(table.players.map(({ team }) => team))].filter((team) => team !== me.team);
    const others = Math.max(...teams.map((team) => teamInfluence(table, influence, team, hex)));
    const held = (value: number): number => (value > others ? 1 : value === others ? 0 : -spite(thought));
    const change = (others === 0 && own + more <= 0 ? 0 : held(own + more)) - (others === 0 && own <= 0 ? 0 : held(own));
    return change * Math.max(0, gainIn(thought, 'hexes', worthOfHex(table, hex)));
  });
}
/** The best post that a new soldier might take, some way off. */
export function soldierPost(thought: Thought): number {
  let most = 0;
  for (let hex = 0; hex < thought.table.hexes.length; hex++) most = Math.max(most, influenceGain(thought, hex, 1));
  return 0.6 * most;
}
