import type { TableState } from '@tabularium/client';
import type { SetupSchema } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { useOnlineHouse } from '../settings/online-words.ts';
import css from './setup-words.module.css';
import { unusualIn } from './unusual.ts';

interface Props {
  readonly table: TableState;
  readonly schema: SetupSchema;
  readonly say: Speaker;
}
/** The mode, and the options that differ from their defaults. */
export function SetupWords({ table: { setup, hasOwnContent, noReturn }, schema, say }: Props) {
  const { t } = useOnlineHouse();
  const [mode = '', ...rest] = say.mode(setup.mode).split(': ');
  const unusual = unusualIn(schema, setup);
  return (
    <>
      <p>
        <strong>{mode}</strong>
        {rest.length > 0 && <span className={css['note']}>{rest.join(': ')}</span>}
      </p>
      {unusual.length > 0 ? (
        <dl className={css['options']}>
          {unusual.map(({ id, value }) => (
            <div key={id}>
              <dt>{say.setupOption(id)}</dt>
              <dd>{say.setupValue(id, value)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={css['note']}>{t('lobby.usual')}</p>
      )}
      {hasOwnContent && <p>{t('workshop.mark')}</p>}
      {noReturn && <p>{t('lobby.noReturn')}</p>}
    </>
  );
}
