// Chapter 8, part 2: the amulet and the wild card.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, strengths, times } from '../support/position.ts';

const laid = (match: ReturnType<typeof position>, card: string) => own(match, 0).laid.find((one) => one.card === card);

// ---- the six faces

rule('BAT-8.13', 'on a 1 the target stays as it is and can be used this turn', () => {
  const match = position({ day: 2, dice: [1], players: [{ hand: ['amulet isle', 'chief bear', 'supply', 'supply'] }] });
  match.play('amulet', 'chief bear');
  expect(match.last('rolled')).toMatchObject({ seat: 0, die: 1, card: 'chief bear' });
  expect(laid(match, 'chief bear')).toMatchObject({ as: 'chief bear', uses: 1 });
  match.play('create horse', 'top');
  match.refuses('create horse');
});
rule('BAT-8.13', 'on a 2 the target counts as two equal cards', () => {
  const match = position({ dice: [2], players: [{ hand: ['amulet isle', 'supply'] }] });
  match.play('amulet', 'hire friman');
  expect(match.last('hired').paid).toEqual(['supply', 'supply']);
});
rule('BAT-8.13', 'on a 3 the target counts as three equal cards', () => {
  const match = position({ dice: [3], players: [{ hand: ['amulet isle', 'chief bear'] }], board: { c2: 'straight E-W' } });
  match.play('amulet', 'city 2', 'hub');
  expect(match.events('paid').at(-1)).toMatchObject({ what: 'city 2', cards: times(3, 'chief bear') });
});
rule('BAT-8.13', 'on a 4 the target goes to the ambush, and nothing is suspended', () => {
  const match = position({ dice: [4], players: [{ hand: ['amulet isle', 'lord bear', 'supply'] }] });
  match.play('amulet', 'lord bear');
  expect(own(match, 0)).toMatchObject({ ambush: { cards: ['lord bear'] }, hand: { cards: ['supply'] }, laid: [] });
  expect(seen(match).limbo).toEqual([]);
});
rule('BAT-8.13', 'on a 5 the target goes to the haven', () => {
  const match = position({ dice: [5], players: [{ hand: ['amulet isle', 'lord bear', 'supply'] }] });
  match.play('amulet', 'lord bear');
  expect(own(match, 0).haven.cards).toContain('lord bear');
  expect(own(match, 0)).toMatchObject({ hand: { cards: ['supply'] }, laid: [], ambush: { count: 0 } });
});
rule('BAT-8.13', 'on a 6 the target is wild', () => {
  const match = position({ dice: [6], players: [{ hand: ['amulet isle', 'lord bear', 'supply'] }] });
  match.play('amulet', 'lord bear');
  expect(laid(match, 'lord bear')).toMatchObject({ as: 'wild bear', uses: 1 });
});

rule('BAT-8.13', 'the target may be any card except a great artifact', () => {
  const hand = ['amulet isle', 'friman bear', 'lord isle', 'supply', 'tool bear', 'tent bear', 'amulet bear', 'sword'];
  const match = position({ players: [{ hand }] });
  match.play('amulet', 'amulet isle');
  expect(match.texts().toSorted()).toEqual(['amulet bear', 'friman bear', 'lord isle', 'supply', 'tent bear', 'tool bear']);
});
rule('BAT-8.13', 'an amulet is not its own target', () => {
  const match = position({ players: [{ hand: ['amulet isle'] }] });
  expect(match.refuses('amulet')).toMatchObject({ rule: 'BAT-8.7', because: 'noTarget' });
});
rule('BAT-8.13', 'a second amulet of the same faction is a target like any other card', () => {
  const match = position({ dice: [5], players: [{ hand: ['amulet isle', 'amulet isle'] }] });
  match.play('amulet');
  expect(match.last('targeted')).toMatchObject({ with: 'amulet', card: 'amulet isle' });
  expect(own(match, 0).haven.cards).toContain('amulet isle');
});

rule('BAT-8.14', 'after 1, 2, 3 and 6 the amulet stays under its target until the end of the turn', () => {
  for (const die of [1, 2, 3, 6]) {
    const match = position({ dice: [die], players: [{ hand: ['amulet isle', 'friman bear'], nation: times(6, 'supply') }] });
    match.play('amulet');
    expect(laid(match, 'amulet isle'), `die ${die}`).toMatchObject({ uses: 0, under: 'friman bear' });
    match.play('end');
    expect(own(match, 0).haven.cards).toContain('amulet isle');
  }
});
rule('BAT-8.14', 'after 4 and 5 the amulet goes to the haven at once', () => {
  for (const die of [4, 5]) {
    const match = position({ dice: [die], players: [{ hand: ['amulet isle', 'friman bear', 'supply'] }] });
    match.play('amulet', 'friman bear');
    expect(own(match, 0).haven.top, `die ${die}`).toBe('amulet isle');
    expect(own(match, 0).laid).toEqual([]);
  }
});
rule('BAT-8.14', 'a lit amulet with a use left stays after a 4 or 5', () => {
  for (const die of [4, 5]) {
    const match = position({ day: 3, dice: [die], players: [{ hand: ['amulet isle', 'friman bear', 'supply'] }] });
    match.play('amulet', 'friman bear');
    expect(laid(match, 'amulet isle'), `die ${die}`).toMatchObject({ uses: 1, under: null });
  }
});
rule('BAT-8.14', 'an amulet that another amulet has doubled stays after its first 5', () => {
  const match = position({ dice: [2, 5, 5], players: [{ hand: ['amulet isle', 'amulet bear', 'friman bear', 'friman isle'] }] });
  match.play('amulet', 'amulet isle', 'amulet bear', 'amulet', 'friman bear');
  expect(laid(match, 'amulet bear')).toMatchObject({ uses: 1 });
  match.play('amulet');
  expect(own(match, 0).haven.cards).toEqual(['friman bear', 'friman isle', 'amulet bear']);
});

// ---- wild

/** A card on an amulet that rolled 6, beside other cards. */
const wild = (card: string, others: readonly string[], more: Parameters<typeof position>[0] & { heroes?: string[] } = {}) => {
  const { heroes = [], ...sketch } = more;
  const match = position({ day: 2, dice: [6], players: [{ hand: ['amulet ember', card, ...others], heroes }], ...sketch });
  match.play('amulet');
  return match.decision().ask === 'target' ? match.play(card) : match;
};

rule('BAT-8.15', 'a wild card may be the unit that a price asks for', () => {
  for (const [unit, others, action] of [
    ['chief', ['friman isle', 'friman isle'], 'create weapon'],
    ['priest', ['friman isle', 'chief isle'], 'create scroll'],
    ['lord', ['friman isle', 'friman isle'], 'create title'],
  ] as const) {
    const match = wild('friman bear', others);
    match.play(action);
    expect(match.last('created').paid, action).toContain(`wild bear as ${unit}`);
  }
});
rule('BAT-8.15', 'a wild card may be a supply', () => {
  const match = wild('friman bear', ['supply']);
  match.play('hire friman');
  expect(match.last('hired').paid.toSorted()).toEqual(['supply', 'wild bear as supply']);
});
rule('BAT-8.15', 'a wild card may be the weapon that hires a hero', () => {
  const match = wild('friman bear', ['supply', 'supply']);
  match.play('hero');
  expect(match.events('paid').at(-1)?.cards.toSorted()).toEqual(['supply', 'supply', 'wild bear as weapon']);
});
rule('BAT-8.15', 'a wild card may be a horse', () => {
  const match = wild('friman bear', [], { heroes: ['b2'], board: { c2: 'straight E-W', d2: 'straight E-W' } });
  match.play('ride b2', 'd2');
  expect(seen(match).players[0]?.heroes[0]).toBe('d2');
});
rule('BAT-8.15', 'a wild card may be a title, a scroll or an amulet', () => {
  wild('friman bear', ['friman isle']).play('title').last('promoted');
  wild('friman bear', ['friman isle']).play('scroll', 'bear').last('rewritten');
  const match = wild('friman bear', ['friman isle']).rolls(5).play('amulet');
  expect(match.events('rolled')).toHaveLength(2);
});
rule('BAT-8.15', 'a wild card may be a tool, and is one where two friman are asked for', () => {
  const match = wild('supply', ['chief isle']);
  match.play('create weapon');
  expect(match.last('created').paid.toSorted()).toEqual(['chief isle', 'wild as tool']);
});
rule('BAT-8.15', 'a wild card has one use, even if the card was lit', () => {
  const match = wild('weapon bear', times(4, 'supply')); // day 2: the weapon is lit
  expect(laid(match, 'weapon bear')).toMatchObject({ as: 'wild bear', uses: 1 });
});
rule('BAT-8.15', 'a used wild card cannot become anything else', () => {
  const match = wild('friman bear', ['supply', 'friman isle', 'friman isle', 'friman isle']);
  match.play('hire friman');
  match.refuses('title');
  expect(match.refuses('create weapon')).toMatchObject({ missing: ['chief'] });
});
rule('BAT-8.15', 'a wild card is never a great artifact', () => {
  const match = wild('friman bear', [], { heroes: ['b2'], board: { c2: 'straight E-W' } });
  match.refuses('fly b2');
  match.refuses('horn');
});
rule('BAT-8.15', 'a wild card keeps its faction: a wild bear does not spoil the bonus of a bear hero, a wild supply does', () => {
  const pure = wild('friman bear', ['weapon bear'], { day: 1, heroes: ['f6'] }).play('attack f6 city', 'weapon bear', 'add wild bear');
  expect(strengths(pure)[0]).toBe(1 + 4 + 1);
  const mixed = wild('supply', ['weapon bear'], { day: 1, heroes: ['f6'] }).play('attack f6 city', 'weapon bear', 'add wild');
  expect(strengths(mixed)[0]).toBe(1 + 4);
});
rule('BAT-8.15', 'a wild card used as the artifact of the day has a second use, of that form only', () => {
  const match = wild('friman bear', ['chief isle', 'priest isle', 'supply'], { day: 1 });
  match.play('create weapon'); // the tool is lit: each use pays two friman of a line
  expect(laid(match, 'friman bear')).toMatchObject({ as: 'tool bear', uses: 1 });
  match.refuses('hire friman');
  match.refuses('title');
  match.play('create amulet');
  expect(match.last('created').paid.toSorted()).toEqual(['priest isle', 'tool bear']);
});
rule('BAT-8.15', 'a single wild card is a lit tool in one line: both uses, three friman', () => {
  const match = wild('supply', [], { day: 1 });
  match.play('create tool', 'top');
  expect(match.last('created').paid).toEqual(times(2, 'wild as tool'));
});
rule('BAT-8.15', 'a wild card that hires a hero on the day of the weapon has a second use as a weapon', () => {
  const match = wild('friman bear', ['supply', 'supply', 'friman isle'], { day: 2, heroes: ['f6'] });
  match.play('hero', 'attack f6 city');
  expect(strengths(match)).toEqual([1 + 1, 1]);
});

// ---- full ambush, lit amulet, odd targets

rule('BAT-8.16', 'on a 4 with a full ambush one of the three older cards is discarded first', () => {
  const match = position({ dice: [4], players: [{ hand: ['amulet isle', 'lord bear'], ambush: ['friman bear', 'supply', 'chief isle'] }] });
  match.play('amulet');
  expect(match.decision().ask).toBe('evict');
  expect(match.texts().toSorted()).toEqual(['chief isle', 'friman bear', 'supply']); // not the lord that is on its way
  match.play('supply');
  expect(own(match, 0).ambush.cards?.toSorted()).toEqual(['chief isle', 'friman bear', 'lord bear']);
  expect(own(match, 0).haven.cards).toEqual(['supply', 'amulet isle']);
});

rule('BAT-8.17', 'a lit amulet works on two different cards, with a roll for each', () => {
  const match = position({ day: 3, dice: [2, 3], players: [{ hand: ['amulet isle', 'friman bear', 'chief isle'] }] });
  match.play('amulet', 'friman bear', 'amulet');
  expect(match.events('rolled').map(({ die, card }) => [die, card])).toEqual([
    [2, 'friman bear'],
    [3, 'chief isle'],
  ]);
  expect([laid(match, 'friman bear')?.uses, laid(match, 'chief isle')?.uses]).toEqual([2, 3]);
});
rule('BAT-8.17', 'the second roll needs a different target', () => {
  const match = position({ day: 3, dice: [1], players: [{ hand: ['amulet isle', 'friman bear'] }] });
  match.play('amulet');
  expect(match.refuses('amulet')).toMatchObject({ rule: 'BAT-8.7', because: 'noTarget' });
});
rule('BAT-8.17', 'the first result is known before the second target is named, with other actions possible in between', () => {
  const match = position({
    day: 3,
    dice: [2, 1],
    players: [{ hand: ['amulet isle', 'title bear', 'friman bear', 'chief isle', 'supply'] }],
  });
  match.play('amulet', 'title bear', 'title', 'friman bear', 'title');
  expect(match.events('promoted').map(({ to }) => to)).toEqual(['chief bear', 'priest isle']);
  match.play('amulet');
  expect(match.last('rolled')).toMatchObject({ card: 'supply' });
});
rule('BAT-8.17', 'the second roll is optional', () => {
  const match = position({ day: 3, dice: [1], players: [{ hand: ['amulet isle', 'friman bear', 'supply'], nation: times(6, 'supply') }] });
  match.play('amulet', 'friman bear', 'end');
  expect(match.events('rolled')).toHaveLength(1);
});

rule('BAT-8.18', 'a tent with a 2 or 3 is pitched only once', () => {
  for (const die of [2, 3]) {
    const match = position({
      dice: [die],
      players: [{ hand: ['amulet isle', 'tent bear', 'supply', 'supply', 'lord bear', 'lord isle'] }],
    });
    match.play('amulet', 'tent bear', 'pitch', 'lord bear');
    expect(match.refuses('pitch'), `die ${die}`).toMatchObject({ because: 'missingCards' });
  }
});
rule('BAT-8.18', 'an amulet may act on another amulet: a 3 gives it three targets', () => {
  const hand = ['amulet isle', 'amulet bear', 'friman bear', 'friman isle', 'friman ember', 'supply'];
  const match = position({ dice: [3, 1, 1, 1], players: [{ hand }] });
  match.play('amulet', 'amulet isle', 'amulet bear', 'amulet', 'friman bear', 'amulet', 'friman isle', 'amulet', 'friman ember');
  expect(match.events('rolled')).toHaveLength(4);
  match.refuses('amulet');
});
rule('BAT-8.18', 'a lit amulet tripled by another one has six uses', () => {
  const match = position({ day: 3, dice: [3], players: [{ hand: ['amulet isle', 'amulet bear', 'supply'] }] });
  match.play('amulet', 'amulet isle', 'amulet bear');
  expect(laid(match, 'amulet bear')).toMatchObject({ uses: 6 });
});
rule('BAT-8.18', 'a supply may be a target', () => {
  const match = position({
    dice: [3],
    players: [{ hand: ['amulet isle', 'supply'], heroes: ['b2'] }],
    board: { c2: 'straight E-W', d2: 'straight E-W' },
  });
  match.play('amulet', 'step b2 c2', 'step c2 d2', 'step d2 c2');
  match.refuses('step c2 d2');
});
