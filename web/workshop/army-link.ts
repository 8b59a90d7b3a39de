// Armies in links: their file, compressed.
import { deflated, inflated } from '../link/squeezed.ts';
import { LONGEST_LINK, linkTo } from '../settings/routes.ts';

export const armyCode = (text: string): Promise<string> => deflated(JSON.stringify(JSON.parse(text)));

/** The army file in a link; undefined if the link is incomplete. The game has to check the file. */
export async function armyInLink(code: string): Promise<string | undefined> {
  if (code.length > LONGEST_LINK) return undefined;
  try {
    return JSON.stringify(JSON.parse(await inflated(code)), null, 2);
  } catch {
    return undefined;
  }
}

/** Undefined if the link would be too long. */
export const linkToArmy = async (game: string, text: string): Promise<string | undefined> =>
  linkTo({ page: 'army', game, code: await armyCode(text) });
