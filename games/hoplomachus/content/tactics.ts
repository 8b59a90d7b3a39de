// The tactic chips: how long each one stays. What it does is told where it counts, in the rules.
import type { Tactic, TacticDef } from './kinds.ts';

export const tactics: Readonly<Record<Tactic, TacticDef>> = {
  adrenaline: { id: 'adrenaline', kind: 'permanent' },
  bolsterHealth: { id: 'bolsterHealth', kind: 'instant' },
  hamstring: { id: 'hamstring', kind: 'permanent' },
  stun: { id: 'stun', kind: 'temporary', lasts: 'theirTurn' },
  blitz: { id: 'blitz', kind: 'permanent' },
  battleFury: { id: 'battleFury', kind: 'temporary', lasts: 'thisTurn' },
  secondDeath: { id: 'secondDeath', kind: 'permanent' },
  aegis: { id: 'aegis', kind: 'temporary', lasts: 'myTurn' },
  undertow: { id: 'undertow', kind: 'instant' },
  thickHide: { id: 'thickHide', kind: 'permanent' },
  feignedRetreat: { id: 'feignedRetreat', kind: 'temporary', lasts: 'thisTurn' },
};
