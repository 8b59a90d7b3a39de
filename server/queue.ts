// Bots' turns as jobs on PostgreSQL: one is added in the transaction of the move after which bots have to decide, and any node or worker takes it.
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresOptions } from '@tabularium/storage';
import { Logger, makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import type { Log } from './log.ts';

const TASK = 'bots';
/** How often to look for jobs whose time has come, in milliseconds. New ones that are due at once announce themselves. */
const POLL_EVERY = 500;
/** How long to wait before working again after a failure, in milliseconds. */
const AGAIN = 1000;
/** By default it does not wait for its own statements, and if one fails, the process ends. In batches it does. */
const AWAITED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/** A worker listens on one connection, and takes and returns jobs on others. */
const CONNECTIONS = 3;

export interface QueueOptions {
  readonly url: string;
  /** How long bots wait after a move, which may still be undone, in milliseconds. */
  readonly pause: number;
}
export interface Working {
  /** Lets bots play in a match until a person has to decide. */
  readonly play: (match: string) => Promise<void>;
  /** How many matches at a time. */
  readonly concurrency: number;
  readonly log: Log;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #utils: WorkerUtils;
  readonly #over = new AbortController();
  #runner: Runner | undefined;
  #working: Promise<void> | undefined;

  private constructor(options: QueueOptions, utils: WorkerUtils) {
    this.#options = options;
    this.#utils = utils;
  }
  /** Resolves once jobs can be added. */
  static async open(options: QueueOptions): Promise<Queue> {
    const utils = await makeWorkerUtils({ connectionString: options.url, maxPoolSize: 1, logger: silent });
    try {
      await utils.migrate();
    } catch (error) {
      await utils.release();
      throw error;
    }
    return new Queue(options, utils);
  }
  /** Adds a job per match. One that has not begun is put off: somebody has moved again. */
  readonly onBotsDue: NonNullable<PostgresOptions['onBotsDue']> = async (statement, matches) => {
    await statement(
      `select graphile_worker.add_job('${TASK}', json_build_object('match', due.id), job_key => due.id, run_at => now() + $2 * interval '1 millisecond')
       from unnest($1::text[]) as due (id)`,
      [matches, this.#options.pause],
    );
  };
  /** Adds jobs for matches that seem to be forgotten: whoever dies with a job keeps it for hours. Those that are about to be played have one. */
  async addAgain(matches: readonly string[]): Promise<void> {
    await this.#utils.withPgClient((client) =>
      client.query(
        `select graphile_worker.add_job('${TASK}', json_build_object('match', lost.id), job_key => lost.id)
         from unnest($1::text[]) as lost (id)
         where not exists (
           select from graphile_worker.jobs
           where jobs.key = lost.id and locked_at is null and run_at <= now() and attempts < max_attempts
         )`,
        [matches],
      ),
    );
  }
  /** Works until it is closed, whatever happens to the database. */
  work(working: Working): void {
    this.#working ??= this.#workOn(working);
  }
  /** Jobs that have begun are given back; their bots must have been stopped. */
  async close(): Promise<void> {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    await this.#runner?.stop().catch(() => undefined); // it has stopped by itself
    await this.#working;
    await this.#utils.release();
  }

  async #workOn({ play, concurrency, log }: Working): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      try {
        this.#runner = await run({
          connectionString: this.#options.url,
          maxPoolSize: CONNECTIONS,
          concurrency,
          pollInterval: POLL_EVERY,
          noHandleSignals: true,
          parsedCronItems: [],
          preset: AWAITED,
          logger: loggerTo(log, signal),
          taskList: { [TASK]: (payload) => play((payload as { readonly match: string }).match) },
        });
        if (signal.aborted) await this.#runner.stop();
        await this.#runner.promise;
      } catch (error) {
        log.warn(`jobs: ${String(error)}`);
      }
      await pause(AGAIN, undefined, { signal }).catch(() => undefined); // the end
    }
  }
}

const silent = new Logger(() => () => undefined);
/** What it says of jobs that are given back at the end is expected. */
const loggerTo = (log: Log, over: AbortSignal): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' && !over.aborted) log.warn(`jobs: ${message}`);
    else if (level === 'warning' && !over.aborted) log.warn(`jobs: ${message}`);
    else if (level === 'info') log.info(`jobs: ${message}`);
    else log.debug(`jobs: ${message}`);
  });
