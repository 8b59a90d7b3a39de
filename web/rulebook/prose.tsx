// Draws the rulebook's Markdown.
import { type ReactNode, useMemo } from 'react';
import { type Block, blocksOf, type Line } from './markdown.ts';
import css from './prose.module.css';
import { RuleRef, type RuleTarget } from './rule-ref.tsx';

export function Prose({ text, ...target }: RuleTarget & { readonly text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div className={css['prose']}>
      {blocks.map((block, n) => (
        <BlockView key={n} block={block} target={target} />
      ))}
    </div>
  );
}

function BlockView({ block, target }: { readonly block: Block; readonly target: RuleTarget }) {
  const say = (line: Line): ReactNode => <LineView line={line} target={target} />;
  switch (block.kind) {
    case 'paragraph':
      return <p>{say(block.line)}</p>;
    case 'heading':
      return <h4 className={css['heading']}>{say(block.line)}</h4>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, n) => (
            <li key={n}>{say(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} say={say} />;
    case 'note':
      return (
        <p className={css['note']}>
          {block.label !== '' && <b className={css['label']}>{block.label}</b>} {say(block.line)}
        </p>
      );
  }
}

function TableView({ block, say }: { readonly block: Extract<Block, { kind: 'table' }>; readonly say: (line: Line) => ReactNode }) {
  return (
    // Focusable, so that wide tables scroll by keyboard too.
    <div className={css['wide']} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, n) =>
              cell.length > 0 ? (
                <th key={n} scope="col">
                  {say(cell)}
                </th>
              ) : (
                <td key={n} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, n) => (
            <tr key={n}>
              {row.map((cell, column) => (
                <td key={column}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineView({ line, target }: { readonly line: Line; readonly target: RuleTarget }) {
  return line.map(({ kind, text }, n) => {
    if (kind === 'rule') return <RuleRef key={n} id={text} {...target} />;
    return kind === 'strong' ? <strong key={n}>{text}</strong> : text;
  });
}
