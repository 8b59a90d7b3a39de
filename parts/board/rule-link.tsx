// The rule behind a question; a click opens the rulebook there.

import type { ReactElement } from 'react';
import type { Translate } from '../shape.ts';
import styles from './rule-link.module.css';

interface RuleLinkProps {
  readonly rule: string;
  readonly showRule: (rule: string) => void;
  readonly t: Translate;
}
export const RuleLink = ({ rule, showRule, t }: RuleLinkProps): ReactElement => (
  <button type="button" className={styles['rule']} onClick={() => showRule(rule)} title={t('board.table.openRule')}>
    {rule}
  </button>
);
