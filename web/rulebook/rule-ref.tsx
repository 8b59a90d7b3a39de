import { hrefOf } from '../settings/routes.ts';
import { cx } from '../ui/index.ts';
import css from './rule-ref.module.css';

export interface RuleTarget {
  readonly game: string;
  /** Called instead of following the link to the rulebook page. */
  readonly onRule?: ((id: string) => void) | undefined;
}

/** A rule id that links to its text. */
export function RuleRef({ id, game, onRule, className }: RuleTarget & { readonly id: string; readonly className?: string | undefined }) {
  return (
    <a
      className={cx(css['ref'], className)}
      href={hrefOf({ page: 'rules', game, rule: id })}
      onClick={(event) => {
        if (!onRule || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onRule(id);
      }}
    >
      {id}
    </a>
  );
}
