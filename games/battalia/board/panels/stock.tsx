// The common stock: unit decks with their open top card, artifacts, terrain cards, great artifacts, and what else can be bought.

import { drawnFor } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { CITY_KINDS, type City, type Great, ROAD_KINDS, type Road } from '../../content/kinds.ts';
import { prices } from '../../content/prices.ts';
import { exitsName } from '../../table/names.ts';
import { priceCards } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import { LandPicture, type LandSketch } from '../map/ghosts.tsx';
import { Card, NoCard } from '../pieces/card.tsx';
import { CardText } from '../pieces/card-tip.tsx';
import { ownColour } from '../pieces/city.tsx';
import { Figure } from '../pieces/hero.tsx';
import { Stack } from './stack.tsx';
import styles from './stock.module.css';

/** What a section shows; of the options pointed at, only those on decks. */
const shown = ({ view, eye, choices, speaker, t, pointed }: PartProps): readonly unknown[] => [
  view.table.stock,
  view.table.oracle,
  typeof eye === 'number' ? view.table.players[eye]?.faction : null,
  choices,
  speaker,
  t,
  [...choices.decks.values()].some((options) => options.includes(pointed ?? -1)) ? pointed : undefined,
];

interface SectionProps {
  readonly title: string;
  readonly layout: string;
  readonly children: ReactNode;
}
const Section = ({ title, layout, children }: SectionProps): ReactElement => (
  <section className={styles['section']} aria-label={title}>
    <h3 className={styles['heading']}>{title}</h3>
    <div className={`${styles['stacks']} ${styles[layout] ?? ''}`}>{children}</div>
  </section>
);

export const Units = drawnFor(UnitsSection, shown);
function UnitsSection(props: PartProps): ReactElement {
  const { view, t } = props;
  const { units, supplies } = view.table.stock;
  return (
    <Section title={t('board.stock.units')} layout="five">
      {units.map(({ unit, count, top }) => (
        <Stack
          key={unit}
          {...props}
          deck={unit}
          name={t(top === null ? 'board.stock.none' : 'board.stock.top', { unit, top })}
          count={count}
          price={priceCards(prices.hire[unit])}
          note={top === null ? undefined : <CardText pool={top} t={t} note={t('board.stock.withSupply')} />}
        >
          {top === null ? <NoCard icon={unit} /> : <Card pool={top} t={t} />}
        </Stack>
      ))}
      <Stack
        {...props}
        deck="supply"
        name={t('term.supply')}
        count={supplies}
        note={<CardText pool="supply" t={t} note={t('board.stock.supplies')} />}
      >
        {supplies === 0 ? <NoCard icon="supply" /> : <Card pool="supply" t={t} />}
      </Stack>
    </Section>
  );
}

export const Artifacts = drawnFor(ArtifactsSection, shown);
function ArtifactsSection(props: PartProps): ReactElement {
  const { view, t } = props;
  const { stock, oracle } = view.table;
  return (
    <Section title={t('board.stock.artifacts')} layout="seven">
      {stock.artifacts.map(({ artifact, count }) => (
        <Stack
          key={artifact}
          {...props}
          deck={artifact}
          name={t(`term.${artifact}`)}
          count={count}
          price={priceCards(prices.create[artifact])}
          note={
            <CardText
              pool={artifact}
              t={t}
              lit={artifact === oracle.lit}
              note={artifact === oracle.matched ? t('board.oracle.matchedAbout') : undefined}
            />
          }
        >
          {count === 0 ? (
            <NoCard icon={artifact} />
          ) : (
            <Card pool={artifact} t={t} lit={artifact === oracle.lit}>
              {artifact === oracle.matched ? <span className={styles['matched']}>=</span> : null}
            </Card>
          )}
        </Stack>
      ))}
    </Section>
  );
}
export const Lands = drawnFor(LandsSection, shown);
function LandsSection(props: PartProps): ReactElement {
  const { view, t } = props;
  const { roads, cities } = view.table.stock;
  const picture = (type: Road | City, exits: number, city: LandSketch['city']): ReactElement => (
    <LandPicture sketch={{ type, terrain: null, city }} exits={exitsName(exits)} />
  );
  return (
    <Section title={t('board.stock.lands')} layout="lands">
      {roads.map(({ type, count }) => (
        <Stack
          key={type}
          {...props}
          deck={type}
          name={t(`term.${type}`)}
          count={count}
          shape="land"
          price={priceCards(prices.road[ROAD_KINDS[type].group])}
        >
          {picture(type, ROAD_KINDS[type].exits, null)}
        </Stack>
      ))}
      {cities.map(({ type, count }) => (
        <Stack key={type} {...props} deck={type} name={t(`term.${type}`)} count={count} shape="land">
          {picture(type, CITY_KINDS[type].exits, { level: 0, colour: 'nobody', faction: null })}
        </Stack>
      ))}
    </Section>
  );
}

const LEVELS = Object.entries(prices.city).map(([level, price]) => ({ level: Number(level), price: priceCards(price) }));
/** What is bought without lying in a deck: city levels and heroes. */
export const Works = drawnFor(WorksSection, shown);
function WorksSection(props: PartProps): ReactElement {
  const { eye, view, t } = props;
  const faction = typeof eye === 'number' ? (view.table.players[eye]?.faction ?? null) : null;
  return (
    <Section title={t('board.stock.works')} layout="works">
      {LEVELS.map(({ level, price }) => (
        <Stack
          key={level}
          {...props}
          deck={`level ${level}`}
          shape="row"
          name={t('board.stock.cityLevel', { level })}
          price={price}
          note={
            <>
              <b>{t('board.stock.cityLevel', { level })}</b>
              <span className={styles['note']}>{t('board.stock.price', { cards: price })}</span>
              {prices.upgrade[level] === undefined ? null : (
                <span className={styles['note']}>{t('board.stock.upgradePrice', { cards: priceCards(prices.upgrade[level]) })}</span>
              )}
            </>
          }
        >
          <span className={styles['shield']}>{level}</span>
        </Stack>
      ))}
      <Stack {...props} deck="hero" shape="row" name={t('term.hero')} price={priceCards(prices.hero)}>
        <span className={styles['hero']} style={ownColour(faction ?? 'nobody')}>
          <Figure faction={faction} />
        </span>
      </Stack>
    </Section>
  );
}

export const Greats = drawnFor(GreatsSection, shown);
function GreatsSection(props: PartProps): ReactElement | null {
  const { view, t } = props;
  const { greats } = view.table.stock;
  if (greats.length === 0) return null;
  return (
    <Section title={t('board.stock.greats')} layout="five">
      {greats.map((great) => (
        <Stack key={great} {...props} deck={great as Great} name={t(`term.${great}`)} note={<CardText pool={great} t={t} />}>
          <Card pool={great} t={t} />
        </Stack>
      ))}
    </Section>
  );
}
