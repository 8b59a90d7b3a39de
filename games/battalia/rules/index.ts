import type { Game } from '@tabularium/kernel';
import { content } from '../content/index.ts';
import { copyTable } from '../table/copy.ts';
import { setup } from '../table/schema.ts';
import type { BattaliaKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { text } from '../table/text.ts';
import type { BattaliaView } from '../table/view.ts';
import { result } from './ending/scoring.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { see, seeAs } from './see.ts';

export type { Action, Asks, BattlePlay, SpaceName } from '../table/asks.ts';
export type { Event } from '../table/events.ts';
export type { BattaliaKit, Setup, Step, Table } from '../table/table.ts';
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
} from '../table/view.ts';

export const battalia: Game<BattaliaKit, BattaliaView> = {
  id: 'battalia',
  version: 3,
  prefix: 'BAT',
  setup,
  content,
  open,
  play,
  see,
  seeAs,
  guess,
  result,
  copy: copyTable,
  shape,
  text,
  migrate,
};
