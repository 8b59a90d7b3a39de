import type { Setup } from '@tabularium/kernel';
import type { AnyGame } from '@tabularium/parts/define';
import type { Speaker } from '@tabularium/speech';
import type { Draft } from '../frame/draft.ts';
import { useHouseOf } from '../frame/use-house-of.ts';
import { armiesOf } from '../store/packs.ts';
import { useLoad } from '../ui/use-load.ts';
import css from './army-choice.module.css';

interface Props {
  readonly entry: AnyGame;
  readonly draft: Draft;
  readonly setup: Setup;
  readonly say: Speaker;
  readonly onChange: (draft: Draft) => void;
}

/** Picks self-built armies that players may choose at the table. Lists only playable ones, and only in modes with self-built armies. */
export default function ArmyChoice({ entry, draft, setup, say, onChange }: Props) {
  const { t, language } = useHouseOf(entry.id);
  const loaded = useLoad(`${entry.id}/${language}`, async () => {
    const packs = await armiesOf(entry.id);
    const workshop = packs.length > 0 ? await entry.workshop?.() : undefined;
    const { builder } = workshop ?? {};
    return builder && { builder, packs: packs.filter(({ text }) => 'content' in (workshop?.read(text, language) ?? {})) };
  });
  const { builder, packs = [] } = (loaded.state === 'ready' ? loaded.value : undefined) ?? {};
  if (!builder?.modes.includes(setup.mode) || packs.length === 0) return null;
  const chosen = draft.armies ?? [];
  const choose = (id: string, isChosen: boolean): void =>
    onChange({ ...draft, armies: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <fieldset className={css['armies']}>
      <legend>{t('army.bring')}</legend>
      {packs.map(({ id, name, text }) => {
        const reason = builder.whyNotIn(text, setup);
        return (
          <label key={id} className={css['army']} data-unfit={reason !== null}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={({ target }) => choose(id, target.checked)} />
            <span>
              <strong>{name}</strong>
              <span className={css['brief']}>
                {reason === null ? builder.brief(text, say.t) : t('army.unfit', { reason: say.reason(reason) })}
              </span>
            </span>
          </label>
        );
      })}
      <p className={css['hint']}>{t('army.bringHint')}</p>
    </fieldset>
  );
}
