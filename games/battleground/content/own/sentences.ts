// What is wrong with a file of one's own content, in words. {…} are the facts of the problem.

import { type Flaw as AnyFlaw, asWritten, COMMON, filled, type Problem } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';

const EN = {
  ...COMMON.en,
  noSuchCharacter: 'There is no character {character}.',
  noSuchHero: 'There is no character {character} in this faction.',
  speedOrder: 'The focused speed must not be lower than the standard one.',
  costsNothing: 'An active ability must cost AP, mana or both.',
  doesNothing: 'This ability has neither effects nor a test.',
  effectNotHere: '{effect} is not possible for {who}.',
  watchForSelf: 'Only the acting character itself can gain an overwatch token.',
  strikeNeedsCharge: 'strike must stand right after charge.',
  pullNeedsTest: 'pull counts net successes: it must stand in the lines of a test.',
  testNeedsEnemy: 'A test must be made against an enemy.',
  linesOrder: 'Every line must need more net successes than the one before.',
  meleeRange: 'A melee weapon must not have a range.',
  noRange: 'A ranged weapon or a spell must have a range.',
  spellsOnly: '{word} is for spells only.',
  healsNoArea: 'What heals must not have an area.',
  singleNeedsOwner: 'A single card must be for characters of one faction ("only"): otherwise both players would want it.',
  oddCopies: 'The number of copies must be even: each player may use half of them.',
  // -- armies
  noSuchCard: 'There is no card {what} for this place.',
  otherFaction: '{what} belongs to the other faction.',
  expansionOff: '{what} needs the expansion.',
  taken: '{what} is in this army already.',
  sameHero: '{what} and {other} are the same hero.',
  notInArmy: '{what}: this character is not in the army.',
  tooDear: '{what}: cost in points {cost}; available: {left}.',
  notForIt: '{what}: only {only} may carry it.',
  wrongType: '{what}: this character carries no weapons of the type {type}.',
  noSlot: '{what}: it carries at most {slots} of the kind {slot}.',
  carriesOne: '{what}: it carries one already.',
  copiesUsed: '{what}: at most {limit} of them are possible.',
  deckFull: '{what}: a deck cannot have more than {size} fate cards.',
  gloryFull: '{what}: an army cannot have more than {size} glory cards.',
  noCharacter: 'An army must have at least one character.',
  deckShort: 'Fate cards: {count} instead of {size}.',
  gloryShort: 'Glory cards: {count} instead of {size}.',
  // -- content as a whole
  noFirstGame: 'The armies and the map of the first game are missing.',
  noMap: 'There is no map for the standard game.',
  tooFewCards: 'The faction {faction} can use only {count} {kind} cards, but {least} are needed.',
  noCheapCharacter: 'The faction {faction} has no character for {points} points.',
  badHex: 'There is no hex {hex} for this.',
  badElement: 'A piece {kind} must have {count} hexes.',
  // -- only odd
  offCost: '{name} costs {cost} points; fair would be {fair}.',
  offInitiative: '{name} has the initiative {initiative}; fair would be {fair}.',
} as const;
export type Because = keyof typeof EN;
export type Flaw = AnyFlaw<Because>;
export const isBecause = (text: string): text is Because => Object.hasOwn(EN, text);

const IT: Readonly<Record<Because, string>> = {
  ...COMMON.it,
  noSuchCharacter: 'Non c’è nessun personaggio {character}.',
  noSuchHero: 'Non c’è nessun personaggio {character} in questa fazione.',
  speedOrder: 'La velocità focalizzata non può essere più bassa di quella standard.',
  costsNothing: 'Un’abilità attiva deve costare PA, mana o entrambi.',
  doesNothing: 'Questa abilità non ha né effetti né prove.',
  effectNotHere: '{effect} non è possibile per {who}.',
  watchForSelf: 'Solo il personaggio che agisce può ottenere un gettone sorveglianza.',
  strikeNeedsCharge: 'strike deve venire subito dopo charge.',
  pullNeedsTest: 'pull conta i successi netti: deve stare nelle righe di una prova.',
  testNeedsEnemy: 'Una prova si deve fare contro un nemico.',
  linesOrder: 'Ogni riga deve richiedere più successi netti della precedente.',
  meleeRange: 'Un’arma da mischia non può avere una portata.',
  noRange: 'Un’arma a distanza o un incantesimo deve avere una portata.',
  spellsOnly: '{word} vale solo per gli incantesimi.',
  healsNoArea: 'Ciò che cura non può avere un’area.',
  singleNeedsOwner:
    'Una carta unica deve essere per personaggi di una sola fazione ("only"): altrimenti la vorrebbero entrambi i giocatori.',
  oddCopies: 'Il numero di copie deve essere pari: ogni giocatore può usarne la metà.',
  noSuchCard: 'Non c’è nessuna carta {what} per questo posto.',
  otherFaction: '{what} appartiene all’altra fazione.',
  expansionOff: '{what} richiede l’espansione.',
  taken: '{what} è già in questa armata.',
  sameHero: '{what} e {other} sono lo stesso eroe.',
  notInArmy: '{what}: questo personaggio non è nell’armata.',
  tooDear: '{what}: costo in punti {cost}; disponibili: {left}.',
  notForIt: '{what}: riservata a {only}.',
  wrongType: '{what}: questo personaggio non porta armi di tipo {type}.',
  noSlot: '{what}: può portare al massimo {slots} carte di tipo {slot}.',
  carriesOne: '{what}: ne porta già una.',
  copiesUsed: '{what}: se ne possono usare al massimo {limit}.',
  deckFull: '{what}: un mazzo non può avere più di {size} carte fato.',
  gloryFull: '{what}: un’armata non può avere più di {size} carte gloria.',
  noCharacter: 'Un’armata deve avere almeno un personaggio.',
  deckShort: 'Carte fato: {count} invece di {size}.',
  gloryShort: 'Carte gloria: {count} invece di {size}.',
  noFirstGame: 'Mancano le armate e la mappa della prima partita.',
  noMap: 'Non c’è nessuna mappa per la partita standard.',
  tooFewCards: 'La fazione {faction} può usare solo {count} carte {kind}, ma ne servono {least}.',
  noCheapCharacter: 'La fazione {faction} non ha nessun personaggio da {points} punti.',
  badHex: 'Non c’è nessun esagono {hex} adatto.',
  badElement: 'Un elemento {kind} deve avere {count} esagoni.',
  offCost: '{name} costa {cost} punti; il valore equilibrato è {fair}.',
  offInitiative: '{name} ha iniziativa {initiative}; il valore equilibrato è {fair}.',
};
export const SENTENCES: Readonly<Record<Language, Readonly<Record<Because, string>>>> = { en: EN, it: IT };

export const sentence = ({ because, facts }: Problem<Because>, language: Language = 'en'): string =>
  filled(SENTENCES[language][because], facts, asWritten);
