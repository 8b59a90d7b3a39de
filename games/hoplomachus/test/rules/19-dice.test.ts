// Skills that change which dice are rolled, and what they are worth.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { HIT, MISS, position } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, rolledDice, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

// ---- Perfect Strike

rule('HOP-19.3', 'Perfect Strike deals one more if two or more dice all hit', () => {
  expect(blows(fight(duel({ skills: 'perfectStrike' })))).toEqual([`${TARGET} 3 of 3`]);
});
rule('HOP-19.3', 'Perfect Strike adds nothing when a die missed, or with a single die', () => {
  expect(blows(fight(duel({ skills: 'perfectStrike', attack: ['red', 'yellow'] }, {}, { dice: [HIT, MISS] })))).toEqual([
    `${TARGET} 1 of 1`,
  ]);
  expect(blows(fight(duel({ skills: 'perfectStrike', attack: ['red'] })))).toEqual([`${TARGET} 1 of 1`]);
});
rule(['HOP-10.14', 'HOP-19.3'], 'Perfect Strike looks at the faces after the reroll of Precision', () => {
  const match = fight(duel({ skills: 'perfectStrike, precision', attack: ['red', 'yellow'] }, {}, { dice: [HIT, MISS, HIT] }));
  match.play('yellow 2');
  expect(blows(match)).toEqual([`${TARGET} 3 of 3`]);
});

// ---- dice that are added

rule('HOP-19.4', 'Dig In adds a yellow die to a unit that did not move this turn', () => {
  expect(rolledDice(fight(duel({ skills: 'digIn' })))).toEqual(['red', 'red', 'yellow digIn']);
});
rule('HOP-19.4', 'Dig In adds nothing after a move, and nothing is lost by passing up the move', () => {
  expect(rolledDice(fight(duel({ skills: 'digIn' }, {}, { units: { [ATTACKER]: 'd6 walked 1' } })))).toEqual(['red', 'red']);
  expect(rolledDice(fight(duel({ skills: 'digIn' }, {}, { units: { [ATTACKER]: 'd6 walked 0' } })))).toEqual([
    'red',
    'red',
    'yellow digIn',
  ]);
});
rule('HOP-19.4', 'being displaced is not a move and does not cancel Dig In', () => {
  const match = duel({ skills: 'digIn' }, {}, { step: 'ability', units: { [SECOND]: 'c5' } }, { [SECOND]: { skills: 'hurl 1' } });
  match.play(`${SECOND} hurl`, 'c6');
  expect(rolledDice(fight(match))).toEqual(['red', 'red', 'yellow digIn']);
});

rule('HOP-19.8', 'Frenzy adds a blue die below Health, not at it and not above', () => {
  const at = (hp: number) => rolledDice(fight(duel({ skills: 'frenzy' }, {}, { units: { [ATTACKER]: `d6 ${hp}hp` } })));
  expect(at(2)).toEqual(['red', 'red', 'blue frenzy']);
  expect(at(3)).toEqual(['red', 'red']);
  expect(at(4)).toEqual(['red', 'red']);
});

rule('HOP-19.9', 'Charge adds a green die after at least 2 hexes of this turn’s Movement step', () => {
  const after = (walked: number) => rolledDice(fight(duel({ skills: 'charge' }, {}, { units: { [ATTACKER]: `d6 walked ${walked}` } })));
  expect(after(1)).toEqual(['red', 'red']);
  expect(after(2)).toEqual(['red', 'red', 'green charge']);
  expect(after(4)).toEqual(['red', 'red', 'green charge']);
});
rule(['HOP-19.9', 'HOP-19.41'], 'a Leap is no part of the Movement step: it gives no Charge', () => {
  const match = duel({ skills: 'charge, leap 3' }, {}, { step: 'ability', units: { [ATTACKER]: 'd4' } });
  match.play(`${ATTACKER} leap`, 'd6');
  expect(rolledDice(fight(match))).toEqual(['red', 'red']);
});

rule('HOP-19.10', 'Pack Hunter adds a blue die if the target is adjacent to another unit of the team', () => {
  expect(rolledDice(fight(duel({ skills: 'packHunter' }, {}, { units: { [SECOND]: 'd8' } })))).toEqual(['red', 'red', 'blue packHunter']);
  expect(rolledDice(fight(duel({ skills: 'packHunter' }, {}, { units: { [SECOND]: 'd9' } })))).toEqual(['red', 'red']);
});
rule('HOP-19.10', 'neither the attacker itself nor an opponent makes a pack', () => {
  expect(rolledDice(fight(duel({ skills: 'packHunter' }, {}, { units: { [WITNESS]: 'd8' } })))).toEqual(['red', 'red']);
});

rule(['HOP-2.4', 'HOP-19.11'], 'Lone Wolf adds a green die to a unit without allies in combat', () => {
  const alone = taught(
    { [ATTACKER]: { skills: 'loneWolf', attack: ['red'] }, [TARGET]: { skills: '' } },
    { step: 'engage', units: { [ATTACKER]: 'd6', [TARGET]: 'd7' } },
  );
  expect(rolledDice(fight(alone))).toEqual(['red', 'green loneWolf']);
  expect(rolledDice(fight(duel({ skills: 'loneWolf' })))).toEqual(['red', 'red']);
});

rule(['HOP-2.4', 'HOP-19.12'], 'Underdog adds a blue die while opponents outnumber the own team, itself included', () => {
  expect(rolledDice(fight(duel({ skills: 'underdog' })))).toEqual(['red', 'red']);
  const outnumbered = duel({ skills: 'underdog' }, {}, { units: { 'refugees.shade': 'g1' } });
  expect(rolledDice(fight(outnumbered))).toEqual(['red', 'red', 'blue underdog']);
});

rule('HOP-19.25', 'Inspire gives adjacent allies a yellow die, at most one for each attack', () => {
  const others = { [SECOND]: { skills: 'inspire' }, 'kunlun.protector': { skills: 'inspire' } };
  const match = duel({}, {}, { units: { [SECOND]: 'd5', 'kunlun.protector': 'c5' } }, others);
  expect(rolledDice(fight(match))).toEqual(['red', 'red', 'yellow inspire']);
  expect(rolledDice(fight(duel({}, {}, { units: { [SECOND]: 'd4' } }, others)))).toEqual(['red', 'red']);
});
rule('HOP-19.25', 'a unit inspires neither itself nor opponents', () => {
  expect(rolledDice(fight(duel({ skills: 'inspire' })))).toEqual(['red', 'red']);
  expect(rolledDice(fight(duel({}, { skills: 'inspire' })))).toEqual(['red', 'red']);
});

rule('HOP-19.29', 'Giant Slayer adds a black die against elite units only', () => {
  const hero = duel({ skills: 'giantSlayer' }, {}, { units: { [TARGET]: 'f1', 'refugees.melinoe': 'd7' } });
  expect(rolledDice(fight(hero))).toEqual(['red', 'red', 'black giantSlayer']);
  expect(rolledDice(fight(duel({ skills: 'giantSlayer' })))).toEqual(['red', 'red']);
});
rule('HOP-19.50', 'Beast Hunter: one black die when it attacks a Beast, of whatever rank', () => {
  const beast = duel({ skills: 'beastHunter' }, {}, { units: { [TARGET]: 'f1', 'refugees.hellhound': 'd7' } });
  expect(rolledDice(fight(beast))).toEqual(['red', 'red', 'black beastHunter']);
  expect(rolledDice(fight(duel({ skills: 'beastHunter' })))).toEqual(['red', 'red']);
});

rule(['HOP-10.13', 'HOP-20.5'], 'Blitz adds a green die, two of them two', () => {
  expect(rolledDice(fight(duel({}, {}, { units: { [ATTACKER]: 'd6 blitz' } })))).toEqual(['red', 'red', 'green blitz']);
});

rule('HOP-10.13', 'all dice that are added come together', () => {
  const match = duel(
    { skills: 'digIn, frenzy, packHunter' },
    {},
    { units: { [ATTACKER]: 'd6 2hp blitz rite', [SECOND]: 'c6' } },
    { [SECOND]: { skills: 'inspire' } },
  );
  expect(rolledDice(fight(match)).toSorted()).toEqual(
    ['red', 'red', 'green blitz', 'black bloodRite', 'yellow digIn', 'blue frenzy', 'blue packHunter', 'yellow inspire'].toSorted(),
  );
});
rule('HOP-10.13', 'a skill that is printed twice adds one die', () => {
  expect(rolledDice(fight(duel({ skills: 'digIn, digIn' })))).toEqual(['red', 'red', 'yellow digIn']);
});

// ---- dice that are taken away

rule('HOP-19.39', 'a cursed unit attacks without its strongest die, but never without any', () => {
  const cursed = { units: { [ATTACKER]: 'd6 cursed' } };
  expect(rolledDice(fight(duel({ attack: ['black', 'green', 'yellow'] }, {}, cursed)))).toEqual(['green', 'yellow']);
  expect(rolledDice(fight(duel({ attack: ['black'] }, {}, cursed)))).toEqual(['black']);
});
rule('HOP-19.26', 'Intimidate takes the weakest die of adjacent attackers, but never the last', () => {
  expect(rolledDice(fight(duel({ attack: ['black', 'green', 'yellow'] }, { skills: 'intimidate' })))).toEqual(['black', 'green']);
  expect(rolledDice(fight(duel({ attack: ['black'] }, { skills: 'intimidate' })))).toEqual(['black']);
});
rule('HOP-19.26', 'several intimidating units take one die together; the target need not be one of them', () => {
  const match = duel(
    { attack: ['black', 'green', 'yellow'] },
    { skills: 'intimidate' },
    { units: { [WITNESS]: 'd5' } },
    { [WITNESS]: { skills: 'intimidate' } },
  );
  expect(rolledDice(fight(match, TARGET))).toEqual(['black', 'green']);
  const beside = duel(
    { attack: ['black', 'green', 'yellow'] },
    {},
    { units: { [WITNESS]: 'd5' } },
    { [WITNESS]: { skills: 'intimidate' } },
  );
  expect(rolledDice(fight(beside, TARGET))).toEqual(['black', 'green']);
});
rule('HOP-19.26', 'Intimidate does not reach two hexes', () => {
  expect(
    rolledDice(fight(duel({ attack: ['black', 'yellow'], range: 2 }, { skills: 'intimidate' }, { units: { [TARGET]: 'd8' } }))),
  ).toEqual(['black', 'yellow']);
});
rule('HOP-10.13', 'dice are added first, then the curse takes the strongest, then Intimidate the weakest', () => {
  const match = duel(
    { skills: 'digIn', attack: ['green', 'blue'] },
    { skills: 'intimidate' },
    { units: { [ATTACKER]: 'd6 cursed blitz' } },
  );
  expect(rolledDice(fight(match))).toEqual(['blue', 'green blitz']);
});
rule('HOP-10.13', 'a curse and Intimidate together leave one die', () => {
  const match = duel({ attack: ['green', 'blue'] }, { skills: 'intimidate' }, { units: { [ATTACKER]: 'd6 cursed' } });
  expect(rolledDice(fight(match))).toEqual(['blue']);
});

// ---- Precision

rule('HOP-19.31', 'Precision may reroll one die that missed, once', () => {
  const match = fight(duel({ skills: 'precision', attack: ['blue', 'black', 'green'] }, {}, { dice: [MISS, HIT, MISS, MISS] }));
  expect(match.texts()).toEqual(['blue 1', 'green 3', 'pass']);
  match.play('green 3');
  expect(match.last('rerolled')).toMatchObject({ die: 'green', hit: false });
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule('HOP-19.31', 'the reroll may be declined, and is not offered when all dice hit', () => {
  const match = fight(duel({ skills: 'precision', attack: ['blue', 'black'] }, {}, { dice: [MISS, HIT] })).play('pass');
  expect(match.events('rerolled')).toEqual([]);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
  expect(fight(duel({ skills: 'precision' })).events('damaged').length).toBe(1);
});
rule('HOP-19.31', 'a rival rerolls its strongest missed die without being asked', () => {
  const match = taught(
    { 'arena.bandit': { skills: 'precision', attack: ['yellow', 'green', 'blue'] } },
    {
      mode: 'onslaught',
      active: 'arena',
      step: 'engage',
      units: { 'im.antony': 'a1', 'arena.bandit': 'd6', 'kunlun.lotus-sage': 'd7' },
      dice: [MISS, MISS, MISS, HIT],
    },
  );
  expect(match.events('rerolled')[0]).toMatchObject({ unit: 'arena.bandit', die: 'green', hit: true });
  expect(match.events('damaged')[0]).toMatchObject({ target: { unit: 'kunlun.lotus-sage' }, lost: 1 });
});

// ---- what is left out

rule('HOP-3.7', 'deadliness counts the dice of now, but none that depends on a target', () => {
  const match = position({
    factions: ['argonauts', 'lamosians'],
    units: { 'argonauts.marksman': 'd6', 'argonauts.lyrist': 'd5', 'lamosians.mauler': 'd7' },
  });
  const unit = match.view('public').table as { units: readonly { unit: string; dice: readonly { die: string; why: string }[] }[] };
  const dice = unit.units.find((one) => one.unit === 'argonauts.marksman')?.dice.map(({ why }) => why);
  expect(dice).toEqual(['printed', 'printed', 'inspire']); // without Pack Hunter
});
