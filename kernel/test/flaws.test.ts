// The generic suite has to find mistakes: each is planted once, and one check must object to it.
import { describe, expect, test } from 'vitest';
import { checksOf, playoutsOf } from '../kit/index.ts';
import { bids, bidsInvariants, type Flaw } from './games/bids.ts';

const FINDERS: Readonly<Record<Flaw, { readonly check: string; readonly says: RegExp }>> = {
  'forgets-reveal': { check: 'looks the same in a guess (twins)', says: /learned something by an answer that it may take back/ },
  'tells-what-undo-hides': { check: 'looks the same in a guess (twins)', says: /was told what it may take back/ },
  'answers-for-others': { check: 'looks the same in a guess (twins)', says: /learned something by an answer that it may take back/ },
  'answers-unseen': { check: 'looks the same in a guess (twins)', says: /what nobody told it/ },
  'shows-deck': { check: 'shows nobody what is hidden from them', says: /view\.table\.next/ },
  'shows-parts': { check: 'shows nobody what is hidden from them', says: /view\.waiting/ },
  'guess-moves-known': { check: 'shows nobody what is hidden from them', says: /view\.table\.known/ },
  'keeps-card': { check: 'goes on from a guess in the middle of anything', says: /the cards are now/ },
  'eager-options': { check: 'goes on from a guess in the middle of anything', says: /the cards are now/ },
  'shares-copies': { check: 'shows nobody what is hidden from them', says: /sees depends on what seat 1 cannot see/ },
  'counts-outside': { check: 'is deterministic', says: /made another/ },
  'same-texts': { check: 'names its rules, its options and its end well', says: /lists "card" twice/ },
  'foreign-rule': { check: 'names its rules, its options and its end well', says: /TTT-1\.1/ },
};

/** What a check says to a game in any of its matches. */
function verdict(flaw: Flaw | undefined, check: string): string {
  const options = { matches: 12, samples: 1000, invariants: bidsInvariants };
  try {
    for (const seats of [2, 3])
      for (const played of playoutsOf(bids(flaw), { mode: 'open', seats }, options)) checksOf()[check]?.(played as never);
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('a planted mistake is found', () => {
  for (const [flaw, { check, says }] of Object.entries(FINDERS))
    test(`${flaw}: ${check}`, () => {
      expect(verdict(flaw as Flaw, check)).toMatch(says);
    });
  for (const check of new Set(Object.values(FINDERS).map((finder) => finder.check)))
    test(`and without one nothing is said: ${check}`, () => {
      expect(verdict(undefined, check)).toBe('nothing');
    });
});
