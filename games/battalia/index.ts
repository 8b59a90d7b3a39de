import type { Game } from '@tabularium/kernel';
import { content } from './content/index.ts';
import { copyTable } from './copy.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { result } from './rules/ending.ts';
import { play } from './rules/play.ts';
import { setup } from './schema.ts';
import { see } from './see.ts';
import { open } from './setup.ts';
import type { BattaliaKit } from './table.ts';
import shape from './table-shape.json' with { type: 'json' };
import { text } from './text.ts';

export type { Action, Asks, BattlePlay, SpaceName } from './asks.ts';
export type { Event } from './events.ts';
export type {
  BattaliaView,
  BattleView,
  BuildingView,
  LaidView,
  OracleView,
  PileView,
  PlayerView,
  SideView,
  SpaceView,
  StockView,
  TentView,
} from './see.ts';
export type { BattaliaKit, Setup, Step, Table } from './table.ts';

export const battalia: Game<BattaliaKit> = {
  id: 'battalia',
  version: 2,
  prefix: 'BAT',
  setup,
  content,
  open,
  play,
  see,
  guess,
  result,
  copy: copyTable,
  shape,
  text,
  migrate,
};
