// What the house does with armies: names, describes, copies them and brings them to a match.

import { armyFiles, joinedFiles } from '@tabularium/parts/own-content';
import type { ArmyBuilder, Translate } from '@tabularium/parts/shape';
import { nameOf } from '../board/common/props.ts';
import { armies } from '../content/armies.ts';
import { characterOf } from '../content/find.ts';
import { content } from '../content/index.ts';
import { type ArmyDef, FACTIONS } from '../content/kinds.ts';
import { parseOwnContent } from '../content/own/index.ts';
import { costOf, problemsOf } from './army-changes.ts';
import { type ArmyFile, cleanName, newArmy, readArmy, USUAL_TERMS, writeArmy } from './army-file.ts';
import { Builder } from './builder.tsx';
import { Sheet } from './sheet.tsx';

const { emptyStarts, ...files } = armyFiles({
  factions: FACTIONS,
  factionOf: ({ characters }: ArmyFile['cards']) => characters?.[0]?.faction ?? 'masters',
  parse: parseOwnContent,
  begin: newArmy,
  read: readArmy,
  write: writeArmy,
  clean: cleanName,
});

export const builder: ArmyBuilder = {
  starts: (t) => [
    ...emptyStarts(t),
    ...armies.map((army) => {
      const file = readyMade(army, nameOf(army.id, t));
      return { name: file.name, about: t('builder.readyMade', { faction: army.faction, points: costOf(file) }), text: writeArmy(file) };
    }),
  ],
  ...files,
  brief: (text, t) => {
    const army = readArmy(text);
    return army ? briefly(army, t) : '';
  },
  modes: ['standard'],
  setupFor: (text, seat) => {
    const { list, terms } = readArmy(text) ?? newArmy('', 'masters');
    const isFirst = (list.faction === 'masters') === (seat === 0);
    const options = { masters: isFirst ? 'first' : 'second', points: terms.points, expansion: terms.expansion ? 'on' : 'off' };
    return { mode: 'standard', options };
  },
  whyNotIn: (text, { options }) => {
    const army = readArmy(text);
    if (!army) return null;
    const points = typeof options['points'] === 'number' ? options['points'] : USUAL_TERMS.points;
    return problemsOf(army, { points, expansion: options['expansion'] === 'on' })[0] ?? null;
  },
  joined: (texts) => joinedFiles(texts, ['characters', 'weapons', 'items', 'fate', 'glory']),
  Builder,
  Sheet,
};

/** A ready-made army under the usual limit, with the expansion if one of its characters is massive. */
function readyMade({ id: _id, ...list }: ArmyDef, name: string): ArmyFile {
  const file = { ...newArmy(name, list.faction), list };
  return {
    ...file,
    terms: { ...USUAL_TERMS, expansion: list.characters.some(({ character }) => characterOf(content, character)?.massive) },
  };
}
const briefly = (army: ArmyFile, t: Translate): string =>
  t('builder.brief', { faction: army.list.faction, points: costOf(army), limit: army.terms.points, count: army.list.characters.length });
