// Counters for monitoring a server, in the text format of Prometheus. They hold routes and numbers, never people.
import type { House } from './house.ts';

type Labels = Readonly<Record<string, string>>;
interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly values: readonly (readonly [Labels, number])[];
}

export class Metrics {
  /** Answered requests and the time they took, by route and status. */
  readonly #requests = new Map<string, { readonly labels: Labels; count: number; seconds: number }>();

  /** Counts an answered request. `route` is the pattern, not the actual address. */
  answered(route: string, status: number, seconds: number): void {
    const key = `${route} ${status}`;
    const found = this.#requests.get(key) ?? { labels: { route, status: String(status) }, count: 0, seconds: 0 };
    found.count++;
    found.seconds += seconds;
    this.#requests.set(key, found);
  }
  text({ shelf, streams, store }: Pick<House, 'shelf' | 'streams' | 'store'>): string {
    const { batches, acts, seconds } = store.commits;
    const requests = [...this.#requests.values()];
    const one = (value: number): Family['values'] => [[{}, value]];
    const families: readonly Family[] = [
      {
        name: 'tabularium_requests_total',
        help: 'Requests that were answered.',
        type: 'counter',
        values: requests.map(({ labels, count }) => [labels, count]),
      },
      {
        name: 'tabularium_request_seconds_total',
        help: 'Seconds from the first byte of requests to the last of their answers; streams are open for long.',
        type: 'counter',
        values: requests.map(({ labels, seconds: took }) => [labels, took]),
      },
      { name: 'tabularium_streams', help: 'Streams that are open.', type: 'gauge', values: one(streams.size) },
      { name: 'tabularium_desks', help: 'Tables in memory.', type: 'gauge', values: one(shelf.size) },
      { name: 'tabularium_acts_total', help: 'Acts of people and bots that are on the disk.', type: 'counter', values: one(acts) },
      {
        name: 'tabularium_commits_total',
        help: 'Commits of acts: those that come together share one.',
        type: 'counter',
        values: one(batches),
      },
      { name: 'tabularium_commit_seconds_total', help: 'Seconds that these commits took.', type: 'counter', values: one(seconds) },
      { name: 'tabularium_memory_bytes', help: 'Memory of the process.', type: 'gauge', values: one(process.memoryUsage.rss()) },
      { name: 'tabularium_uptime_seconds', help: 'Seconds since the process began.', type: 'gauge', values: one(process.uptime()) },
    ];
    return families.map(asText).join('');
  }
}

const asText = ({ name, help, type, values }: Family): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`), ''].join(
    '\n',
  );
function labelText(labels: Labels): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return all.length === 0 ? '' : `{${all.join()}}`;
}
