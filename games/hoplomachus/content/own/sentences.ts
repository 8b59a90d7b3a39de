// What is wrong with a file of one's own content, in words. {…} are the facts of the problem.
import { type Flaw as AnyFlaw, COMMON, type Sentences, wording } from '@tabularium/parts/own-content';

const EN = {
  ...COMMON.en,
  endsInSkill: 'A name must not end with {skill}, which is a skill: write it with a capital letter.',
  noLevel: '{skill} is a skill without a number.',
  inTwoFactions: '{unit} belongs to two factions.',
  noSuchUnit: 'There is no chip {unit} of the kind {rank}.',
  noCard: 'The chip {unit} has no card that says what it does.',
  tooFewOf: 'Of the kind {rank} there are {count}, but at least {least} are needed.',
  neverRolled: 'The titan has no {die} die, so this row never happens.',
  oneLine: 'Only a row with "per": "count" can have several lines.',
  noSuchPart: 'The titan has no part {part}.',
  needsSentinels: '{act} needs "allies" of the kind "sentinels".',
  needsArenaUnits: '{act} needs "allies" of the kind "arena".',
  needsAllies: '{act} needs "allies".',
  needsShardHp: '{act} needs shards with hp.',
  needsPlainShards: '{act} needs shards without hp.',
  needsStayingShards: '{act} needs shards that "stay" when they are broken.',
  needsRemovedShards: '{act} needs shards that are removed ("remove") when they are broken.',
  needsAttack: '{act} needs an attack before it in the same line.',
  isRooted: 'A rooted titan does not move.',
  shardHp: 'Shards have either hp, a colour and an end ("broken"), or none of the three.',
  tooManyChips: 'Titan, shards and parts need {count} blue health chips at the start; there are {most}.',
  badStart: 'Nothing can enter on {hex}: it has to be a hex of the Colosseum, but neither the central one nor a pedestal.',
  // -- only odd
  offBudget: '{name} is worth {points} points; a fair value would be {fair}.',
  noOwnDie: '{name} has no {die} die of its own, so this effect will be rare.',
} as const;
export type Because = keyof typeof EN;
export type Flaw = AnyFlaw<Because>;

const IT: Readonly<Record<Because, string>> = {
  ...COMMON.it,
  endsInSkill: 'Un nome non può finire con {skill}, che è una skill: scrivilo con la maiuscola.',
  noLevel: '{skill} è una skill senza numero.',
  inTwoFactions: '{unit} appartiene a due fazioni.',
  noSuchUnit: 'Non c’è nessuna chip {unit} di tipo {rank}.',
  noCard: 'La chip {unit} non ha una carta che dica che cosa fa.',
  tooFewOf: 'Di tipo {rank} ce ne sono {count}, ma ne servono almeno {least}.',
  neverRolled: 'Il titano non ha dadi {die}: questa riga non accade mai.',
  oneLine: 'Solo una riga con "per": "count" può avere più linee.',
  noSuchPart: 'Il titano non ha nessuna parte {part}.',
  needsSentinels: '{act} richiede "allies" di tipo "sentinels".',
  needsArenaUnits: '{act} richiede "allies" di tipo "arena".',
  needsAllies: '{act} richiede "allies".',
  needsShardHp: '{act} richiede frammenti con HP.',
  needsPlainShards: '{act} richiede frammenti senza HP.',
  needsStayingShards: '{act} richiede frammenti che, rotti, restano al loro posto ("stay").',
  needsRemovedShards: '{act} richiede frammenti che, rotti, escono dal gioco ("remove").',
  needsAttack: '{act} richiede un attacco prima, nella stessa linea.',
  isRooted: 'Un titano radicato non si muove.',
  shardHp: 'I frammenti hanno o HP, colore e fine ("broken"), o nessuna delle tre cose.',
  tooManyChips: 'All’inizio titano, frammenti e parti richiedono {count} chip salute blu; ce ne sono {most}.',
  badStart: 'In {hex} non può entrare niente: serve un esagono del Colosseo, ma né quello centrale né un piedistallo.',
  offBudget: '{name} vale {points} punti; il valore equilibrato è {fair}.',
  noOwnDie: '{name} non ha dadi {die} propri: questo effetto sarà raro.',
};
export const SENTENCES: Sentences<Because> = { en: EN, it: IT };
export const sentence = wording(SENTENCES);
