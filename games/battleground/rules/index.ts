import type { Game } from '@tabularium/kernel';
import { content } from '../content/index.ts';
import { checkContent } from '../content/own/index.ts';
import { copyTable } from '../table/copy.ts';
import { setup } from '../table/schema.ts';
import type { BattlegroundKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { text } from '../table/text.ts';
import type { BattlegroundView } from '../table/view.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { agreedDraw, result } from './round/ending.ts';
import { see, seeAs } from './see.ts';

export type { PositionName } from '../content/place-names.ts';
export type * from '../table/about.ts';
export type { Action, Asks, CardName, FacingName, FigureName } from '../table/asks.ts';
export type { Event, MoveKind, Part } from '../table/events.ts';
export type { BattlegroundKit, Setup, Step, Table } from '../table/table.ts';
export type * from '../table/view.ts';

export const battleground: Game<BattlegroundKit, BattlegroundView> = {
  id: 'battleground',
  version: 2,
  prefix: 'MOB',
  setup,
  content,
  checkContent,
  open,
  play,
  see,
  seeAs,
  guess,
  result,
  agreedDraw,
  copy: copyTable,
  shape,
  text,
  migrate,
};
