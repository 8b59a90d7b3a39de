// The same match again: from the same answers, from a save, from the record.
import { type Dice, type Kit, Match, parseRecord, parseSave, Refusal, type Save, sealed, verifyRecord } from '../../index.ts';
import { type Photo, photo, same } from '../photo.ts';
import { eyesOf } from '../told.ts';
import { make, type Playout, reloaded, ride } from './playout.ts';

/** The same seed and the same answers make the same match: tables, views, events. */
export function isDeterministic<K extends Kit>(played: Playout<K>): void {
  const photos: Photo[] = [];
  const first = ride(played, ({ match, sampled }) => {
    if (sampled) photos.push(photo(match));
  });
  const second = ride(played, ({ match, sampled }) => {
    if (sampled) same(photo(match), photos.shift(), 'the same answers made another match');
  });
  same(photo(second), photo(first), 'the same answers made another last table');
  for (const eye of eyesOf(first)) same(second.events(eye), first.events(eye), `the same answers told ${eye} something else`);
  same(second.record(), first.record(), 'the same answers made another record');
}

const TOGETHER_FOR = 8;

/** A match loaded from the text of its save equals the saved one, and continues equally. */
export function survivesSaving<K extends Kit>(played: Playout<K>): void {
  const companions: { readonly match: Match<K>; moves: number }[] = [];
  ride(
    played,
    (stop) => {
      if (!stop.sampled) return;
      const save = stop.match.save();
      if (Object.hasOwn(save.table, 'content')) throw new Error('the content is in the save');
      const { match } = reloaded(stop, played);
      same(photo(match), photo(stop.match), 'a loaded match differs from the saved one');
      companions.push({ match, moves: TOGETHER_FOR });
    },
    ({ match, move }) => {
      const truth = companions.length > 0 ? photo(match) : undefined;
      for (const companion of companions) {
        make(companion.match, move);
        same(photo(companion.match), truth, `a match loaded ${TOGETHER_FOR - companion.moves + 1} decisions ago went another way`);
        for (const eye of eyesOf(match)) {
          const own = companion.match.events(eye);
          same(own, match.events(eye, own[0]?.n ?? match.view(eye).events), `a loaded match told ${eye} something else`);
        }
        companion.moves--;
      }
      while (companions[0]?.moves === 0) companions.shift();
    },
  );
}

const DAMAGES: readonly unknown[] = [null, -1, 1e9, 0.5, 'x', '', true, [], {}, [null], undefined];

/** A save that was damaged and sealed again is either refused with a sentence or can be played on. */
export function refusesDamage<K extends Kit>(played: Playout<K>): void {
  ride(played, ({ match, game, sampled, dice }) => {
    if (!sampled) return;
    for (let i = 0; i < DAMAGES.length; i++) {
      const { seal: _seal, ...save } = JSON.parse(JSON.stringify(match.save())) as Save;
      const path = damaged(save, DAMAGES[i], dice);
      try {
        const again = Match.load(game, parseSave(JSON.stringify(sealed(save))), { content: played.content, isForeign: true });
        for (const eye of eyesOf(again)) again.view(eye);
      } catch (error) {
        if (!(error instanceof Refusal))
          throw new Error(`a save with ${JSON.stringify(DAMAGES[i])} at ${path} made an error: ${String(error)}`, { cause: error });
      }
    }
  });
}
/** Puts a value somewhere into a save, and returns where. */
function damaged(save: object, value: unknown, dice: Dice): string {
  let part = save as Record<string, unknown>;
  const path: string[] = [];
  for (;;) {
    const keys = Object.keys(part);
    const key = keys[dice.below(keys.length)] as string;
    const inner = part[key];
    path.push(key);
    const isDeeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && dice.below(6) > 0;
    if (isDeeper) part = inner as Record<string, unknown>;
    else {
      part[key] = value;
      return path.join('.');
    }
  }
}

/** The record, read from its text, can be verified and makes the same match. */
export function isReplayable<K extends Kit>(played: Playout<K>): void {
  verifies(
    played,
    ride(played, () => undefined),
  );
}
export function verifies<K extends Kit>({ game }: Playout<K>, match: Match<K>): void {
  const again = verifyRecord(game, parseRecord(JSON.stringify(match.record())));
  same(photo(again), photo(match), 'the replayed match differs');
  for (const eye of eyesOf(match)) same(again.events(eye), match.events(eye), `the replayed match told ${eye} something else`);
}
