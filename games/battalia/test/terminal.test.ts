// The board in a terminal shows the whole view in both languages, and no line is too long.

import { type Eye, FastDice, Match, type Pick, randomPick } from '@tabularium/kernel';
import { playOn } from '@tabularium/kernel/testing';
import type { Language, Sighted } from '@tabularium/parts/shape';
import { drawer, expectRoomForNames, expectSound, NAMES, plainly } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { battalia } from '../rules/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView, SpaceView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { midBattle, midGame } from './support/mid-game.ts';
import { type Position, position } from './support/position.ts';

type Sight = Sighted<BattaliaKit, BattaliaView>;

const MESSAGES = { en, it };
const draw = drawer<BattaliaKit, BattaliaView>(terminal, MESSAGES);
const sightOf = (match: Match<BattaliaKit> | Position, eye: Eye): Sight => match.view(eye) as Sight;

// ---- reading a drawing

const CARD = { width: 9, height: 3 };
/** The three lines of a space. */
function cardOf(drawing: string, { spaces }: BattaliaView, { at }: SpaceView): string[] {
  const inPlay = spaces.filter(({ kind }) => kind !== 'outOfPlay');
  const place = (part: (name: string) => string): number => [...new Set(inPlay.map((space) => part(space.at)))].sort().indexOf(part(at));
  const x = 1 + place((name) => name.charAt(0)) * CARD.width;
  const y = 2 + place((name) => name.slice(1)) * CARD.height;
  const lines = drawing.split('\n').slice(y, y + CARD.height);
  return lines.map((text) => text.slice(x, x + CARD.width));
}
/** What is missing on the map. */
function missing(drawing: string, view: BattaliaView, language: Language): string[] {
  const t = plainly(MESSAGES[language], language);
  const markOf = (seat: number): string => t(`board.mark.${view.players[seat]?.faction}`);
  return view.spaces.flatMap((space) => {
    if (space.kind === 'outOfPlay') return [];
    const [top = '', middle = '', low = ''] = cardOf(drawing, view, space);
    const signs = `${top}${middle}${low}`.replaceAll(' ', '');
    const wrong: string[] = [];
    if (space.kind === 'city' && space.owner !== null && !new RegExp(`${markOf(space.owner)}.${space.level}`).test(middle))
      wrong.push('owner and level');
    if (space.guard > 0 && !middle.includes(String(space.guard))) wrong.push('guard');
    if (space.kind === 'impassable' && !signs.startsWith('░░░')) wrong.push('impassable');
    if (space.exits.includes('N') && !/[║╨]/.test(top.charAt(4))) wrong.push('road north');
    if (space.exits.includes('S') && !/[║╥]/.test(low.charAt(4))) wrong.push('road south');
    if (space.exits.includes('W') && !/[═►»]/.test(middle.charAt(0))) wrong.push('road west');
    if (space.exits.includes('E') && !/[═◄«]/.test(middle.charAt(8))) wrong.push('road east');
    for (const seat of new Set(space.heroes)) {
      const count = space.heroes.filter((hero) => hero === seat).length;
      const figures = signs.split(`♞${markOf(seat)}`).length - 1;
      if (figures !== count && !signs.includes(`${count}${markOf(seat)}`)) wrong.push(`heroes of ${seat}`);
    }
    return wrong.map((what) => `${space.at}: ${what}`);
  });
}

// ---- random matches

/** Drawing takes longer than playing, so only one decision in this many is drawn. */
const EVERY = 17;
/** Preferred, because they are rare in a random match. */
const RARE = new Set(['attack', 'annex', 'hero', 'step', 'ride', 'city', 'upgrade', 'pitch', 'amulet']);
/** Calls back at every decision, and at the end. */
function playOut(mode: string, seats: number, seen: (match: Match<BattaliaKit>, n: number) => void): void {
  const dice = new FastDice(seats);
  const match = Match.lean(battalia, { mode, seats, options: mode === 'exiles' ? {} : { startHeroes: 1 } }, dice);
  const pick = (open: (typeof match.open)[number]): Pick => {
    const options = match.optionsOf(open) as readonly { readonly do?: string }[];
    const rare = options.findIndex((option) => RARE.has(option.do ?? ''));
    return rare >= 0 && dice.below(2) === 0 ? rare : randomPick(open, options.length, dice);
  };
  playOn(match, Number.POSITIVE_INFINITY, pick, (n) => seen(match, n));
}

describe.each(battalia.setup.modes.map(({ id }) => id))('random matches of %s', (mode) => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    const shown = new Set<string>();
    playOut(mode, seats, (match, n) => {
      const isDue = n % EVERY === 0 || match.result !== undefined || (match.table.building !== null && n % 3 === 0);
      if (!isDue) return;
      const language = n % 2 === 0 ? 'en' : 'it';
      const sight = sightOf(match, n % 5 === 4 ? 'public' : n % seats);
      expectSound(draw, sight, { language, leftovers: /board\.|term\./ }, (drawing) =>
        expect(missing(drawing, sight.table, language)).toEqual([]),
      );
      if (sight.table.building !== null) shown.add('building');
      if (sight.table.spaces.some(({ heroes }) => heroes.length > 0)) shown.add('heroes');
      if (sight.result !== undefined) shown.add('result');
    });
    expect([...shown].sort()).toEqual(['building', 'heroes', 'result']);
  });
});

// ---- fixed positions

test('a battle in the middle of a match, seen by its defender', async () => {
  const match = midBattle();
  await expect(`${draw(sightOf(match, 0))}\n`).toMatchFileSnapshot('golden/battle.txt');
});

test('the same position before the battle, in Italian on a narrow terminal', async () => {
  await expect(`${draw(sightOf(midGame(), 1), { language: 'it', width: 80 })}\n`).toMatchFileSnapshot('golden/narrow.txt');
});

test('names of any length and script fit the width', () => {
  expectRoomForNames(draw, sightOf(midBattle(), 0));
});

test('eight heroes find room on the ruins', () => {
  const players = NAMES.map(() => ({ heroes: ['d4', 'd4'] }));
  const sight = sightOf(position({ mode: 'exiles', seats: 4, players }), 0);
  expect(missing(draw(sight), sight.table, 'en')).toEqual([]);
});

test('the spaces that a player can choose are marked', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }] }).play('road simple', 'straight');
  const sight = sightOf(match, 0);
  const [decision] = sight.decisions;
  if (decision?.ask !== 'buildAt') throw new Error('no space is chosen');
  const isTarget = (at: string): boolean => decision.options.some((option) => option.at === at);
  for (const space of sight.table.spaces.filter(({ kind }) => kind !== 'outOfPlay'))
    expect(cardOf(draw(sight), sight.table, space)[1]?.includes('►')).toBe(isTarget(space.at));
});

test.each(['en', 'it'] as const)('words for what seldom happens: %s', (language) => {
  const t = plainly(MESSAGES[language], language);
  const keys = {
    board: [
      'battle.city',
      'battle.hero',
      'battle.neutral',
      'battle.guardians',
      'phase.factions',
      'phase.cities',
      'phase.extra',
      'players.gone',
    ],
    term: ['cityLevel', 'neutralCity', 'guardians', 'terrain', 'heroBonus'],
    result: ['level4Target', 'vpTarget', 'boardFull', 'weeksOver', 'quietDays', 'lastDay', 'othersLeft'],
  };
  for (const [part, names] of Object.entries(keys)) for (const name of names) expect(t(`${part}.${name}`, { at: 'd4' })).not.toBe('');
});

test('what others hide stays hidden', () => {
  const match = midGame();
  expect(draw(sightOf(match, 1))).toContain(en.board.own.hand);
  expect(draw(sightOf(match, 'public'))).not.toContain(en.board.own.hand);
});
