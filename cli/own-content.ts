// What is said about a match that was played with custom content.

import { contentChanges } from '@tabularium/kernel';
import type { GamePackage, Paint } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';

/** The notice and what the content changes; nothing for a match with the game's own content. */
export function ownContentLines({ game }: GamePackage, content: object | undefined, say: Speaker, paint: Paint): readonly string[] {
  const changes = content === undefined ? [] : contentChanges(game.content, content);
  if (changes.length === 0) return [];
  return [paint('yellow', say.t('terminal.ownContent')), ...changes.map((change) => `  ${say.change(change)}`)];
}
