// The part of the settings about the server: whom it knows, and how to be forgotten.
import { Api, ServerError } from '@tabularium/client';
import { useState } from 'react';
import { type LinkCode, LinkError } from '../link/link.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Confirm } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import css from './on-server.module.css';

const api = new Api();

export default function OnServer() {
  const { t } = useOnlineHouse();
  const hello = useLoad('hello', () => api.hello()); // the page may have become known to the server since it was loaded
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const { name } = (hello.state === 'ready' ? hello.value.person : undefined) ?? {};
  if (name === undefined) return null;
  const forget = async (): Promise<void> => {
    try {
      await api.forgetMe(name);
      location.hash = '';
      location.reload(); // whatever this page shows may be gone
    } catch (error) {
      setTrouble(error instanceof ServerError ? new LinkError(error.code as LinkCode, error.message) : error);
    }
  };
  return (
    <section className={css['server']} aria-label={t('forget.title')}>
      <p>{t('forget.known', { name })}</p>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('forget.act')}
      </Button>
      {trouble !== undefined && <Failure error={trouble} />}
      <Confirm
        title={t('forget.ask')}
        text={t('forget.text')}
        act={t('forget.act')}
        isOpen={isAsking}
        onAct={() => void forget()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
