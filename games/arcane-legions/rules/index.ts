import type { Game } from '@tabularium/kernel';
import { content } from '../content/index.ts';
import { checkContent } from '../content/own/index.ts';
import { copyTable } from '../table/copy.ts';
import { setup } from '../table/schema.ts';
import type { ArcaneKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { text } from '../table/text.ts';
import type { ArcaneView } from '../table/view.ts';
import { guess } from './guess.ts';
import { migrate } from './migrate.ts';
import { open } from './open.ts';
import { play } from './play.ts';
import { agreedDraw, result } from './round/ending.ts';
import { see, seeAs } from './see.ts';

export type { Asks, Manoeuvre, Order, PoseName, SlotName, Snap, UnitName } from '../table/asks.ts';
export type { Event } from '../table/events.ts';
export type { ArcaneKit, Setup, Step, Table } from '../table/table.ts';
export type * from '../table/view.ts';

export const arcaneLegions: Game<ArcaneKit, ArcaneView> = {
  id: 'arcane-legions',
  version: 3,
  prefix: 'ARC',
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
