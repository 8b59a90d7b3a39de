import type { Seat } from '@tabularium/kernel';
import { useHouse } from '../settings/house.tsx';
import { Button, Notice } from '../ui/index.ts';
import css from './draw-offer.module.css';

export interface DrawOfferProps {
  /** Who has agreed so far, starting with the one who offered. */
  readonly agreed: readonly Seat[];
  /** The people at this screen. */
  readonly here: readonly Seat[];
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onAgree: (seat: Seat) => void;
  readonly onEnd: (seat: Seat) => void;
}

/** An offered draw: who agrees, and buttons for the people here. */
export default function DrawOffer({ agreed, here, names, isBusy, onAgree, onEnd }: DrawOfferProps) {
  const { t } = useHouse();
  const [first, ...others] = agreed.map((seat) => names[seat] ?? '');
  const asked = here.filter((seat) => !agreed.includes(seat));
  const ending = asked[0] ?? here[0];
  return (
    <Notice>
      <p>
        {t('table.draw.offered', { name: first })}
        {others.length > 0 && ` ${t('table.draw.agreed', { names: others.join(', ') })}`}
      </p>
      <p className={css['acts']}>
        {asked.map((seat) => (
          <Button key={seat} size="small" disabled={isBusy} onClick={() => onAgree(seat)}>
            {here.length > 1 ? t('table.draw.agreeAs', { name: names[seat] }) : t('table.draw.agree')}
          </Button>
        ))}
        {ending !== undefined && (
          <Button size="small" disabled={isBusy} onClick={() => onEnd(ending)}>
            {t(asked.length > 0 ? 'table.draw.decline' : 'table.draw.withdraw')}
          </Button>
        )}
      </p>
    </Notice>
  );
}
