// Chapter 8, part 1: how often a card can be played; tool, weapon and horse.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, strengths, times } from '../support/position.ts';

// ---- uses and transformations in general

rule('BAT-8.1', 'a card serves in one combination: a chief that paid for a horse cannot pay for a weapon', () => {
  const match = position({ day: 2, players: [{ hand: ['chief bear', 'friman bear', 'friman isle', 'supply', 'supply'] }] });
  match.play('create horse', 'top');
  expect(match.refuses('create weapon')).toMatchObject({ rule: 'BAT-6.7', because: 'missingCards', missing: ['chief'] });
});

rule('BAT-8.1', 'being transformed does not use up the combination: a promoted friman still pays', () => {
  const match = position({ day: 2, players: [{ hand: ['title bear', 'friman bear', 'friman isle', 'friman isle'] }] });
  match.play('title', 'friman bear', 'create weapon');
  expect(match.last('created').paid.toSorted()).toEqual(['chief bear', 'friman isle', 'friman isle']);
});

rule(['BAT-8.1', 'BAT-8.7'], 'a card that a scroll has changed cannot be promoted as well', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'title bear', 'friman bear'] }] });
  match.play('scroll', 'friman bear', 'isle');
  expect(match.refuses('title')).toMatchObject({ rule: 'BAT-8.7', because: 'noTarget' });
});

rule('BAT-8.2', 'a card from the hand has one use', () => {
  const match = position({ day: 1, players: [{ hand: ['weapon bear', ...times(4, 'supply')] }] });
  match.play('hero');
  expect(match.refuses('hero')).toMatchObject({ because: 'missingCards', missing: ['weapon'] });
});

const LIT_DAYS = { tool: 1, weapon: 2, amulet: 3, title: 4, scroll: 5, horse: 7 } as const;
const ONE_USE = {
  tool: ['create weapon'],
  weapon: ['hero'],
  amulet: ['amulet', 'supply'],
  title: ['title', 'friman isle'],
  scroll: ['scroll', 'friman isle', 'bear'],
  horse: ['ride b2'],
} as const;

rule('BAT-8.2', 'tool, weapon, amulet, title, scroll and horse have two uses on their day, and one on any other', () => {
  for (const artifact of Object.keys(LIT_DAYS) as (keyof typeof LIT_DAYS)[])
    for (const [day, left] of [
      [LIT_DAYS[artifact], 1],
      [6, 0],
    ] as const) {
      const match = position({
        day,
        dice: artifact === 'amulet' ? [1] : [],
        board: { c2: 'straight E-W' },
        players: [{ hand: [`${artifact} bear`, 'friman isle', 'chief isle', 'supply', 'supply', 'tent isle'], heroes: ['b2'] }],
      });
      for (const text of ONE_USE[artifact]) match.play(text);
      const laid = own(match, 0).laid.find(({ card }) => card === `${artifact} bear`);
      expect(laid, `${artifact} on day ${day}`).toMatchObject({ uses: left });
    }
});

rule('BAT-8.2', 'a 3 on the amulet triples the two uses of a lit tool', () => {
  const match = position({ day: 1, dice: [3], players: [{ hand: ['amulet bear', 'tool bear'] }] });
  match.play('amulet');
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'tool bear', uses: 6 }));
  for (let n = 0; n < 3; n++) match.play('create tool', 'top'); // two uses each
  expect(match.refuses('create tool')).toMatchObject({ because: 'missingCards', missing: times(3, 'friman') });
});

rule('BAT-8.2', 'a 2 on the amulet doubles the single use of a card that is not lit', () => {
  const match = position({
    day: 2,
    dice: [2],
    players: [{ hand: ['amulet bear', 'horse bear'], heroes: ['b2'] }],
    board: { c2: 'straight E-W' },
  });
  match.play('amulet');
  expect(own(match, 0).laid).toContainEqual(expect.objectContaining({ card: 'horse bear', uses: 2 }));
});

rule('BAT-8.3', 'three uses of a friman can go into one line', () => {
  const match = position({ day: 2, dice: [3], players: [{ hand: ['amulet bear', 'friman bear'] }] });
  match.play('amulet', 'create tool');
  expect(match.last('created').paid).toEqual(times(3, 'friman bear'));
});

rule('BAT-8.3', 'three uses of a friman can be split between two lines', () => {
  const match = position({ day: 2, dice: [3], players: [{ hand: ['amulet bear', 'friman bear', 'chief isle', 'chief isle', 'supply'] }] });
  match.play('amulet', 'friman bear', 'create weapon', 'create tent');
  expect(match.events('created').map(({ artifact, paid }) => [artifact, paid.filter((card) => card === 'friman bear').length])).toEqual([
    ['weapon', 2],
    ['tent', 1],
  ]);
  expect(own(match, 0).laid.find(({ card }) => card === 'friman bear')).toMatchObject({ uses: 0 });
});

rule('BAT-8.4', 'a card with a use left on the table can be neither stationed, ambushed, suspended nor transformed', () => {
  const hand = ['tool bear', 'chief bear', 'friman bear', 'tent bear', 'amulet bear', 'supply', 'supply'];
  const match = position({ day: 1, players: [{ hand, haven: times(6, 'supply') }] });
  match.play('create weapon');
  expect(own(match, 0).laid.find(({ card }) => card === 'tool bear')).toMatchObject({ uses: 1 });
  expect(match.play('ambush').texts()).not.toContain('tool bear');
  expect(match.play('friman bear').texts()).not.toContain('tool bear');
  expect(match.play('supply', 'amulet').texts()).not.toContain('tool bear');
});
rule('BAT-8.4', 'a tool with a use left cannot go into a tent', () => {
  const match = position({ day: 1, players: [{ hand: ['tool bear', 'chief bear', 'tent bear', 'supply', 'horse bear', 'horse isle'] }] });
  match.play('create weapon', 'pitch');
  expect(match.texts()).toEqual(['horse bear', 'horse isle']);
});
rule('BAT-8.4', 'a card that was transformed but not used also stays on the table', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'friman bear', 'supply', 'horn'], haven: times(8, 'supply') }] });
  match.play('scroll', 'isle', 'ambush');
  expect(match.texts()).toEqual(['supply', 'horn']);
});
rule('BAT-8.4', 'uses that are not spent are lost at the end of the turn', () => {
  const match = position({ day: 1, players: [{ hand: ['tool bear', 'chief bear'], nation: times(6, 'supply') }] });
  match.play('create weapon', 'end');
  expect(own(match, 0)).toMatchObject({ laid: [], hand: { cards: times(6, 'supply') } });
  expect(own(match, 0).haven.cards).toContain('tool bear');
});

rule('BAT-8.5', 'the artifact under a card is not part of the line: no strength, and its faction does not spoil the hero bonus', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'title isle', 'friman bear'], heroes: ['f2'] }],
    board: { f2: 'hub neutral 2' },
  });
  match.play('attack f2 neutral', 'transform with title');
  expect(strengths(match)).toEqual([1 + 2 + 1, 2]);
});
rule('BAT-8.5', 'the artifact under a card does not count for the payment', () => {
  const match = position({ day: 2, players: [{ hand: ['title bear', 'friman bear', 'friman isle', 'friman isle'] }] });
  match.play('title', 'friman bear', 'create weapon');
  expect(match.last('created').paid).not.toContain('title bear');
  expect(own(match, 0).laid.find(({ card }) => card === 'title bear')).toMatchObject({ uses: 0, under: 'chief bear' });
});

rule('BAT-8.6', 'a title that a scroll has changed promotes a unit', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'title isle', 'friman bear'] }] });
  match.play('scroll', 'title isle', 'bear', 'title');
  expect(match.last('rewritten')).toMatchObject({ card: 'title isle', to: 'title bear' });
  expect(match.last('promoted')).toMatchObject({ card: 'friman bear', to: 'chief bear' });
});
rule('BAT-8.6', 'each card of a chain can be a target once: an amulet cannot target the changed title', () => {
  const match = position({ players: [{ hand: ['scroll bear', 'title isle', 'amulet bear', 'supply', 'friman bear'] }] });
  match.play('scroll', 'title isle', 'bear', 'amulet');
  expect(match.texts()).toEqual(['friman bear', 'supply']);
});

rule('BAT-8.7', 'only hand cards can be targets: neither gains nor cards in haven, tents or ambush', () => {
  const match = position({
    players: [
      {
        hand: ['amulet bear', 'supply', 'friman ember'],
        gains: ['chief bear'],
        haven: ['priest bear'],
        tents: [['tent bear', 'friman isle']],
        ambush: ['lord bear'],
      },
    ],
  });
  match.play('amulet');
  expect(match.texts()).toEqual(['friman ember', 'supply']);
});
rule(['BAT-8.7', 'BAT-9.1'], 'a great artifact cannot be a target', () => {
  const match = position({ players: [{ hand: ['amulet bear', 'sword', 'supply', 'friman bear'] }] });
  match.play('amulet');
  expect(match.refuses('sword')).toMatchObject({ rule: 'BAT-9.1', because: 'greatArtifact' });
});

rule('BAT-8.8', 'a transformed card need not be used; the change is permanent', () => {
  const match = position({ players: [{ hand: ['title bear', 'friman bear'], nation: times(6, 'supply') }] });
  match.play('title', 'end');
  expect(own(match, 0).haven.cards?.toSorted()).toEqual(['chief bear', 'title bear']);
  expect(own(match, 0).deckSize).toBe(8);
});

// ---- tool

rule('BAT-8.9', 'a tool stands for two friman of a line', () => {
  const match = position({ day: 2, players: [{ hand: ['tool isle', 'chief bear'] }] });
  match.play('create weapon');
  expect(match.last('created').paid).toEqual(['chief bear', 'tool isle']);
});
rule('BAT-8.9', 'a tool may stand for one friman, but its other half cannot pay for another action', () => {
  const match = position({ day: 2, players: [{ hand: ['tool isle', 'supply', 'supply'] }] });
  match.play('road simple', 'straight', 'c2');
  expect(match.events('paid').at(-1)).toMatchObject({ what: 'road simple', cards: ['supply', 'tool isle'] });
  expect(match.refuses('road simple')).toMatchObject({ because: 'missingCards', missing: ['friman'] });
});
rule('BAT-8.9', 'a tool and one friman pay three friman; a second friman would be one card too many', () => {
  const match = position({ day: 2, players: [{ hand: ['friman bear', 'friman bear', 'friman ember', 'tool isle'] }] });
  match.play('create tool');
  expect(match.texts().toSorted()).toEqual(
    ['pay friman bear + friman bear + friman ember', 'pay friman bear + tool isle', 'pay friman ember + tool isle'].toSorted(),
  );
});
rule(['BAT-8.9', 'BAT-12.17'], 'a tool is useless in battle', () => {
  const match = position({ day: 1, players: [{ hand: ['weapon bear', 'chief bear', 'tool bear'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(match.refuses('add tool bear')).toMatchObject({ rule: 'BAT-12.17', because: 'noStrength' });
});
rule('BAT-8.10', 'a lit tool alone pays the three friman of one line', () => {
  const match = position({ day: 1, players: [{ hand: ['tool isle'] }] });
  match.play('create tool', 'top');
  expect(match.last('created').paid).toEqual(['tool isle', 'tool isle']);
});
rule('BAT-8.10', 'a lit tool pays two friman in each of two lines, and none in a third', () => {
  const match = position({ day: 1, players: [{ hand: ['tool isle', 'chief bear', 'priest bear', 'lord bear'] }] });
  match.play('create weapon', 'create amulet');
  expect(match.events('created').map(({ paid }) => paid)).toEqual([
    ['chief bear', 'tool isle'],
    ['priest bear', 'tool isle'],
  ]);
  match.refuses('create title');
});

// ---- weapon

rule('BAT-8.11', 'hiring a hero takes a weapon', () => {
  const match = position({ players: [{ hand: ['horse bear', 'lord bear', 'supply', 'supply'] }] });
  expect(match.refuses('hero')).toMatchObject({ because: 'missingCards', missing: ['weapon'] });
});
rule('BAT-8.11', 'attacking a city, a neutral city or the guardians takes a weapon', () => {
  const hand = [...times(3, 'lord bear'), 'horse bear', 'hammer'];
  for (const [at, target] of [
    ['f6', 'city'],
    ['f2', 'neutral'],
    ['d4', 'guardians'],
  ] as const) {
    const match = position({ players: [{ hand: target === 'guardians' ? hand.slice(0, -1) : hand, heroes: [at] }] });
    expect(match.refuses(`attack ${at} ${target}`)).toMatchObject({ rule: 'BAT-12.1', because: 'noWeapon' });
  }
});
rule('BAT-8.11', 'in battle each weapon has strength 1, and any number may be played', () => {
  const match = position({ players: [{ hand: [...times(3, 'weapon bear'), 'weapon isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'weapon bear', 'add weapon bear', 'add weapon bear');
  expect(strengths(match)).toEqual([3 + 1, 1]);
  match.play('add weapon isle');
  expect(strengths(match)).toEqual([4, 1]);
});
rule('BAT-8.12', 'a lit weapon serves two actions: it hires a hero and opens a battle with strength 1', () => {
  const match = position({ day: 2, players: [{ hand: ['weapon bear', 'friman bear', 'supply', 'supply'], heroes: ['f6'] }] });
  match.play('hero', 'attack f6 city');
  expect(strengths(match)).toEqual([1 + 1, 1]);
  match.refuses('add weapon bear');
});
rule('BAT-8.12', 'both uses of a lit weapon in one battle have strength 2 together', () => {
  const match = position({ day: 2, players: [{ hand: ['weapon isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add weapon isle');
  expect(strengths(match)).toEqual([2, 1]);
  match.refuses('add weapon isle');
});
rule('BAT-8.12', 'each use of a lit weapon can open a battle', () => {
  const match = position({
    day: 2,
    board: { f6: 'hub 1 of 1' },
    players: [{ hand: ['weapon bear', 'friman bear', 'friman bear'], heroes: ['f6'] }, { heroes: ['f6'] }],
  });
  match.play('attack f6 hero 1', 'declare', 'surrender', 'attack f6 city');
  expect(strengths(match)).toEqual([1 + 1, 1]);
});

// ---- horse

const ROAD_EAST = {
  c2: 'straight E-W',
  d2: 'straight E-W',
  e2: 'straight E-W',
  f2: 'hub neutral 4',
  f3: 'straight N-S',
  f4: 'straight N-S',
  f5: 'straight N-S',
};

rule('BAT-8.34', 'a horse carries a hero one, two or three spaces along roads', () => {
  const match = position({ board: ROAD_EAST, players: [{ hand: ['horse bear'], heroes: ['b2'] }] });
  match.play('ride b2');
  expect(match.texts()).toEqual(['c2', 'd2', 'e2']);
});
rule('BAT-8.34', 'steps that are not taken are lost, even for another hero', () => {
  const match = position({ board: ROAD_EAST, players: [{ hand: ['horse bear'], heroes: ['b2', 'd2'] }] });
  match.play('ride b2', 'c2');
  expect(match.refuses('ride c2')).toMatchObject({ because: 'missingCards', missing: ['horse'] });
  match.refuses('ride d2');
});
rule('BAT-8.34', 'in battle a horse has strength 1', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'horse bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add horse bear');
  expect(strengths(match)).toEqual([1 + 1 + 1, 1]);
  match.refuses('add horse bear');
});
rule('BAT-8.35', 'a lit horse carries one hero six spaces', () => {
  const match = position({ day: 7, board: ROAD_EAST, players: [{ hand: ['horse bear'], heroes: ['b2'] }] });
  match.play('ride b2', 'e2', 'ride e2');
  expect(match.texts()).toContain('f4');
  match.play('f4');
  expect(seen(match).players[0]?.heroes).toEqual(['f4', null]);
  match.refuses('ride f4');
});
rule('BAT-8.35', 'a lit horse carries each of two heroes three spaces', () => {
  const match = position({ day: 7, board: ROAD_EAST, players: [{ hand: ['horse bear'], heroes: ['b2', 'c2'] }] });
  match.play('ride b2', 'e2', 'ride c2', 'f2');
  expect(seen(match).players[0]?.heroes).toEqual(['e2', 'f2']);
});
rule('BAT-8.35', 'a lit horse has strength 2 in battle', () => {
  const match = position({ day: 7, players: [{ hand: ['weapon bear', 'horse bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add horse bear', 'add horse bear');
  expect(strengths(match)).toEqual([1 + 2 + 1, 1]);
});
rule('BAT-8.35', 'one use of a lit horse moves a hero, the other fights with strength 1', () => {
  const match = position({ day: 7, board: ROAD_EAST, players: [{ hand: ['horse bear', 'weapon bear', 'chief bear'], heroes: ['c2'] }] });
  match.play('ride c2', 'f2', 'attack f2 neutral', 'add horse bear');
  expect(strengths(match)).toEqual([1 + 1 + 1, 4]);
  match.refuses('add horse bear');
});
