import { type ReactNode, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './link-box.module.css';

interface Props {
  /** Undefined while it is being made, or if there is none. */
  readonly link: string | undefined;
  /** Other ways to share. */
  readonly children?: ReactNode;
}
/** A link with a button to copy it. */
export function LinkBox({ link, children }: Props) {
  const { t } = useHouse();
  const [isCopied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const copy = (text: string): void => void navigator.clipboard.writeText(text).then(() => setCopied(true), setTrouble);
  return (
    <>
      {link !== undefined && <TextField label={t('replay.link')} readOnly value={link} onFocus={(event) => event.target.select()} />}
      <div className={css['ways']}>
        {link !== undefined && (
          <Button look="primary" onClick={() => copy(link)}>
            <Icon name="link" size={18} />
            {t('replay.copy')}
          </Button>
        )}
        {children}
        <span role="status">{isCopied && t('replay.copied')}</span>
      </div>
      {trouble !== undefined && <Failure error={trouble} />}
    </>
  );
}
