// The first lesson: twelve steps. The first round of the first game, with a look at a watchtower in between.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattlegroundKit } from '../table/table.ts';
import { scenes } from './layouts.ts';

export const lesson: Lesson<BattlegroundKit> = {
  seat: 0,
  scenes,
  steps: [
    {
      id: 'select',
      scene: 'start',
      parts: [
        { say: 'welcome' },
        { say: 'card', expect: ['FM05'], hint: 'quick', auto: ['FE03'] },
        { say: 'tie', expect: ['man_at_arms'], hint: 'cannon' },
      ],
    },
    {
      id: 'activate',
      scene: 'start',
      parts: [
        { say: 'bonus', expect: ['mana'], hint: 'noTeam' },
        { say: 'focus', expect: ['focus'], hint: 'aim' },
        { say: 'again', look: 'focus' },
      ],
    },
    {
      id: 'shoot',
      scene: 'start',
      parts: [
        { say: 'attack', expect: ['attack W12'], hint: 'cannon' },
        { say: 'target', expect: ['skeletor'], hint: 'open' },
      ],
    },
    {
      id: 'dice',
      scene: 'start',
      parts: [{ say: 'free', expect: ['die 2'], hint: 'one' }, { say: 'mana', expect: ['die 4'], hint: 'two' }, { say: 'result' }],
    },
    {
      id: 'watch',
      scene: 'start',
      parts: [
        { say: 'token', expect: ['overwatch'], hint: 'last', auto: ['skeletor', 'mana', 'move', 'M14', 'S'] },
        { say: 'interrupt', expect: ['attack W12'], hint: 'fire' },
        { say: 'face', expect: 'any' },
        { say: 'reroll', expect: ['die 2', 'die 3', 'die 4'], hint: 'failed', auto: ['none'] },
        { say: 'end', expect: ['pass'], hint: 'keep', auto: ['attack W23', 'he_man', '0 more mana', 'die 4', 'pass'] },
        { say: 'safe' },
      ],
    },
    {
      id: 'leave',
      scene: 'tower',
      parts: [
        { say: 'scene', look: 'attack W12' },
        { say: 'move', expect: ['move'], hint: 'away' },
        { say: 'where', expect: ['G12^'], hint: 'up', auto: ['mer_man', 'attack W03'] },
        { say: 'defend', expect: ['die 3', 'die 4'], hint: 'failed' },
        { say: 'face', expect: ['SE'], hint: 'front' },
      ],
    },
    {
      id: 'behind',
      scene: 'tower',
      parts: [
        { say: 'attack', expect: ['attack W12'], hint: 'cannon' },
        { say: 'target', expect: ['skeletor'], hint: 'back' },
        { say: 'price', look: 'attack W12' },
      ],
    },
    {
      id: 'charge',
      scene: 'later',
      parts: [
        { say: 'card', expect: ['FM10'], hint: 'fast', auto: ['FE09', 'trap_jaw', 'mana', 'move', 'I14', 'SE', 'pass'] },
        { say: 'who', expect: ['he_man'], hint: 'sword' },
        { say: 'bonus', expect: ['ability'], hint: 'run' },
      ],
    },
    {
      id: 'power',
      scene: 'later',
      parts: [
        { say: 'stopped', expect: ['play FM08'], hint: 'swift' },
        { say: 'mana', expect: ['mana'], hint: 'two' },
        { say: 'ability', expect: ['ability A02'], hint: 'now' },
        { say: 'glory', expect: ['play GM1'], hint: 'before' },
        { say: 'mission', expect: ['mission'], hint: 'dare' },
      ],
    },
    {
      id: 'melee',
      scene: 'later',
      parts: [
        { say: 'attack', expect: ['attack W01'], hint: 'strike' },
        { say: 'free', expect: ['die 5'], hint: 'one' },
        { say: 'end', expect: ['pass'], hint: 'done' },
      ],
    },
    {
      id: 'fly',
      scene: 'later',
      parts: [
        {
          say: 'card',
          expect: ['FM06'],
          hint: 'drill',
          auto: ['FE06', 'mana', 'move', 'N14', 'SW', 'attack W03', 'die 1 + die 4', 'pass'],
        },
        { say: 'bonus', expect: ['ability'], hint: 'focus' },
        { say: 'move', expect: ['move'], hint: 'far' },
        { say: 'spend', expect: ['spend'], hint: 'ten' },
        { say: 'jump', expect: ['jump'], hint: 'wings' },
        { say: 'where', expect: ['E15'], hint: 'dry' },
        { say: 'face', expect: ['NE'], hint: 'enemy' },
        { say: 'watch', expect: ['overwatch'], hint: 'guard' },
      ],
    },
    {
      id: 'points',
      scene: 'later',
      parts: [
        { say: 'claim', expect: ['E14'], hint: 'take' },
        { say: 'discard', expect: ['FM04'], hint: 'healthy', auto: ['none'] },
        { say: 'margin' },
        { say: 'done' },
      ],
    },
  ],
  hintsWhile: { at: 'round' },
};
