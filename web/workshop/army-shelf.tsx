import type { ArmyBuilder, Workshop } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { useState } from 'react';
import { useHouseOf } from '../frame/use-house-of.ts';
import { go, hrefOf } from '../settings/routes.ts';
import { handOver } from '../store/download.ts';
import { armiesOf, type Pack } from '../store/packs.ts';
import { Button, Confirm, FileButton, Icon, IconButton, Menu, Notice } from '../ui/index.ts';
import { duplicate, newPack } from './new-pack.ts';
import { ShareArmy } from './share-army.tsx';
import css from './shelf.module.css';
import { useShelf } from './use-shelf.ts';

interface Props {
  readonly game: string;
  readonly workshop: Workshop;
  readonly builder: ArmyBuilder;
  readonly say: Speaker;
}

/** Lists the armies in this browser, and starts new ones. */
export function ArmyShelf({ game, workshop, builder, say }: Props) {
  const { t, language } = useHouseOf(game);
  const { list, trouble, setTrouble, toRemove, setToRemove, remove, reload, open, fail } = useShelf(game, armiesOf);
  const [shared, setShared] = useState<Pack>();
  const begin = (name: string, text: string): void => void newPack({ game, name, text, kind: 'army' }).then(open, fail);
  const load = async (file: File): Promise<void> => {
    const text = await file.text();
    const name = builder.nameOf(text);
    if (name === undefined) setTrouble(t('army.noArmy'));
    else begin(name, text);
  };
  const isReady = ({ text }: Pack): boolean => 'content' in workshop.read(text, language);
  return (
    <section className={css['shelf']} aria-labelledby="armies">
      <h2 id="armies">{t('army.title')}</h2>
      <p className={css['text']}>{t('army.text')}</p>
      <div className={css['ways']}>
        <Menu
          align="start"
          trigger={
            <Button look="primary">
              {t('army.begin')}
              <Icon name="down" size={16} />
            </Button>
          }
          items={builder.starts(say.t).map(({ name, about, text }) => ({
            label: about === '' ? name : `${name} (${about})`,
            onSelect: () => begin(name, text),
          }))}
        />
        <FileButton label={t('army.load')} onFile={(file) => void load(file).catch(fail)}>
          <Icon name="load" />
          {t('army.load')}
        </FileButton>
      </div>
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      {list.length > 0 && (
        <ul className={css['list']}>
          {list.map((pack) => {
            const ready = isReady(pack);
            return (
              <li key={pack.id} className={css['row']}>
                <a className={css['face']} href={hrefOf({ page: 'workshop', game, pack: pack.id })}>
                  <strong>{pack.name}</strong>
                  <span className={css['ago']}>{builder.brief(pack.text, say.t)}</span>
                  <span className={css['state']} data-ready={ready}>
                    {t(ready ? 'army.right' : 'army.wrong')}
                  </span>
                </a>
                <Menu
                  trigger={<IconButton icon="more" label={t('workshop.actions', { name: pack.name })} />}
                  items={[
                    { label: t('army.play'), icon: 'play', isDisabled: !ready, onSelect: () => go({ page: 'new', game, pack: pack.id }) },
                    { label: t('army.share'), icon: 'link', isDisabled: !ready, onSelect: () => setShared(pack) },
                    {
                      label: t('army.copy'),
                      icon: 'log',
                      onSelect: () => void duplicate(builder, pack, t('army.copyName', { name: pack.name })).then(reload, fail),
                    },
                    { label: t('matches.export'), icon: 'save', onSelect: () => handOver(`${pack.name}.json`, pack.text) },
                    { label: t('matches.remove'), icon: 'remove', isDanger: true, onSelect: () => setToRemove(pack) },
                  ]}
                />
              </li>
            );
          })}
        </ul>
      )}
      {shared && <ShareArmy game={game} name={shared.name} text={shared.text} onClose={() => setShared(undefined)} />}
      <Confirm
        title={t('army.removeTitle')}
        text={t('army.removeText')}
        act={t('matches.remove')}
        isOpen={toRemove !== undefined}
        onAct={remove}
        onClose={() => setToRemove(undefined)}
      />
    </section>
  );
}
