// A battle: both values part by part, and the outcome of every token against every other.
import { OptionButton } from '@tabularium/parts/board';
import { type ReactElement, useRef } from 'react';
import { TOKENS, type Token } from '../../content/kinds.ts';
import type { Part } from '../../table/events.ts';
import type { BattleView, OutcomeView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { colourOf, TOKEN_FACES } from '../common/look.ts';
import { type PartProps, viewerOf, whoIs } from '../common/props.ts';
import { useInSight } from '../common/use-in-sight.ts';
import { Emblem } from '../pieces/pawn.tsx';
import { TokenFace } from '../pieces/token.tsx';
import styles from './battle.module.css';

/** What a player should see before deciding. */
const FIGURES = '[data-figures]';
export function Battle(props: PartProps): ReactElement | null {
  const { view, decision, t } = props;
  const { battle } = view.table;
  const frame = useRef<HTMLElement>(null);
  useInSight(frame, FIGURES, `${battle?.at} ${decision?.ask}`, 'start');
  if (battle === null) return null;
  return (
    <section ref={frame} className={styles['battle']} aria-label={t('draw.battle', { at: battle.at })} tabIndex={0}>
      <p className={styles['title']}>
        <Icon name="battle" /> {t('draw.battle', { at: battle.at })}
      </p>
      <div className={styles['sides']} data-figures>
        <BattleSide
          {...props}
          owner={battle.attacker}
          parts={battle.attack}
          value={battle.attackValue}
          token={battle.attackToken}
          icon="sword"
        />
        <BattleSide
          {...props}
          owner={battle.defender}
          parts={battle.defence}
          value={battle.defenceValue}
          token={battle.defenceToken}
          icon="shield"
        />
      </div>
      {battle.outcomes.length > 0 && <Outcomes {...props} battle={battle} />}
    </section>
  );
}

interface BattleSideProps extends PartProps {
  readonly owner: number;
  readonly parts: readonly Part[];
  readonly value: number;
  readonly token: Token | null;
  readonly icon: 'sword' | 'shield';
}
function BattleSide({ owner, parts, value, token, icon, view, names, t }: BattleSideProps): ReactElement {
  const player = view.table.players[owner];
  return (
    <div className={styles['side']} data-owner={colourOf(view.table, owner)}>
      <p className={styles['name']}>
        <Icon name={icon} /> {whoIs(player ?? { seat: null }, names, t)}
      </p>
      <ul>
        {parts.map(({ reason, value: part }) => (
          <li key={reason}>
            {t(`part.${reason}`)} <b>{part > 0 ? `+${part}` : part}</b>
          </li>
        ))}
      </ul>
      <p className={styles['value']}>
        {value} {token === null ? null : <TokenFace token={token} />}
      </p>
    </div>
  );
}

/** The viewer's tokens down, the other side's across; played ones are grey. */
function Outcomes({ battle, ...props }: PartProps & { readonly battle: BattleView }): ReactElement {
  const { view, decision, t } = props;
  const viewer = viewerOf(props);
  const isAttacker = viewer === undefined || viewer.owner !== battle.defender;
  const other = isAttacker ? battle.defender : battle.attacker;
  const find = (mine: Token, theirs: Token): OutcomeView | undefined =>
    battle.outcomes.find(({ attack, defence }) =>
      isAttacker ? attack === mine && defence === theirs : attack === theirs && defence === mine,
    );
  const optionOf = (token: Token): number =>
    decision?.ask === 'token' ? decision.options.findIndex((option) => option.token === token) : -1;
  const rows = TOKENS.filter((mine) => TOKENS.some((theirs) => find(mine, theirs) !== undefined));
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>{t('board.battle.caption')}</caption>
        <thead>
          <tr>
            <td>
              <Emblem colour={colourOf(view.table, other)} />
            </td>
            {TOKENS.map((theirs) => (
              <th key={theirs} scope="col" title={`${nameOf(theirs, t)}: ${t(`token.${theirs}.text`)}`}>
                <TokenFace token={theirs} isSpent={rows.every((mine) => find(mine, theirs) === undefined)} />
                <span className="unseen">{nameOf(theirs, t)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOKENS.map((mine) => {
            const option = optionOf(mine);
            const isSpent = !rows.includes(mine);
            return (
              <tr key={mine} data-pointed={option >= 0 && option === props.pointed}>
                <th scope="row" title={`${nameOf(mine, t)}: ${t(`token.${mine}.text`)}`}>
                  {option >= 0 ? (
                    <OptionButton
                      {...props}
                      option={option}
                      className={styles['choose']}
                      label={[TOKEN_FACES[mine].text, `${nameOf(mine, t)}: ${t(`token.${mine}.text`)}`].filter(Boolean).join(' ')}
                    >
                      <TokenFace token={mine} />
                    </OptionButton>
                  ) : (
                    <>
                      <TokenFace token={mine} isSpent={isSpent} />
                      <span className="unseen">{nameOf(mine, t)}</span>
                    </>
                  )}
                </th>
                {TOKENS.map((theirs) => (
                  <Result key={theirs} outcome={find(mine, theirs)} isAttacker={isAttacker} t={t} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
interface ResultProps extends Pick<PartProps, 't'> {
  readonly outcome: OutcomeView | undefined;
  readonly isAttacker: boolean;
}
/** The values; below them what the other side and the viewer's would lose. */
function Result({ outcome, isAttacker, t }: ResultProps): ReactElement {
  if (outcome === undefined) return <td className={styles['none']} />;
  const { attackValue, defenceValue, winner, attackerLosses, defenderLosses } = outcome;
  const [mine, theirs, kills, losses] = isAttacker
    ? [attackValue, defenceValue, defenderLosses, attackerLosses]
    : [defenceValue, attackValue, attackerLosses, defenderLosses];
  const result = winner === null ? 'draw' : (winner === 'attacker') === isAttacker ? 'win' : 'lose';
  return (
    <td data-result={result} title={t('board.battle.result', { mine, theirs, kills, losses, result: t(`board.battle.${result}`) })}>
      <span className="unseen">{t(`board.battle.${result}`)} </span>
      {`${mine}:${theirs}`}
      <small>
        {kills > 0 && <span className={styles['kills']}>−{kills}</span>} {losses > 0 && <span className={styles['losses']}>−{losses}</span>}
      </small>
    </td>
  );
}
