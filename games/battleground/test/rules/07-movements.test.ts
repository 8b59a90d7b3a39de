// Chapters 6 and 7: movements with their questions, and figures that others move.
import type { Rules } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { Effect } from '../../content/kinds.ts';
import type { Layout } from '../../lesson/layout.ts';
import { perform } from '../../rules/actions/effects.ts';
import { charge, jump, move, moveToward, teleport, whyNotCharge, whyNotMove } from '../../rules/actions/own-movements.ts';
import { swap, whyNotPush, whyNotSwap } from '../../rules/actions/pushing.ts';
import { faceFigure } from '../../rules/field/turning.ts';
import type { MoveAbout } from '../../table/about.ts';
import { figureOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { asked, battlefield, figure, hexesNamed, id, procedure, where } from '../support/field-kit.ts';

type Procedure = (table: Table, ref: Referee, id: FigureId) => Rules<unknown>;
/** Plays a procedure of one figure. */
const by = (name: string, sketch: Layout, run: Procedure) => procedure(sketch, (table, ref) => run(table, ref, figureOf(table, name)));
const moving = (name: string, sketch: Layout) => by(name, sketch, move);
const TOWERS = 'wasteland_watchtowers';

// ---- the Move

rule(['MOB-6.8', 'MOB-6.14'], 'a Move asks for a destination and a facing, and goes the cheapest way', () => {
  const match = moving('he_man', { figures: { he_man: 'M15 N' } });
  expect(asked(match)).toBe('moveTo');
  expect(match.texts()).toHaveLength(91);
  match.play('M12');
  expect(match.last('moved')).toEqual({
    kind: 'moved',
    rule: 'MOB-6.12',
    figure: 'he_man',
    from: 'M15',
    path: ['M14', 'M13', 'M12'],
    as: 'walk',
    points: 3,
  });
  expect(match.texts()).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  match.play('SE');
  expect([where(match.table, 'he_man'), figure(match.table, 'he_man').facing, asked(match)]).toEqual(['M12', 2, 'order']);
});
rule('MOB-6.13', 'staying in place is a Move, too, in which the figure only turns', () => {
  const match = moving('he_man', { figures: { he_man: 'M15 N', skeletor: 'M14' }, active: 'he_man' }).play('M15', 'S');
  expect(match.events('moved')).toEqual([]);
  expect(match.last('turned')).toMatchObject({ figure: 'he_man', facing: 'S' });
  expect(match.table.frames[0]?.hasMoved).toBe(false);
});
rule(['MOB-6.3', 'MOB-6.5'], 'the focus token may be spent for the focused speed, or kept', () => {
  const spent = moving('he_man', { figures: { he_man: 'M15 focus' } });
  expect(spent.texts()).toEqual(['spend', 'keep']);
  spent.play('spend');
  expect(spent.texts()).toHaveLength(217);
  expect([figure(spent.table, 'he_man').focus, spent.last('focusSpent')?.for]).toEqual([false, 'move']);
  const kept = moving('he_man', { figures: { he_man: 'M15 focus' } }).play('keep');
  expect([kept.texts().length, figure(kept.table, 'he_man').focus]).toEqual([91, true]);
});
rule(['MOB-14.2', 'MOB-6.8'], 'a Move with a fixed three points does not ask for focus', () => {
  const match = by('he_man', { figures: { he_man: 'M15 focus rapidity' } }, (table, ref, one) => move(table, ref, one, { points: 3 }));
  expect([asked(match), match.texts().length]).toEqual(['moveTo', 37]);
});
rule(['MOB-11.3', 'MOB-7.88'], 'Stratos may jump instead of walking, regardless of the terrain he stands on', () => {
  const match = moving('stratos', { difficult: 'M15', figures: { stratos: 'M15', skeletor: 'M13' }, active: 'stratos' });
  expect(match.texts()).toEqual(['walk', 'jump']);
  match.play('jump');
  expect(match.texts()).toContain('M9');
  match.play('M9', 'S');
  expect(match.last('moved')).toMatchObject({ as: 'jump', path: ['M9'], points: 6 });
  expect(match.table.frames[0]).toMatchObject({ hasMoved: true, hasJumped: true });
});
rule('MOB-6.12', 'a player sees what waits at a destination', () => {
  const match = moving('he_man', { figures: { he_man: 'M15', skeletor: 'M14', trap_jaw: 'M11 S overwatch', mer_man: 'L17 S overwatch' } });
  const about = (text: string): MoveAbout => match.match.about(0, match.texts().indexOf(text)) as MoveAbout;
  expect(about('N15')).toMatchObject({
    cost: 1,
    left: 4,
    path: [{ at: 'N15', points: 1 }],
    stops: false,
    opportunity: ['skeletor'],
    overwatch: ['trap_jaw'],
  });
  expect(about('N14').stops).toBe(true);
  expect(about('M15')).toMatchObject({ cost: 0, path: [], opportunity: [], overwatch: [], stops: true });
});

// ---- climbing onto somebody

rule(['MOB-6.27', 'MOB-6.67'], 'climbing onto an ally: its player moves it aside, and the Move may continue', () => {
  const match = moving('skeletor', { map: TOWERS, figures: { skeletor: 'E13', trap_jaw: 'F12^ S' } });
  match.play('F12^');
  expect(asked(match)).toBe('pushTo');
  expect(match.texts().toSorted()).toEqual(hexesNamed('F11^ G12^ G13^ E12 F13')); // not E13, which is the mover's
  match.play('G13^');
  expect(match.last('pushed')).toEqual({
    kind: 'pushed',
    rule: 'MOB-6.27',
    figure: 'trap_jaw',
    from: 'F12^',
    path: ['G13^'],
    by: 'skeletor',
    as: 'aside',
  });
  expect(match.last('moved')).toMatchObject({ from: 'E13', path: ['F12^'], points: 3 });
  expect(asked(match)).toBe('moveTo');
  expect(match.texts().toSorted()).toEqual(hexesNamed('F12^ F11^ G12^ H11^ H12^')); // two points are left
  match.play('G12^', 'N');
  expect([where(match.table, 'skeletor'), where(match.table, 'trap_jaw'), figure(match.table, 'trap_jaw').facing]).toEqual([
    'G12^',
    'G13^',
    3,
  ]);
});
rule(['MOB-6.67', 'MOB-6.28'], 'climbing onto an enemy that stays adjacent: the Move is over', () => {
  const match = moving('skeletor', { map: TOWERS, figures: { skeletor: 'D12', he_man: 'F12^ N' } });
  match.play('F12^');
  expect(match.last('moved')).toMatchObject({ path: ['E12'], points: 1 }); // on the way
  expect(match.decision().seats).toEqual([0]);
  match.play('G12^');
  expect([asked(match), where(match.table, 'skeletor')]).toEqual(['facing', 'F12^']);
});
rule('MOB-6.67', 'climbing onto an enemy that goes down: the Move may continue', () => {
  const match = moving('skeletor', { map: TOWERS, figures: { skeletor: 'E13', he_man: 'F12^ N' } });
  match.play('F12^', 'F13');
  expect(asked(match)).toBe('moveTo');
});
const BELOW = { skeletor_p: 'D12 west', trap_jaw: 'F12^', he_man: 'G12^' };
rule('MOB-7.106', 'a massive figure pushes everybody aside; each one’s player chooses where', () => {
  const match = moving('skeletor_p', { map: TOWERS, figures: BELOW }).play('F12^ west');
  expect([asked(match), match.decision().seats, match.texts().toSorted()]).toEqual(['pushTo', [1], hexesNamed('F11^ F13')]); // E12 and E13 are the mover's
  match.play('F11^');
  expect([asked(match), match.decision().seats, match.texts().toSorted()]).toEqual(['pushTo', [0], hexesNamed('H11^ H12^')]);
  match.play('H11^');
  expect([where(match.table, 'skeletor_p'), asked(match)]).toEqual(['F12^ west', 'facing']);
  expect(match.texts()).toEqual(['F12^', 'G12^', 'G13^']);
});
rule('MOB-7.106', 'a pushed figure may not take the only hex left for another', () => {
  const match = moving('skeletor_p', { map: TOWERS, figures: { ...BELOW, orko: 'H11^', stratos: 'H12^' } }).play('F12^ west');
  expect([where(match.table, 'trap_jaw'), where(match.table, 'he_man')]).toEqual(['F13', 'F11^']);
});

// ---- toward and charge

rule(['MOB-7.83', 'MOB-8.14'], 'a figure that moves toward another must face it at the end', () => {
  const match = by('orko', { figures: { orko: 'M20 S', he_man: 'M15' } }, (table, ref, one) =>
    moveToward(table, ref, one, id(table, 'he_man')),
  );
  expect(match.texts().toSorted()).toEqual(hexesNamed('M20 M19 M18 M17 M16'));
  expect(match.refuses('N19')).toMatchObject({ rule: 'MOB-7.83', because: 'notToward', figure: 'he_man' });
  match.play('M18');
  expect([figure(match.table, 'orko').facing, match.last('moved')?.as, asked(match)]).toEqual([0, 'toward', 'order']);
});
rule('MOB-8.14', 'the player chooses between two equally good facings', () => {
  const match = procedure({ figures: { man_at_arms: 'Q20 S', skeletor: 'M14' } }, (table, ref) => faceFigure(table, ref, 0, 1));
  expect([asked(match), match.texts()]).toEqual(['faceTie', ['N', 'NW']]);
  expect(match.refuses('S')).toMatchObject({ rule: 'MOB-8.14', because: 'notFacing' });
  match.play('NW');
  expect(figure(match.table, 'man_at_arms').facing).toBe(5);
});
rule(['MOB-7.85', 'MOB-7.86'], 'a charge with a single end needs no choice, and faces the target', () => {
  let engaged: unknown;
  const match = procedure({ figures: { he_man: 'M19 S', skeletor: 'M14' } }, function* (table, ref) {
    engaged = yield* charge(table, ref, 0, 1);
  });
  expect(match.last('moved')).toMatchObject({ as: 'charge', path: ['M18', 'M17', 'M16', 'M15'], points: 4 });
  expect([figure(match.table, 'he_man').facing, engaged]).toEqual([0, true]);
});
rule('MOB-7.86', 'a charge needs enough points; focus does not count', () => {
  const table = battlefield({ figures: { he_man: 'M21 focus', skeletor: 'M14', trap_jaw: 'M19' } });
  expect(whyNotCharge(table, 0, 1)).toMatchObject({ rule: 'MOB-7.86' });
  expect(whyNotCharge(table, 0, 2)).toBeUndefined();
});
rule(['MOB-7.87', 'MOB-7.90'], 'a teleport covers a given number of hexes and ends with any facing; speed does not matter', () => {
  const match = by('orko', { figures: { orko: 'M15 paralysis', skeletor: 'M14' } }, (table, ref, one) => teleport(table, ref, one, 3));
  expect(match.texts()).toHaveLength(36);
  match.play('M13');
  expect([asked(match), match.last('moved')?.as]).toEqual(['facing', 'teleport']);
  expect(match.play('S').last('turned')?.facing).toBe('S');
});
rule('MOB-7.89', 'a jump may end where it began', () => {
  const match = by('stratos', { figures: { stratos: 'M15' }, active: 'stratos' }, (table, ref, one) => jump(table, ref, one, 4)).play(
    'M15',
    'S',
  );
  expect(match.table.frames[0]).toMatchObject({ hasJumped: false, hasMoved: false });
});

// ---- in an interruption

/** He-Man, the first figure, interrupts the second. */
const interrupting = (sketch: Layout): Layout => ({ ...sketch, active: 'he_man', frame: { kind: 'overwatch', against: 1 } });
rule('MOB-7.24', 'an interrupter moves toward the interrupted figure, ends in its sight and faces it', () => {
  const match = moving('he_man', interrupting({ figures: { he_man: 'M20 S', skeletor: 'M15' } }));
  expect(match.texts().toSorted()).toEqual(hexesNamed('M20 M19 M18 M17 M16'));
  match.play('M16');
  expect(figure(match.table, 'he_man').facing).toBe(0);
});
rule('MOB-7.24', 'an interrupter cannot Move if no end of it is in sight, with focus or without', () => {
  const elements = { H4: ['L14 M15 N14 O15', 'K15 J14'] };
  const why = (words: string): unknown =>
    whyNotMove(battlefield(interrupting({ elements, figures: { he_man: `M18 ${words}`, skeletor: 'M13' } })), 0);
  expect(why('paralysis I08')).toMatchObject({ rule: 'MOB-7.24', because: 'noPlaceInSight' });
  expect(why('')).toBeUndefined();
  expect(whyNotMove(battlefield({ elements, figures: { he_man: 'M18 paralysis I08', skeletor: 'M13' } }), 0)).toBeUndefined();
  const focused = moving('he_man', interrupting({ elements, figures: { he_man: 'M18 focus paralysis I08', skeletor: 'M13' } }));
  expect([asked(focused), figure(focused.table, 'he_man').focus]).toEqual(['moveTo', false]); // it can only Move by spending the token
});
rule('MOB-7.24', 'charges, teleports and swaps of an interrupter are bound, too', () => {
  const figures = { he_man: 'M20', skeletor: 'M15', orko: 'M18', stratos: 'C5' };
  const flown = by('he_man', interrupting({ figures }), (table, ref, one) => teleport(table, ref, one, 2));
  expect(flown.texts().toSorted()).toEqual(hexesNamed('M20 M19'));
  const table = battlefield(interrupting({ figures }));
  expect([whyNotSwap(table, 0, 2), whyNotSwap(table, 0, 3)?.rule]).toEqual([undefined, 'MOB-7.24']);
});

// ---- push, pull, swap

const effect = (sketch: Layout, one: Effect, net = 0) =>
  procedure(sketch, (table, ref) =>
    perform(table, ref, { frame: table.frames[0] as Frame, actor: 0, subject: 1, effects: [one], net, why: 'F01' }),
  );
const pushing = (figures: Record<string, string>, hexes: number, more: Layout = {}) => effect({ ...more, figures }, { do: 'push', hexes });
rule(['MOB-7.91', 'MOB-8.16', 'MOB-7.96'], 'EX-38: a push moves a figure two hexes in a straight line without turning it', () => {
  const match = pushing({ he_man: 'M15', skeletor: 'M14 NE' }, 2);
  expect(match.last('pushed')).toEqual({
    kind: 'pushed',
    rule: 'MOB-7.91',
    figure: 'skeletor',
    from: 'M14',
    path: ['M13', 'M12'],
    by: 'he_man',
    as: 'push',
  });
  expect([where(match.table, 'skeletor'), figure(match.table, 'skeletor').facing]).toEqual(['M12', 1]);
});
rule('MOB-8.16', 'the player of the effect chooses between two equally good directions', () => {
  const match = pushing({ he_man: 'M15', skeletor: 'O15' }, 1);
  expect([match.decision().seats, match.texts()]).toEqual([[0], ['NE', 'SE']]);
  expect(match.match.about(0, 0)).toEqual({ path: ['P14'] });
  expect(where(match.play('SE').table, 'skeletor')).toBe('P15');
});
rule(['MOB-8.16', 'MOB-17.3'], 'nobody is asked for a direction if both are blocked', () => {
  const match = pushing({ he_man: 'M15', skeletor: 'O15', trap_jaw: 'P14', mer_man: 'P15' }, 2);
  expect([asked(match), where(match.table, 'skeletor')]).toEqual(['order', 'O15']); // it is over
});
rule(['MOB-7.92', 'MOB-7.93'], 'obstacles, ladders, figures and the edge stop a push; difficult terrain does not', () => {
  const end = (more: Layout, figures: Record<string, string> = {}): string =>
    where(pushing({ he_man: 'M15', skeletor: 'M14', ...figures }, 3, more).table, 'skeletor');
  expect(end({ difficult: 'M13 M12' })).toBe('M11');
  expect(end({ elements: { L2: ['M12 M11'] } })).toBe('M13');
  expect(end({ elements: { LA: ['M13'] } })).toBe('M14');
  expect(end({}, { orko: 'M12' })).toBe('M13');
  expect(where(pushing({ he_man: 'M3', skeletor: 'M2' }, 3).table, 'skeletor')).toBe('M1');
});
rule(['MOB-7.94', 'MOB-7.95'], 'a push off a platform goes down and stops, or stops at the edge', () => {
  const elements = { PL: ['M14 M13 N13'] };
  const end = (more: Layout, others: Record<string, string> = {}): string =>
    where(pushing({ he_man: 'M14^', skeletor: 'M13^', ...others }, 3, more).table, 'skeletor');
  expect(end({ elements })).toBe('M12');
  expect(end({ elements: { ...elements, CO: ['M12'] } })).toBe('M13^');
  expect(end({ elements }, { ram_man: 'M12' })).toBe('M13^'); // he cannot be pushed
  expect(end({ elements: { ...elements, L3: ['L11 M11 N11'], CO: ['L12', 'N12'] } }, { orko: 'M12', mer_man: 'M13' })).toBe('M13^'); // no room
  expect(end({ elements: { PL: ['M14 M13 N13', 'M12 N11 M11'] } })).toBe('M10'); // along two touching platforms, and down from the second
});
rule(['MOB-7.94', 'MOB-7.95', 'MOB-6.27'], 'a figure pushed off a platform onto another descends, and the other makes room', () => {
  const match = pushing({ he_man: 'M14^', skeletor: 'M13^', orko: 'M12' }, 3, { elements: { PL: ['M14 M13 N13'] } });
  expect([asked(match), match.match.pending[0]?.seats, match.texts()]).toEqual(['pushTo', [0], ['M11', 'N11', 'N12', 'M13', 'L12', 'L11']]);
  match.play('N11');
  expect(['skeletor', 'orko'].map((name) => where(match.table, name))).toEqual(['M12', 'N11']);
  expect(match.events('pushed')).toMatchObject([
    { figure: 'orko', path: ['N11'], by: 'skeletor', as: 'aside' },
    { figure: 'skeletor', from: 'M13^', path: ['M12'], by: 'he_man', as: 'push' },
  ]);
});
rule(['MOB-7.117', 'MOB-11.8'], 'massive figures and Ram Man cannot be pushed', () => {
  for (const [id, figures] of [
    ['MOB-7.117', { he_man: 'M15', skeletor_p: 'M14 west' }],
    ['MOB-11.8', { skeletor: 'M15', ram_man: 'M14' }],
  ] as [string, Record<string, string>][]) {
    const table = battlefield({ figures });
    expect(whyNotPush(table, 0, 1, 'push')).toMatchObject({ rule: id });
    expect(pushing(figures, 2).events('pushed')).toEqual([]);
  }
});
rule('MOB-8.16', 'a pull ends beside its source', () => {
  const pulled = (figures: Record<string, string>, hexes: number, more: Layout = {}): string =>
    where(effect({ ...more, figures }, { do: 'pull', most: hexes }, hexes).table, 'he_man');
  expect(pulled({ skeletor: 'M10', he_man: 'M15' }, 3)).toBe('M12');
  expect(pulled({ skeletor: 'M10', he_man: 'M13' }, 3)).toBe('M11');
  expect(pulled({ skeletor: 'M10', he_man: 'M11' }, 3)).toBe('M11');
  expect(pulled({ skeletor: 'M13^', he_man: 'M16' }, 3, { elements: { PL: ['M13 M12 N12'] } })).toBe('M14');
  expect(whyNotPush(battlefield({ figures: { skeletor: 'M10', he_man: 'M11' } }), 0, 1, 'pull')).toMatchObject({ rule: 'MOB-8.16' });
});
rule('MOB-7.98', 'after a swap each figure is in the other’s hex with its own facing', () => {
  const match = procedure({ map: TOWERS, figures: { orko: 'M15 N', he_man: 'G12^ SE' }, active: 'orko' }, (table, ref) =>
    swap(table, ref, 0, 1),
  );
  expect([where(match.table, 'orko'), where(match.table, 'he_man'), figure(match.table, 'he_man').facing]).toEqual(['G12^', 'M15', 2]);
  expect(match.last('swapped')).toMatchObject({ figure: 'orko', with: 'he_man' });
  expect([match.table.standing.filter((one) => one >= 0).length, match.table.frames[0]?.hasMoved]).toEqual([2, true]);
});
rule('MOB-7.118', 'massive figures swap only with bases that lie like theirs', () => {
  const table = battlefield({ figures: { he_man_bc: 'M15 west', skeletor_p: 'C5 west', orko: 'A1', ram_man: 'E1', evil_lyn: 'G1' } });
  expect(whyNotSwap(table, 0, 1)).toBeUndefined();
  expect(whyNotSwap(table, 2, 0)).toMatchObject({ rule: 'MOB-7.118' });
  expect(whyNotSwap(battlefield({ figures: { he_man_bc: 'M15 west', skeletor_p: 'C5 east' } }), 0, 1)).toMatchObject({ rule: 'MOB-7.118' });
  expect(whyNotSwap(table, 4, 3)).toMatchObject({ rule: 'MOB-11.8' }); // an enemy's effect
  expect(whyNotSwap(table, 2, 3)).toBeUndefined();
});
rule('MOB-7.97', 'pushes, pulls and swaps do not trigger overwatch', () => {
  const pushed = pushing({ he_man: 'M15', skeletor: 'M14', stratos: 'M9 S W13 overwatch' }, 1);
  expect([where(pushed.table, 'skeletor'), asked(pushed), figure(pushed.table, 'stratos').overwatch]).toEqual(['M13', 'order', true]);
  const figures = { orko: 'M15', he_man: 'E5', skeletor: 'M9 S W23 overwatch' };
  const swapped = procedure({ figures }, (table, ref) => swap(table, ref, 0, 1));
  expect([asked(swapped), figure(swapped.table, 'skeletor').overwatch]).toEqual(['order', true]); // MOB-6.59
});

// ---- opportunity attacks on the way

rule(['MOB-7.33', 'MOB-6.8'], 'a figure that leaves an enemy is attacked after it chooses a destination; one that stays is not', () => {
  const match = moving('he_man', { figures: { he_man: 'M15', skeletor: 'M14', trap_jaw: 'M12' } }).play('M18');
  expect([asked(match), match.decision().seats, match.texts()]).toEqual(['opportunity', [1], ['skeletor', 'pass']]);
  expect(where(match.table, 'he_man')).toBe('M15');
  match.play('pass', 'N');
  expect(where(match.table, 'he_man')).toBe('M18');
});
rule(['MOB-7.39', 'MOB-7.89'], 'a jump provokes the enemies beside its start, a teleport nobody', () => {
  const sketch = { figures: { stratos: 'M15', skeletor: 'M14', trap_jaw: 'M17' } };
  const jumped = by('stratos', sketch, (table, ref, one) => jump(table, ref, one, 4)).play('M19'); // over Trap Jaw
  expect([asked(jumped), jumped.texts()]).toEqual(['opportunity', ['skeletor', 'pass']]);
  const flown = by('stratos', sketch, (table, ref, one) => teleport(table, ref, one, 4)).play('M19');
  expect(asked(flown)).toBe('facing');
});
rule('MOB-7.99', 'before a swap, enemies engaged with either figure may attack it; one engaged with both may attack each', () => {
  const match = procedure({ figures: { orko: 'M15', he_man: 'N13', skeletor: 'M14', trap_jaw: 'N12' } }, (table, ref) =>
    swap(table, ref, 0, 1),
  );
  expect([asked(match), match.texts()]).toEqual(['opportunity', ['skeletor', 'pass']]);
  match.play('pass');
  expect([asked(match), match.texts()]).toEqual(['opportunity', ['skeletor', 'trap_jaw', 'pass']]);
  match.play('pass');
  expect([where(match.table, 'orko'), where(match.table, 'he_man')]).toEqual(['N13', 'M15']);
});
rule('MOB-7.99', 'two figures that swap do not attack each other', () => {
  const match = procedure({ figures: { orko: 'M15', skeletor: 'M14' } }, (table, ref) => swap(table, ref, 0, 1));
  expect([asked(match), where(match.table, 'orko')]).toEqual(['order', 'M14']);
});
