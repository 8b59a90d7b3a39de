import type { GamePackage, Language, Paint } from '@tabularium/parts/shape';
import type { RuleText } from '@tabularium/speech';
import { columns, wrapped } from '../columns.ts';
import { type Call, type Command, JSON_FLAG, LANG_FLAG, packageNamed, UsageError } from '../command.ts';
import { type Coverage, coverageOf, type Places, placesOf, readRulebook } from '../coverage.ts';
import { paintFor, widthOf } from '../io.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'Which rules of a game are tested and cited, or one rule and every line that cites it',
  words: ['<game>', '[rule]'],
  flags: { lang: LANG_FLAG, json: JSON_FLAG },
  run: (call) => {
    const { io, packages, words, flags } = call;
    const pkg = packageNamed(packages, words[0]);
    const id = words[1];
    if (id === undefined) {
      const coverage = coverageOf(pkg);
      io.stdout.write(flags.is('json') ? `${JSON.stringify(coverage, null, 2)}\n` : coverageText(coverage, call));
      return 0;
    }
    const rule = findRule(pkg, id, flags.language(io));
    if (!rule) throw new UsageError(`${pkg.game.id} has no rule ${id}: its rules are ${idsOf(pkg)}`);
    const places = placesOf(pkg, rule.id);
    const paint = paintFor(io);
    const lines = [...ruleLines(rule, paint, widthOf(io.stdout)), ...placeLines(places, paint)];
    io.stdout.write(flags.is('json') ? `${JSON.stringify({ ...rule, ...places }, null, 2)}\n` : `${lines.join('\n')}\n`);
    return 0;
  },
};

/** The first and the last of a game's ids. */
function idsOf(pkg: GamePackage): string {
  const { rules } = readRulebook(pkg, 'en');
  return `${rules[0]?.id} to ${rules.at(-1)?.id}`;
}
/** A rule by its id; the game's prefix may be left out. */
export function findRule(pkg: GamePackage, id: string, language: Language): RuleText | undefined {
  const wanted = id.toUpperCase();
  return readRulebook(pkg, language).rules.find(
    (rule) => rule.id.toUpperCase() === wanted || rule.id.toUpperCase() === `${pkg.game.prefix}-${wanted}`,
  );
}

export function ruleLines({ id, mark, chapter, text }: RuleText, paint: Paint, width: number): string[] {
  const lines = text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('> ') ? wrapped(line.slice(2), width, '  ').map((one) => paint('dim', one)) : wrapped(line, width),
    );
  return [`${paint('bold', id)} ${paint('dim', `(${mark}) ${chapter}`)}`, ...lines];
}

function placeLines({ code, tests }: Places, paint: Paint): string[] {
  const list = (title: string, places: readonly string[]): string[] =>
    places.length === 0 ? [] : ['', paint('dim', title), ...places.map((place) => `  ${place}`)];
  return [...list('code', code), ...list('tests', tests)];
}

function coverageText(coverage: Coverage, { io }: Call): string {
  const paint = paintFor(io);
  const share = (count: number): string => `${count} of ${coverage.rules} (${((100 * count) / Math.max(1, coverage.rules)).toFixed(1)} %)`;
  const rows = [
    ['game', coverage.game],
    ['tested', share(coverage.tested)],
    ['cited', share(coverage.cited)],
    ['untestable', String(coverage.untestable.length)],
  ].map(([label = '', value = '']) => [paint('dim', label), value]);
  const list = (title: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : ['', `${paint('yellow', title)} (${ids.length})`, ...wrapped(ids.join(' '), widthOf(io.stdout), '  ')];
  return `${[
    ...columns(rows),
    ...list('without a test', coverage.untested),
    ...list('not cited by the code', coverage.uncited),
    ...list('not in the rulebook', coverage.unknown),
    ...list('the languages differ', coverage.languages),
  ].join('\n')}\n`;
}
