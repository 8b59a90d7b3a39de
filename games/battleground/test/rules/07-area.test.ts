// Chapter 7: area attacks.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { TargetAbout } from '../../table/about.ts';
import { attacked, fight, modifiers, roll, settled } from '../support/fight-kit.ts';
import { figure, player, where } from '../support/position.ts';

const FIRE = { evil_lyn: 'M8 W24 mana=2', he_man: 'M14', orko: 'M16', skeletor: 'K13', stratos: 'R9' };
const WALL = { elements: { CO: ['M15'] } };
rule(['MOB-7.40', 'MOB-7.43', 'MOB-12.24'], 'Fireball hits everybody within 2 hexes in sight of the initial target, even allies', () => {
  const match = fight(FIRE, { ...WALL, dice: [4, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 1, 1] });
  match.play('attack W24');
  expect((match.about(1, 'he_man') as TargetAbout).area).toEqual(['skeletor']);
  match.play('he_man', 'none');
  settled(match);
  expect(match.events('attacked')).toMatchObject([
    { target: 'he_man', area: false },
    { target: 'skeletor', area: true },
  ]);
  expect([figure(match, 'he_man').wounds, figure(match, 'skeletor').wounds]).toEqual([1, 1]);
  expect(match.events('rolled').filter(({ as }) => as === 'attack')).toHaveLength(2); // a new test
  expect([match.table.frames[0]?.ap, figure(match, 'evil_lyn').mana]).toEqual([2, 0]); // paid once
});
rule('MOB-7.40', 'the attacker chooses the order, and must attack them all', () => {
  const match = fight({ evil_lyn: 'M8 W24 mana=2', he_man: 'M14', orko: 'M16', stratos: 'K14' }).play('attack W24', 'he_man', 'none');
  while (match.decision().ask !== 'areaNext') match.play('none');
  expect([match.texts(), match.decision().pass]).toEqual([['orko', 'stratos'], false]);
  settled(match.play('stratos'));
  expect(match.events('attacked').map(({ target }) => target)).toEqual(['he_man', 'stratos', 'orko']);
});
rule(['MOB-7.41', 'MOB-7.42'], 'an area attack spares the attacker, other heights, and everybody beyond the area', () => {
  const onGround = attacked(fight({ skeletor: 'M15 W20', he_man: 'M13', mer_man: 'M12', trap_jaw: 'M11' }), 'attack W20');
  expect(onGround.events('attacked').map(({ target }) => target)).toEqual(['he_man', 'mer_man']);
  const onTower = fight({ skeletor: 'J16 W20', he_man: 'H12^', stratos: 'I13', orko: 'H11^' }, { map: 'wasteland_watchtowers' });
  attacked(onTower, 'attack W20', 'he_man');
  expect(onTower.events('attacked').map(({ target }) => target)).toEqual(['he_man', 'orko']);
});
rule(['MOB-7.44', 'MOB-7.45', 'MOB-7.46'], 'flank and cover count from the initial target; engaged targets are harder to shoot', () => {
  const match = fight({ skeletor: 'M18 W20', he_man: 'M13 N', stratos: 'M12 N', trap_jaw: 'C3' });
  attacked(match, 'attack W20', 'he_man');
  expect(modifiers(match)).toEqual({ flank: -1 }); // stratos turns his back on he_man
  const engaged = fight({ skeletor: 'M18 W20', he_man: 'M13 N', stratos: 'M12 S', trap_jaw: 'M11' });
  attacked(engaged, 'attack W20', 'he_man');
  expect(modifiers(engaged)).toEqual({ engagedTarget: 1 });
  const behind = fight({ evil_lyn: 'M4 W24 mana=2', he_man: 'M10 N', orko: 'M12 S' }, { elements: { L2: ['M11 N11'] } });
  attacked(behind, 'attack W24', 'he_man');
  expect(modifiers(behind)).toEqual({ flank: -1 }); // nothing beside the initial target gives cover, and the attack comes from behind Orko
});
rule('MOB-7.47', 'one focus token widens all tests of the attack', () => {
  const match = fight({ skeletor: 'M18 W20 focus', he_man: 'M13 S', stratos: 'M12 S' });
  attacked(match, 'attack W20', 'he_man');
  const thresholds = match.events('rolled').flatMap(({ as, threshold }) => (as === 'attack' ? [threshold] : []));
  expect([thresholds, match.events('focusSpent').filter((event) => event.figure === 'skeletor').length]).toEqual([[3, 3], 1]);
});
rule('MOB-7.48', 'a knocked-out figure stays in place until the attack is complete; points are scored at once', () => {
  const match = fight({ skeletor: 'M18 W20', he_man: 'M13 wounds=6', stratos: 'M12', orko: 'N12' }, { dice: [4, 1, 1, 1, 1, 1, 1] }).play(
    'attack W20',
    'he_man',
  );
  expect(match.decision().ask).toBe('areaNext');
  expect([figure(match, 'he_man').falling, where(match, 'he_man'), player(match, 1).points.length]).toEqual([true, 'M13', 1]);
  settled(match.play('stratos'));
  expect([figure(match, 'he_man').falling, where(match, 'he_man')]).toEqual([false, null]);
  expect(match.table.standing.filter((id) => id >= 0)).toHaveLength(match.table.figures.filter(({ at }) => at >= 0).length);
});
rule(
  ['MOB-7.43', 'MOB-14.9', 'MOB-14.10', 'MOB-14.25'],
  'a card for the next attack covers all its tests, unless it names the first',
  () => {
    const match = fight(
      { skeletor: 'M18 W20', he_man: 'M13 S', stratos: 'M12 S', mer_man: 'M15', trap_jaw: 'M11' },
      {
        frame: { next: [{ next: 'clearShot' }, { next: 'rerolls', dice: 2, of: 'attack' }, { next: 'moreWounds', wounds: 1 }] },
        dice: [4, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1],
      },
    ).play('attack W20', 'he_man');
    expect([match.decision().ask, match.decision().some?.max]).toEqual(['freeReroll', 2]);
    match.play('none');
    expect(figure(match, 'he_man').wounds).toBe(2);
    const asked = match.events('rolled').filter(({ as }) => as === 'attack');
    expect(asked.map(({ modifiers: parts }) => parts)).toEqual([[], []]); // for Stratos, too, neither cover nor engagement counts
    expect([match.decision().ask, figure(match, 'stratos').wounds]).toEqual(['action', 1]);
    expect([match.table.frames[0]?.next, roll(match).threshold]).toEqual([[], 4]);
  },
);
