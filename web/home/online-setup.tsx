import type { Draft } from '../frame/draft.ts';
import { useEmblem } from '../frame/use-emblem.ts';
import { EmblemChoice } from '../online/emblem-choice.tsx';
import { useOnlineHouse } from '../settings/online-words.ts';
import css from './online-setup.module.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}
/** The extra part of the set-up form for an online table. Loaded on demand. */
export default function OnlineSetup({ draft, onChange }: Props) {
  const { t } = useOnlineHouse();
  const [emblem, setEmblem] = useEmblem();
  return (
    <>
      <EmblemChoice value={emblem} onChange={setEmblem} />
      <label className={css['choice']}>
        <input type="checkbox" checked={!draft.noReturn} onChange={({ target }) => onChange({ ...draft, noReturn: !target.checked })} />
        <span>{t('lobby.returns')}</span>
      </label>
      <p className={css['note']}>{t('lobby.setupNote')}</p>
    </>
  );
}
