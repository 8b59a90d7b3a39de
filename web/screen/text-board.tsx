// The board as text, as in the terminal: for games without a drawn board, and for readers who prefer text.

import type { Eye, View } from '@tabularium/kernel';
import type { AnyKit, Canvas } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { Suspense, useEffect, useRef, useState } from 'react';
import { usePackage } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import css from './text-board.module.css';

export interface TextBoardProps {
  readonly pkg: Spoken;
  readonly view: View<AnyKit>;
  readonly eye: Eye;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

const LEAST_COLUMNS = 40;
const plain: Canvas['paint'] = (_style, text) => text;

/** Loads its drawing code only when shown. */
export default function TextBoard(props: TextBoardProps) {
  return (
    <Suspense>
      <TextDrawing {...props} />
    </Suspense>
  );
}

function TextDrawing({ pkg, view, eye, names, speaker }: TextBoardProps) {
  const { t } = useHouse();
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const width = useColumns(box, ruler);
  const { language } = speaker;
  const terminal = usePackage(pkg.id)?.terminal;
  const text = terminal?.draw(view, { eye, names, language, width, colour: false, paint: plain, t: speaker.t });
  return (
    <div ref={box} className={css['box']} role="region" aria-label={t('table.textBoard')} tabIndex={0}>
      <span ref={ruler} className={css['ruler']} aria-hidden="true">
        0000000000
      </span>
      <pre className={css['text']}>{text}</pre>
    </div>
  );
}

/** How many characters fit in a line. */
function useColumns(box: { readonly current: HTMLElement | null }, ruler: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(80);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const letter = (ruler.current?.getBoundingClientRect().width ?? 80) / 10;
      setColumns(Math.max(LEAST_COLUMNS, Math.floor((element.clientWidth - 24) / letter)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, ruler]);
  return columns;
}
