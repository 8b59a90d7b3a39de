import type { Game } from '@tabularium/kernel';
import { content } from '../content/index.ts';
import { copyTable } from '../table/copy.ts';
import { setup } from '../table/schema.ts';
import type { RomoloKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { text } from '../table/text.ts';
import type { RomoloView } from '../table/view.ts';
import { result } from './ending/ending.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { see, seeAs } from './see.ts';

export type { Act, Asks, HexName, Piece, UnitName, Who } from '../table/asks.ts';
export type { Event } from '../table/events.ts';
export type { RomoloKit, Setup, Step, Table } from '../table/table.ts';
export type * from '../table/view.ts';

export const romolo: Game<RomoloKit, RomoloView> = {
  id: 'romolo',
  version: 3,
  prefix: 'ROM',
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
