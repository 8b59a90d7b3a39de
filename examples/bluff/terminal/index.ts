// A view drawn with characters.
import type { Terminal } from '@tabularium/parts/shape';
import { clip, line, painted, printable, table } from '@tabularium/parts/terminal';
import type { BluffKit } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';

export const terminal: Terminal<BluffKit, BluffView> = {
  draw: ({ table: { dice, cup, turn, bid, last } }, { eye, names, width, paint, t }) => {
    const head = ['', '', t('board.cup'), last === null ? '' : t('board.before')].map((text) => line(text, 'dim'));
    const rows = dice.map((count, seat) => [
      line(seat === turn ? '>' : ' '),
      line(printable(names[seat] ?? ''), seat === eye ? 'bold' : undefined),
      line(seat === eye ? cup.join(' ') : '? '.repeat(count).trim()),
      line((last?.cups[seat] ?? []).join(' '), 'dim'),
    ]);
    const said = line(bid === null ? t('board.noBid') : t('board.bid', { ...bid }), 'cyan');
    return painted([...table([head, ...rows], [{}, { yields: true }, {}, {}], width, 2), line(''), clip(said, width)], paint);
  },
};
