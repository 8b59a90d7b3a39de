// The page's end of a match that runs in this browser: forwards acts, has bots play when it is their turn, and passes new scenes to listeners.
import { carried } from './errors.ts';
import { gathered } from './gathered.ts';
import type { Begun, Done, Host } from './host.ts';
import { type Answered, LinkError, type MatchLink } from './link.ts';
import type { Scene } from './scene.ts';

/** A link whose match can also change by other acts: a lesson moves to another step. */
export interface DrivenLink extends MatchLink {
  readonly act: (doing: Promise<Done>) => Promise<Answered>;
}

export function linkOf({ info, ...begun }: Begun, host: Host, onClose?: () => void): DrivenLink {
  const watching = new Set<(scene: Scene) => void>();
  const troubled = new Set<(trouble: LinkError) => void>();
  let { isBotsTurn } = begun;
  let isPlaying = false;
  const closing = new AbortController();

  const trouble = (error: unknown): void => {
    const { code, message } = carried(error);
    if (!closing.signal.aborted) for (const listener of troubled) listener(new LinkError(code, message));
  };
  const drive = async (): Promise<void> => {
    if (isPlaying) return;
    isPlaying = true;
    try {
      while (isBotsTurn && !closing.signal.aborted) {
        const done = await host.play();
        isBotsTurn = done.isBotsTurn;
        if (done.trouble) trouble(new LinkError(done.trouble.code, done.trouble.message));
        if (done.scene && !closing.signal.aborted) for (const listener of watching) listener(done.scene);
      }
    } catch (error) {
      trouble(error);
    } finally {
      isPlaying = false;
    }
  };
  const act = async (doing: Promise<Done>): Promise<Answered> => {
    const { scene, isBotsTurn: theirs, given = 0 } = await doing;
    isBotsTurn = theirs;
    void drive();
    return { scene, given };
  };

  void drive();
  return {
    info,
    first: begun.scene,
    act,
    refresh: async () => (await act(host.refresh())).scene,
    answer: (seat, decision, pick, next) => act(host.answer(seat, decision, pick, next)),
    undo: async (seat) => (await act(host.undo(seat))).scene,
    leave: async (seat) => (await act(host.leave(seat))).scene,
    draw: async (seat, says) => (await act(host.draw(seat, says))).scene,
    takeOver: async () => (await act(host.takeOver())).scene,
    assist: async (asks) => (await act(host.assist(asks))).scene,
    whyNot: (seat) => host.whyNot(seat),
    about: gathered((seat, decision, options) => host.abouts(seat, decision, options)),
    counsel: (seat, decision) => host.counsel(seat, decision),
    record: () => host.record(),
    onScene: (listener) => {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    onTrouble: (listener) => {
      troubled.add(listener);
      return () => troubled.delete(listener);
    },
    pace: (milliseconds) => void host.pace(milliseconds).catch(trouble),
    close: () => {
      closing.abort();
      watching.clear();
      troubled.clear();
      onClose?.();
    },
  };
}
