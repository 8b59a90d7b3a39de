// What the viewer can do in a battle besides playing cards, and what they should know before they answer an attack.
import type { ReactElement } from 'react';
import type { BattleView } from '../../table/view.ts';
import { bestDefence } from '../common/bonus.ts';
import { countCards } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { ownPlayer } from '../common/own.ts';
import type { PartProps } from '../common/props.ts';
import { Token } from '../pieces/card.tsx';
import { Chip } from '../question/hand-bar.tsx';
import styles from './battle.module.css';

type ActionsProps = PartProps & { readonly battle: BattleView };

const BATTLE_ASKS: ReadonlySet<string> = new Set(['attackHeroes', 'opener', 'attackPlay', 'answer', 'recall', 'defendPlay', 'battleWild']);
const ICONS: Readonly<Record<string, IconName>> = {
  declare: 'flag',
  stop: 'surrender',
  react: 'defence',
  surrender: 'surrender',
  retreat: 'retreat',
  amulet: 'amulet',
  title: 'title',
  scroll: 'scroll',
  dismantle: 'tent',
  ambush: 'ambush',
  join: 'hero',
};
const MAIN = new Set(['declare', 'react']);
const wordsOf = (option: object): readonly string[] => Object.values(option).filter((word) => typeof word === 'string');

export function BattleActions(props: ActionsProps): ReactElement | null {
  const { decision, battle, t, speaker } = props;
  const briefing = briefingOf(props);
  if (decision?.ask === 'retreatTo') return <Retreats {...props} />;
  const options: readonly (readonly [number, object])[] =
    decision !== undefined && BATTLE_ASKS.has(decision.ask)
      ? [...decision.options.entries()].filter(([, option]) => !('card' in option))
      : [];
  const plays = decision !== undefined && ['opener', 'attackPlay', 'defendPlay'].includes(decision.ask);
  if (briefing === undefined && options.length === 0 && !plays) return null;
  return (
    <footer className={styles['actions']}>
      {briefing !== undefined && <p className={styles['known']}>{briefing}</p>}
      {plays && <p className={styles['known']}>{t(decision.ask === 'opener' ? 'board.battle.open' : 'board.battle.play')}</p>}
      <div className={styles['buttons']} role="group" aria-label={t(`board.battle.${battle.target}`, { at: battle.at })}>
        {options.map(([number, option]) => {
          const words = wordsOf(option);
          const icon = words.map((word) => ICONS[word]).find((found) => found !== undefined);
          return (
            <Chip key={number} option={number} props={props} tone={words.some((word) => MAIN.has(word)) ? 'main' : 'plain'}>
              {icon !== undefined && <Icon name={icon} />}
              {speaker.option(decision?.ask ?? '', option)}
            </Chip>
          );
        })}
      </div>
    </footer>
  );
}

/** For the defender: what is attacked, how strongly, and the best possible defence. For others: how many cards are hidden. */
function briefingOf(props: ActionsProps): string | undefined {
  const { battle, view, eye, t, names, decision } = props;
  const me = ownPlayer(props);
  if (decision?.ask === 'answer' && me !== undefined) {
    const { total, isOpen } = bestDefence(view.table, battle, me);
    const facts = { name: names[battle.attacker] ?? '', attack: battle.attack.total, base: battle.defence.total, best: total };
    return `${t(`board.battle.attacked.${battle.target}`, { ...facts, at: battle.at })} ${t(isOpen ? 'board.battle.bestOpen' : 'board.battle.best', facts)}`;
  }
  const other = eye === battle.attacker ? battle.defender : eye === battle.defender ? battle.attacker : null;
  const hidden = other === null ? undefined : view.table.players[other];
  if (hidden === undefined) return undefined;
  return t('board.battle.hidden', { name: names[hidden.seat] ?? '', hand: hidden.hand.count, ambush: hidden.ambush.count });
}

/** Where the hero can go and for what; the map shows the same places. */
function Retreats(props: ActionsProps): ReactElement | null {
  const { decision, t } = props;
  if (decision?.ask !== 'retreatTo') return null;
  return (
    <footer className={styles['actions']}>
      <p className={styles['known']}>{t('board.battle.retreat')}</p>
      <div className={styles['buttons']}>
        {decision.options.map((option, number) => (
          <Chip key={decision.texts[number]} option={number} props={props}>
            <Icon name="retreat" />
            <b>{option.at}</b>
            {countCards(option.cards).map(([pool, count]) => (
              <Token key={pool} pool={pool} t={t} count={count} />
            ))}
          </Chip>
        ))}
      </div>
    </footer>
  );
}
