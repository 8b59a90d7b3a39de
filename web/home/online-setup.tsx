import { EmblemChoice } from '../online/emblem-choice.tsx';
import { useEmblem } from '../online/use-emblem.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import css from './online-setup.module.css';

/** What the set-up of an online table asks and says besides; loaded when it is needed. */
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
