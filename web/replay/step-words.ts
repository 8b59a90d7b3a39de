import type { Eye, Part } from '@tabularium/kernel';
import type { Translate } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import type { AllEyes } from '../worker/all-seeing.ts';
import type { Place } from '../worker/projector.ts';

/** Describes the last decision, as far as the viewer may know it. */
export function stepWords({ input, part }: Place, parts: readonly Part[], eye: Eye | AllEyes, speaker: Speaker, t: Translate): string {
  if (!input) return part === 0 ? t('replay.start') : t('replay.passage', { count: parts[part]?.lost ?? 0 });
  const name = speaker.name(input.seat);
  if ('says' in input) return t(`replay.draw.${input.says}`, { name });
  if (!('option' in input)) return t('replay.left', { name });
  if (eye !== 'all' && eye !== input.seat) return t('replay.decidedSecretly', { name });
  const chosen = Array.isArray(input.option) ? input.option : [input.option];
  const what = chosen.map((option) => speaker.option(input.ask, option)).join(' + ') || input.text;
  return t('replay.decided', { name, what });
}
