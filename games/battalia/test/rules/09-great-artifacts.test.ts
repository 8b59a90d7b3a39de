// Chapter 9: the great artifacts.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, strengths, times } from '../support/position.ts';

// ---- all of them

rule('BAT-9.1', 'a great artifact is drawn and discarded like any card', () => {
  const match = position({ players: [{ nation: ['horn', ...times(5, 'supply')] }, { nation: times(6, 'supply') }] });
  match.play('end');
  expect(own(match, 0).hand.cards).toContain('horn');
  match.play('keep', 'end', 'keep', 'end');
  expect(own(match, 0)).toMatchObject({ deckSize: 6, laid: [], gains: [] });
});
rule('BAT-9.1', 'a great artifact counts for a cohort of any faction', () => {
  const match = position({
    stage: 'opening',
    players: [{ hand: ['shield', 'friman bear', 'chief bear', 'priest isle', 'lord isle', 'supply'] }],
  });
  expect(match.texts().filter((text) => !text.includes('draw'))).toEqual([
    'keep',
    'mulligan',
    'cohort bear',
    'cohort isle',
    'cohort bear isle',
  ]);
});
rule('BAT-9.1', 'no amulet, title or scroll changes a great artifact', () => {
  for (const artifact of ['amulet', 'title', 'scroll']) {
    const match = position({ players: [{ hand: [`${artifact} bear`, 'shield', 'friman bear', 'chief bear'] }] });
    match.play(artifact);
    expect(match.refuses('shield'), artifact).toMatchObject({ rule: 'BAT-9.1', because: 'greatArtifact' });
  }
});
rule('BAT-9.1', 'an amulet cannot change a sword in the battle line', () => {
  const match = position({ players: [{ hand: ['sword', 'amulet bear', 'friman bear', 'friman isle'], heroes: ['f6'] }] });
  match.play('attack f6 city', 'transform with amulet');
  expect(match.texts()).toEqual(['friman bear', 'friman isle']);
});
rule(['BAT-9.1', 'BAT-16.7'], 'the Oracle gives a sword no second use on the day of the weapon', () => {
  const match = position({ day: 2, players: [{ hand: ['sword', ...times(4, 'supply')] }] });
  match.play('hero');
  expect(match.refuses('hero')).toMatchObject({ missing: ['weapon'] });
});
rule(['BAT-9.1', 'BAT-16.7'], 'the Oracle gives a sword no more strength on the day of the weapon', () => {
  const match = position({ day: 2, players: [{ hand: ['sword'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(strengths(match)).toEqual([5 + 1, 1]);
  match.refuses('add sword');
});

// ---- hammer

rule('BAT-9.2', 'the hammer acts as a tool', () => {
  const match = position({ day: 2, players: [{ hand: ['hammer', 'chief bear'] }] });
  match.play('create weapon');
  expect(match.last('created').paid).toEqual(['chief bear', 'hammer']);
});
rule('BAT-9.2', 'the hammer acts as the weapon that hires a hero', () => {
  const match = position({ players: [{ hand: ['hammer', 'supply', 'supply'] }] });
  match.play('hero');
  expect(seen(match).players[0]?.heroes).toEqual(['b2', null]);
});
rule('BAT-9.2', 'the hammer acts as a horse', () => {
  const match = position({
    players: [{ hand: ['hammer'], heroes: ['b2'] }],
    board: { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W' },
  });
  match.play('ride b2', 'e2');
  expect(seen(match).players[0]?.heroes[0]).toBe('e2');
});
rule('BAT-9.2', 'the hammer acts as an amulet, a title or a scroll', () => {
  position({ dice: [1], players: [{ hand: ['hammer', 'supply'] }] })
    .play('amulet')
    .last('rolled');
  position({ players: [{ hand: ['hammer', 'friman bear'] }] })
    .play('title')
    .last('promoted');
  position({ players: [{ hand: ['hammer', 'friman bear'] }] })
    .play('scroll', 'isle')
    .last('rewritten');
});
rule('BAT-9.2', 'the hammer acts as a tent', () => {
  const match = position({ players: [{ hand: ['hammer', 'supply', 'lord bear'] }] });
  match.play('pitch');
  expect(own(match, 0).tents).toMatchObject([{ tent: 'hammer', cards: ['lord bear'] }]);
});
rule('BAT-9.2', 'the hammer has one use per turn, whatever it acts as', () => {
  const match = position({ players: [{ hand: ['hammer', 'friman bear', 'friman isle', 'supply', 'supply'] }] });
  match.play('title', 'friman bear');
  for (const action of ['title', 'scroll', 'amulet', 'pitch', 'hero']) match.refuses(action);
});
rule(['BAT-9.2', 'BAT-12.5'], 'the hammer does not open an attack', () => {
  const match = position({ players: [{ hand: ['hammer', 'lord bear'], heroes: ['f6'] }] });
  expect(match.refuses('attack f6 city')).toMatchObject({ rule: 'BAT-12.1', because: 'noWeapon' });
  const armed = position({ players: [{ hand: ['hammer', 'weapon bear', 'weapon isle'], heroes: ['f6'] }] });
  armed.play('attack f6 city');
  expect(armed.texts()).toEqual(['weapon bear', 'weapon isle']);
});
rule('BAT-9.2', 'in battle the hammer can neither join the line nor act as a title, scroll or amulet', () => {
  const match = position({ players: [{ hand: ['hammer', 'weapon bear', 'friman bear', 'friman isle'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(match.refuses('add hammer')).toMatchObject({ rule: 'BAT-12.17' });
  for (const artifact of ['title', 'scroll', 'amulet']) match.refuses(`transform with ${artifact}`);
});
rule('BAT-9.2', 'the hammer is no help to a defender, either', () => {
  const match = position({
    players: [{ hand: ['weapon bear', 'friman bear'], heroes: ['f6'] }, { hand: ['hammer', 'friman isle'] }],
  });
  match.play('attack f6 city', 'declare', 'react');
  expect(match.texts()).toEqual(['add friman isle', 'stop']);
});
rule(['BAT-9.2', 'BAT-12.35'], 'the hammer does not pay for a retreat', () => {
  const match = position({
    board: { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W' },
    players: [
      { hand: ['weapon bear'], heroes: ['b2'] },
      { hand: ['hammer'], heroes: ['b2'] },
    ],
  });
  match.play('attack b2 hero 1', 'declare');
  expect(match.refuses('retreat')).toMatchObject({ rule: 'BAT-12.33' });
});

rule('BAT-9.3', 'the hammer has one use even as the artifact of the day', () => {
  const title = position({ day: 4, players: [{ hand: ['hammer', 'friman bear', 'friman isle'] }] });
  title.play('title');
  expect(title.texts()).toEqual(['friman bear', 'friman isle']); // not by two ranks
  title.play('friman bear').refuses('title');
  const tool = position({ day: 1, players: [{ hand: ['hammer'] }] });
  expect(tool.refuses('create tool')).toMatchObject({ missing: ['friman'] });
  const horse = position({ day: 7, players: [{ hand: ['hammer'], heroes: ['b2'] }], board: { c2: 'straight E-W', d2: 'straight E-W' } });
  horse.play('ride b2', 'd2').refuses('ride d2');
  const amulet = position({ day: 3, dice: [1], players: [{ hand: ['hammer', 'supply', 'friman bear'] }] });
  amulet.play('amulet', 'supply').refuses('amulet');
});
rule('BAT-9.3', 'the hammer as a scroll cannot change itself', () => {
  const match = position({ day: 5, players: [{ hand: ['hammer', 'friman bear'] }] });
  match.refuses('scroll itself');
  match.play('scroll', 'isle').refuses('scroll itself');
});
rule('BAT-9.3', 'the hammer as a tent holds one card, even on the day of the tent', () => {
  const match = position({ day: 6, players: [{ hand: ['hammer', 'supply', 'lord bear', 'lord isle'] }] });
  match.play('pitch', 'lord bear');
  expect(own(match, 0).tents).toMatchObject([{ tent: 'hammer', cards: ['lord bear'] }]);
  expect(match.decision().ask).toBe('act');
});

// ---- sword and shield

rule('BAT-9.4', 'the sword has strength 5 for the attacker', () => {
  const match = position({ players: [{ hand: ['sword'], heroes: ['f6'] }], board: { f6: 'hub 4 of 1' } });
  match.play('attack f6 city');
  expect(strengths(match)).toEqual([5 + 1, 4]);
});
rule('BAT-9.4', 'the sword has strength 1 for the defender', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }, { hand: ['sword', 'friman isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'add sword');
  expect(strengths(match)[1]).toBe(1 + 1);
});
rule('BAT-9.4', 'the shield has strength 1 for the attacker', () => {
  const match = position({ players: [{ hand: ['shield'], heroes: ['f6'] }] });
  match.play('attack f6 city');
  expect(strengths(match)).toEqual([1 + 1, 1]);
});
rule('BAT-9.4', 'the shield has strength 5 for the defender', () => {
  const match = position({ players: [{ hand: ['weapon bear', 'chief bear'], heroes: ['f6'] }, { hand: ['shield', 'friman isle'] }] });
  match.play('attack f6 city', 'declare', 'react', 'add shield');
  expect(strengths(match)[1]).toBe(1 + 5);
});
rule('BAT-9.4', 'sword and shield hire heroes like a weapon', () => {
  for (const great of ['sword', 'shield'])
    position({ players: [{ hand: [great, 'supply', 'supply'] }] })
      .play('hero')
      .last('heroHired');
});
rule('BAT-9.4', 'for the hero bonus, sword and shield are of the hero’s faction', () => {
  for (const faction of ['bear', 'isle', 'ember'] as const) {
    const match = position({ players: [{ faction, hand: ['sword', `friman ${faction}`], heroes: ['f6'] }] });
    match.play('attack f6 city', `add friman ${faction}`);
    expect(strengths(match)[0], faction).toBe(5 + 1 + 1);
  }
});

// ---- wings

const FAR = { c2: 'straight E-W' };

rule('BAT-9.5', 'the wings carry a hero to any built card, without a road', () => {
  const match = position({ players: [{ hand: ['wings'], heroes: ['b2'] }], board: FAR });
  match.play('fly b2');
  expect(match.texts()).toEqual(['c2', 'f2', 'd4', 'b6', 'f6']);
  match.play('f6');
  expect(seen(match).players[0]?.heroes[0]).toBe('f6');
  expect(match.last('heroMoved')).toMatchObject({ by: 'fly', path: ['f6'] });
});
rule('BAT-9.5', 'the wings carry no hero to an empty or impassable space', () => {
  const match = position({ players: [{ hand: ['wings'], heroes: ['b2'] }], board: { ...FAR, d3: 'impassable' } });
  match.play('fly b2');
  for (const at of ['e2', 'd3', 'a1', 'b2']) match.refuses(at);
});
rule('BAT-9.5', 'the wings carry one hero once, and only a hero on the board', () => {
  const match = position({ players: [{ hand: ['wings'], heroes: ['b2', 'c2'] }], board: FAR });
  match.play('fly b2', 'd4');
  match.refuses('fly c2');
  match.refuses('fly d4');
  position({ players: [{ hand: ['wings'] }] }).refuses('fly b2');
});

// ---- horn

rule('BAT-9.6', 'the horn fetches up to two cards of the player’s choice from the nation', () => {
  const match = position({ players: [{ hand: ['horn'], nation: ['supply', 'friman bear', 'lord isle', 'supply'] }] });
  match.play('horn');
  expect(match.texts()).toEqual(['friman bear', 'lord isle', 'supply', 'pass']);
  match.play('lord isle', 'friman bear');
  expect(own(match, 0)).toMatchObject({ hand: { cards: ['friman bear', 'lord isle'] }, nation: { count: 2 } });
  expect(match.decision().ask).toBe('act');
});
rule('BAT-9.6', 'the player may fetch just one card, or none', () => {
  const one = position({ players: [{ hand: ['horn'], nation: ['supply', 'lord isle'] }] });
  one.play('horn', 'lord isle', 'pass');
  expect(own(one, 0)).toMatchObject({ hand: { cards: ['lord isle'] }, nation: { count: 1 } });
});
rule('BAT-9.6', 'everybody sees which cards were fetched', () => {
  const match = position({ players: [{ hand: ['horn'], nation: ['supply', 'lord isle'] }] });
  match.play('horn', 'lord isle', 'supply');
  const heard = match.match.events(1).map(({ event }) => event);
  expect(heard).toContainEqual(expect.objectContaining({ kind: 'blewHorn', seat: 0, cards: ['lord isle', 'supply'] }));
});
rule('BAT-9.6', 'the fetched cards can be used at once', () => {
  const match = position({ day: 2, players: [{ hand: ['horn', 'chief bear'], nation: ['friman bear', 'friman bear', 'supply'] }] });
  match.play('horn', 'friman bear', 'friman bear', 'create weapon');
});
rule('BAT-9.6', 'the nation is shuffled afterwards', () => {
  const match = position({ players: [{ hand: ['horn'], nation: ['supply', 'lord isle', 'friman bear', 'chief bear'] }, {}] });
  match.play('horn', 'supply').rolls(1).play('lord isle'); // the shuffle swaps the two that are left
  match.play('end');
  expect(match.events('drewCards')[0]?.cards.slice(0, 2)).toEqual(['chief bear', 'friman bear']);
});
rule('BAT-9.6', 'the haven is neither searched nor shuffled in', () => {
  const match = position({ players: [{ hand: ['horn'], nation: ['friman bear'], haven: times(5, 'chief bear') }] });
  match.play('horn', 'friman bear');
  expect(own(match, 0)).toMatchObject({ hand: { cards: ['friman bear'] }, nation: { count: 0 }, haven: { count: 5 } });
});
rule('BAT-9.6', 'the horn cannot be played if the nation is empty', () => {
  const match = position({ players: [{ hand: ['horn'], haven: times(5, 'chief bear') }] });
  expect(match.refuses('horn')).toMatchObject({ rule: 'BAT-9.6', because: 'nationEmpty' });
});

rule('BAT-9.7', 'wings and horn cannot be used in battle', () => {
  for (const great of ['wings', 'horn']) {
    const match = position({ players: [{ hand: [great, 'weapon bear', 'friman bear'], nation: times(3, 'lord bear'), heroes: ['f6'] }] });
    match.play('attack f6 city');
    expect(match.texts()).toEqual(['add friman bear', 'declare']);
    expect(match.refuses(`add ${great}`)).toMatchObject({ rule: 'BAT-12.17' });
  }
});
rule('BAT-9.7', 'wings and horn do not help a hero to retreat', () => {
  for (const great of ['wings', 'horn']) {
    const match = position({
      board: { c2: 'straight E-W', d2: 'straight E-W' },
      players: [
        { hand: ['weapon bear'], heroes: ['b2'] },
        { hand: [great], nation: times(3, 'supply'), heroes: ['b2'] },
      ],
    });
    match.play('attack b2 hero 1', 'declare');
    expect(match.texts()).toEqual(['react', 'surrender']);
  }
});

rule('BAT-9.8', 'a great artifact may be ambushed', () => {
  const match = position({ players: [{ hand: ['sword', 'supply'], haven: times(9, 'supply') }] });
  match.play('ambush', 'sword');
  expect(own(match, 0).ambush.cards).toEqual(['sword']);
});
rule('BAT-9.8', 'a great artifact may be suspended', () => {
  const match = position({ players: [{ hand: ['sword', 'supply'], haven: times(9, 'supply') }] });
  match.play('ambush', 'supply');
  expect(seen(match).limbo).toEqual(['sword']);
});
rule('BAT-9.8', 'a great artifact cannot be stationed in a tent', () => {
  const match = position({ players: [{ hand: ['sword', 'tent bear', 'supply', 'friman bear', 'friman isle'] }] });
  match.play('pitch');
  expect(match.texts()).toEqual(['friman bear', 'friman isle']);
});
