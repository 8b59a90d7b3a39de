// What custom content changes, in words: every list and field of every game's content has a name in both languages.

import { loadPackages } from '@tabularium/games';
import { LANGUAGES } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { speaker } from '../index.ts';

const packages = (await loadPackages()).filter(({ readContent }) => readContent !== undefined);

test.each(packages.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_id, pkg) => {
  const content = pkg.game.content as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  for (const language of LANGUAGES) {
    const say = speaker(pkg, { language });
    for (const [list, things] of Object.entries(content)) {
      const head = say.change({ kind: 'added', list, id: 'my.Thing', values: [] });
      expect(head).toMatch(/^\p{Lu}.*: Thing$/u);
      if (language === 'it') expect(head).not.toContain(`${list},`);
      for (const field of new Set(things.flatMap(Object.keys)))
        if (field !== 'id' && field !== 'unit')
          expect(say.t(`house.own.field.${field}`), `${list}.${field} has no name`).not.toContain('house.own');
    }
    expect(say.change({ kind: 'changed', list: 'units', id: 'my.Dog', values: [{ path: ['health'], was: 3, is: undefined }] })).toBe(
      language === 'en' ? 'Units, changed: Dog (health: 3 → –)' : 'Unità, modifica: Dog (salute: 3 → –)',
    );
  }
});
