import type { Game } from '@tabularium/kernel';
import { content } from './content/index.ts';
import { checkContent } from './content/own/index.ts';
import { copyTable } from './copy.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { result } from './rules/ending.ts';
import { play } from './rules/play.ts';
import { setup } from './schema.ts';
import { see } from './see.ts';
import { open } from './setup.ts';
import type { HoplomachusKit } from './table.ts';
import shape from './table-shape.json' with { type: 'json' };
import { text } from './text.ts';

export type { Asks, HexName, TargetOption, UnitName, Way } from './asks.ts';
export type { Event } from './events.ts';
export type { HoplomachusKit, Setup, Step, Table } from './table.ts';
export type * from './view.ts';

export const hoplomachus: Game<HoplomachusKit> = {
  id: 'hoplomachus',
  version: 2,
  prefix: 'HOP',
  setup,
  content,
  checkContent,
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
