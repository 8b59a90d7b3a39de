// Writes every message of every game and of the house, with every kind of fact, in both languages, to files for proofreading.
//   npm run prove -- words --out DIR [--game romolo] [--decisions 400]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPackages } from '@tabularium/games';
import { heardIn, type Skim, skim, skimText } from '../../speech/testing/skim.ts';
import { asked, refuse } from './asked.ts';
import { houseWords } from './house-words.ts';

const { numbers, texts } = asked({ decisions: 400 }, ['out', 'game']);
const { out, game: only } = texts;
if (out === undefined) refuse('Say where the files go: --out DIR.');
else {
  mkdirSync(out, { recursive: true });
  const packages = await loadPackages();
  const sources: readonly (readonly [string, () => Skim])[] = [
    ['house', () => skim({ messages: houseWords })],
    ...packages.map((pkg) => [pkg.game.id, () => skim(pkg, heardIn(pkg, numbers['decisions'] ?? 0))] as const),
  ];
  const wanted = sources.filter(([name]) => only === undefined || only === name);
  if (wanted.length === 0) refuse(`There is no game "${only}": choose from ${sources.map(([name]) => name).join(', ')}.`);
  for (const [name, make] of wanted) {
    const skimmed = make();
    const file = join(out, `${name}.txt`);
    writeFileSync(file, skimText(name, skimmed));
    console.log(
      `${file}: ${skimmed.lines.length} messages, ${skimmed.wrong.length} wrong, ${skimmed.unsaid.length} unsaid, ${skimmed.doubtful.length} doubtful`,
    );
    if (skimmed.wrong.length > 0) process.exitCode = 1;
  }
}
