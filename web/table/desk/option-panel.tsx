// Offers any decision of any game, from its options alone.

import type { Decision, Pick } from '@tabularium/kernel';
import { StakesContext, useStake } from '@tabularium/parts/board';
import type { AnyKit } from '@tabularium/parts/shape';
import { type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { cx, Icon } from '../../ui/index.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import css from './option-panel.module.css';
import { SomePanel } from './some-panel.tsx';

export interface OptionPanelProps {
  readonly decision: Decision<AnyKit>;
  readonly groups: () => readonly ChoiceGroup[];
  readonly pointed: number | undefined;
  readonly point: (option: number | undefined) => void;
  readonly choose: (pick: Pick) => void;
  /** The options that a guide accepts; undefined for all. */
  readonly wanted: readonly number[] | undefined;
  /** The rules can say what an option leads to. */
  readonly hasPreview: boolean;
  readonly isBusy: boolean;
}

/** If no sentence is longer, options are laid out in two columns. */
const SHORT_SENTENCE = 20;

export function OptionPanel({ decision, groups: given, pointed, point, choose, wanted, hasPreview, isBusy }: OptionPanelProps) {
  const { t } = useHouse();
  const groups = given();
  const { lost, armed } = use(StakesContext);
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel, decision.id);
  if (decision.some)
    return <SomePanel key={decision.id} groups={groups} some={decision.some} point={point} choose={choose} isBusy={isBusy} />;
  const isShort = groups.every(({ choices }) => choices.every(({ sentence }) => sentence.length <= SHORT_SENTENCE));
  /** Moves the focus off the line first: removing a focused element makes browsers lay out the whole page again. */
  const take = (option: number): void => {
    const isAskedAgain = lost(option) !== undefined && armed?.option !== option;
    if (wanted?.includes(option) !== false && !isAskedAgain) panel.current?.focus({ preventScroll: true });
    choose(option);
  };
  return (
    <div
      ref={panel}
      className={cx(css['panel'], isShort && css['short'], hasPreview && css['previewed'])}
      role="group"
      aria-label={t('table.options')}
      tabIndex={-1}
      onKeyDown={moveFocus}
      onPointerLeave={() => point(undefined)}
    >
      {groups.map((group) => (
        <Group
          key={`${group.heading ?? ''} ${group.choices[0]?.key}`}
          group={group}
          isAsked={group.choices.some(({ option }) => option === pointed || wanted?.includes(option))}
          isGuided={wanted !== undefined}
        >
          {group.choices.map((choice) => (
            <ChoiceLine
              key={choice.option}
              choice={choice}
              isPass={choice.option === decision.options.length}
              isPointed={choice.option === pointed}
              isWanted={wanted?.includes(choice.option)}
              hasPreview={hasPreview && choice.option < decision.options.length}
              isBusy={isBusy}
              point={point}
              choose={take}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

/** Choices under a heading. Folded groups open by hand, or when one of their options is wanted, and stay open. */
function Group({
  group,
  isAsked,
  isGuided,
  children,
}: {
  readonly group: ChoiceGroup;
  readonly isAsked: boolean;
  /** A guide accepts some options only. */
  readonly isGuided: boolean;
  readonly children: ReactNode;
}) {
  const { heading, folds, choices } = group;
  const [isOpen, setOpen] = useState(false);
  if (isAsked && !isOpen) setOpen(true);
  const className = isGuided && !isAsked ? css['ruledOut'] : undefined;
  const list = <ul className={css['choices']}>{children}</ul>;
  if (folds)
    return (
      <details className={className} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={css['fold']}>
          {heading} <span className={css['count']}>{choices.length}</span>
        </summary>
        {list}
      </details>
    );
  return (
    <section className={className}>
      {heading !== undefined && <h3 className={css['heading']}>{heading}</h3>}
      {list}
    </section>
  );
}

function ChoiceLine({
  choice,
  isPass,
  isPointed,
  isWanted,
  hasPreview,
  isBusy,
  point,
  choose,
}: {
  readonly choice: Choice;
  readonly isPass: boolean;
  readonly isPointed: boolean;
  /** Undefined if all options are. */
  readonly isWanted: boolean | undefined;
  readonly hasPreview: boolean;
  readonly isBusy: boolean;
  readonly point: (option: number | undefined) => void;
  readonly choose: (option: number) => void;
}) {
  const { t } = useHouse();
  const { says } = useStake(choice.option);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if ((isPointed || isWanted) && !line.current?.matches(':hover')) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed, isWanted]);
  return (
    <li
      ref={line}
      className={cx(css['line'], isPointed && css['pointed'], isWanted === true && css['wanted'], isWanted === false && css['unwanted'])}
    >
      <button
        type="button"
        data-choice={choice.option}
        data-armed={says !== undefined || undefined}
        className={cx(css['choice'], isPass && css['pass'])}
        data-notation={choice.notation}
        aria-disabled={isBusy || isWanted === false}
        onClick={() => isBusy || choose(choice.option)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && point(choice.option)}
        onFocus={() => point(choice.option)}
        onBlur={() => point(undefined)}
      >
        <kbd className={css['key']} aria-hidden="true">
          {choice.key}
        </kbd>
        <span>{says ?? choice.sentence}</span>
      </button>
      {hasPreview && (
        <button
          type="button"
          className={css['look']}
          aria-label={t('table.preview', { what: choice.sentence })}
          aria-pressed={isPointed}
          onClick={() => point(isPointed ? undefined : choice.option)}
        >
          <Icon name="info" size={18} />
        </button>
      )}
    </li>
  );
}

/** Arrow keys move through the choices, Home and End jump to the first and last. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = all.findIndex((one) => one === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[Math.min(to, all.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Keeps keyboard focus in the panel when the question changes. */
function useKeptFocus(panel: { readonly current: HTMLElement | null }, decision: string): void {
  const last = useRef(decision);
  useEffect(() => {
    if (last.current === decision) return;
    last.current = decision;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [decision, panel]);
}
