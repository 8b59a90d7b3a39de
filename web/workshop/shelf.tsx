import type { Translate, Workshop } from '@tabularium/parts/shape';
import { agoIn } from '../frame/match-words.ts';
import { useHouseOf } from '../frame/use-house-of.ts';
import { hrefOf } from '../settings/routes.ts';
import { handOver } from '../store/download.ts';
import { type Pack, packsOf } from '../store/packs.ts';
import { Button, Confirm, FileButton, Icon, IconButton, Menu, type MenuItem, Notice } from '../ui/index.ts';
import { newPack } from './new-pack.ts';
import css from './shelf.module.css';
import { useShelf } from './use-shelf.ts';

const BLANK = '{\n}\n';

interface Props {
  readonly game: string;
  readonly workshop: Workshop;
  /** The game's words. */
  readonly translate: Translate;
}
/** Lists the content files for a game, and starts new ones. */
export function Shelf({ game, workshop, translate }: Props) {
  const { t, language } = useHouseOf(game);
  const { list, trouble, toRemove, setToRemove, remove, open, fail } = useShelf(game, packsOf);
  const begin = (name: string, text: string): Promise<void> => newPack({ game, name, text }).then(open, fail);
  /** In games with self-built armies, starts an army that uses the file. */
  const armyItems = ({ text }: Pack): readonly MenuItem[] => {
    if (!workshop.builder) return [];
    const start = workshop.builder.startWith(text, translate);
    const onSelect = (): void => {
      if (start) void newPack({ game, name: start.name, text: start.text, kind: 'army' }).then(open, fail);
    };
    return [{ label: t('army.withCards'), icon: 'flag', isDisabled: !start, onSelect }];
  };
  return (
    <div className={css['shelf']}>
      <p className={css['text']}>{t('workshop.text')}</p>
      <div className={css['ways']}>
        <Button look="primary" onClick={() => void begin(t('workshop.newName'), workshop.example)}>
          {t('workshop.begin')}
        </Button>
        <Button onClick={() => void begin(t('workshop.newName'), BLANK)}>{t('workshop.blank')}</Button>
        <FileButton
          label={t('workshop.load')}
          onFile={(file) => void file.text().then((text) => begin(file.name.replace(/\.json$/i, ''), text), fail)}
        >
          <Icon name="load" />
          {t('workshop.load')}
        </FileButton>
        <a href={workshop.schema.href} download={`${game}.schema.json`}>
          {t('workshop.schema')}
        </a>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      {list.length > 0 && (
        <ul className={css['list']}>
          {list.map((pack) => (
            <li key={pack.id} className={css['row']}>
              <a className={css['face']} href={hrefOf({ page: 'workshop', game, pack: pack.id })}>
                <strong>{pack.name}</strong>
                <span className={css['ago']}>{agoIn(language, pack.changed)}</span>
              </a>
              <Menu
                trigger={<IconButton icon="more" label={t('workshop.actions', { name: pack.name })} />}
                items={[
                  ...armyItems(pack),
                  { label: t('matches.export'), icon: 'save', onSelect: () => handOver(`${pack.name}.json`, pack.text) },
                  { label: t('matches.remove'), icon: 'remove', isDanger: true, onSelect: () => setToRemove(pack) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <Confirm
        title={t('workshop.removeTitle')}
        text={t('workshop.removeText')}
        act={t('matches.remove')}
        isOpen={toRemove !== undefined}
        onAct={remove}
        onClose={() => setToRemove(undefined)}
      />
    </div>
  );
}
