import type { ReactNode } from 'react';
import { seekNewer } from '../settings/newer.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Loading } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';

/** For links that this version of the site cannot follow: goes to a newer version, or shows `children` if there is none. */
export function SeekNewer({ children }: { readonly children: ReactNode }) {
  const { t } = useOnlineHouse();
  const { state } = useLoad('newer', seekNewer);
  return state === 'loading' ? <Loading text={t('newer.seeking')} /> : children;
}
