import type { AnyGame } from '@tabularium/parts/define';
import { useFront } from '../frame/front.tsx';

export function LobbyCover({ entry, className }: { readonly entry: AnyGame; readonly className: string | undefined }) {
  const { Cover } = useFront(entry);
  return (
    <div className={className}>
      <Cover aria-hidden="true" />
    </div>
  );
}
