// Rounds: organisation, selection of cards, whose turn it is. Chapters 1 and 4.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { figure, onTo, type Position, player, position, type Sketch, seen } from '../support/position.ts';

const FOUR: Sketch = { figures: { he_man: 'M25 W01', stratos: 'P25 W13', skeletor: 'M5 W02', mer_man: 'P5 W03' } };
const asks = (match: Position): string[] => match.match.pending.map(({ ask, seats }) => `${seats[0]} ${ask}`);

// ---- overview

rule('MOB-1.1', 'there are two players, one for each faction', () => {
  expect(seen(position(FOUR)).players.map(({ faction }) => faction)).toEqual(['masters', 'evil']);
});
rule(['MOB-1.2', 'MOB-4.1', 'MOB-4.7'], 'a match has four rounds of three phases', () => {
  const match = position({ ...FOUR, hands: ['FM01', 'FE01'] });
  const steps = new Set<string>();
  while (match.result === undefined) {
    steps.add(`${match.table.round} ${match.table.phase}`);
    for (const { seats, ask } of match.match.pending) match.as(seats[0] as number, ask === 'discard' ? 'none' : 'pass');
  }
  expect([...steps]).toEqual(['1 select', '2 organise', '2 select', '3 organise', '3 select', '4 organise', '4 select']);
  expect(match.events('upkeep').map(({ round }) => round)).toEqual([1, 2, 3, 4]);
});
rule(['MOB-1.3', 'MOB-4.45'], 'points come from tokens, missions and knock-outs', () => {
  const match = position({
    ...FOUR,
    objectives: 'M15',
    figures: { he_man: 'M16 W01', skeletor: 'C5 W02' },
    phase: 'upkeep',
    passed: [true, true],
    round: 4,
  });
  match.play('M15');
  expect(match.result?.scores).toEqual([
    { points: 20, objectives: 20, missions: 0, knockOuts: 0 },
    { points: 0, objectives: 0, missions: 0, knockOuts: 0 },
  ]);
});

// ---- organisation

const ORGANISE: Sketch = { ...FOUR, phase: 'organise', round: 2, hands: ['FM01 FM01 FM02 GM1', 'FE01 FE02 FE03 FE04 FE05'] };
rule(['MOB-4.2', 'MOB-4.3'], 'players discard any cards in secret, then draw fate cards up to five', () => {
  const match = position(ORGANISE);
  expect(asks(match)).toEqual(['0 discard', '1 discard']);
  expect(match.texts(0)).toEqual(['FM01', 'FM01#2', 'FM02', 'GM1']);
  match.as(0, 'FM01#2 + FM02');
  expect(match.events('discarded')).toEqual([]);
  match.as(1, 'none');
  expect(match.events('discarded')).toMatchObject([{ seat: 0, cards: ['FM01', 'FM02'] }]);
  expect(player(match, 0)).toMatchObject({ glory: ['GM1'] });
  expect([player(match, 0).fate.length, player(match, 1).fate]).toEqual([5, ['FE01', 'FE02', 'FE03', 'FE04', 'FE05']]);
  expect(player(match, 0).discards.slice(-2)).toEqual(['FM01', 'FM02']);
  expect(match.table.phase).toBe('select');
});
rule(['MOB-4.3', 'MOB-4.4'], 'a discarded glory card is not replaced', () => {
  const match = position(ORGANISE).as(0, 'FM02 + GM1').as(1, 'none');
  expect([player(match, 0).glory, player(match, 0).fate.length, player(match, 0).discards.slice(-2)]).toEqual([[], 5, ['FM02', 'GM1']]);
  const last = position({ ...ORGANISE, hands: ['GM1', ''], decks: ['', ''] });
  expect([asks(last), last.texts(0)]).toEqual([['0 discard'], ['GM1']]);
});
rule(['MOB-4.4', 'MOB-10.6'], 'nobody ever holds more than five fate cards; glory cards do not count', () => {
  const match = position(ORGANISE).as(0, 'none').as(1, 'none');
  expect(match.table.players.map(({ fate, glory }) => [fate.length, glory.length])).toEqual([
    [5, 1],
    [5, 0],
  ]);
});
rule('MOB-4.6', 'nothing is drawn from an empty deck, and discards stay where they are', () => {
  const match = position({ ...ORGANISE, decks: ['FM10'] });
  match.as(0, 'none').as(1, 'none');
  expect([player(match, 0).fate, player(match, 0).deck]).toEqual([['FM01', 'FM01', 'FM02', 'FM10'], []]);
  expect(player(match, 0).discards.length).toBeGreaterThan(10);
});
rule(['MOB-1.2', 'MOB-4.46'], 'players can agree on a draw at any time, even in the middle of a test', () => {
  const sketch: Sketch = { figures: { man_at_arms: 'M15 W12', skeletor: 'M11' }, active: 'man_at_arms' };
  const { match } = position(sketch).play('attack W12');
  expect(match.pending[0]?.ask).toBe('freeReroll');
  match.draw(0, 'offer');
  expect(match.result).toBeUndefined();
  match.draw(1, 'agree');
  expect(match.result).toMatchObject({ drawn: true, winners: [0, 1], rule: 'MOB-4.46', because: 'agreed' });
});
rule(['MOB-4.46', 'MOB-17.1'], 'a player who withdraws loses', () => {
  expect(position(FOUR).leave(0).result).toMatchObject({ winners: [1], drawn: false, because: 'resigned' });
  expect(position({ ...FOUR, active: 'he_man' }).leave(1).result).toMatchObject({ winners: [0] });
});

// ---- selection

const HANDS: Sketch = { ...FOUR, hands: ['FM04 FM04 FM05 GM2', 'FE02 FE03 FE06'] };
rule(['MOB-4.8', 'MOB-17.4'], 'each player picks a card in secret, and both are revealed together', () => {
  const match = position(HANDS);
  expect(match.texts(0)).toEqual(['FM04', 'FM05', 'GM2', 'pass']);
  match.as(0, 'FM04');
  expect([match.events('revealed'), seen(match, 1).players[0]?.selected]).toEqual([[], null]);
  match.as(1, 'FE06');
  expect(match.last('revealed')).toMatchObject({
    cards: [
      { seat: 0, card: 'FM04', initiative: 4 },
      { seat: 1, card: 'FE06', initiative: 4 },
    ],
  });
  expect(player(match, 0)).toMatchObject({ fate: ['FM04', 'FM05'], selected: 'FM04' });
});
rule('MOB-4.8', 'a player with a single card is asked, too, and may pass', () => {
  const match = position({ ...FOUR, hands: ['FM01', 'FE01'] });
  expect(match.texts(0)).toEqual(['FM01', 'pass']);
});
rule('MOB-4.9', 'a player without a card or a ready figure passes', () => {
  const match = position({ ...FOUR, hands: ['', 'FE01'] });
  expect([asks(match), match.events('passed')]).toEqual([['1 select'], []]);
  match.play('FE01');
  expect(match.events('passed')).toMatchObject([{ seat: 0 }]);
  const tired = position({ ...HANDS, figures: { he_man: 'M25 activated', skeletor: 'M5' } });
  expect(asks(tired)).toEqual(['1 select']);
});
rule('MOB-4.10', 'EX-02: the higher initiative activates first', () => {
  const match = position({ ...FOUR, hands: ['F08', 'FE02'] })
    .as(0, 'F08')
    .as(1, 'FE02');
  expect([asks(match), match.last('revealed')]).toMatchObject([['1 activate'], { first: 1, tie: false }]);
});
rule(['MOB-4.10', 'MOB-3.5'], 'the first player wins ties', () => {
  for (const firstPlayer of [0, 1]) {
    const match = position({ ...HANDS, firstPlayer })
      .as(0, 'FM04')
      .as(1, 'FE02');
    expect([asks(match), match.last('revealed')]).toMatchObject([[`${firstPlayer} activate`], { first: firstPlayer, tie: true }]);
  }
});
rule('MOB-4.29', 'then the other player activates a figure with the revealed card', () => {
  const match = position(HANDS).as(0, 'FM04').as(1, 'FE02').play('he_man', 'mana', 'pass');
  expect(asks(match)).toEqual(['1 activate']);
  match.play('skeletor', 'mana');
  expect(match.last('activated')).toMatchObject({ seat: 1, figure: 'skeletor', card: 'FE02', ap: 1, mana: 2 });
});
rule(['MOB-4.31', 'MOB-4.33'], 'a player who passes is out of the round; the other continues alone until passing, too', () => {
  const match = position(HANDS).as(0, 'FM04').as(1, 'pass').play('he_man', 'mana', 'pass');
  expect(asks(match)).toEqual(['0 select']);
  match.play('FM05', 'mana'); // Stratos is the only one left
  onTo(match, 'discard');
  expect(match.events('passed').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(match.table.round).toBe(2);
});

// ---- activating

rule('MOB-4.11', 'only ready figures can be activated', () => {
  const match = position({ ...HANDS, figures: { ...FOUR.figures, stratos: 'P25 W13 activated', orko: 'A25' } });
  match.as(0, 'FM04').as(1, 'pass');
  expect(match.texts()).toEqual(['he_man', 'orko']);
  expect(match.refuses('stratos')).toMatchObject({ rule: 'MOB-4.28' });
});
rule(['MOB-4.12', 'MOB-4.13'], 'the last figure activated in a round cannot be the first in the next', () => {
  const barred = (more: Sketch): Position =>
    position({ ...HANDS, figures: { ...FOUR.figures, orko: 'A25' }, round: 2, ...more })
      .as(0, 'FM04')
      .as(1, 'pass');
  const match = barred({ lastBefore: ['stratos'] });
  expect(match.texts()).toEqual(['he_man', 'orko']);
  expect(match.refuses('stratos')).toMatchObject({ rule: 'MOB-4.12' });
  expect(barred({ lastBefore: ['stratos'], last: ['he_man'] }).texts()).toContain('stratos'); // not the first any more
  expect(barred({}).texts()).toContain('stratos');
});
rule('MOB-4.12', 'the last figure of a round may be the first of the next if it is the only one left', () => {
  const match = position({ ...HANDS, figures: { he_man: 'M25', orko: 'out', skeletor: 'M5' }, lastBefore: ['he_man'], round: 2 });
  match.as(0, 'FM04').as(1, 'pass');
  expect(match.last('activated').figure).toBe('he_man');
});
rule('MOB-4.30', 'a player without a ready figure takes the card back and passes', () => {
  const figures = { he_man: 'M15 W01', skeletor: 'M14 wounds=6', mer_man: 'A2 activated' };
  const match = position({ figures, hands: ['FM07', 'FE02'], dice: [5, 5, 5, 5, 5, 1, 1, 1] });
  match.as(0, 'FM07').as(1, 'FE02').play('mana', 'attack W01', 'none', 'none');
  expect(match.last('knockedOut')).toMatchObject({ figure: 'skeletor', seat: 0 });
  expect(match.last('cardBack')).toMatchObject({ seat: 1, card: 'FE02' });
  expect(match.events('passed').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(player(match, 1)).toMatchObject({ fate: ['FE02'], selected: null });
});
rule('MOB-4.32', 'a player who has passed may still interrupt and play cards', () => {
  const match = position({
    figures: { he_man: 'M15 W01', skeletor: 'M14 W02' },
    hands: ['', 'FE01'],
    passed: [false, true],
    active: 'he_man',
  });
  match.play('move', 'M18', 'skeletor', 'play FE01', 'mana');
  expect(figure(match, 'skeletor').mana).toBe(1);
});
