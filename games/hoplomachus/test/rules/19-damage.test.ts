// Skills that take damage off, refuse it, or let nothing be taken off.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, position, where } from '../support/position.ts';
import { ATTACKER, blows, duel, fight, SECOND, TARGET, taught, WITNESS } from '../support/taught.ts';

// ---- Armor

rule('HOP-19.6', 'Armor ignores 1 of an attack that deals 2 or more', () => {
  const match = fight(duel({}, { skills: 'armor' }));
  expect(blows(match)).toEqual([`${TARGET} 1 of 2`]);
  expect(match.last('damaged').why).toEqual([{ value: 1, reason: 'armor' }]);
});
rule('HOP-19.6', 'Armor does nothing against a single damage', () => {
  expect(blows(fight(duel({ attack: ['red'] }, { skills: 'armor' })))).toEqual([`${TARGET} 1 of 1`]);
});
rule(['HOP-9.7', 'HOP-19.6'], 'Armor and Deflect do nothing against a Special', () => {
  const match = duel({ skills: 'longShot 3' }, { skills: 'armor, deflect' }, { units: { [TARGET]: 'd9' } });
  match.play(`engage ${ATTACKER}`);
  expect(blows(match)).toEqual([`${TARGET} 1 of 1`]);
});
rule(['HOP-19.6', 'HOP-20.10'], 'Thick Hide gives Armor; with printed Armor it is still Armor once', () => {
  expect(blows(fight(duel({}, {}, { factions: ['kunlun', 'refugees'], units: { [TARGET]: 'd7' } })))).toEqual([`${TARGET} 2 of 2`]);
  const hide = position({
    factions: ['kunlun', 'lamosians'],
    step: 'engage',
    units: { 'kunlun.tiger-claw-monk': 'd6', 'lamosians.mauler': 'd7 thickHide', 'lamosians.gatebreaker': 'd5', 'lamosians.warrior': 'g6' },
    dice: [1, 1],
  });
  hide.play('engage kunlun.tiger-claw-monk', 'attack', 'lamosians.mauler');
  expect(blows(hide)).toEqual(['lamosians.mauler 2 of 3']);
  const both = position({
    factions: ['kunlun', 'lamosians'],
    step: 'engage',
    units: { 'kunlun.tiger-claw-monk': 'd6', 'lamosians.gatebreaker': 'd7 thickHide' },
    dice: [1, 1],
  });
  both.play('engage kunlun.tiger-claw-monk', 'attack');
  expect(blows(both)).toEqual(['lamosians.gatebreaker 2 of 3']);
});

// ---- Deflect

rule('HOP-19.7', 'Deflect ignores 1 of each attack from a hex that is not adjacent', () => {
  const far = fight(duel({ range: 2 }, { skills: 'deflect' }, { units: { [TARGET]: 'd8' } }));
  expect(blows(far)).toEqual([`${TARGET} 1 of 2`]);
  expect(blows(fight(duel({ range: 2 }, { skills: 'deflect' })))).toEqual([`${TARGET} 2 of 2`]);
});
rule('HOP-10.15', 'Deflect and Armor add up, and never give anything back', () => {
  const far = { units: { [TARGET]: 'd8' } };
  expect(blows(fight(duel({ range: 2 }, { skills: 'armor, deflect' }, far)))).toEqual([`${TARGET} 0 of 2`]);
  expect(blows(fight(duel({ range: 2, attack: ['red'] }, { skills: 'armor, deflect' }, far)))).toEqual([`${TARGET} 0 of 1`]);
});
rule('HOP-19.6', 'Armor looks at what was dealt, not at what Deflect has left of it', () => {
  const match = fight(duel({ range: 2, attack: ['red', 'red', 'red'] }, { skills: 'armor, deflect' }, { units: { [TARGET]: 'd8' } }));
  expect(blows(match)).toEqual([`${TARGET} 1 of 3`]);
});

// ---- Bulwark, titans

rule(['HOP-10.15', 'HOP-21.3'], 'Bulwark takes 1 off every attack on an arena unit, Pierce or not', () => {
  const against = (skills: string) =>
    taught(
      { 'kunlun.warrior': { skills, attack: ['red', 'red'] }, 'arena.murmillo': { skills: 'armor' } },
      { mode: 'onslaught', step: 'engage', bulwark: true, units: { 'im.antony': 'a1', 'arena.murmillo': 'd7', 'kunlun.warrior': 'd6' } },
    ).play('engage kunlun.warrior');
  expect(blows(against(''))[0]).toBe('arena.murmillo 0 of 2');
  expect(blows(against('pierce'))[0]).toBe('arena.murmillo 1 of 2');
});
rule(
  ['HOP-10.15', 'HOP-22.4'],
  'Bronze Skin leaves 1 of an attack while a shard has hp; Pierce does not help; other damage is not limited',
  () => {
    const match = (attacker: string, shards?: readonly string[]) =>
      taught(
        { 'kunlun.warrior': { skills: attacker, attack: ['red', 'red', 'red'] } },
        {
          mode: 'ascension',
          titan: 'ti.talos',
          step: 'engage',
          units: { 'ti.talos': 'e6', 'kunlun.warrior': 'e7' },
          ...(shards ? { shards } : {}),
        },
      ).play('engage kunlun.warrior');
    expect(blows(match('pierce'))).toEqual(['ti.talos 1 of 3']);
    expect(blows(match('', ['c2', 'c8', 'g2', 'g8']))).toEqual(['ti.talos 3 of 3']);
  },
);

// ---- Pierce

rule('HOP-19.22', 'Pierce is not held up by Armor, Deflect, Thick Hide or Aegis', () => {
  expect(blows(fight(duel({ skills: 'pierce' }, { skills: 'armor' })))).toEqual([`${TARGET} 2 of 2`]);
  const far = { units: { [TARGET]: 'd8' } };
  expect(blows(fight(duel({ skills: 'pierce', range: 2 }, { skills: 'deflect' }, far)))).toEqual([`${TARGET} 2 of 2`]);
  const aegis = {
    factions: ['kunlun', 'argonauts'],
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'argonauts.bronze-guard': 'd7 aegis' },
  } as const;
  const attack = (skills: string) => taught({ 'kunlun.warrior': { skills, attack: ['red', 'red'] } }, aegis).play('engage kunlun.warrior');
  expect(blows(attack(''))).toEqual(['argonauts.bronze-guard 0 of 2']);
  expect(blows(attack('pierce'))).toEqual(['argonauts.bronze-guard 2 of 2']);
});
rule(['HOP-13.8', 'HOP-19.22'], 'Pierce does not hurt an immortal', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'pierce', attack: ['red', 'red'] } },
    { mode: 'onslaught', step: 'engage', units: { 'im.antony': 'd7', 'kunlun.warrior': 'd6' } },
  ).play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['im.antony 0 of 2']);
});
rule(['HOP-19.22', 'HOP-19.28'], 'Undying stands against Pierce', () => {
  const match = fight(duel({ skills: 'pierce', attack: ['red', 'red', 'red', 'red'] }, { skills: 'undying' }));
  expect(chip(match, TARGET)).toMatchObject({ hp: 1, undied: true });
});
rule('HOP-19.22', 'Pierce is a matter of attacks: its unit’s Special is ignored by Aegis', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: 'pierce, whirlwind' } },
    { factions: ['kunlun', 'argonauts'], step: 'engage', units: { 'kunlun.warrior': 'd6', 'argonauts.bronze-guard': 'd7 aegis' } },
  ).play('engage kunlun.warrior', 'whirlwind');
  expect(blows(match)).toEqual(['argonauts.bronze-guard 0 of 1']);
});

// ---- Undying

rule('HOP-19.28', 'Undying saves it the first time damage would defeat it, with 1 hp', () => {
  const match = fight(duel({ attack: ['red', 'red', 'red', 'red'] }, { skills: 'undying' }));
  expect(blows(match)).toEqual([`${TARGET} 2 of 4`]);
  expect(match.events('undying')).toMatchObject([{ unit: TARGET }]);
  expect(where(match, TARGET)).toBe('d7');
});
rule('HOP-19.28', 'Undying saves it once: the second time it falls', () => {
  const match = fight(duel({ attack: ['red'] }, { skills: 'undying' }, { units: { [TARGET]: 'd7 1hp undied' } }));
  expect(chip(match, TARGET).zone).toBe('discard');
});
rule('HOP-19.28', 'with 1 hp it loses none and is still saved', () => {
  const match = fight(duel({}, { skills: 'undying' }, { units: { [TARGET]: 'd7 1hp' } }));
  expect(blows(match)).toEqual([`${TARGET} 0 of 2`]);
  expect(chip(match, TARGET)).toMatchObject({ hp: 1, undied: true });
});
rule(['HOP-12.4', 'HOP-19.28'], 'whoever is deployed again is saved again', () => {
  const match = fight(duel({ attack: ['red'] }, { skills: 'undying' }, { units: { [TARGET]: 'd7 1hp undied' } }));
  expect(chip(match, TARGET)).toMatchObject({ zone: 'discard', undied: false });
});
rule('HOP-19.28', 'Undying works against damage of every kind', () => {
  const match = duel({ skills: 'whirlwind' }, { skills: 'undying' }, { units: { [TARGET]: 'd7 1hp' } });
  match.play(`engage ${ATTACKER}`, 'whirlwind');
  expect(chip(match, TARGET)).toMatchObject({ hp: 1, undied: true });
});
rule(['HOP-19.21', 'HOP-19.28'], 'who is saved by Undying leaves nothing to cleave', () => {
  const match = duel({ skills: 'cleave', attack: ['red', 'red', 'red', 'red'] }, { skills: 'undying' }, { units: { [WITNESS]: 'c6' } });
  expect(blows(fight(match, TARGET))).toEqual([`${TARGET} 2 of 4`]);
});

// ---- inner hexes

rule(['HOP-5.10', 'HOP-19.6', 'HOP-19.28'], 'on an inner hex a unit has no skills: no Armor, no Undying, no Retaliate', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red', 'red'] }, 'refugees.warrior': { skills: 'armor, undying, retaliate' } },
    { arena: 'colosseum', step: 'engage', units: { 'kunlun.warrior': 'e7', 'refugees.warrior': 'e8 2hp' } },
  );
  match.play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['refugees.warrior 2 of 2']);
  expect(chip(match, 'refugees.warrior').zone).toBe('discard');
});
rule(['HOP-7.5', 'HOP-19.6'], 'a foothold of its team gives it its skills back', () => {
  const match = taught(
    { 'kunlun.warrior': { skills: '', attack: ['red', 'red'] }, 'refugees.warrior': { skills: 'armor' } },
    { arena: 'colosseum', step: 'engage', footholds: { e8: 1 }, units: { 'kunlun.warrior': 'e7', 'refugees.warrior': 'e8' } },
  );
  match.play('engage kunlun.warrior');
  expect(blows(match)).toEqual(['refugees.warrior 1 of 2']);
});
rule(['HOP-9.4', 'HOP-19.6'], 'a fatigued unit has no Armor', () => {
  expect(blows(fight(duel({}, { skills: 'armor' }, { units: { [TARGET]: 'd7 fatigued' } })))).toEqual([`${TARGET} 2 of 2`]);
});
rule('HOP-9.3', 'a dazed unit keeps its Armor', () => {
  expect(blows(fight(duel({}, { skills: 'armor' }, { units: { [TARGET]: 'd7 dazed' } })))).toEqual([`${TARGET} 1 of 2`]);
});
rule('HOP-19.22', 'an attacker with Pierce that stands among others pierces for itself only', () => {
  const match = duel({}, { skills: 'armor' }, { units: { [SECOND]: 'c6' } }, { [SECOND]: { skills: 'pierce' } });
  expect(blows(fight(match))).toEqual([`${TARGET} 1 of 2`]);
});
