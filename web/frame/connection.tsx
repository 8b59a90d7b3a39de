// Says over any page how its connection to the server is: lost, back, or nothing while all is well.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNewerAfter } from '../settings/newer.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { cx, Icon } from '../ui/index.ts';
import css from './connection.module.css';

interface Props {
  readonly isConnected: boolean;
  /** Something that the reader did waits to be sent. */
  readonly isSending?: boolean;
}
export function Connection({ isConnected, isSending = false }: Props) {
  const { t } = useOnlineHouse();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const shown = useShown(isConnected);
  useNewerAfter(isConnected);
  if (!shown) return null;
  return createPortal(
    <div className={cx(css['line'], css[shown])} role={shown === 'lost' ? 'alert' : 'status'}>
      <Icon name={shown === 'lost' ? 'warning' : 'check'} size={18} />
      <span>
        {t(shown === 'back' ? 'online.back' : isOnline ? 'online.reconnecting' : 'online.offline')}
        {shown === 'lost' && isSending && ` ${t('online.sending')}`}
      </span>
    </div>,
    document.body,
  );
}

/** A loss that is mended sooner than this is not worth a word, in milliseconds. */
const BLIP = 1000;
/** How long to say that it is back. */
const LONG_ENOUGH = 4000;
function useShown(isConnected: boolean): 'lost' | 'back' | undefined {
  const [shown, setShown] = useState<'lost' | 'back'>();
  useEffect(() => {
    if (isConnected) setShown((before) => before && 'back');
    const timer = setTimeout(() => setShown(isConnected ? undefined : 'lost'), isConnected ? LONG_ENOUGH : BLIP);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return shown;
}
function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
