// All that the house says, on the page, in the terminal and between the games' sentences.
import type { Messages } from '@tabularium/parts/shape';
import terminalEn from '../../cli/messages/en.json' with { type: 'json' };
import terminalIt from '../../cli/messages/it.json' with { type: 'json' };
import speechEn from '../../speech/messages/en.json' with { type: 'json' };
import speechIt from '../../speech/messages/it.json' with { type: 'json' };
import en from '../../web/settings/messages/en.json' with { type: 'json' };
import it from '../../web/settings/messages/it.json' with { type: 'json' };

export const houseWords: { readonly en: Messages; readonly it: Messages } = {
  en: { ...en, ...speechEn, terminal: terminalEn },
  it: { ...it, ...speechIt, terminal: terminalIt },
};
