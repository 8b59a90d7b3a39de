// Chooses an army's faction; `termsStyles` styles the whole form of terms that a match sets for an army.
import { type ReactElement, useId } from 'react';
import styles from './banners.module.css';

export { styles as termsStyles };

interface Props<Faction extends string> {
  readonly legend: string;
  readonly factions: readonly Faction[];
  readonly chosen: Faction;
  readonly choose: (faction: Faction) => void;
  readonly nameOf: (faction: Faction) => string;
  readonly signOf: (faction: Faction) => ReactElement;
}
export function Banners<Faction extends string>({ legend, factions, chosen, choose, nameOf, signOf }: Props<Faction>): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles['banners']}>
      <legend>{legend}</legend>
      {factions.map((faction) => (
        <label key={faction} className={styles['banner']} data-faction={faction}>
          <input type="radio" name={name} checked={faction === chosen} onChange={() => choose(faction)} />
          {signOf(faction)}
          <span>{nameOf(faction)}</span>
        </label>
      ))}
    </fieldset>
  );
}
