import { type ReactNode, useRef, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './link-box.module.css';

interface Props {
  /** Undefined while it is being made, or if there is none. */
  readonly link: string | undefined;
  readonly label?: string;
  /** Other ways to share. */
  readonly children?: ReactNode;
}
/** A link with a button to copy it. Without a clipboard, as over plain HTTP, the button selects it. */
export function LinkBox({ link, label, children }: Props) {
  const { t } = useHouse();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      field.current?.focus(); // which selects it
      setOutcome('selected');
    }
  };
  return (
    <>
      {link !== undefined && (
        <TextField ref={field} label={label ?? t('replay.link')} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
      <div className={css['ways']}>
        {link !== undefined && (
          <Button look="primary" onClick={() => void copy(link)}>
            <Icon name="link" size={18} />
            {t('replay.copy')}
          </Button>
        )}
        {children}
        <span role="status">{outcome && t(`replay.${outcome}`)}</span>
      </div>
    </>
  );
}
