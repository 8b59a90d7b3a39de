// What the house does with armies: names, describes, copies them and brings them to a match.

import type { Setup } from '@tabularium/kernel';
import { armyFiles, joinedFiles } from '@tabularium/parts/own-content';
import type { ArmyBuilder } from '@tabularium/parts/shape';
import { nameOf } from '../board/common/props.ts';
import { armies } from '../content/armies.ts';
import { type ArmyTerms, roomOf } from '../content/army-lists.ts';
import { content } from '../content/index.ts';
import { FACTIONS } from '../content/kinds.ts';
import { MOST_ROOM } from '../content/own/card-flaws.ts';
import { parseOwnContent } from '../content/own/index.ts';
import { TOTALS } from '../content/tables.ts';
import { fieldOf, scaleOf } from '../rules/open.ts';
import { BUILT } from '../table/schema.ts';
import { costOf, problemsOf } from './army-changes.ts';
import { type ArmyFile, cleanName, newArmy, readArmy, USUAL_TOTAL, writeArmy } from './army-file.ts';
import { Builder } from './builder.tsx';
import { Sheet } from './sheet.tsx';

const { emptyStarts, ...files } = armyFiles({
  factions: FACTIONS,
  factionOf: ({ units }: ArmyFile['cards']) => units?.[0]?.faction ?? 'roman',
  parse: parseOwnContent,
  begin: newArmy,
  read: readArmy,
  write: writeArmy,
  clean: cleanName,
});

export const builder: ArmyBuilder = {
  starts: (t) => [
    ...emptyStarts(t),
    ...armies.map(({ id, faction, total, units }) => {
      const file = { ...newArmy(nameOf(id, t), faction), total, units };
      return { name: file.name, about: t('builder.cost', { count: costOf(file) }), text: writeArmy(file) };
    }),
  ],
  ...files,
  brief: (text, t) => {
    const army = readArmy(text);
    if (!army) return '';
    const { faction, total, units } = army;
    return t('builder.brief', { faction, points: costOf(army), limit: total, count: units.length });
  },
  modes: BUILT,
  setupFor: (text) => {
    const total = readArmy(text)?.total ?? USUAL_TOTAL;
    return Object.hasOwn(TOTALS, total) ? { mode: 'standard', options: { points: total } } : { mode: 'custom', options: { total } };
  },
  whyNotIn: (text, setup) => {
    const army = readArmy(text);
    return (army && problemsOf(army, termsIn(setup))[0]) ?? null;
  },
  joined: (texts) => joinedFiles(texts, ['figures', 'units']),
  Builder,
  Sheet,
};

/** The limits on an army in a match. ARC-2.1, ARC-2.6 */
function termsIn({ mode, seats, options }: Setup): ArmyTerms {
  const points = Number(options[mode === 'custom' ? 'total' : 'points'] ?? USUAL_TOTAL);
  const maps = content.battlefields.filter((map) => map.seats.includes(seats));
  const zones = maps.flatMap((map) => fieldOf(map, scaleOf(options)).zones);
  return { points, room: Math.min(MOST_ROOM, ...zones.map(roomOf)) };
}
