// Worked examples of range, sight, arcs, cover and markers, as players meet them: in the targets on offer.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { TargetAbout } from '../../table/about.ts';
import { fight, modifiers } from '../support/fight-kit.ts';
import { freeLines, spotOf } from '../support/naive-sight.ts';
import { type Position, position, type Sketch, seen, seenFigure } from '../support/position.ts';

/** Stratos aims with a Laser Rifle. Mer-Man is always in sight, so that there is a choice of targets. */
const aiming = (figures: Record<string, string>, more: Sketch = {}): Position => fight(figures, more).play('attack W16');
const aboutTarget = (match: Position, name: string): TargetAbout => match.about(0, name) as TargetAbout;
const coverFrom = (match: Position, name: string): string[] | null =>
  aboutTarget(match, name).cover?.hits.map(({ by, at }) => `${by} ${at}`) ?? null;

rule(['MOB-6.37', 'MOB-6.41'], 'EX-18: He-Man is engaged with Skeletor alone, and cannot shoot at Evil-Lyn', () => {
  const match = fight({ he_man: 'M15 N W01 W16', skeletor: 'M14 S', evil_lyn: 'M12 S' });
  expect(['he_man', 'skeletor', 'evil_lyn'].map((name) => seenFigure(match, name).engaged)).toEqual([['skeletor'], ['he_man'], []]);
  expect(match.refuses('attack W16')).toMatchObject({ rule: 'MOB-6.41' });
});

rule(['MOB-6.42', 'MOB-8.5'], 'EX-19: the Flamethrower reaches Evil-Lyn at 4 of its 8 inches', () => {
  const match = fight({ stratos: 'F10 S W13', evil_lyn: 'F15', mer_man: 'F19', trap_jaw: 'F20' }).play('attack W13');
  expect([aboutTarget(match, 'evil_lyn').distance, aboutTarget(match, 'mer_man').distance]).toEqual([4, 8]);
  expect(match.refuses('trap_jaw')).toMatchObject({ rule: 'MOB-6.42' }); // 9 inches
});

rule(['MOB-6.44', 'MOB-8.9'], 'EX-20: Evil-Lyn is in sight; to Trap Jaw one line of 36 is free', () => {
  const figures = { stratos: 'F10 N W16', evil_lyn: 'G6', mer_man: 'F14', trap_jaw: 'K8' };
  const match = aiming(figures, { elements: { H3: ['H9 H10 H11'] } });
  expect([match.texts(), aboutTarget(match, 'evil_lyn').sight.length]).toEqual([['evil_lyn', 'mer_man'], 2]);
  expect(match.refuses('trap_jaw')).toMatchObject({ rule: 'MOB-6.44' });
  const lines = freeLines(['H9', 'H10', 'H11'].map(spotOf), spotOf('F10'), spotOf('K8'));
  expect(lines.flat()).toHaveLength(1);
});

rule('MOB-6.46', 'EX-21: from the platform only a wall beside the target blocks sight', () => {
  const match = aiming(
    { stratos: 'G12^ N W16', evil_lyn: 'L12', trap_jaw: 'N12', mer_man: 'G18' },
    { map: 'wasteland_watchtowers', elements: { H3: ['K11 K12 K13'] }, without: ['L12'] },
  );
  expect([match.texts(), match.refuses('evil_lyn')]).toMatchObject([['trap_jaw', 'mer_man'], { rule: 'MOB-6.44' }]);
});

rule('MOB-6.47', 'EX-22: up to a platform only a wall beside the viewer blocks sight', () => {
  const elements = { H3: ['N13 N14 N15', 'J13 J14 J15'], PL: ['R14 R15 S14 S15 T14 T15', 'H15 H16 G15 G16 F15 F16'] };
  const match = aiming({ stratos: 'M15 N W16', evil_lyn: 'R14^', trap_jaw: 'H15^', mer_man: 'M20' }, { elements });
  expect([match.texts(), match.refuses('evil_lyn')]).toMatchObject([['trap_jaw', 'mer_man'], { rule: 'MOB-6.44' }]);
});

rule(['MOB-8.13', 'MOB-7.7'], 'EX-27: only attacks from behind are flank attacks, not those from between the arcs', () => {
  const isFlank = (hex: string): boolean => {
    const match = fight({ man_at_arms: `${hex} N W08 W12`, skeletor: 'M15 N' }, { dice: [1, 1, 1, 1] });
    match.play(match.texts().includes('attack W08') ? 'attack W08' : 'attack W12');
    if (match.match.pending[0]?.ask === 'faceTie') match.play(match.texts()[0] as string);
    return 'flank' in modifiers(match);
  };
  expect(['M14', 'N14', 'L14'].map(isFlank)).toEqual([false, false, false]);
  expect(['N15', 'M16', 'L15'].map(isFlank)).toEqual([true, true, true]);
  expect(['K15', 'O15', 'Q15'].map(isFlank)).toEqual([false, false, false]);
});

rule(['MOB-7.11', 'MOB-8.12'], 'EX-29: no cover for Skeletor, a wall for Trap Jaw, He-Man for Evil-Lyn', () => {
  const figures = { stratos: 'M15 N W16', skeletor: 'M10', trap_jaw: 'Q17', he_man: 'J16', evil_lyn: 'G18' };
  const match = aiming(figures, { elements: { L2: ['P16 P17'] } });
  expect(coverFrom(match, 'skeletor')).toBeNull();
  expect(coverFrom(match, 'trap_jaw')).toContain('low P16');
  expect(coverFrom(match, 'evil_lyn')).toEqual(['figure J16']);
});

rule('MOB-7.15', 'EX-30: against an attacker on a platform only high obstacles give cover, and not those at its foot', () => {
  const match = aiming(
    { stratos: 'G12^ N W16', skeletor: 'G7', trap_jaw: 'N13', evil_lyn: 'D16' },
    { map: 'wasteland_watchtowers', elements: { H3: ['L13 L14 L15'], L2: ['E14 E15'] }, without: ['L12'] },
  );
  expect(coverFrom(match, 'trap_jaw')).toEqual(['high L13']);
  expect([coverFrom(match, 'skeletor'), coverFrom(match, 'evil_lyn')]).toEqual([null, null]);
});

rule('MOB-7.65', 'EX-32: a marker affects enemies within 2 inches and in its sight', () => {
  const match = position({
    elements: { CO: ['N14', 'N15'] },
    figures: { he_man: 'M18', stratos: 'K14', orko: 'O15', mer_man: 'L15' },
    markers: [{ seat: 1, at: 'M15', radius: 2 }],
    active: 'mer_man',
  });
  expect(seen(match).markers).toMatchObject([{ at: 'M15', affects: ['he_man', 'stratos'] }]);
});
