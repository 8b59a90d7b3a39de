// The same again: from the same answers, from a save, from the record.
import { type Kit, type Match, parseRecord, verifyRecord } from '../../index.ts';
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

/** A match that is loaded from the text of its save is equal to the one that was saved, and goes on equally. */
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

/** The record, as text, is verified and makes the same match. */
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
