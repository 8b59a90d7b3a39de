// What can be built, its cost and what becomes of the hex; and why not the rest.

import type { Reason } from '@tabularium/kernel';
import { OptionButton, Tip, tipStyles, useAboutAll, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { BUILDINGS, type Building, constructions } from '../../content/constructions.ts';
import type { BuildAbout } from '../../table/about.ts';
import type { RomoloKit } from '../../table/table.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { WithDecision } from '../common/props.ts';
import { BuildingIcon } from '../pieces/building.tsx';
import { Cube } from '../pieces/goods.tsx';
import styles from './palette.module.css';

type PaletteProps = WithDecision<'build'>;
export function Palette(props: PaletteProps): ReactElement {
  const { decision, whyNot } = props;
  const abouts = useAboutAll<RomoloKit, 'build'>(props, 'build');
  const reasons = useReasons(decision.id, whyNot);
  const numberFor = (building: Building): number => decision.options.findIndex((option) => option.building === building);
  const order = [...BUILDINGS].sort((a, b) => Number(numberFor(a) < 0) - Number(numberFor(b) < 0));
  return (
    <ul className={styles['palette']}>
      {order.map((building) => {
        const option = numberFor(building);
        const reason = reasons.find(({ what }) => what === building);
        if (option < 0 && reason === undefined) return null;
        return (
          <li key={building}>
            <Entry {...props} building={building} option={option} becomes={abouts[option]} reason={reason} />
          </li>
        );
      })}
    </ul>
  );
}

interface EntryProps extends PaletteProps {
  readonly building: Building;
  readonly option: number;
  readonly becomes: BuildAbout | undefined;
  readonly reason: Reason | undefined;
}
function Entry({ building, option, becomes, reason, ...props }: EntryProps): ReactElement {
  const { speaker, t } = props;
  const inside = (
    <>
      <BuildingIcon kind={building} className={styles['picture']} />
      <span className={styles['name']}>{nameOf(building, t)}</span>
      <Cost building={building} about={becomes} />
      {becomes === undefined ? null : <Becomes about={becomes} />}
    </>
  );
  const why = option < 0 && reason !== undefined ? speaker.reason(reason) : undefined;
  return (
    <Tip tip={() => <About building={building} why={why} t={t} />} isAsked={why !== undefined}>
      {why === undefined ? (
        <OptionButton {...props} option={option} className={styles['entry']}>
          {inside}
        </OptionButton>
      ) : (
        <button type="button" className={styles['entry']} aria-disabled="true" aria-label={`${nameOf(building, t)}: ${why}`}>
          {inside}
        </button>
      )}
    </Tip>
  );
}
const About = ({
  building,
  why,
  t,
}: {
  readonly building: Building;
  readonly why: string | undefined;
  readonly t: PaletteProps['t'];
}): ReactElement => (
  <>
    <span className={tipStyles['title']}>{nameOf(building, t)}</span>
    <span className={tipStyles['line']}>{t(`construction.${building}.text`)}</span>
    {why !== undefined && <b className={`${tipStyles['line']} ${tipStyles['why']}`}>{why}</b>}
  </>
);
/** Cubes of stone and wood; what temples save is struck out. */
function Cost({ building, about }: { readonly building: Building; readonly about: BuildAbout | undefined }): ReactElement {
  const { stone, wood } = constructions[building];
  const saved = about?.saved ?? 0;
  const cubes = (of: 'stone' | 'wood', count: number): ReactNode =>
    Array.from({ length: count }, (_, i) => <Cube key={`${of} ${i}`} of={of} isSmall />);
  if (building === 'wall')
    return (
      <span className={styles['cost']}>
        <Cube of="stone" isSmall />/<Cube of="wood" isSmall />
        {saved > 0 ? <b className={styles['saved']}>−{saved}</b> : null}
      </span>
    );
  return (
    <span className={styles['cost']}>
      {cubes('stone', stone)}
      {cubes('wood', wood)}
      {saved > 0 ? <b className={styles['saved']}>−{saved}</b> : null}
    </span>
  );
}
/** Power before and after, and the places taken. */
function Becomes({ about: { power, places } }: { readonly about: BuildAbout }): ReactElement {
  return (
    <span className={styles['becomes']}>
      <Icon name="shield" /> {power[0] === power[1] ? power[1] : `${power[0]}→${power[1]}`} · {places[0]}/{places[1]}
    </span>
  );
}
