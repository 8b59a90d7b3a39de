import { LONGEST_NAME } from '@tabularium/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useEmblem } from '../frame/use-emblem.ts';
import { EmblemChoice } from '../online/emblem-choice.tsx';
import { useHouse } from '../settings/house.tsx';
import { SEAT_COLOURS } from '../settings/settings.ts';
import { Button, Dialog, Radio, TextField } from '../ui/index.ts';
import css from './who-plays.module.css';

/** Asks for a name, a colour and an emblem: the same that online tables use. */
export default function WhoDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, name: known, setName: remember, colour, setColour } = useHouse();
  const [name, setName] = useState(known);
  const [emblem, setEmblem] = useEmblem();
  const group = useId();
  const close = (): void => {
    remember(name.trim());
    onClose();
  };
  return (
    <Dialog title={t('home.who')} description={t('home.whoText')} isOpen onClose={close}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <TextField
          label={t('setup.name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className={css['colours']}>
          <legend className={css['legend']}>{t('home.colour')}</legend>
          {SEAT_COLOURS.map((one) => (
            <Radio key={one} name={group} isChecked={one === colour} onCheck={() => setColour(one)} className={css['colour']}>
              <span className={css['swatch']} style={{ background: `var(--seat-${one})` }} />
              <span className="unseen">{t(`home.colours.${one}`)}</span>
            </Radio>
          ))}
        </fieldset>
        <EmblemChoice value={emblem} onChange={setEmblem} />
        <Button type="submit" look="primary">
          {t('ui.done')}
        </Button>
      </form>
    </Dialog>
  );
}
