// What views show beyond the table itself: values with their reasons, forecasts, and what can be known about cards.
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { position, type Sketch, seen, seenFigure } from './support/position.ts';

test('players’ own content is shown, the printed content is not', () => {
  const items = content.items.map((item) => (item.id === 'I12' ? { ...item, id: 'OWN' } : item));
  const own = seen(position({ content: { ...content, items: [...content.items, ...items] } })).own;
  expect([own?.items.map(({ id }) => id), own?.fate]).toEqual([['OWN'], []]);
  expect(seen(position({ map: 'broken_gate' })).own).toBeNull();
});

describe('the battlefield', () => {
  test('elements with their portions, difficult hexes and zones', () => {
    const { map } = seen(position({ map: 'grayskull_ruins' }));
    expect(map.elements).toContainEqual({ kind: 'X3', hexes: ['E8', 'F7', 'G7'], portions: ['high', 'window', 'high'] });
    expect(map.elements).toHaveLength(6 + 4 + 2 + 2 + 2 + 4 + 4);
    expect(map.difficult).toHaveLength(24);
    expect(map.zones.north).toHaveLength(25 * 6);
    expect([map.zones.south.includes('B24'), map.zones.south.includes('A24')]).toEqual([true, false]);
  });
  test('the map is the same object in every view', () => {
    const match = position({ map: 'broken_gate' });
    expect(seen(match, 0).map).toBe(seen(match, 1).map);
  });
  test('markers show the enemies they affect: those within the radius and in sight', () => {
    const match = position({
      active: 'skeletor',
      figures: { he_man: 'M18', stratos: 'K14', orko: 'O15', skeletor: 'M16' },
      elements: { H3: ['N14 N15 N16'] },
      markers: [{ seat: 1, at: 'M15', radius: 2 }],
    });
    expect(seen(match).markers).toEqual([{ seat: 1, at: 'M15', radius: 2, affects: ['he_man', 'stratos'] }]);
    expect(['he_man', 'orko'].map((name) => seenFigure(match, name).onDifficult)).toEqual([true, false]);
  });
});

describe('a figure', () => {
  test('statistics and speeds as printed, as they are now, and why', () => {
    const match = position({ active: 'man_at_arms', figures: { man_at_arms: 'M15 W12 I08 I02 I22 rapidity' } });
    const { stats, speed } = seenFigure(match, 'man_at_arms');
    expect(stats.toughness).toEqual({
      printed: 4,
      now: 6,
      parts: [
        { reason: 'I08', value: 1 },
        { reason: 'I02', value: 1 },
      ],
    });
    expect(stats.mind).toEqual({ printed: 3, now: 3, parts: [] });
    expect(speed[0]).toEqual({
      printed: 5,
      now: 7,
      parts: [
        { reason: 'I08', value: -1 },
        { reason: 'I22', value: 1 },
        { reason: 'rapidity', value: 2 },
      ],
    });
    expect(speed[1]).toMatchObject({ printed: 7, now: 9 });
  });
  test('weapons with their range in its hands; fists without a melee weapon', () => {
    const match = position({ figures: { tri_klops: 'M15 W14 I14', he_man: 'M20 W01' } });
    expect(seenFigure(match, 'tri_klops').weapons).toEqual([
      { weapon: 'W14', type: 'ranged', range: 12 },
      { weapon: 'fists', type: 'melee', range: 0 },
    ]);
    expect(seenFigure(match, 'he_man').weapons.map(({ weapon }) => weapon)).toEqual(['W01']);
  });
  test('what it is worth to the enemy: itself and its equipment, used or not', () => {
    const match = position({ figures: { he_man: 'M15 W01 I01 I16 used=I16' } });
    expect(seenFigure(match, 'he_man')).toMatchObject({ cost: 23, points: 23 + 3 + 5 + 3 });
    expect(seenFigure(match, 'he_man').items).toEqual([
      { item: 'I01', used: false },
      { item: 'I16', used: true },
    ]);
  });
  test('the enemies it is engaged with, and where its base lies', () => {
    const match = position({ figures: { he_man_bc: 'M15 west N14', skeletor: 'M14', mer_man: 'M12' } });
    expect(seenFigure(match, 'he_man_bc')).toMatchObject({ hexes: ['M15', 'N14', 'N15'], facing: 'N14', engaged: ['skeletor'] });
    expect(seenFigure(match, 'mer_man').engaged).toEqual([]);
  });
  test('abilities with their costs, and what was used in this activation', () => {
    const match = position({ figures: { he_man: 'M15 I01 prevented' }, active: 'he_man', ap: 2, frame: { used: ['A02'] } });
    expect(seenFigure(match, 'he_man')).toMatchObject({
      ap: 2,
      abilities: [
        { ability: 'A01', kind: 'passive', ap: 0, mana: 0, used: false },
        { ability: 'A02', kind: 'active', ap: 1, mana: 2, used: true },
      ],
      items: [{ item: 'I01', used: true }],
    });
  });
  test('the last figure of the previous round cannot be the first, unless it is alone', () => {
    const barred = (sketch: Sketch) => seenFigure(position({ round: 2, lastBefore: ['he_man'], ...sketch }), 'he_man').barred;
    expect(barred({ figures: { he_man: 'M15', orko: 'M16' } })).toBe(true);
    expect(barred({ figures: { he_man: 'M15', orko: 'M16' }, last: ['orko'] })).toBe(false);
    expect(barred({ figures: { he_man: 'M15', orko: 'out' } })).toBe(false);
  });
});

describe('an activation', () => {
  test('the cost of every action, and the progress of its missions', () => {
    const match = position({
      figures: { he_man: 'M15 W01', skeletor: 'M14', mer_man: 'N14' },
      active: 'he_man',
      ap: 1,
      frame: {
        paid: { focus: 1, move: 0, overwatch: 0, melee: 2, ranged: 0, spell: 0 },
        missions: [
          { card: 'GM1', done: false, inflicted: [{ figure: 1, wounds: 2 }] },
          { card: 'G05', done: false, inflicted: [{ figure: 1, wounds: 2 }] },
          { card: 'G04', done: true, inflicted: [] },
        ],
      },
    });
    const [frame] = seen(match).frames;
    expect(frame).toMatchObject({ kind: 'activation', figure: 'he_man', against: null, seat: 0, ap: 1 });
    expect(frame?.costs).toEqual({ focus: 2, move: 1, overwatch: 1, melee: 3, ranged: 1, spell: 1 });
    expect(frame?.missions).toEqual([
      { card: 'GM1', points: 20, done: false, progress: { have: 2, need: 3 } },
      { card: 'G05', points: 15, done: false, progress: { have: 1, need: 2 } },
      { card: 'G04', points: 10, done: true, progress: null },
    ]);
  });
});

describe('objective tokens', () => {
  const claims = (sketch: Sketch, at: string) =>
    seen(position({ map: 'grayskull_ruins', ...sketch }))
      .objectives.find((token) => token.at === at)
      ?.claims.map(({ by, whyNot }) => whyNot?.because ?? by.join(' '));
  test('the figures that would claim them if the round ended now', () => {
    expect(claims({ figures: { stratos: 'E15', orko: 'F14', skeletor: 'M14' } }, 'E14')).toEqual(['stratos orko', 'nobodyNear']);
  });
  test('no claim with an enemy beside the token, nor by an engaged figure', () => {
    expect(claims({ figures: { stratos: 'E15', skeletor: 'E13' } }, 'E14')).toEqual(['contested', 'contested']);
    expect(claims({ figures: { stratos: 'E15', skeletor: 'E16' } }, 'E14')).toEqual(['claimantEngaged', 'nobodyNear']);
  });
  test('no claim in a player’s own deployment zone', () => {
    expect(claims({ figures: { stratos: 'M26', skeletor: 'M5' } }, 'M27')).toEqual(['ownZone', 'nobodyNear']);
    expect(claims({ figures: { stratos: 'M5', skeletor: 'A1' } }, 'M4')).toEqual(['stratos', 'ownZone']);
  });
  test('no claim on a token that is already claimed', () => {
    const match = position({ map: 'grayskull_ruins', figures: { stratos: 'E15' }, claimed: { E14: 0 } });
    expect(seen(match).objectives.find(({ at }) => at === 'E14')).toMatchObject({ owner: 0, claims: [] });
  });
  test('the reason names the enemy in the way', () => {
    const match = position({ map: 'grayskull_ruins', figures: { stratos: 'E15', skeletor: 'E13' } });
    const [, theirs] = seen(match).objectives[0]?.claims ?? [];
    expect(theirs?.whyNot).toEqual({ rule: 'MOB-4.36', because: 'contested', what: 'E14', enemy: 'stratos' });
  });
});

describe('the forecast', () => {
  test('points now, and with the claims of this round', () => {
    const match = position({ map: 'grayskull_ruins', figures: { stratos: 'E15', skeletor: 'C2' }, points: [24, 20] });
    expect(seen(match).forecast).toEqual({
      sides: [
        { seat: 0, now: 24, atRoundEnd: 44, claims: ['E14'], knockOuts: [], lead: 24 },
        { seat: 1, now: 20, atRoundEnd: 20, claims: [], knockOuts: [], lead: -24 },
      ],
      needed: 20,
      leader: 0,
    });
  });
  test('a lead of 19 does not win', () => {
    expect(seen(position({ figures: { stratos: 'E15', skeletor: 'C2' }, points: [39, 20] })).forecast.leader).toBeNull();
  });
  test('figures that fall to a curse count, after regeneration has healed', () => {
    const falls = (words: string) =>
      seen(position({ active: 'skeletor', figures: { stratos: `E15 ${words}`, he_man: 'C2', orko: 'C3', skeletor: 'C9' } })).forecast;
    expect(falls('W13 wounds=4 curse').sides[1]).toMatchObject({ atRoundEnd: 24, knockOuts: ['stratos'] });
    expect(falls('W13 wounds=4 curse regeneration').sides[1]).toMatchObject({ atRoundEnd: 0, knockOuts: [] });
    expect(falls('W13 wounds=3 curse').sides[1]).toMatchObject({ knockOuts: [] });
  });
  test('the only army left standing leads, whatever the points', () => {
    const { leader } = seen(position({ figures: { stratos: 'E15 wounds=4 curse', skeletor: 'C9' }, points: [100, 0] })).forecast;
    expect(leader).toBe(1);
  });
});

describe('cards', () => {
  test('players know what is left in their own deck, and what a card of it is worth on average', () => {
    const match = position({ hands: ['FM01 FM02 GM1'], decks: ['FM03 FM05 FM03'] });
    expect(seen(match, 0).players[0]).toMatchObject({
      fate: { count: 2, cards: ['FM01', 'FM02'] },
      glory: { count: 1, cards: ['GM1'] },
      deck: {
        count: 3,
        unseen: {
          in: 'deck',
          cards: [
            { card: 'FM03', count: 2 },
            { card: 'FM05', count: 1 },
          ],
          average: { initiative: 16 / 3, ap: 7 / 3, mana: 0 },
        },
      },
    });
  });
});

test('a layout distinguishes hexes from cards with the same name', () => {
  const match = position({ figures: { tri_klops: 'W14 N W14 I14', he_man_bc: 'I15 west J15 W01' } });
  expect(seenFigure(match, 'tri_klops')).toMatchObject({ at: 'W14', weapons: [{ weapon: 'W14' }, {}], items: [{ item: 'I14' }] });
  expect(seenFigure(match, 'he_man_bc')).toMatchObject({ hexes: ['I15', 'J14', 'J15'], facing: 'J15', weapons: [{ weapon: 'W01' }] });
});
