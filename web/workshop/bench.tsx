import type { Translate, Workshop } from '@tabularium/parts/shape';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { go } from '../settings/routes.ts';
import { handOver } from '../store/download.ts';
import type { Pack } from '../store/packs.ts';
import { Button, Icon, Notice, TextField } from '../ui/index.ts';
import css from './bench.module.css';
import { addedIn, endOfLine, placeOf } from './places.ts';
import { useAutosave } from './use-autosave.ts';

interface Props {
  readonly workshop: Workshop;
  readonly pack: Pack;
  readonly translate: Translate;
}

/** Edits a content file, with a preview and a list of its faults. Every change is stored. */
export function Bench({ workshop, pack, translate }: Props) {
  const { t, language } = useHouse();
  const [name, setName] = useState(pack.name);
  const [text, setText] = useState(pack.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const settled = useDeferredValue(text);
  const read = useMemo(() => workshop.read(settled, language), [workshop, settled, language]);
  const addable = useMemo(() => addableIn(workshop, settled), [workshop, settled]);
  const isRight = 'content' in read;
  const remarks = isRight ? read.warnings : read.errors;
  const verdict = isRight ? t('workshop.right') : t('workshop.wrong', { count: remarks.length });
  const trouble = useAutosave(pack, name, text);

  /** Text to select after inserting it, so that one key removes it again. */
  const added = useRef<readonly [start: number, end: number]>(undefined);
  useLayoutEffect(() => {
    if (added.current && area.current) select(area.current, ...added.current);
    added.current = undefined;
  }, [text]);
  const insert = (change: (text: string) => string): void => {
    const changed = change(text);
    added.current = addedIn(text, changed);
    setText(changed);
  };
  const show = (at: number): void => {
    if (area.current) select(area.current, at, endOfLine(text, at));
  };
  return (
    <div className={css['bench']}>
      <div className={css['head']}>
        <TextField label={t('workshop.name')} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        <Button onClick={() => handOver(`${name}.json`, text)}>
          <Icon name="save" />
          {t('matches.export')}
        </Button>
        <Button look="primary" disabled={!isRight} onClick={() => go({ page: 'new', game: pack.game, pack: pack.id })}>
          {t('workshop.play')}
        </Button>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      <div className={css['halves']}>
        <section className={css['file']} aria-label={t('workshop.file')}>
          <div className={css['snippets']} role="group" aria-label={t('workshop.add')}>
            <span aria-hidden="true">{t('workshop.add')}</span>
            {workshop.snippets.map(({ id, insert: change }) => (
              <Button key={id} size="small" disabled={!addable.has(id)} onClick={() => insert(change)}>
                {translate(`workshop.snippet.${id}`)}
              </Button>
            ))}
          </div>
          <div className={css['paper']}>
            <div className={css['sheet']}>
              <ol ref={gutter} className={css['gutter']} aria-hidden="true">
                {text.split('\n').map((_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                  <li key={line} data-wrong={!isRight && remarks.some((remark) => remark.line === line + 1)}>
                    {line + 1}
                  </li>
                ))}
              </ol>
              <textarea
                ref={area}
                className={css['text']}
                aria-label={t('workshop.file')}
                value={text}
                spellCheck={false}
                wrap="off"
                onChange={({ target }) => setText(target.value)}
                onScroll={({ currentTarget }) => gutter.current?.scrollTo({ top: currentTarget.scrollTop })}
              />
            </div>
            <div className={css['foot']}>
              <p className={css['verdict']} data-right={isRight} role="status">
                {verdict}
              </p>
              {remarks.length > 0 && (
                <ul className={css['remarks']} aria-label={verdict}>
                  {remarks.map((remark) => (
                    <li key={`${remark.line}:${remark.column} ${remark.problem}`}>
                      <button type="button" className={css['where']} onClick={() => show(placeOf(text, remark.line, remark.column))}>
                        {t('workshop.line', { line: remark.line })}
                      </button>{' '}
                      {remark.problem}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </section>
        <section className={css['preview']} aria-label={t('workshop.preview')}>
          <workshop.Preview text={settled} language={language} t={translate} show={show} />
        </section>
      </div>
    </div>
  );
}

/** The snippets that fit somewhere in the text. */
const addableIn = ({ snippets }: Workshop, text: string): ReadonlySet<string> =>
  new Set(snippets.filter(({ insert }) => insert(text) !== text).map(({ id }) => id));

/** How many lines stay visible above the selection. */
const LINES_ABOVE = 3;

/** Selects a range of a text area and scrolls to it. */
function select(area: HTMLTextAreaElement, start: number, end: number): void {
  area.focus();
  area.setSelectionRange(start, end);
  const line = area.value.slice(0, start).split('\n').length - 1;
  area.scrollTop = Math.max(0, line - LINES_ABOVE) * Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollLeft = 0;
}
