// Starts a first game: me against bots, in a good position to learn from, with an assistant for small choices.
import { type AnyGame, presentationOf } from '@tabularium/parts/define';
import { firstDraft, orderOf, type UsualNames } from '../frame/draft.ts';
import { go } from '../settings/routes.ts';
import { startMatch } from '../worker/local.ts';

export async function startFirst(entry: AnyGame, usual: UsualNames): Promise<void> {
  const { id, first } = entry;
  const [given, { setup: schema, assists, levels }] = await Promise.all([first?.(), presentationOf(entry)]);
  const usualDraft = firstDraft(schema, levels);
  const { mode = usualDraft.mode, seats = usualDraft.seats, options } = given?.setup ?? {};
  const draft = { ...usualDraft, mode, seats, options: { ...usualDraft.options, ...(options as typeof usualDraft.options) } };
  const match = await startMatch(id, { ...orderOf(schema, draft, usual), answers: given?.answers, assisted: assists });
  go({ page: 'match', id: match });
}
