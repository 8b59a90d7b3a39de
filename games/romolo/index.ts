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
import type { RomoloKit } from './table.ts';
import shape from './table-shape.json' with { type: 'json' };
import { text } from './text.ts';

export type { Act, Asks, HexName, Piece, UnitName, Who } from './asks.ts';
export type { Event } from './events.ts';
export type { RomoloKit, Setup, Step, Table } from './table.ts';
export type * from './view.ts';

export const romolo: Game<RomoloKit> = {
  id: 'romolo',
  version: 2,
  prefix: 'ROM',
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
