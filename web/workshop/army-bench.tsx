import type { ArmyBuilder, Workshop } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { useDeferredValue, useMemo, useState } from 'react';
import { storageTrouble } from '../frame/match-words.ts';
import { useHouseOf } from '../frame/use-house-of.ts';
import { go, hrefOf } from '../settings/routes.ts';
import { handOver } from '../store/download.ts';
import type { Pack } from '../store/packs.ts';
import { Button, Icon, IconButton, Menu, Notice, TextField } from '../ui/index.ts';
import css from './army-bench.module.css';
import { duplicate } from './new-pack.ts';
import { ShareArmy } from './share-army.tsx';
import { useAutosave } from './use-autosave.ts';

interface Props {
  readonly workshop: Workshop;
  readonly builder: ArmyBuilder;
  readonly pack: Pack;
  readonly say: Speaker;
}

/** Edits an army. Every change is stored, and can be undone while the page is open. */
export function ArmyBench({ workshop, builder, pack, say }: Props) {
  const { t, language } = useHouseOf(pack.game);
  const [name, setName] = useState(pack.name);
  const { now, take, undo, redo } = useSteps(pack.text);
  const text = useMemo(() => builder.renamed(now, name), [builder, now, name]);
  const unsaved = useAutosave(pack, name, text);
  const [failed, setFailed] = useState<string>();
  const [isSharing, setSharing] = useState(false);
  const settled = useDeferredValue(text);
  const isReady = useMemo(() => 'content' in workshop.read(settled, language), [workshop, settled, language]);
  const copy = (): void =>
    void duplicate(builder, { ...pack, name, text }, t('army.copyName', { name })).then(
      ({ id }) => go({ page: 'workshop', game: pack.game, pack: id }),
      (error: unknown) => setFailed(storageTrouble(error, t)),
    );
  const trouble = failed ?? unsaved;
  return (
    <div className={css['bench']}>
      <div className={css['head']}>
        <TextField label={t('workshop.name')} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
        <div className={css['steps']}>
          <IconButton icon="undo" label={t('army.undo')} disabled={!undo} onClick={undo} />
          <IconButton icon="redo" label={t('army.redo')} disabled={!redo} onClick={redo} />
          <Menu
            trigger={<IconButton icon="more" label={t('workshop.actions', { name })} />}
            items={[
              { label: t('army.copy'), icon: 'log', onSelect: copy },
              { label: t('matches.export'), icon: 'save', onSelect: () => handOver(`${name}.json`, text) },
            ]}
          />
        </div>
        <Button disabled={!isReady} onClick={() => setSharing(true)}>
          <Icon name="link" />
          {t('army.share')}
        </Button>
        <Button look="primary" disabled={!isReady} onClick={() => go({ page: 'new', game: pack.game, pack: pack.id })}>
          {t('army.play')}
        </Button>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      <builder.Builder
        text={text}
        onChange={take}
        t={say.t}
        reason={say.reason}
        ruleHref={(rule) => hrefOf({ page: 'rules', game: pack.game, rule })}
      />
      {isSharing && <ShareArmy game={pack.game} name={name} text={text} onClose={() => setSharing(false)} />}
    </div>
  );
}

interface Steps<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}
/** How many steps can be undone. */
const MOST_STEPS = 200;

/** A value with undo and redo, each undefined if there is nothing to undo or redo. */
function useSteps<T>(first: T) {
  const [{ past, now, future }, set] = useState<Steps<T>>({ past: [], now: first, future: [] });
  const before = past.at(-1);
  const after = future[0];
  return {
    now,
    take: (next: T): void =>
      set((steps) => (next === steps.now ? steps : { past: [...steps.past, steps.now].slice(-MOST_STEPS), now: next, future: [] })),
    undo: before === undefined ? undefined : () => set({ past: past.slice(0, -1), now: before, future: [now, ...future] }),
    redo: after === undefined ? undefined : () => set({ past: [...past, now], now: after, future: future.slice(1) }),
  };
}
