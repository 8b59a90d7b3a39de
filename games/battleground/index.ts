import type { Game } from '@tabularium/kernel';
import { content } from './content/index.ts';
import { checkContent } from './content/own/index.ts';
import { copyTable } from './copy.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { agreedDraw, result } from './rules/ending.ts';
import { play } from './rules/play.ts';
import { setup } from './schema.ts';
import { see } from './see.ts';
import { open } from './setup.ts';
import type { BattlegroundKit } from './table.ts';
import shape from './table-shape.json' with { type: 'json' };
import { text } from './text.ts';

export type * from './about.ts';
export type { Action, Asks, CardName, FacingName, FigureName, PositionName } from './asks.ts';
export type { Event, MoveKind, Part } from './events.ts';
export type { BattlegroundKit, Setup, Step, Table } from './table.ts';
export type * from './view.ts';

export const battleground: Game<BattlegroundKit> = {
  id: 'battleground',
  version: 2,
  prefix: 'MOB',
  setup,
  content,
  checkContent,
  open,
  play,
  see,
  guess,
  result,
  agreedDraw,
  copy: copyTable,
  shape,
  text,
  migrate,
};
