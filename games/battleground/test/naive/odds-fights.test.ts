// What previews say, compared with real fights: forks of a match, each with its own dice, in which a figure attacks or uses an ability.
import { type Decision, FastDice, Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { weaponOf } from '../../content/find.ts';
import { FISTS } from '../../content/weapons.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { abilitiesOf } from '../../rules/actions/abilities.ts';
import { battleground } from '../../rules/index.ts';
import { aboutTest } from '../../rules/tests/ability-about.ts';
import { aboutTarget } from '../../rules/tests/aiming.ts';
import type { OddsAbout } from '../../table/about.ts';
import { figureAt, figureOf } from '../../table/names.ts';
import type { BattlegroundKit, Figure, Frame } from '../../table/table.ts';

/** The acting figure comes first, its target second. */
type Fight = readonly [does: string, figures: Readonly<Record<string, string>>, more?: Layout & { readonly after?: readonly string[] }];
const next = (...effects: NonNullable<NonNullable<Layout['frame']>['next']>): Layout => ({ frame: { next: effects } });
/** The enemy moves into sight from M10. */
const SEEN = { active: 'skeletor', after: ['move', 'M11', 'S'] };

const FIGHTS: Readonly<Record<string, Fight>> = {
  'melee from the front': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S' }],
  'a shot from between the arcs': ['attack W17', { man_at_arms: 'Q15 W17', skeletor: 'M15 N' }],
  'melee from behind': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 N' }],
  'fists that know no more dice': [
    'attack fists',
    { trap_jaw: 'M15', he_man: 'M14 wounds=1' },
    next({ next: 'dice', dice: 1, when: 'targetWounded' }),
  ],
  'a shot in the open': ['attack W16', { man_at_arms: 'M15 W16', skeletor: 'M11 S' }],
  'a shot from behind': ['attack W17', { man_at_arms: 'M15 W17', skeletor: 'M11 N' }],
  'a shot at one in cover': ['attack W16', { man_at_arms: 'M15 W16', skeletor: 'M8 S' }, { elements: { L2: ['M11 M10'] } }],
  'a shot at one who is engaged': ['attack W16', { man_at_arms: 'M15 W16', skeletor: 'M8 S', he_man: 'M7' }],
  'a shot from a platform': ['attack W16', { man_at_arms: 'G12^ W16', skeletor: 'M14 SW' }, { map: 'wasteland_watchtowers' }],
  'a shot from far away at Panthor': ['attack W12', { man_at_arms: 'M20 W12', skeletor_p: 'M10 west' }],
  'a spell at the front': ['attack W23', { orko: 'M15 W23 mana=1', skeletor: 'M11 S' }],
  'a spell from behind': ['attack W25', { skeletor: 'M15 W25 mana=2', he_man: 'M11 N I02' }],
  'a spell for an ally': ['attack W26', { orko: 'M15 W26 mana=1', he_man: 'M12 wounds=1' }],
  focus: ['attack W08', { man_at_arms: 'M15 W08 focus', skeletor: 'M14 S' }],
  'focus on both sides': ['attack W10', { man_at_arms: 'M15 W10 focus', skeletor: 'M14 S focus' }],
  improvement: ['attack W08', { man_at_arms: 'M15 W08 improvement', skeletor: 'M14 S' }],
  blindness: ['attack W08', { man_at_arms: 'M15 W08 blindness', skeletor: 'M14 S' }],
  protection: ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S protection' }],
  stun: ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S stun' }],
  'everything at once': ['attack W08', { man_at_arms: 'M15 W08 focus improvement', skeletor: 'M14 N stun focus wounds=5' }],
  'an interruption': ['attack W16', { stratos: 'M15 W16 overwatch', skeletor: 'M10 S' }, SEEN],
  'an opportunity attack': [
    'attack W08',
    { man_at_arms: 'M15 W08', skeletor: 'M14 S' },
    { active: 'skeletor', after: ['move', 'M10', 'man_at_arms'] },
  ],
  'an opportunity attack from behind': [
    'attack W08',
    { man_at_arms: 'M15 W08', skeletor: 'M14 N' },
    { active: 'skeletor', after: ['move', 'M10', 'man_at_arms'] },
  ],
  'Most Powerful Man': ['attack W01', { he_man: 'M15 W01', skeletor: 'M14 S' }],
  "Veteran's Aim": ['attack W12', { man_at_arms: 'M15 W12 overwatch', skeletor: 'M10 S' }, SEEN],
  'Tri-Vision': ['attack W08', { man_at_arms: 'M15 W08', tri_klops: 'M14 N' }],
  'Mistress of Night': ['attack W21', { evil_lyn: 'M15 W21 mana=1', he_man: 'M11 N stun' }],
  'Interchangeable Arms': ['attack W05', { trap_jaw: 'M15 S W05', he_man: 'M16 N I05' }, { frame: { lastAttack: 'ranged' } }],
  'the Havoc Staff': ['attack W02', { skeletor: 'M15 S W02', he_man: 'M16 N' }],
  'the Trident on difficult ground': ['attack W03', { mer_man: 'M15 S W03', he_man: 'M16 N' }, { difficult: 'M16' }],
  'the Staff of Avion after a jump': ['attack W07', { stratos: 'M15 W07', skeletor: 'M14 S' }, { frame: { hasJumped: true } }],
  'the Sword': ['attack W09', { man_at_arms: 'M15 W09', skeletor: 'M14 S' }],
  'the Battering Helm': ['attack W06', { ram_man: 'M15 W06', skeletor: 'M14 S' }],
  'the Dagger from behind': ['attack W11', { man_at_arms: 'M15 W11', skeletor: 'M14 N' }],
  'the Arm Cannon from where one stood': ['attack W12', { man_at_arms: 'M15 W12', skeletor: 'M11 S' }],
  'the Arm Cannon after a Move': ['attack W12', { man_at_arms: 'M15 W12', skeletor: 'M11 S' }, { frame: { hasMoved: true } }],
  'the Flamethrower over a low wall': ['attack W13', { stratos: 'M15 W13', skeletor: 'M10 S' }, { elements: { L2: ['M12 M13'] } }],
  'the Gamma Eye and the Third Eye Mark': ['attack W14', { tri_klops: 'M8 S W14', he_man: 'M15 N thirdEye', mer_man: 'M16' }],
  'the Laser Arm while engaged': ['attack W15', { trap_jaw: 'M15 S W15', he_man: 'M16 N' }],
  'the Freeze Ray': ['attack W18', { man_at_arms: 'M15 W18', skeletor: 'M11 S' }],
  'the Fireball': ['attack W24', { skeletor: 'M15 W24 mana=2', he_man: 'M10 N' }],
  'the Trollan Trick': ['attack W22', { orko: 'M15 W22 mana=1', skeletor: 'M11 S' }],
  'the Blinding Flash': ['attack W27', { skeletor: 'M8 S W27 mana=1', he_man: 'M14 N' }, { elements: { L2: ['M11 M12'] } }],
  'the Hex of Weakness again': ['attack W28', { skeletor: 'M8 S W28 mana=1', he_man: 'M14 N curse' }],
  'Battle Armor': ['attack W01', { he_man: 'M15 W01', skeletor: 'M14 S I01' }],
  'Battle Armor, used': ['attack W01', { he_man: 'M15 W01', skeletor: 'M14 S I01 prevented' }],
  Chainmail: ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S I02' }],
  'a Leather Harness': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S I03' }],
  'the Cloak of Gar': ['attack W23', { orko: 'M15 W23 mana=1', skeletor: 'M11 S I04' }],
  'a Round Shield': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S I05' }],
  'a Round Shield from behind': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 N I05' }],
  'a Mirror Shield': ['attack W23', { orko: 'M15 W23 mana=1', skeletor: 'M11 S I06' }],
  'a Spiked Shield': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S I07' }],
  'a Tower Shield': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S I08' }],
  'a Targeting Lens': ['attack W16', { man_at_arms: 'M15 W16 I21', skeletor: 'M8 S', he_man: 'M7' }],
  'a Mystic Talisman': ['attack W23', { orko: 'M15 W23 mana=1', skeletor: 'M11 S I20' }],
  'Lucky Strike': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S' }, next({ next: 'rerolls', dice: 2, of: 'attack' })],
  'Trollan Luck': ['attack W08', { man_at_arms: 'M15 W08', skeletor: 'M14 S' }, next({ next: 'rerolls', dice: 2, of: 'test' })],
  'Clear Shot': ['attack W16', { man_at_arms: 'M15 W16', skeletor: 'M8 S', he_man: 'M7' }, next({ next: 'clearShot' })],
  Teamwork: [
    'attack W08',
    { man_at_arms: 'M15 W08', skeletor: 'M14 S', he_man: 'M13' },
    next({ next: 'dice', dice: 1, when: 'allyEngagesTarget' }),
  ],
  'Cruel Blow': ['attack W02', { skeletor: 'M15 S W02', he_man: 'M16 N' }, next({ next: 'moreWounds', wounds: 1 })],
  'Cruel Blow on one who falls before it': [
    'attack W02',
    { skeletor: 'M15 S W02', he_man: 'M16 N wounds=6' },
    next({ next: 'moreWounds', wounds: 1 }),
  ],
  'Cruel Blow and Battle Armor': ['attack W02', { skeletor: 'M15 S W02', he_man: 'M16 N I01' }, next({ next: 'moreWounds', wounds: 1 })],
  'Prey on the Weak': [
    'attack W02',
    { skeletor: 'M15 S W02', he_man: 'M16 N wounds=1' },
    next({ next: 'dice', dice: 1, when: 'targetWounded' }),
  ],
  'Iron Bite': ['ability A19', { trap_jaw: 'M15 S mana=1', he_man: 'M16 N' }],
  'the Mace on one who is cursed': ['attack W08', { man_at_arms: 'M15 W08 improvement', skeletor: 'M14 N curse wounds=4' }],
  'Iron Bite on one who is cursed': ['ability A19', { trap_jaw: 'M15 S mana=1', he_man: 'M16 N curse wounds=5' }],
  'Iron Bite, focused, on one who is stunned': ['ability A19', { trap_jaw: 'M15 S mana=1 focus', he_man: 'M16 N stun wounds=6' }],
  'Hypno-Gaze': ['ability A15', { tri_klops: 'M8 S mana=1', he_man: 'M14 N' }],
  'Dark Grip': ['ability A13', { skeletor: 'M8 S mana=1', he_man: 'M14 N' }],
  'the Idol of Rakash': ['ability I13', { skeletor: 'M8 S I13 mana=1', he_man: 'M12 N' }],
  'Terrifying Roar': ['ability A25', { skeletor_p: 'M8 west mana=2', he_man: 'M9 N' }],
};

/** Plays as previews assume: rerolls failures for free but not for mana, and prevents wounds as soon as possible. */
function answerOf(decision: Decision<BattlegroundKit>, match: Match<BattlegroundKit>): number | readonly number[] | undefined {
  switch (decision.ask) {
    case 'freeReroll': {
      const { faces, threshold, most } = decision.facts;
      return faces.flatMap((face, die) => (face < threshold ? [die] : [])).slice(0, most);
    }
    case 'manaReroll':
      return [];
    case 'testStat': {
      const { stats } = match.game.content.characters[match.table.figures[0]?.def as number] as (typeof match.game.content.characters)[0];
      return (stats[decision.options[1]?.stat as 'power'] ?? 0) > (stats[decision.options[0]?.stat as 'power'] ?? 0) ? 1 : 0;
    }
    case 'target':
    case 'subject':
    case 'faceTie':
    case 'payMore': // no more
    case 'prevent': // yes
    case 'pushToward':
      return 0;
    default:
      return undefined; // the fight is over
  }
}
/** Without the checks that other tests make, because there are many fights. */
function begun(sketch: Layout, answers: readonly string[]): Match<BattlegroundKit> {
  const match = Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: 'fights' });
  for (const text of answers)
    for (const { seats, id, texts } of match.pending.slice(0, 1)) match.answer(seats[0] as number, id, texts.indexOf(text));
  return match;
}
function foughtOut(match: Match<BattlegroundKit>, does: string, seed: number): Figure {
  const fork = match.fork(undefined, new FastDice(seed));
  const [open] = fork.pending;
  fork.answer(0, open?.id as string, open?.texts.indexOf(does) as number);
  for (;;) {
    const [decision] = fork.pending;
    const answer = decision === undefined ? undefined : answerOf(decision, fork);
    if (decision === undefined || answer === undefined) return figureAt(fork.table, 1);
    fork.answer(decision.seats[0] as number, decision.id, answer);
  }
}
function previewOf({ table }: Match<BattlegroundKit>, does: string): OddsAbout {
  const frame = table.frames.at(-1) as Frame;
  const [kind, card = ''] = does.split(' ');
  if (kind === 'attack') return aboutTarget(table, frame, weaponOf(table.content, card) ?? FISTS, 1).odds;
  const ability = abilitiesOf(table, 0).find(({ name }) => name.startsWith(card))?.ability;
  if (ability?.test === undefined) throw new Error(`${does} has no test`);
  return aboutTest(table, frame, ability.test, 1).odds;
}
/** Far more than chance would explain in this many comparisons. */
const DEVIATIONS = 4.5;
const expectShare = (seen: number, of: number, chance: number, what: string): void =>
  expect(Math.abs(seen - of * chance), `${what}: ${seen} of ${of}, said ${chance}`).toBeLessThanOrEqual(
    DEVIATIONS * Math.sqrt(of * chance * (1 - chance)) + 1e-6,
  );

test.each(Object.entries(FIGHTS))('%s', (name, [does, figures, { after = [], ...more } = {}]) => {
  const [attacker = '', target = ''] = Object.keys(figures);
  const masters = figureAt(tableOf({ figures }), 0).seat === 0 ? 'first' : 'second';
  const match = begun({ active: attacker, figures, masters, ...more }, after);
  expect([figureOf(match.table, attacker), figureOf(match.table, target)]).toEqual([0, 1]);
  const before = figureAt(match.table, 1);
  const odds = previewOf(match, does);
  const wounds: number[] = [];
  let [touched, out] = [0, 0];
  const all = seeds(200);
  for (const seed of all) {
    const after = foughtOut(match, does, seed);
    const change = Math.abs(after.wounds - before.wounds);
    wounds[change] = (wounds[change] ?? 0) + 1;
    if (change > 0 || after.debuff !== before.debuff || after.at !== before.at) touched += 1;
    if (after.out) out += 1;
  }
  for (let count = 0; count < Math.max(odds.wounds.length, wounds.length); count++)
    expectShare(wounds[count] ?? 0, all.length, odds.wounds[count] ?? 0, `${name}, ${count} wounds`);
  expectShare(out, all.length, odds.knockOut, `${name}, knocked out`);
  expect(odds.expected).toBeCloseTo(
    odds.wounds.reduce((sum, chance, count) => sum + chance * count, 0),
    9,
  );
  if (before.debuff === null && before.items.length === 0 && after.length === 0)
    expectShare(touched, all.length, odds.any, `${name}, anything`);
});
