// A tactic chip: a tab with its sign and its name, and why it cannot be played now.
import { Lacking, OptionButton, Tip, tipStyles as tip } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { Tactic } from '../../content/kinds.ts';
import { nameOf } from '../common/describe.ts';
import glow from '../common/glow.module.css';
import { Icon } from '../common/icon.tsx';
import { TACTIC_ICONS } from '../common/look.ts';
import type { PartProps } from '../common/props.ts';
import styles from './tactic.module.css';

const TacticText = ({ tactic, t }: { readonly tactic: Tactic; readonly t: Translate }): ReactElement => (
  <>
    <b className={tip['title']}>{nameOf(tactic, t)}</b>
    <span className={tip['line']}>{t(`tactic.${tactic}.text`)}</span>
  </>
);
interface TacticTabProps extends PartProps {
  readonly tactic: Tactic;
  readonly option: number | undefined;
  readonly isSpent?: boolean;
}
export function TacticTab({ tactic, option, isSpent = false, ...props }: TacticTabProps): ReactElement {
  const { decision, t } = props;
  const isIdle = option === undefined && decision !== undefined;
  const otherwise = t(isSpent ? 'board.camp.isSpent' : 'board.camp.notNow');
  const face = (
    <>
      <Icon name={TACTIC_ICONS[tactic]} />
      <span>{nameOf(tactic, t)}</span>
    </>
  );
  return (
    <Tip
      isAsked={isIdle}
      tip={() => (
        <>
          <TacticText tactic={tactic} t={t} />
          {isIdle && <Lacking {...props} decision={decision} tells={({ what }) => what === tactic} otherwise={otherwise} />}
        </>
      )}
    >
      {option === undefined ? (
        <button type="button" className={styles['tactic']} data-spent={isSpent} aria-disabled="true">
          {face}
        </button>
      ) : (
        <OptionButton {...props} option={option} className={`${styles['tactic']} ${glow['legal']}`}>
          {face}
        </OptionButton>
      )}
    </Tip>
  );
}
/** Only the sign, where there is little room. */
export const TacticSign = ({ tactic, t }: { readonly tactic: Tactic; readonly t: Translate }): ReactElement => (
  <Tip tip={() => <TacticText tactic={tactic} t={t} />}>
    <span className={styles['sign']} role="img" aria-label={nameOf(tactic, t)}>
      <Icon name={TACTIC_ICONS[tactic]} />
    </span>
  </Tip>
);
