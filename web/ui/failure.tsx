import { LinkError } from '../link/link.ts';
import { useHouse } from '../settings/house.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const isCoded = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof LinkError || (error instanceof Error && 'code' in error && typeof error.code === 'string');

/** What went wrong and what to do next, in the reader's language. Unexpected errors add their own message. */
export function Failure({ error }: { readonly error: unknown }) {
  const { t } = useHouse();
  const code = isCoded(error) ? error.code : 'failed';
  return (
    <Notice kind="trouble">
      <p>{t(`refusal.${code}`, { limit: error instanceof LinkError ? error.limit : undefined })}</p>
      {code === 'stalled' && (
        <p>
          <Button size="small" onClick={() => location.reload()}>
            {t('mishap.reload')}
          </Button>
        </p>
      )}
      {code === 'failed' && <p>{error instanceof Error ? error.message : String(error)}</p>}
    </Notice>
  );
}
