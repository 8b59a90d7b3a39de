// Sentences of options with more facts than the option itself carries: which figure stands in a slot, as the viewer sees it.
import { type Decision, PASS } from '@tabularium/kernel';
import type { AnyKit, Naming } from '@tabularium/parts/shape';
import type { Speaker } from './speaker.ts';

/** The same speaker, for the options of one decision. */
export function speakerAt<S extends Pick<Speaker, 'option'>>(
  speaker: S,
  meant: Naming['meant'],
  decision: Decision<AnyKit> | undefined,
  sight: object,
): S {
  if (meant === undefined || decision === undefined) return speaker;
  return {
    ...speaker,
    option: (ask, option) => {
      const number = option === PASS || ask !== decision.ask ? -1 : decision.options.indexOf(option);
      const more = number < 0 ? undefined : meant(decision, number, sight);
      return speaker.option(ask, more === undefined ? option : { ...(option as object), ...more });
    },
  };
}
