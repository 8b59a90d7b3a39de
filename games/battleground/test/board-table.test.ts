// The parts beside the field must show what the rules offer and tell.
import { FastDice, Match, type Pick } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { countedOf } from '@tabularium/parts/board';
import { isSaid } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../board/common/icons.ts';
import { abilityIcon, cardIcon, STAT_ICONS, TOKEN_ICONS } from '../board/common/look.ts';
import { type Contest, explosionsOf, lying, toldAll } from '../board/motion/contest.ts';
import { revealedIn } from '../board/panels/duel.tsx';
import { heldBy, optionOf } from '../board/panels/hand.tsx';
import { chanceOf, signed } from '../board/pieces/sums.tsx';
import { deedsOf } from '../board/question/action-bar.tsx';
import { content } from '../content/index.ts';
import { BUFFS, DEBUFFS, STATS } from '../content/kinds.ts';
import { cardIn } from '../content/known.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battleground } from '../rules/index.ts';
import { rollDice, rollExplosions } from '../rules/tests/dice.ts';
import type { Event } from '../table/events.ts';
import type { BattlegroundKit, Referee } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';

type Decision = Match<BattlegroundKit>['pending'][number];
interface Moment {
  readonly decision: Decision;
  readonly match: Match<BattlegroundKit>;
  readonly seat: number;
  readonly view: ReturnType<Match<BattlegroundKit>['view']> & { readonly table: BattlegroundView };
}
const DECISIONS = 500;
/** Every decision of a random match, with what its seat sees. */
function* momentsOf(mode: string, seed: number): Generator<Moment> {
  const match = Match.start(battleground, { mode, seats: 2 }, { seed: `table ${seed}` });
  const dice = new FastDice(seed);
  for (const { decision, seat } of momentsIn(match, DECISIONS, (asked) => anyOf(asked, dice)))
    yield { decision, match, seat, view: match.view(seat) as Moment['view'] };
}
/** Attacks wherever possible, and keeps some cards. */
function anyOf(decision: Decision, dice: FastDice): Pick {
  const { options, pass, some } = decision;
  if (decision.ask === 'action') {
    const attack = decision.options.findIndex((option) => option.do === 'attack');
    if (attack >= 0) return attack;
    const others = decision.options.flatMap((option, number) => (option.do === 'play' ? [] : [number]));
    if (dice.below(5) > 0) return others[dice.below(others.length)] ?? options.length;
  }
  if (some === undefined) return dice.below(options.length + (pass && dice.below(4) === 0 ? 1 : 0));
  const count = dice.below(some.max + 1);
  return Array.from({ length: count }, (_, i) => i);
}

// ---- dice

const rolled = (as: 'attack' | 'defence', figure: string, threshold: number, faces: readonly number[]): Event => ({
  kind: 'rolled',
  rule: 'MOB-5.4',
  figure,
  stat: as === 'attack' ? 'strength' : 'toughness',
  as,
  dice: [{ reason: 'strength', value: faces.length }],
  modifiers: [],
  threshold,
  faces,
});
const ATTACK: readonly Event[] = [
  { kind: 'attacked', rule: 'MOB-6.36', figure: 'he_man', weapon: 'W01', target: 'skeletor', area: false },
  rolled('attack', 'he_man', 4, [5, 1, 1, 6]),
];

describe('a contest', () => {
  const after = (...events: readonly Event[]): Contest | undefined => toldAll(undefined, [...ATTACK, ...events]);

  test('begins with the attack and its dice', () => {
    expect(after()).toMatchObject({ by: 'W01', figure: 'he_man', target: 'skeletor', net: null, tests: [{ successes: 2 }] });
  });
  test('rerolls the first of equal dice and no others', () => {
    const [test] = after({ kind: 'rerolled', rule: 'MOB-5.6', figure: 'he_man', with: 'free', before: [1], after: [4] })?.tests ?? [];
    expect(test).toMatchObject({ faces: [5, 4, 1, 6], again: [1], successes: 3 });
  });
  test('counts explosion dice of 5 or more, whatever the threshold', () => {
    const [test] = after({ kind: 'exploded', rule: 'MOB-5.8', figure: 'he_man', faces: [4] })?.tests ?? [];
    expect(test).toMatchObject({ explosions: [4], successes: 2 });
  });
  test('has the defence beside the attack, then the net successes and the wounds', () => {
    const contest = after(
      rolled('defence', 'skeletor', 4, [4, 2, 1]),
      { kind: 'net', rule: 'MOB-5.15', figure: 'he_man', target: 'skeletor', successes: 2, defence: 1, net: 1 },
      { kind: 'wounded', rule: 'MOB-7.1', figure: 'skeletor', wounds: 1, total: 1, health: 7, by: 'he_man', why: 'W01' },
    );
    expect(contest?.tests.map(({ as, successes }) => [as, successes])).toEqual([
      ['attack', 2],
      ['defence', 1],
    ]);
    expect(contest).toMatchObject({ net: 1, wounds: 1 });
  });
  test('is a new one for another attack', () => {
    const net: Event = { kind: 'net', rule: 'MOB-5.15', figure: 'he_man', target: 'skeletor', successes: 2, defence: 0, net: 2 };
    expect(after(net, ...ATTACK)).toMatchObject({ number: 2, net: null, tests: [{ as: 'attack' }] });
  });
  test('that no event told is known from the table and the trail', () => {
    const { tests } = after() as Contest;
    expect(lying(undefined, tests, [{ at: 'attack', figure: 'he_man', weapon: 'W01', target: 'skeletor' }])).toMatchObject({
      by: 'W01',
      target: 'skeletor',
      tests: [{ faces: [5, 1, 1, 6] }],
    });
  });
});
describe('explosions', () => {
  test('follow from their sixes, one after another', () => {
    expect(explosionsOf([6, 3, 6, 2], [6, 1, 5])).toEqual([[6, 5], [], [1], []]);
    expect(explosionsOf([1, 2], [])).toEqual([[], []]);
  });
  test('all have a place, however the rules roll them', () => {
    const dice = new FastDice(1);
    const ref = { roll: (sides: number) => 1 + dice.below(sides) } as Referee;
    for (let n = 0; n < 300; n++) {
      const faces = rollDice(ref, 1 + dice.below(8));
      const explosions = rollExplosions(ref, faces);
      const chains = explosionsOf(faces, explosions);
      expect(chains.flat()).toHaveLength(explosions.length);
      for (const [die, chain] of chains.entries()) {
        expect(chain.length > 0).toBe(faces[die] === 6);
        for (const [i, face] of chain.entries()) expect(face === 6).toBe(i < chain.length - 1);
      }
    }
  });
});
test('a die succeeds as often as its threshold says', () => {
  expect([2, 4, 6].map(chanceOf)).toEqual([5 / 6, 1 / 2, 1 / 6]);
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});

// ---- what can be done

describe('the action bar', () => {
  test('has a tile for everything but cards, possible or not', () => {
    let seen = 0;
    for (const { decision, match, view, seat } of momentsOf('first', 3)) {
      if (decision.ask !== 'action') continue;
      const figures = new Set(view.table.figures.map(({ figure }) => figure));
      const reasons = match.whyNot(seat).filter(({ what = '' }) => !figures.has(what));
      const deeds = deedsOf(decision.options, reasons);
      const wanted = [...decision.texts.slice(0, decision.options.length), ...reasons.map(({ what = '' }) => what)];
      expect(deeds.map(({ what }) => what).sort()).toEqual(wanted.filter((what) => !what.startsWith('play')).sort());
      for (const { option, reason } of deeds) expect(option === undefined).toBe(reason !== undefined);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
describe('the hand', () => {
  test('offers every card that can be played, and nothing else', () => {
    const seen = new Set<string>();
    for (const { decision, view, seat } of momentsOf('first', 4)) {
      const player = view.table.players[seat];
      if (player === undefined) continue;
      const meant = heldBy(player).flatMap(({ card, copy }) => optionOf(decision, card, copy) ?? []);
      const cards = (decision.options as readonly object[]).flatMap((option, number) =>
        (decision.ask === 'select' || decision.ask === 'discard' || decision.ask === 'action') && 'card' in option ? [number] : [],
      );
      expect(new Set(meant)).toEqual(new Set(cards));
      if (cards.length > 0) seen.add(decision.ask);
    }
    expect([...seen].sort()).toEqual(['action', 'discard', 'select']);
  });
  test('tells equal cards apart', () => {
    expect(
      heldBy({ fate: { count: 3, cards: ['F01', 'F02', 'F01'] }, glory: { count: 1, cards: ['G01'] } }).map(({ copy }) => copy),
    ).toEqual([1, 1, 2, 1]);
  });
  test('counts cards', () => {
    expect(countedOf(['F01', 'F02', 'F01'])).toEqual([
      { card: 'F01', count: 2 },
      { card: 'F02', count: 1 },
    ]);
  });
});
describe('revealed cards', () => {
  const still = { acts: [], now: 0, current: undefined };
  test('lie side by side until a figure is active', () => {
    let seen = 0;
    for (const { view } of momentsOf('first', 5)) {
      const revealed = revealedIn({ view, play: still });
      if (revealed === undefined) continue;
      expect(view.table.frames).toEqual([]);
      expect(revealed.cards).toHaveLength(2);
      expect(revealed.first).toBe(view.table.order[0]);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

// ---- icons and words

test('every card and ability has an icon of its own', () => {
  const cards = [...content.weapons, ...content.items, ...content.fate, ...content.glory].map(({ id }) => id);
  for (const id of cards) {
    const card = cardIn(null, id);
    expect(card?.def.id).toBe(id);
    if (card !== undefined) expect(ICONS[cardIcon(card)], id).toBeTruthy();
  }
  for (const { abilities } of content.characters) for (const { id } of abilities) expect(abilityIcon(id), id).not.toBe('energy');
  for (const stat of STATS) expect(ICONS[STAT_ICONS[stat]]).toBeTruthy();
  expect(new Set(Object.values(TOKEN_ICONS)).size).toBe(Object.keys(TOKEN_ICONS).length);
});
describe.each([
  ['en', en],
  ['it', it],
])('the words in %s', (_, messages) => {
  test('explain every token and statistic', () => {
    for (const token of ['focus', 'overwatch', ...BUFFS, ...DEBUFFS])
      expect(isSaid(messages, `board.table.token.${token}`), token).toBe(true);
    for (const stat of [...STATS, 'speed', 'focusedSpeed']) expect(isSaid(messages, `board.table.stat.${stat}`), stat).toBe(true);
  });
  test('say what every card and ability does', () => {
    const { characters, weapons, items, fate, glory } = content;
    const all = [...characters, ...characters.flatMap(({ abilities }) => abilities), ...weapons, ...items, ...fate, ...glory];
    for (const { id } of all) expect(isSaid(messages, `card.${id}`), id).toBe(true);
  });
  test('explain the answers that need it', () => {
    for (const [ask, keys] of Object.entries({
      firstPlayer: ['me', 'opponent'],
      moveFocus: ['spend', 'keep'],
      moveMode: ['walk', 'jump'],
      prevent: ['use', 'keep'],
      tactician: ['move', 'focus'],
      opportunity: ['each'],
      overwatch: ['each'],
    }))
      for (const key of keys) expect(isSaid(messages, `board.table.means.${ask}.${key}`), `${ask} ${key}`).toBe(true);
  });
});
