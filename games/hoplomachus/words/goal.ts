// The line above the table: what the goal is, and how near everybody is to it.
import type { Eye, Seat } from '@tabularium/kernel';
import type { Goal, Translate } from '@tabularium/parts/shape';
import type { HoplomachusView, UnitView } from '../table/view.ts';

const WAVES = 6;
interface To {
  readonly t: Translate;
  readonly name: (seat: Seat) => string;
}
export function goal(view: HoplomachusView, eye: Eye, to: To): Goal | undefined {
  const { t } = to;
  if (view.phase === 'setup') return t(`goal.before.${view.terms.mode}`);
  switch (view.terms.mode) {
    case 'onslaught':
      return ofWave(view, t);
    case 'ascension': {
      const titan = view.units.find(({ rank }) => rank === 'titan');
      if (titan === undefined) return undefined;
      const facts = { unit: titan.unit, hp: titan.at === null ? titan.health : titan.hp, health: titan.health };
      return { line: t('goal.ascension', facts), short: t('goal.titan', facts) };
    }
    case 'skirmish': {
      const heroes = heroesOf(view, () => true, eye, to);
      return { line: t('goal.skirmish', { heroes }), short: heroes };
    }
    case 'alliance': {
      const own = view.troops.find(({ seat }) => seat !== null && seat === eye)?.team;
      const heroes = heroesOf(view, ({ team }) => team !== own, eye, to);
      return { line: t('goal.alliance', { heroes }), short: heroes };
    }
    case 'pandemonium': {
      const seats = view.troops.filter(({ seat }) => seat !== null);
      const facts = { left: seats.filter(({ out }) => !out).length, of: seats.length };
      return { line: t('goal.pandemonium', facts), short: t('goal.standing', facts) };
    }
  }
}
function ofWave({ immortal, units, trophies }: HoplomachusView, t: Translate): Goal {
  const unit = units.find((one) => one.unit === immortal?.unit && one.at !== null);
  const facts = { wave: Math.min(trophies.length + 1, WAVES), waves: WAVES, unit: unit?.unit, hp: unit?.hp };
  return unit === undefined
    ? { line: t('goal.nextWave', facts), short: t('goal.waveAlone', facts) }
    : { line: t('goal.onslaught', facts), short: t('goal.waveShort', facts) };
}
/** `you 4 hp, Marcus waits`. */
function heroesOf({ units, troops }: HoplomachusView, isShown: (hero: UnitView) => boolean, eye: Eye, { t, name }: To): string {
  return troops
    .flatMap(({ seat, troop }) => {
      const hero = units.find((unit) => unit.troop === troop && unit.rank === 'hero');
      if (seat === null || hero === undefined || !isShown(hero)) return [];
      const who = seat === eye ? t('goal.you') : name(seat);
      return [hero.at === null ? t('goal.waits', { who, zone: hero.zone }) : t('goal.hero', { who, hp: hero.hp })];
    })
    .join(', ');
}
