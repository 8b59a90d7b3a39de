import { useHouse } from '../../settings/house.tsx';
import css from './key-list.module.css';

const KEYS = [
  ['1 … 9', 'digits'],
  ['↑ ↓', 'arrows'],
  ['⏎', 'enter'],
  ['U', 'undo'],
  ['R', 'redo'],
  ['W', 'past'],
  ['I', 'advice'],
  ['?', 'whyNot'],
  ['O', 'options'],
  ['L', 'log'],
  ['B', 'rules'],
  ['T', 'threats'],
  ['M', 'sound'],
  ['S', 'skip'],
  ['H', 'help'],
] as const;

export function KeyList() {
  const { t } = useHouse();
  return (
    <dl className={css['keys']}>
      {KEYS.map(([key, name]) => (
        <div key={name} className={css['line']}>
          <dt>
            <kbd className={css['key']}>{key}</kbd>
          </dt>
          <dd className={css['what']}>{t(`table.keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
