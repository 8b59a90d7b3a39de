import type { Eye } from '@tabularium/kernel';
import { useHouse } from '../settings/house.tsx';
import { Icon, IconButton, SelectField } from '../ui/index.ts';
import type { AllEyes } from '../worker/all-seeing.ts';
import css from './controls.module.css';
import { type Playback, type PlaybackSpeed, STEP_TIMES } from './playback.ts';

const PLAYBACK_SPEEDS = Object.keys(STEP_TIMES) as readonly PlaybackSpeed[];

export interface ControlsProps {
  readonly playback: Playback;
  /** Describes the current step. */
  readonly words: string;
  readonly eye: Eye | AllEyes;
  readonly eyes: readonly (Eye | AllEyes)[];
  readonly names: readonly string[];
  readonly onEye: (eye: Eye | AllEyes) => void;
}

export function Controls({ playback, words, eye, eyes, names, onEye }: ControlsProps) {
  const { t } = useHouse();
  const { place, last, isPlaying, speed, setSpeed, seek, step, stepTurn, toggle } = playback;
  const eyeName = (one: Eye | AllEyes): string => (typeof one === 'number' ? (names[one] ?? '') : t(`replay.${one}`));
  return (
    <section className={css['controls']} aria-label={t('replay.controls')}>
      <input
        className={css['scrubber']}
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={t('replay.scrub')}
        aria-valuetext={`${t('replay.place', { n: place, of: last })}: ${words}`}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <div className={css['row']}>
        <div className={css['buttons']}>
          <IconButton icon="first" label={t('replay.first')} disabled={place === 0} onClick={() => seek(0)} />
          <IconButton icon="previous" label={t('replay.previousTurn')} disabled={place === 0} onClick={() => stepTurn(-1)} />
          <IconButton icon="back" label={t('replay.previous')} disabled={place === 0} onClick={() => step(-1)} />
          <IconButton icon={isPlaying ? 'pause' : 'play'} label={t(isPlaying ? 'replay.pause' : 'replay.play')} onClick={toggle} />
          <IconButton icon="forward" label={t('replay.next')} disabled={place === last} onClick={() => step(1)} />
          <IconButton icon="next" label={t('replay.nextTurn')} disabled={place === last} onClick={() => stepTurn(1)} />
          <IconButton icon="last" label={t('replay.last')} disabled={place === last} onClick={() => seek(last)} />
        </div>
        <span className={css['place']}>{t('replay.place', { n: place, of: last })}</span>
        <div className={css['selects']}>
          <SelectField
            label={t('replay.speed')}
            isLabelHidden
            value={speed}
            choices={PLAYBACK_SPEEDS.map((value) => ({ value, label: t(`replay.speeds.${value}`) }))}
            onChange={(event) => {
              const chosen = PLAYBACK_SPEEDS.find((one) => one === event.target.value);
              if (chosen !== undefined) setSpeed(chosen);
            }}
          />
          <Icon name="eye" className={css['eye']} />
          <SelectField
            label={t('replay.eyes')}
            isLabelHidden
            value={String(eye)}
            choices={eyes.map((one) => ({ value: String(one), label: eyeName(one) }))}
            onChange={(event) => {
              const chosen = eyes.find((one) => String(one) === event.target.value);
              if (chosen !== undefined) onEye(chosen);
            }}
          />
        </div>
      </div>
    </section>
  );
}
