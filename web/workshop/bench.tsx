import type { Remark, Translate, Workshop } from '@tabularium/games/shape';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../house/house.tsx';
import { carried } from '../link/errors.ts';
import { go } from '../routes.ts';
import { handOver } from '../store/download.ts';
import { keepPack, type Pack } from '../store/packs.ts';
import { Button, Icon, Notice, TextField } from '../ui/index.ts';
import css from './bench.module.css';
import { placeOf } from './place-of.ts';

interface Props {
  readonly workshop: Workshop;
  readonly pack: Pack;
  readonly translate: Translate;
}

/** A file that is being written: the text, what it comes to, and what is wrong with it. Every change is kept. */
export function Bench({ workshop, pack, translate }: Props) {
  const { t, language } = useHouse();
  const [name, setName] = useState(pack.name);
  const [text, setText] = useState(pack.text);
  const [trouble, setTrouble] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const settled = useDeferredValue(text);
  const read = useMemo(() => workshop.read(settled, language), [workshop, settled, language]);
  const isRight = 'content' in read;
  const remarks = isRight ? read.warnings : read.errors;
  useEffect(() => {
    if (name === pack.name && text === pack.text) return;
    keepPack({ ...pack, name: name.trim() || pack.name, text, changed: Date.now() }).then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(t('matches.unreadable', { message: carried(error).message })),
    );
  }, [pack, name, text, t]);

  const show = ({ line, column }: Remark): void => {
    const place = placeOf(text, line, column);
    area.current?.focus();
    area.current?.setSelectionRange(place, place + 1);
  };
  return (
    <div className={css['bench']}>
      <div className={css['head']}>
        <TextField label={t('workshop.name')} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        <Button onClick={() => handOver(`${name}.json`, text)}>
          <Icon name="save" />
          {t('matches.export')}
        </Button>
        <Button look="primary" disabled={!isRight} onClick={() => go({ page: 'new', game: pack.game })}>
          {t('workshop.play')}
        </Button>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      <div className={css['halves']}>
        <section className={css['file']} aria-label={t('workshop.file')}>
          <div className={css['paper']}>
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
          <div className={css['remarks']} role="status">
            <p className={css['verdict']} data-right={isRight}>
              {isRight ? t('workshop.right') : t('workshop.wrong', { count: remarks.length })}
            </p>
            {remarks.length > 0 && (
              <ul>
                {remarks.map((remark) => (
                  <li key={`${remark.line}:${remark.column} ${remark.problem}`}>
                    <button type="button" className={css['where']} onClick={() => show(remark)}>
                      {t('workshop.line', { line: remark.line })}
                    </button>{' '}
                    {remark.problem}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
        <section className={css['preview']} aria-label={t('workshop.preview')}>
          <workshop.Preview text={settled} language={language} t={translate} />
        </section>
      </div>
    </div>
  );
}
