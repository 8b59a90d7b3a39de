// Matches for tests from the very beginning, where armies, terrain and places are chosen.
import type { SetupInput } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { arcaneLegions } from '../../rules/index.ts';
import type { ArcaneKit, Mode } from '../../table/table.ts';

/** A match before its first decision, with the faces that are rolled first. */
export function opened(mode: Mode, seats: number, options: SetupInput['options'] = {}, faces: readonly number[] = []): Played<ArcaneKit> {
  const dice = new ScriptedDice([], { thenSeed: 1 }).addFaces(...faces);
  return played(arcaneLegions, { setup: { mode, seats, options }, dice });
}
/** Everybody builds the same small army of these units. */
export function musters(match: Played<ArcaneKit>, ...armies: readonly (readonly string[])[]): Played<ArcaneKit> {
  for (const [seat, units] of armies.entries()) match.as(seat, 'build', ...units, 'pass');
  return match;
}
/** Takes the first option until this is asked. */
export function onTo(match: Played<ArcaneKit>, ask: string): Played<ArcaneKit> {
  for (let n = 0; match.match.pending[0]?.ask !== ask; n++) {
    const decision = match.match.pending[0];
    if (n > 500 || decision === undefined) throw new Error(`${ask} is never asked`);
    match.as(decision.seats[0] as number, decision.texts[0] ?? 'pass');
  }
  return match;
}
