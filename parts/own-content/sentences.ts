// Sentences for what can be wrong with any game's content files; {…} are the facts of the problem. Games add their own.
import type { Language } from '../shape.ts';
import type { Problem } from './problems.ts';

const EN = {
  // -- not JSON
  fileTooLong: 'The file is longer than {most} characters.',
  afterTheEnd: 'The file should end here: there is something after the last bracket.',
  tooDeep: 'There are too many brackets inside each other.',
  unquoted: '{word} needs quotation marks: "{word}".',
  unquotedKey: 'The name before a colon needs quotation marks.',
  openString: 'This text does not end on its line, or contains a \\ that means nothing.',
  controls: 'This text contains control characters.',
  twice: '"{key}" stands here for the second time.',
  spareComma: 'There is one comma too many before this bracket.',
  endsTooSoon: 'The file ends too soon: a bracket is not closed.',
  notJson: '{found} makes no sense here.',
  expected: 'One of {wanted} was expected, not {found}.',
  // -- not of the right shape
  wantsObject: 'Curly brackets { } were expected here.',
  wantsList: 'A list in square brackets [ ] was expected here.',
  wantsText: 'A text in quotation marks was expected here.',
  wantsNumber: 'A whole number was expected here.',
  wantsBoolean: 'true or false was expected here.',
  wantsNull: 'null was expected here.',
  notAllowed: '{found} is not possible here. Possible: {allowed}.',
  missing: '"{key}" is missing.',
  unknownKey: '"{key}" has no meaning here. Possible: {allowed}.',
  tooFew: 'There are {count}, but at least {least} are needed.',
  tooMany: 'There are {count}, but at most {most} are possible.',
  repeated: '{found} stands here twice.',
  tooSmall: 'At least {least}.',
  tooBig: 'At most {most}.',
  tooLong: 'At most {most} characters.',
  badName: '"{name}" cannot be used: write letters, digits, spaces, apostrophes and hyphens.',
  // -- well-formed, but meaningless
  nothingInIt: 'There is nothing in this file. Possible: {allowed}.',
  nameTaken: 'The name {name} is already used.',
} as const;
export type CommonWhy = keyof typeof EN;

const IT: Readonly<Record<CommonWhy, string>> = {
  fileTooLong: 'Il file supera i {most} caratteri.',
  afterTheEnd: 'Il file dovrebbe finire qui: c’è qualcosa dopo l’ultima parentesi.',
  tooDeep: 'Ci sono troppe parentesi una dentro l’altra.',
  unquoted: '{word} va scritto tra virgolette: "{word}".',
  unquotedKey: 'Il nome prima dei due punti va scritto tra virgolette.',
  openString: 'Questo testo non finisce sulla sua riga, o contiene una \\ senza significato.',
  controls: 'Questo testo contiene caratteri di controllo.',
  twice: '"{key}" compare qui per la seconda volta.',
  spareComma: 'C’è una virgola di troppo prima di questa parentesi.',
  endsTooSoon: 'Il file finisce troppo presto: una parentesi non è chiusa.',
  notJson: '{found} qui non ha senso.',
  expected: 'Qui serviva uno di questi segni: {wanted}, non {found}.',
  wantsObject: 'Qui servono parentesi graffe { }.',
  wantsList: 'Qui serve un elenco tra parentesi quadre [ ].',
  wantsText: 'Qui serve un testo tra virgolette.',
  wantsNumber: 'Qui serve un numero intero.',
  wantsBoolean: 'Qui serve true o false.',
  wantsNull: 'Qui serve null.',
  notAllowed: '{found} qui non è possibile. Possibili: {allowed}.',
  missing: 'Manca "{key}".',
  unknownKey: '"{key}" qui non ha significato. Possibili: {allowed}.',
  tooFew: 'Sono {count}, ma ne servono almeno {least}.',
  tooMany: 'Sono {count}, ma possono essere al massimo {most}.',
  repeated: '{found} compare due volte.',
  tooSmall: 'Almeno {least}.',
  tooBig: 'Al massimo {most}.',
  tooLong: 'Al massimo {most} caratteri.',
  badName: '"{name}" non si può usare: servono lettere, cifre, spazi, apostrofi e trattini.',
  nothingInIt: 'In questo file non c’è niente. Possibili: {allowed}.',
  nameTaken: 'Il nome {name} è già usato.',
};
export const COMMON = { en: EN, it: IT } as const satisfies Sentences<CommonWhy>;

/** A sentence for every problem, in every language; {…} are its facts. */
export type Sentences<Why extends string> = Readonly<Record<Language, Readonly<Record<Why, string>>>>;

/** Puts problems into words; `say` writes a fact. */
export const wording =
  <Why extends string>(sentences: Sentences<Why>, say: (fact: string | number) => string = String) =>
  ({ because, facts }: Problem<Why>, language: Language = 'en'): string =>
    sentences[language][because].replaceAll(/\{(\w+)\}/g, (_, name: string) => say(facts[name] ?? ''));
