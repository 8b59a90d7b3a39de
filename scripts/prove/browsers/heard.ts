// What a browser was told about its table, put together from its traffic as a page does it, and compared with the kernel.
import { isDeepStrictEqual } from 'node:util';
import { type Message, Mirror, type Whole } from '@tabularium/client';
import type { Eye, Match } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

type Step = Message & { readonly is: 'step' };
/** More steps than can come while the whole match is on its way. */
const MOST_STEPS = 200;

export class Heard {
  #eye: Eye = 'public';
  /** Everything that came, to be searched for secrets; but what is asked for after a match reveals them all. */
  readonly #texts: string[] = [];
  /** What should never have come. */
  readonly faults: string[] = [];
  #table = '';
  #mirror: Mirror | undefined;
  #steps: Step[] = [];

  /** From now on, follows the match of this table with this eye. */
  follow(table: string, eye: Eye): void {
    this.#table = table;
    this.#eye = eye;
    this.#mirror = undefined;
    this.#steps = [];
  }
  readonly take = (path: string, text: string): void => {
    if (!/\/(dice|record)$/.test(path)) this.#texts.push(text);
    if (path === `/api/tables/${this.#table}/match`) this.#begin(JSON.parse(text) as Whole);
    if (path !== `/api/tables/${this.#table}/stream`) return;
    const message = JSON.parse(text) as Message;
    if (message.is !== 'step') return;
    this.#checkEyes(message.eyes);
    this.#steps = [...this.#steps.slice(-MOST_STEPS), message];
    this.#step(message);
  };
  /** The first of these secrets that was ever sent. */
  leaked(secrets: Readonly<Record<string, string>>): string | undefined {
    return Object.keys(secrets).find((name) => this.#texts.some((text) => text.includes(secrets[name] ?? '')));
  }
  /** In what this browser's view differs from the kernel's, if it does. */
  differs(match: Match<AnyKit>): string | undefined {
    const mirror = this.#mirror;
    if (!mirror) return 'the match has not come';
    const own = this.#eye;
    const parts: readonly (readonly [string, unknown, unknown])[] = [
      ['the view', mirror.view(own), match.view(own)],
      ['the log', mirror.events(own), match.events(own)],
      ['who left', mirror.left, match.left],
      ['undo', own !== 'public' && mirror.canUndo(own), own !== 'public' && match.canUndo(own)],
    ];
    return parts.find(([, here, there]) => !isDeepStrictEqual(plain(here), plain(there)))?.[0];
  }

  #begin(whole: Whole): void {
    this.#checkEyes(whole.eyes);
    this.#mirror = new Mirror(whole);
    for (const step of this.#steps) this.#step(step);
  }
  #step(step: Step): void {
    if (!this.#mirror) return;
    const [here, next] = [this.#mirror.at.split('.'), step.at.split('.')];
    if (here[0] === next[0] && Number(next[1]) === Number(here[1]) + 1) this.#mirror.step(step);
  }
  #checkEyes(eyes: object): void {
    const others = Object.keys(eyes).filter((eye) => eye !== String(this.#eye));
    if (others.length > 0) this.faults.push(`was sent what ${others.join(', ')} sees`);
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
