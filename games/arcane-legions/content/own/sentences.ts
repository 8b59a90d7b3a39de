// Sentences for what is wrong with a content file; {…} are the facts of the problem.

import { type Flaw as AnyFlaw, asWritten, COMMON, type Sentences, wording } from '@tabularium/parts/own-content';

const EN = {
  ...COMMON.en,
  // -- units
  noSuchFigure: 'There is no figure {figure}.',
  otherFoot: '{figure} does not fit here: it needs a slot that is {circle}, {size}; pegs: {pegs}.',
  nobodyStarts: 'At least one figure must stand on the base at the beginning.',
  baseFull: 'The base has room for {room} small feet, but the slots need {cells}.',
  commanderTwice: '{figure} is a commander, and stands here twice.',
  // -- armies
  noSuchUnit: 'There is no unit {what}.',
  oneOfEach: '{what} is a command unit, and can be in an army only once.',
  sameCommander: '{what}: its commander is already in the army.',
  noUnits: 'An army must have at least one unit.',
  armyTooDear: 'The army costs {cost} points, but the agreed total is {limit}.',
  armyTooWide: 'The bases need room for {area} sorties, but the deployment zone has room for {room}.',
  // -- content as a whole
  noFirstBattle: 'The units of the first battle are missing.',
  noBattlefield: 'There is no battlefield {battlefield}.',
  noFieldFor: 'There is no battlefield for {seats} players.',
  noCheapUnit: 'There is no unit for {points} points.',
  zonesShort: 'Deployment zones: {count}, but players: {seats}.',
  badZone: 'This deployment zone must lie along an edge of the table and be 2 steps deep.',
  zonesMeet: 'This deployment zone must not cover another one.',
  badPlace: 'This must lie wholly on the table, with its centre on a multiple of half a step.',
  tooNear: 'This must lie at least a formation length from deployment zones and other terrain, and not on an objective.',
  // -- warnings
  offPoints: '{name} costs {points} points; fair would be {fair}.',
} as const;
export type Because = keyof typeof EN;
export type Flaw = AnyFlaw<Because>;
export const isBecause = (text: string): text is Because => Object.hasOwn(EN, text);

const IT: Readonly<Record<Because, string>> = {
  ...COMMON.it,
  noSuchFigure: 'Non c’è nessuna miniatura {figure}.',
  otherFoot: '{figure} non entra qui: le serve uno spazio {circle}, {size}; pioli: {pegs}.',
  nobodyStarts: 'All’inizio sulla base deve stare almeno una miniatura.',
  baseFull: 'La base ha posto per {room} basette piccole, ma gli spazi ne richiedono {cells}.',
  commanderTwice: '{figure} è un comandante, e qui compare due volte.',
  noSuchUnit: 'Non c’è nessuna unità {what}.',
  oneOfEach: '{what} è un’unità di comando, e può stare in un esercito una volta sola.',
  sameCommander: '{what}: il suo comandante è già nell’esercito.',
  noUnits: 'Un esercito deve avere almeno un’unità.',
  armyTooDear: 'L’esercito costa {cost} punti, ma il totale concordato è {limit}.',
  armyTooWide: 'Le basi occupano il posto di {area} sortite, ma la zona di schieramento ne contiene {room}.',
  noFirstBattle: 'Mancano le unità della prima battaglia.',
  noBattlefield: 'Non c’è nessun campo di battaglia {battlefield}.',
  noFieldFor: 'Non c’è nessun campo di battaglia per {seats} giocatori.',
  noCheapUnit: 'Non c’è nessuna unità da {points} punti.',
  zonesShort: 'Zone di schieramento: {count}, ma giocatori: {seats}.',
  badZone: 'Questa zona di schieramento deve stare lungo un bordo del tavolo ed essere profonda 2 passi.',
  zonesMeet: 'Questa zona di schieramento non deve coprirne un’altra.',
  badPlace: 'Questo deve stare per intero sul tavolo, con il centro su un multiplo di mezzo passo.',
  tooNear:
    'Questo deve stare ad almeno una lunghezza di formazione dalle zone di schieramento e dagli altri terreni, senza coprire obiettivi.',
  offPoints: '{name} costa {points} punti; il valore equilibrato è {fair}.',
};
export const SENTENCES: Sentences<Because> = { en: EN, it: IT };
export const sentence = wording(SENTENCES, asWritten);
