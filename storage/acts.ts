// The acts of matches, and the saves that carry them over to newer versions of their games.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ActsTable, Database, SavesTable } from './database.ts';
import type { Engine } from './engine.ts';
import { Gathering } from './gathering.ts';
import { type Kinds, statementOn } from './rows.ts';
import type { MatchRow } from './tables.ts';

export type ActRow = Selectable<ActsTable>;
export type SaveRow = Selectable<SavesTable>;

/** An act to store, and the state of the match after it. */
export interface Entry {
  readonly act: ActRow;
  readonly after: Pick<MatchRow, 'inputs' | 'version' | 'state' | 'result' | 'passages' | 'bot_due' | 'changed'>;
  /** Somebody has to let bots decide now. */
  readonly wakesBots?: boolean | undefined;
}
/** `taken`: nothing was stored, because another act has this place or this key, or the match is abandoned. */
export type Kept = 'kept' | 'taken';
/** How a match stands, and the acts that led there. */
export interface Played {
  readonly after: Entry['after'];
  readonly acts: readonly ActRow[];
}
export type Acts = ReturnType<typeof actsIn>;

/** Where an act is: the number of its first input. */
type Place = Pick<ActRow, 'match' | 'n'>;
type After = Entry['after'] & Pick<ActRow, 'match'>;
/** A match and an act of it, if it has any that was asked for. */
type PlayedRow = After & { [column in Exclude<keyof ActRow, 'match'>]: ActRow[column] | null } & { readonly from: number };
const PLACE: Kinds<Place> = { match: 'text', n: 'bigint' };
const ACT: Kinds<ActRow> = { match: 'text', n: 'bigint', person: 'text', key: 'text', said: 'text', at: 'bigint', body: 'text' };
const AFTER: Kinds<After> = {
  match: 'text',
  inputs: 'bigint',
  version: 'bigint',
  state: 'text',
  result: 'text',
  passages: 'text',
  bot_due: 'bigint',
  changed: 'bigint',
};

export function actsIn({ db, change, isShared }: Engine) {
  /** Commits of acts so far: how many, how many acts they stored, and how long they took. */
  const commits = { batches: 0, acts: 0, seconds: 0 };
  const gathering = new Gathering<Entry, Kept>(keepAll);
  const asking = new Gathering<Place, Played | undefined>(playedSince);
  // Locks the matches in the order of their ids, so that no two nodes wait for each other.
  const insertActs = statementOn<ActRow, Place>(
    isShared,
    ACT,
    (rows, columns) => `
      with asked as (${rows}), going_on as (
        select id from matches where id in (select match from asked) and state <> 'abandoned'
        order by id ${isShared ? 'for no key update' : ''}
      )
      insert into acts (${columns})
      select asked.* from asked join going_on on going_on.id = asked.match order by asked.match, asked.n
      on conflict do nothing returning match, n`,
  );
  const updateMatches = statementOn<After>(isShared, AFTER, (rows) => {
    const columns = Object.keys(AFTER).filter((column) => column !== 'match');
    return `update matches set ${columns.map((column) => `${column} = now.${column}`).join(', ')} from (${rows}) as now where id = now.match`;
  });

  const selectPlayed = statementOn<Place, PlayedRow>(isShared, PLACE, (rows) => {
    const after = Object.keys(AFTER).filter((column) => column !== 'match');
    const act = Object.keys(ACT).filter((column) => column !== 'match');
    return `
      select known.match, known.n as "from", ${after.map((column) => `matches.${column}`).join(', ')}, ${act.map((column) => `acts.${column}`).join(', ')}
      from (${rows}) as known join matches on matches.id = known.match
      left join acts on acts.match = known.match and acts.n > known.n order by acts.n`;
  });

  async function playedSince(places: readonly Place[]): Promise<readonly (Played | undefined)[]> {
    const found = Map.groupBy(await selectPlayed(db, places), ({ match, from }) => placeOf({ match, n: from }));
    return places.map((place) => {
      const rows = found.get(placeOf(place)) ?? [];
      const [first] = rows;
      if (!first) return undefined;
      const { inputs, version, state, result, passages, bot_due, changed } = first;
      const acts = rows.flatMap(({ match, n, person, key, said, at, body }) =>
        n === null ? [] : { match, n, person, key, said, at: at ?? 0, body: body ?? '' },
      );
      return { after: { inputs, version, state, result, passages, bot_due, changed }, acts };
    });
  }
  async function keepAll(entries: readonly Entry[]): Promise<readonly Kept[]> {
    const began = performance.now();
    const kept = await change(async (made): Promise<ReadonlySet<Entry>> => {
      const won = await inserted(made.db, entries);
      if (won.length === 0) return new Set();
      const last = [...new Map(won.toSorted(byNumber).map((entry) => [entry.act.match, entry])).values()];
      await updateMatches(
        made.db,
        last.map(({ act: { match }, after }) => ({ ...after, match })),
      );
      for (const { act, after } of last) made.tellPlayed(act.match, after.inputs);
      for (const { act, wakesBots = false } of won) if (wakesBots) made.wakeBots(act.match);
      return new Set(won);
    });
    commits.batches++;
    commits.acts += kept.size;
    commits.seconds += (performance.now() - began) / 1000;
    return entries.map((entry) => (kept.has(entry) ? 'kept' : 'taken'));
  }
  /** Stores the acts whose place and key are free, and returns those. */
  async function inserted(db: Kysely<Database>, entries: readonly Entry[]): Promise<readonly Entry[]> {
    const byPlace = new Map(entries.toReversed().map((entry) => [placeOf(entry.act), entry])); // of two for one place, the first
    const acts = Array.from(byPlace.values(), ({ act }) => act);
    return (await insertActs(db, acts)).flatMap((place) => byPlace.get(placeOf(place)) ?? []);
  }

  return {
    commits,
    /** Resolves once the act is on disk. Concurrent acts share a commit. */
    keep(entry: Entry): Promise<Kept> {
      return gathering.add(entry);
    },
    /** The acts after the first `from` inputs. */
    acts(match: string, from = 0): Promise<ActRow[]> {
      return db.selectFrom('acts').where('match', '=', match).where('n', '>', from).orderBy('n').selectAll().execute();
    },
    /** What was played since the first `from` inputs; nothing if there is no such match. What is asked at the same time is one question. */
    playedSince(match: string, from: number): Promise<Played | undefined> {
      return asking.add({ match, n: from });
    },
    actUnder(match: string, person: string, key: string): Promise<ActRow | undefined> {
      return db
        .selectFrom('acts')
        .where('match', '=', match)
        .where('person', '=', person)
        .where('key', '=', key)
        .selectAll()
        .executeTakeFirst();
    },
    save(match: string): Promise<SaveRow | undefined> {
      return db.selectFrom('saves').where('match', '=', match).selectAll().executeTakeFirst();
    },
    /** Replaces an older save of the match. */
    async putSave(match: string, inputs: number, body: string): Promise<void> {
      await db
        .insertInto('saves')
        .values({ match, inputs, body })
        .onConflict((conflict) =>
          conflict
            .column('match')
            .doUpdateSet((from) => ({ inputs: from.ref('excluded.inputs'), body: from.ref('excluded.body') }))
            .whereRef('saves.inputs', '<=', 'excluded.inputs'),
        )
        .execute();
    },
    /** The matches in which a bot may have to decide, if nothing has happened there since `before`. */
    async waitingForBots(before = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('matches')
        .where('bot_due', '=', sql.lit(1)) // as the index says it
        .where('changed', '<', before)
        .where('state', '=', 'running')
        .orderBy('changed')
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Notes that no bot has to decide, unless more has happened, or more bots and assistants have come, than the caller knows of. */
    async botsRest(match: string, inputs: number, bots: number): Promise<void> {
      await change(async (made) => {
        await made.lock(match);
        await made.db
          .updateTable('matches')
          .set({ bot_due: 0 })
          .where('id', '=', match)
          .where('inputs', '=', inputs)
          .where(
            (from) =>
              from
                .selectFrom('seats')
                .where('match', '=', match)
                .where((of) => of.or([of('bot', 'is not', null), of('assisted', '=', 1)]))
                .select(({ fn }) => fn.countAll().as('bots')),
            '=',
            bots,
          )
          .execute();
      });
    },
  };
}

const byNumber = (one: Entry, other: Entry): number => one.act.n - other.act.n;
const placeOf = ({ match, n }: Place): string => `${n} ${match}`;
