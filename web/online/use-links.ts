import type { Invitation, TableState } from '@tabularium/client';
import { useState } from 'react';
import { api, linkError } from '../link/remote.ts';
import { useLoad } from '../ui/use-load.ts';

export interface Links {
  /** The secrets of the table's links; undefined for anybody but the host. */
  readonly secrets: Pick<Invitation, 'invite' | 'watch'> | undefined;
  readonly trouble: unknown;
  /** Makes new links; the old ones stop working. */
  readonly renew: () => void;
}
/** The links of a table, for its host. */
export function useLinks({ id, isHost }: TableState): Links {
  const loaded = useLoad(`${id}/${isHost}`, async () => (isHost ? api.table(id).links() : undefined));
  const [renewed, setRenewed] = useState<Invitation>();
  const [failure, setFailure] = useState<unknown>();
  const renew = (): void => {
    setFailure(undefined);
    void api.table(id).newLinks().then(setRenewed, setFailure);
  };
  const trouble = loaded.state === 'failed' ? loaded.error : failure;
  return {
    secrets: renewed ?? (loaded.state === 'ready' ? loaded.value : undefined),
    trouble: trouble === undefined ? undefined : linkError(trouble),
    renew,
  };
}
