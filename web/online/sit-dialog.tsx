import { newKey } from '@tabularium/client';
import { LONGEST_NAME, type Seat } from '@tabularium/kernel';
import { useState } from 'react';
import { useEmblem } from '../frame/use-emblem.ts';
import { useServer } from '../frame/use-server.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Dialog, TextField } from '../ui/index.ts';
import { EmblemChoice } from './emblem-choice.tsx';
import css from './sit-dialog.module.css';

interface Props {
  readonly seat: Seat;
  /** The reader already has a seat: this one is for somebody else at this screen. */
  readonly isFriend: boolean;
  readonly trouble: unknown;
  readonly isBusy: boolean;
  readonly onSit: (sit: {
    readonly seat: Seat;
    readonly person: { readonly name: string; readonly emblem: string };
    readonly share: string;
  }) => Promise<void>;
  readonly onClose: () => void;
}
/** Asks for a name and an emblem, which this browser remembers. */
export function SitDialog({ seat, isFriend, trouble, isBusy, onSit, onClose }: Props) {
  const { t, name: myName, setName: remember } = useOnlineHouse();
  const server = useServer();
  const [name, setName] = useState(isFriend ? '' : myName || (server?.person?.name ?? ''));
  const [emblem, setEmblem] = useEmblem();
  const trimmed = name.trim();
  return (
    <Dialog
      title={t('lobby.sitTitle', { n: seat + 1 })}
      description={t(isFriend ? 'lobby.sitFriendText' : 'lobby.sitText')}
      isOpen
      onClose={onClose}
    >
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed === '' || isBusy) return;
          if (!isFriend) remember(trimmed);
          void onSit({ seat, person: { name: trimmed, emblem }, share: newKey() });
        }}
      >
        <TextField
          label={t('setup.name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          onChange={({ target }) => setName(target.value)}
        />
        {!isFriend && <EmblemChoice value={emblem} onChange={setEmblem} />}
        {trouble !== undefined && <Failure error={trouble} />}
        <Button type="submit" look="primary" disabled={trimmed === '' || isBusy}>
          {t('lobby.sit')}
        </Button>
      </form>
    </Dialog>
  );
}
