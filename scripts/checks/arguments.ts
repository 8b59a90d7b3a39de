// The arguments of `npm test`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../ensure.mjs';
import { affectedBy, type BrowserTest, EVERYTHING, type Scope, scopeOfGame } from './affected.ts';
import { STEPS, type Wanted } from './steps.ts';

/** A sentence that says what is wrong, if something is. */
export function argumentsOf(args: readonly string[]): Wanted | string {
  let parsed: { readonly values: { readonly game?: string; readonly since?: string }; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...args], options: { game: { type: 'string' }, since: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
  const { values, positionals } = parsed;
  const unknown = positionals.filter((name) => !STEPS.includes(name));
  if (unknown.length > 0) return `No such step: ${unknown.join(', ')}. The steps are ${STEPS.join(', ')}.`;
  if (values.game !== undefined && values.since !== undefined) return `Either --game or --since, not both.\n${USAGE}`;
  const scope = scopeFor(values);
  return typeof scope === 'string' ? scope : { steps: positionals.length > 0 ? positionals : STEPS, scope };
}
const USAGE = 'npm test -- [step ...] [--game <id> | --since <commit>]';

function scopeFor({ game, since }: { readonly game?: string; readonly since?: string }): Scope | string {
  if (game !== undefined) {
    const games = globSync('{games,examples}/*/rulebook', { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? '');
    if (!games.includes(game)) return `There is no game "${game}". The games are ${games.toSorted().join(', ')}.`;
    return scopeOfGame(game, browserTests());
  }
  if (since === undefined) return EVERYTHING;
  const changed = changedSince(since);
  return typeof changed === 'string' ? changed : affectedBy(changed, browserTests());
}

const browserTests = (): readonly BrowserTest[] =>
  globSync('web/test/browser/**/*.browser.test.ts', { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(root + path, 'utf8'),
  }));

/** Changed files, committed or not, and untracked ones. */
function changedSince(commit: string): readonly string[] | string {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).status !== 0)
    return `There is no commit "${commit}".`;
  const outputs = [git('diff', '-z', '--name-only', '--no-renames', commit), git('ls-files', '-z', '--others', '--exclude-standard')];
  return outputs.flatMap(({ stdout }) => stdout.split('\0')).filter((path) => path !== '');
}
