// When the viewer's turn is announced, and what is heard.
import type { GameEvent } from '@tabularium/kernel';
import { actsIn, Show } from '@tabularium/parts/board';
import { SOUNDS, type SoundName } from '@tabularium/parts/shape';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../table/session/session.ts';
import { heard, LISTENING } from '../../table/session/turn.ts';
import { SCORE } from '../../table/sound/score.ts';
import { heardAt, soundsOf } from '../../table/sound/use-sounds.ts';

/** A picture for seat 0: who has to decide, and where the turn is. */
const picture = (due: readonly number[], trail: readonly object[], result?: object): Picture =>
  ({ eye: 0, due, decision: due.includes(0) ? { id: 'd' } : undefined, view: { trail, result } }) as unknown as Picture;
const turn = (round: number, seat: number): readonly object[] => [{ at: 'round', round }, { at: 'turn', seat }, { at: 'orders' }];
const callsIn = (...pictures: readonly Picture[]): readonly (string | undefined)[] => {
  let listening = LISTENING;
  return pictures.map((one) => {
    const { n } = listening;
    listening = heard(listening, one);
    return listening.n > n ? listening.call?.to : undefined;
  });
};

describe('the call', () => {
  test('comes when others have acted, and only then', () => {
    expect(
      callsIn(
        picture([0], turn(1, 0)),
        picture([0], turn(1, 0)),
        picture([1], turn(1, 1)),
        picture([1], turn(1, 1)),
        picture([0], turn(2, 0)),
      ),
    ).toEqual([undefined, undefined, undefined, undefined, 'turn']);
  });
  test('says when it is only a decision in another player’s turn', () => {
    expect(callsIn(picture([0], turn(1, 0)), picture([1], turn(1, 1)), picture([0], turn(1, 1)), picture([0], turn(1, 1)))).toEqual([
      undefined,
      undefined,
      'decision',
      undefined,
    ]);
  });
  test('comes with each new turn of somebody who plays alone', () => {
    expect(callsIn(picture([0], turn(1, 0)), picture([0], turn(1, 0)), picture([0], turn(2, 0)))).toEqual([undefined, undefined, 'turn']);
  });
  test('falls silent at the end', () => {
    const called = heard(heard(LISTENING, picture([1], turn(1, 1))), picture([0], turn(2, 0)));
    expect(called.call).toEqual({ n: 1, to: 'turn' });
    expect(heard(called, picture([], [], { winners: [0] })).call).toBeUndefined();
  });
});

describe('what is heard', () => {
  const event = (kind: string): GameEvent => ({ kind, rule: 'TOY-1' });
  const sound = ({ kind }: GameEvent): SoundName | undefined => SOUNDS.find((name) => name === kind);
  const news = ['said', 'step', 'coin', 'dice', 'blow', 'fall'].map(event);
  const show = new Show();
  show.divide((some) => actsIn(some as readonly GameEvent[], 10, ({ kind }) => (kind === 'step' || kind === 'dice' ? 1 : undefined)));
  const at = (now: number, isStill = false): readonly string[] => heardAt(news, show, now, isStill).map(({ kind }) => kind);

  test('each event is heard with the act in which it is shown', () => {
    expect([at(0), at(1), at(2)]).toEqual([
      ['said', 'step'],
      ['coin', 'dice'],
      ['blow', 'fall'],
    ]);
  });
  test('everything sounds without animation, nothing when the show is skipped', () => {
    expect(at(0, true)).toEqual(news.map(({ kind }) => kind));
    expect(at(Number.POSITIVE_INFINITY)).toEqual([]);
  });
  test('each sound once, and never many at once', () => {
    expect(soundsOf([...news, ...news], sound)).toEqual(['step', 'coin', 'dice']);
    expect(soundsOf(news, undefined)).toEqual([]);
  });
  test('every sound is short, neither silent nor loud, and glides between audible pitches', () => {
    expect(Object.keys(SCORE).sort()).toEqual([...SOUNDS].sort());
    for (const [name, parts] of Object.entries(SCORE)) {
      expect(parts.length, name).toBeGreaterThan(0);
      for (const { at: from, lasts, loud, pitch, to = pitch, rise = 0 } of parts) {
        expect(from + lasts, name).toBeLessThan(2);
        expect(rise, name).toBeLessThan(lasts);
        expect(loud, name).toBeGreaterThan(0);
        expect(loud, name).toBeLessThanOrEqual(0.8);
        for (const hertz of [pitch, to]) expect(hertz > 40 && hertz < 12_000, name).toBe(true);
      }
    }
  });
});
