// Tic-tac-toe as a package: with everything that a game can have.
import { defineGame, packageOf } from '@tabularium/parts/define';
import type { Messages } from '@tabularium/parts/shape';
import { ticTacToe } from '../../../kernel/test/games/tictactoe.ts';

const en: Messages = {
  game: { name: 'Tic-tac-toe', summary: 'Three in a line.' },
  mode: { classic: 'Classic' },
  ask: { mark: '{{seat, seat}}, where do you mark?' },
  option: { mark: 'Mark cell {{value}}' },
  event: { marked: '{{seat, seat}} marks {{cell}}.', marked_you: 'You mark {{cell}}.' },
  reason: { taken: 'The cell is taken.' },
  step: { turn: "{{seat, seat}}'s turn" },
  result: { line: 'Three in a line.', full: 'The board is full.', agreed: 'They agreed on it.' },
};
const it: Messages = {
  game: { name: 'Tris', summary: 'Tre in fila.' },
  mode: { classic: 'Classica' },
  ask: { mark: '{{seat, seat}}, dove segni?' },
  option: { mark: 'Segna la casella {{value}}' },
  event: { marked: '{{seat, seat}} segna {{cell}}.', marked_you: 'Segni {{cell}}.' },
  reason: { taken: 'La casella è occupata.' },
  step: { turn: 'Turno di {{seat, seat}}' },
  result: { line: 'Tre in fila.', full: 'Il tavoliere è pieno.', agreed: 'Si sono accordati.' },
};
const rulebook = { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) };

/** Takes the last free cell. */
const mind = { choose: ({ decision }: { decision: { options: readonly unknown[] } }): number => decision.options.length - 1 };
const terminal = {
  draw: ({ table }: { table: { cells: number[] } }): string =>
    [0, 3, 6]
      .map((row) =>
        table.cells
          .slice(row, row + 3)
          .map((seat) => 'XO'[seat] ?? '.')
          .join(''),
      )
      .join('\n'),
};

const bare = {
  id: 'tic-tac-toe',
  rules: async () => ticTacToe,
  words: async () => ({ setup: ticTacToe.setup }),
  messages: { en: async () => en, it: async () => it },
  rulebook,
};
export const toy = await packageOf(defineGame({ ...bare, bot: async () => mind, terminal: async () => terminal }));
/** The same without mind and terminal. */
export const bareToy = await packageOf(defineGame(bare));
