// Where rules meet: light, amulets and wild cards; pure lines and totals; the defender's timing; tokens of both sides.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, spaceSeen, strengths, times } from '../support/position.ts';

const laid = (match: ReturnType<typeof position>, card: string) => own(match, 0).laid.find((one) => one.card === card);

// ---- uses against cards

rule(['BAT-8.2', 'BAT-8.3', 'BAT-8.10'], 'a lit tool doubled by an amulet serves four lines of two friman', () => {
  const units = ['chief isle', 'priest isle', 'lord isle', 'chief ember'];
  const match = position({ day: 1, dice: [2], players: [{ hand: ['amulet bear', 'tool bear', ...units, 'supply'] }] });
  match.play('amulet', 'tool bear', 'create weapon', 'pay chief isle + tool bear', 'create amulet', 'create title');
  expect(laid(match, 'tool bear')).toMatchObject({ uses: 1 });
  match.play('road junction', 'cross', 'c2');
  expect(laid(match, 'tool bear')).toMatchObject({ uses: 0 });
  match.refuses('create weapon');
});
rule(['BAT-8.2', 'BAT-8.12'], 'a lit weapon tripled before a battle hires a hero and fights with the five uses that are left', () => {
  const match = position({ day: 2, dice: [3], players: [{ hand: ['amulet bear', 'weapon bear', 'supply', 'supply'], heroes: ['f6'] }] });
  match.play('amulet', 'weapon bear', 'hero', 'attack f6 city', ...times(4, 'add weapon bear'));
  expect(strengths(match)[0]).toBe(5 + 1);
  match.refuses('add weapon bear');
});
rule(['BAT-8.15', 'BAT-8.10'], 'a wild card that is a lit tool pays with both its uses before another wild card is touched', () => {
  const match = position({
    day: 1,
    dice: [6, 6],
    players: [{ hand: ['amulet bear', 'amulet bear', 'friman isle', 'friman isle', 'supply'] }],
  });
  match.play('amulet', 'friman isle', 'amulet', 'amulet bear', 'friman isle', 'create tool', 'top');
  const wilds = own(match, 0).laid.filter(({ card }) => card === 'friman isle');
  expect(wilds.map(({ as, uses }) => `${as}: ${uses}`).toSorted()).toEqual(['tool isle: 0', 'wild isle: 1']);
});
rule(['BAT-8.15', 'BAT-8.12', 'BAT-12.5'], 'a wild card that opens a battle on the day of the weapon has a second use in the line', () => {
  const match = position({ day: 2, dice: [6], players: [{ hand: ['amulet bear', 'friman bear', 'supply'], heroes: ['f6'] }] });
  match.play('amulet', 'friman bear', 'attack f6 city', 'add weapon bear');
  expect(strengths(match)[0]).toBe(2 + 1);
  match.refuses('add weapon bear');
});
rule(['BAT-8.15', 'BAT-8.35'], 'a wild card used as a horse on its day carries a hero twice', () => {
  const board = { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W', f2: 'hub neutral 4', f3: 'straight N-S' };
  const match = position({ day: 7, dice: [6], board, players: [{ hand: ['amulet bear', 'supply'], heroes: ['b2'] }] });
  match.play('amulet', 'ride b2', 'e2', 'ride e2', 'f3');
  match.refuses('ride f3');
});
rule('BAT-8.15', 'two wild cards stand for two different units of one price', () => {
  const match = position({
    day: 2,
    dice: [6, 6],
    players: [{ hand: ['amulet bear', 'amulet bear', 'friman isle', 'friman isle', 'friman bear'] }],
  });
  match.play('amulet', 'friman isle', 'amulet', 'amulet bear', 'friman isle', 'create scroll');
  expect(match.last('created').paid.toSorted()).toEqual(['friman bear', 'wild isle as chief', 'wild isle as priest']);
});
rule(['BAT-8.15', 'BAT-8.17'], 'a wild card used as the lit amulet works on two targets, and is gone after a second 5', () => {
  const match = position({
    day: 3,
    dice: [6, 5, 5],
    players: [{ hand: ['amulet bear', 'friman isle', 'supply', 'chief bear', 'lord bear'] }],
  });
  match.play('amulet', 'friman isle', 'amulet');
  expect(match.texts()).toEqual(['amulet bear', 'wild isle']); // both have a use left
  match.play('wild isle', 'chief bear', 'amulet', 'amulet isle', 'lord bear');
  expect(own(match, 0).haven.cards).toEqual(['chief bear', 'lord bear', 'friman isle']);
  expect(laid(match, 'amulet bear')).toMatchObject({ uses: 1 });
});
rule(['BAT-8.15', 'BAT-8.21'], 'a wild card used as the lit title lifts a unit by two ranks', () => {
  const match = position({ day: 4, dice: [6], players: [{ hand: ['amulet bear', 'supply', 'friman isle', 'friman bear'] }] });
  match.play('amulet', 'supply', 'title', 'friman isle by 2 ranks');
  expect(match.last('promoted')).toMatchObject({ card: 'friman isle', to: 'priest isle' });
  match.refuses('title');
});
rule(['BAT-8.2', 'BAT-8.21', 'BAT-8.22'], 'a lit title tripled by an amulet makes three double steps', () => {
  const match = position({
    day: 4,
    dice: [3],
    players: [{ hand: ['amulet bear', 'title bear', 'friman bear', 'friman isle', 'friman ember', 'chief bear'] }],
  });
  match.play('amulet', 'title bear');
  for (const faction of ['bear', 'isle', 'ember']) match.play('title', `friman ${faction} by 2 ranks`);
  expect(match.events('promoted').map(({ to }) => to)).toEqual(['priest bear', 'priest isle', 'priest ember']);
  match.refuses('title');
});
rule(['BAT-8.2', 'BAT-5.15'], 'cards gained this turn have no uses, lit or not', () => {
  const match = position({ day: 1, players: [{ hand: [...times(3, 'friman bear'), 'chief bear'] }], tops: { tool: ['tool bear'] } });
  match.play('create tool', 'top');
  expect(own(match, 0).gains).toEqual(['tool bear']);
  match.refuses('create weapon');
});

// ---- battle totals

rule(['BAT-12.8', 'BAT-12.19'], 'cards on the table that are not in the line do not spoil the bonus', () => {
  const match = position({ dice: [2], players: [{ hand: ['weapon bear', 'amulet isle', 'friman isle'], heroes: ['f6'] }] });
  match.play('amulet', 'friman isle', 'attack f6 city');
  expect(strengths(match)[0]).toBe(1 + 1);
  match.play('add friman isle');
  expect(strengths(match)[0]).toBe(1 + 1);
});
rule(['BAT-12.8', 'BAT-8.19'], 'a title that finds no unit of the faction may cost the bonus', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman bear', 'title bear'], heroes: ['f6'] }],
    tops: { chief: ['chief isle'] },
    left: { chief: 1 },
  });
  match.play('attack f6 city', 'add friman bear');
  expect(strengths(match)[0]).toBe(1 + 1 + 1);
  match.play('transform with title');
  expect(strengths(match)[0]).toBe(1 + 2);
});
rule(['BAT-12.8', 'BAT-12.18'], 'a scroll that finds nothing of the named faction does not restore the bonus', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman isle', 'scroll bear'], heroes: ['f6'] }],
    tops: { friman: ['friman ember'] },
    left: { friman: 1 },
  });
  match.play('attack f6 city', 'add friman isle', 'transform with scroll', 'friman isle in line', 'bear');
  expect(match.last('rewritten')).toMatchObject({ to: 'friman ember' });
  expect(strengths(match)[0]).toBe(1 + 1);
});
rule(['BAT-12.13', 'BAT-12.20'], 'an attacker whose amulet loses the lord must pass and loses the battle', () => {
  const match = position({
    dice: [5],
    players: [{ hand: ['weapon bear', 'lord bear', 'amulet bear'], heroes: ['f6'] }, { hand: ['lord isle', 'friman isle'] }],
  });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'add lord isle', 'add friman isle', 'declare');
  expect(strengths(match)).toEqual([6, 6]);
  match.play('transform with amulet', 'lord bear in line');
  expect(strengths(match)).toEqual([2, 6]);
  expect(match.texts()).toEqual(['stop']);
  match.play('stop');
  expect(match.last('won')).toMatchObject({ seat: 1, attack: 2, defence: 6 });
});
rule(['BAT-12.14', 'BAT-12.19'], 'on the day of the title a unit in the line can rise by two ranks', () => {
  const match = position({ day: 4, players: [{ hand: ['weapon bear', 'chief bear', 'title bear'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'add chief bear', 'transform with title', 'chief bear in line by 2 ranks');
  expect(strengths(match)[0]).toBe(1 + 4 + 1);
});
rule(['BAT-12.19', 'BAT-12.22'], 'a horse that has carried its hero has only its other use left for an amulet to multiply', () => {
  const match = position({
    day: 7,
    dice: [3],
    board: { f5: 'straight N-S' },
    players: [{ hand: ['weapon bear', 'horse bear', 'amulet bear'], heroes: ['f5'] }],
  });
  match.play('ride f5', 'attack f6 city', 'add horse bear', 'transform with amulet', 'horse bear in line');
  expect(strengths(match)[0]).toBe(1 + 3 + 1);
});
rule(['BAT-12.20', 'BAT-8.16', 'BAT-11.7'], 'a full ambush also makes room for a 4 in battle', () => {
  const match = position({
    dice: [4],
    players: [
      { hand: ['weapon bear'], heroes: ['f6'] },
      { hand: ['amulet isle', 'lord isle', 'chief isle'], ambush: ['supply', 'supply', 'friman isle'] },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'leave', 'transform with amulet', 'lord isle');
  expect(match.decision()).toMatchObject({ ask: 'evict', seats: [1] });
  match.play('supply');
  expect(own(match, 1).ambush.cards).toEqual(['friman isle', 'lord isle', 'supply']);
});
rule(['BAT-12.4', 'BAT-17.4'], 'with the terrain bonus an attacked hero starts with 1', () => {
  const match = position({
    mode: 'advanced',
    players: [
      { hand: ['weapon bear', 'friman bear'], heroes: ['d2'] },
      { hand: ['friman ember'], heroes: ['d2'] },
    ],
    board: { d2: 'straight lakes E-W' },
  });
  match.play('attack d2 hero 1');
  expect(strengths(match)).toEqual([1 + 1, 1]);
});

// ---- the defender's timing

rule(['BAT-12.10', 'BAT-12.20'], 'a card that a 4 sends into ambush is out for the rest of the battle', () => {
  const match = position({
    dice: [4],
    players: [{ hand: ['weapon bear', 'lord bear', 'friman bear'], heroes: ['f6'] }, { hand: ['amulet isle', 'lord isle', 'priest isle'] }],
  });
  match.play(
    'attack f6 city',
    'declare',
    'react',
    'transform with amulet',
    'lord isle',
    'add priest isle',
    'declare',
    'add lord bear',
    'declare',
  );
  expect(match.texts()).toEqual(['stop']);
});
rule(['BAT-12.10', 'BAT-12.30'], 'a hand that a recalled ambush made larger than six draws nothing', () => {
  const match = position({
    players: [
      { hand: ['weapon bear'], heroes: ['f6'], nation: times(6, 'supply') },
      { hand: times(6, 'supply'), ambush: times(2, 'lord isle'), nation: times(6, 'supply') },
    ],
  });
  match.play('attack f6 city', 'declare', 'react', 'recall', 'add lord isle', 'declare', 'stop', 'end');
  expect(own(match, 1).hand.count).toBe(7);
});
rule(['BAT-12.21', 'BAT-8.29'], 'a tent dismantled before a surrender stays dismantled', () => {
  const match = position({ players: [{ hand: ['weapon bear'], heroes: ['f6'] }, { tents: [['tent isle', 'lord isle']] }] });
  match.play('attack f6 city', 'declare', 'dismantle tent isle (lord isle)', 'surrender');
  expect(own(match, 1)).toMatchObject({ hand: { cards: ['lord isle'] }, tents: [], haven: { cards: ['tent isle'] } });
});
rule(['BAT-12.11', 'BAT-12.23'], 'a hero that joined the defence of a city falls with it; one elsewhere does not', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear'], heroes: ['f6'] },
      { hand: ['friman isle'], heroes: ['f6', 'd4'] },
    ],
  });
  match.play('attack f6 city', 'add lord bear', 'declare', 'react', 'join', 'stop');
  expect(seen(match).players[1]?.heroes.toSorted()).toEqual(['d4', null]);
});
rule(['BAT-12.1', 'BAT-12.23', 'BAT-10.2'], 'an attacker who lost a hero can hire it again and continue in the same turn', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'weapon bear', 'supply', 'supply'], heroes: ['f6'] }, { hand: ['lord isle'] }],
    board: { b2: 'hub 1 of 0' },
  });
  match.play('attack f6 city', 'declare', 'react', 'add lord isle', 'declare', 'stop', 'hero');
  expect(seen(match).players[0]?.heroes).toEqual(['b2', null]);
});

// ---- the end of the game in the middle of a battle

rule(['BAT-15.2', 'BAT-12.24'], 'the fifth city of level 4 ends the game at once when it is conquered', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['sword'], heroes: ['g7'] }, { nation: times(6, 'supply') }],
    board: { a1: 'hub 4 of 0', c1: 'fork 4 of 0', e1: 'fork 4 of 0', a3: 'fork 4 of 0', g1: 'empty', g7: 'hub 4 of 1' },
  });
  match.play('attack g7 city', 'declare', 'surrender');
  expect(match.result).toMatchObject({ winners: [0], rule: 'BAT-15.2' });
  expect(match.events('drew')).toEqual([]); // nobody refills
});
rule(['BAT-15.2', 'BAT-12.25'], 'a city that drops to level 2 for lack of a token does not end the game', () => {
  const spaces = ['c1', 'e1', 'a3', 'c3', 'e3', 'g3', 'a5'];
  const match = position({
    seats: 4,
    options: { level4Target: 7, boardFull: 'off' },
    players: [{ hand: ['sword'], heroes: ['g7'] }],
    board: {
      a1: 'empty',
      g7: 'hub 4 of 1',
      ...Object.fromEntries(spaces.map((at, i) => [at, `${i < 4 ? 'fork' : 'bend'} ${i < 6 ? 4 : 3} of 0`])),
    },
  });
  match.play('attack g7 city', 'declare', 'surrender');
  expect(spaceSeen(match, 'g7')).toMatchObject({ owner: 0, level: 2 });
  expect(match.result).toBeUndefined();
});
