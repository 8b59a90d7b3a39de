// An army as it stands in a link: its file, compressed.
import { deflated, inflated, LONGEST_LINK } from '../link/squeezed.ts';
import { hrefOf } from '../settings/routes.ts';

export const armyCode = (text: string): Promise<string> => deflated(JSON.stringify(JSON.parse(text)));

/** The file in a link; nothing if the link is incomplete. The game checks what the file says. */
export async function armyInLink(code: string): Promise<string | undefined> {
  if (code.length > LONGEST_LINK) return undefined;
  try {
    return JSON.stringify(JSON.parse(await inflated(code)), null, 2);
  } catch {
    return undefined;
  }
}

/** Nothing if it would be too long. */
export async function linkToArmy(game: string, text: string): Promise<string | undefined> {
  const link = new URL(hrefOf({ page: 'army', game, code: await armyCode(text) }), location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
}
