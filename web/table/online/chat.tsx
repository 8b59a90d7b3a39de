// The chat beside the log. Rule ids become links; everything else is plain text.
import { type Line, newKey } from '@tabularium/client';
import { type FormEvent, useState } from 'react';
import { useServer } from '../../frame/use-server.ts';
import type { OnlineLink } from '../../link/online.ts';
import { RuleRef, type RuleTarget } from '../../rulebook/rule-ref.tsx';
import { ownColour } from '../../screen/colours.ts';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Button } from '../../ui/index.ts';
import css from './chat.module.css';
import { readMuted, toggleMuted } from './muted.ts';

/** The most the server accepts. */
const LONGEST_LINE = 500;

/** What is being written, and the key under which it is sent, again if need be. */
const EMPTY = { text: '', key: '' };

interface ChatProps extends RuleTarget {
  readonly lines: readonly Line[];
  readonly online: OnlineLink;
}

export default function Chat({ lines, online, ...target }: ChatProps) {
  const { t } = useOnlineHouse();
  const server = useServer();
  const { seats, isHost } = online.now().table;
  const isKnown = isHost || server?.person !== undefined || seats.some(({ mine }) => mine); // the server takes lines from nobody else
  const [{ text, key }, setDraft] = useState(EMPTY);
  const [trouble, setTrouble] = useState<unknown>();
  const [muted, setMuted] = useState(readMuted);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setTrouble(undefined);
    online
      .say(said, key)
      .then(() => setDraft((now) => (now.key === key ? EMPTY : now)))
      .catch(setTrouble);
  };
  const mute = (by: string): void => setMuted(toggleMuted(by));
  return (
    <section className={css['chat']} aria-label={t('online.chat')}>
      <h3 className={css['title']}>{t('online.chat')}</h3>
      <div className={css['lines']} role="log" aria-live="polite" tabIndex={0}>
        <div>
          {lines.length === 0 && <p className={css['none']}>{t('online.noLines')}</p>}
          {lines.map((line) => (
            <p key={line.n} className={css['line']} {...(line.seat !== undefined && { style: ownColour(line.seat) })}>
              <button
                type="button"
                className={css['name']}
                aria-pressed={muted.has(line.by)}
                title={t(muted.has(line.by) ? 'online.unmute' : 'online.mute', { name: line.name })}
                onClick={() => mute(line.by)}
              >
                {line.name}
              </button>{' '}
              {muted.has(line.by) ? <span className={css['none']}>{t('online.muted')}</span> : <Said text={line.text} {...target} />}
            </p>
          ))}
        </div>
      </div>
      {trouble !== undefined && <Failure error={trouble} />}
      {isKnown && (
        <form className={css['form']} onSubmit={send}>
          <input
            className={css['field']}
            value={text}
            maxLength={LONGEST_LINE}
            aria-label={t('online.say')}
            placeholder={t('online.say')}
            autoComplete="off"
            onChange={({ target: { value } }) => setDraft({ text: value, key: newKey() })}
          />
          <Button type="submit" size="small" disabled={text.trim() === ''}>
            {t('online.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

const RULE_ID = /\b([A-Z]{3}-\d+\.\d+)\b/;
function Said({ text, ...target }: RuleTarget & { readonly text: string }) {
  return text.split(RULE_ID).map((part, i) => (RULE_ID.test(part) ? <RuleRef key={i} id={part} {...target} /> : part));
}
