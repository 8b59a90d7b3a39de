import { EmblemChoice } from '../online/emblem-choice.tsx';
import { useEmblem } from '../online/use-emblem.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import css from './online-setup.module.css';

/** The extra part of the set-up form for an online table. Loaded on demand. */
export default function OnlineSetup() {
  const { t } = useOnlineHouse();
  const [emblem, setEmblem] = useEmblem();
  return (
    <>
      <EmblemChoice value={emblem} onChange={setEmblem} />
      <p className={css['note']}>{t('lobby.setupNote')}</p>
    </>
  );
}
