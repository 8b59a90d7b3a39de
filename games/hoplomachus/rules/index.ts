import type { Game } from '@tabularium/kernel';
import { content } from '../content/index.ts';
import { checkContent } from '../content/own/index.ts';
import { copyTable } from '../table/copy.ts';
import { setup } from '../table/schema.ts';
import type { HoplomachusKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { text } from '../table/text.ts';
import type { HoplomachusView } from '../table/view.ts';
import { result } from './ending/ending.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { see, seeAs } from './see.ts';

export type { Asks, HexName, TargetOption, UnitName, Way } from '../table/asks.ts';
export type { Event } from '../table/events.ts';
export type { HoplomachusKit, Setup, Step, Table } from '../table/table.ts';
export type * from '../table/view.ts';

export const hoplomachus: Game<HoplomachusKit, HoplomachusView> = {
  id: 'hoplomachus',
  version: 3,
  prefix: 'HOP',
  setup,
  content,
  checkContent,
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
