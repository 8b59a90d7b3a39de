// How a chip looks: its picture, the colours of its faction, and what distinguishes it without them.
import { ownId } from '@tabularium/parts/own-content';
import type { Class, Rank, Tactic } from '../../content/kinds.ts';
import type { UnitView } from '../../table/view.ts';
import { type OwnLivery, ownLivery } from '../../words/liveries.ts';
import type { IconName } from './icons.ts';

/** The colour family of a chip in theme.module.css. */
export type Livery =
  | 'amazons'
  | 'kunlun'
  | 'refugees'
  | 'argonauts'
  | 'atlanteans'
  | 'lamosians'
  | 'parthians'
  | 'white'
  | 'immortal'
  | 'titan'
  | OwnLivery;
interface Look {
  readonly icon: IconName;
  readonly livery: Livery;
  /** Dashes and gaps along its rim. */
  readonly rim: string;
}

/** Every faction has its own rim, so that colour is not the only cue. The rim is 100 long. */
const RIMS: Readonly<Record<Livery, string>> = {
  amazons: '2.5 2.5',
  kunlun: '8.5 8.1667',
  refugees: '0.1 4.9',
  argonauts: '14 2 2 2',
  atlanteans: '5 2 1 2',
  lamosians: '19 6',
  parthians: '3 2.5 3 4',
  white: '100',
  immortal: '1 1.5',
  titan: '1 4',
  ochre: '7 3',
  indigo: '1.5 3.5',
  rose: '12 4 4 5',
  laurel: '4 1 1 1 1 2',
  stranger: '10 10',
};
const FACTIONS: ReadonlySet<string> = new Set(['amazons', 'kunlun', 'refugees', 'argonauts', 'atlanteans', 'lamosians', 'parthians']);
const EMBLEMS: Readonly<Record<string, IconName>> = {
  amazons: 'crescent',
  kunlun: 'lotus',
  refugees: 'skull',
  argonauts: 'ship',
  atlanteans: 'trident',
  lamosians: 'rock',
  parthians: 'horse',
};
export const emblemOf = (faction: string | null): IconName => EMBLEMS[faction ?? ''] ?? 'spartan';

/** Units that recur in every faction. */
const COMMON: Readonly<Record<string, IconName>> = { warrior: 'sword', marksman: 'bowman', protector: 'shield' };
const PICTURES: Readonly<Record<string, IconName>> = {
  'amazons.moon-dancer': 'crescent',
  'amazons.labrys-maiden': 'axe',
  'amazons.steppe-rider': 'horse',
  'amazons.panther': 'cat',
  'amazons.shieldmaiden': 'rose',
  'amazons.oracle-of-ares': 'eye',
  'amazons.huntress': 'horn',
  'amazons.marpesia': 'wingedSword',
  'kunlun.mountain-radical': 'fist',
  'kunlun.tiger-claw-monk': 'claws',
  'kunlun.jade-lancer': 'halberd',
  'kunlun.snow-leopard': 'cat',
  'kunlun.cloud-archer': 'arrows',
  'kunlun.lotus-sage': 'lotus',
  'kunlun.pass-strategist': 'queen',
  'kunlun.feng': 'dragon',
  'refugees.shade': 'spectre',
  'refugees.bone-reaver': 'bones',
  'refugees.ash-slinger': 'meteor',
  'refugees.hellhound': 'hound',
  'refugees.tomb-guard': 'tomb',
  'refugees.necromant': 'skull',
  'refugees.ferryman': 'reaper',
  'refugees.melinoe': 'burningSkull',
  'argonauts.oarsman': 'anchor',
  'argonauts.colchian-spearman': 'spears',
  'argonauts.boreal-twin': 'wing',
  'argonauts.golden-ram': 'ram',
  'argonauts.bronze-guard': 'barbute',
  'argonauts.lyrist': 'harp',
  'argonauts.navigator': 'compass',
  'argonauts.ancaeus': 'ship',
  'atlanteans.trident-guard': 'trident',
  'atlanteans.tidecaller': 'wave',
  'atlanteans.siren': 'shell',
  'atlanteans.sea-serpent': 'serpent',
  'atlanteans.orichalcum-guard': 'griffin',
  'atlanteans.wave-runner': 'wingedLeg',
  'atlanteans.crystal-caster': 'crystals',
  'atlanteans.evenor': 'magicTrident',
  'lamosians.boulder-giant': 'rock',
  'lamosians.ogre-brute': 'brute',
  'lamosians.mauler': 'warhammer',
  'lamosians.cave-bear': 'bear',
  'lamosians.crowd-crusher': 'crusher',
  'lamosians.bonecaller': 'beastSkull',
  'lamosians.gatebreaker': 'breach',
  'lamosians.antiphates': 'minotaur',
  'parthians.horse-archer': 'archer',
  'parthians.cataphract': 'knight',
  'parthians.war-camel': 'camel',
  'parthians.desert-falcon': 'eagle',
  'parthians.shield-bearer': 'checks',
  'parthians.fire-priest': 'fireBowl',
  'parthians.outrider': 'flag',
  'parthians.surena': 'thornArrow',
  'neutral.rostam': 'quiver',
  'neutral.camilla': 'thrownSpear',
  'neutral.cacus': 'fireBreath',
  'neutral.arachne': 'spider',
  'neutral.leo-nemeus': 'lion',
  'neutral.euryale': 'snake',
  'arena.bandit': 'mask',
  'arena.hippopotamus': 'jaws',
  'arena.lion': 'lion',
  'arena.crocodile': 'crocodile',
  'arena.retiarius': 'harpoon',
  'arena.murmillo': 'visor',
  'arena.sagittarius': 'bowman',
  'arena.lanista': 'rally',
  sentinel: 'rook',
  'im.antony': 'raven',
  'im.realmstalker': 'portal',
  'im.valeria': 'ironMask',
  'im.kazir': 'burned',
  'im.hesper': 'sabres',
  'im.brennus': 'hornedHelm',
  'ti.mars': 'spartan',
  'ti.ifreet': 'spirit',
  'ti.charybdis': 'whirlpool',
  'ti.talos': 'golem',
  'ti.arges': 'cyclops',
  'ti.nyx': 'night',
  tendril: 'tentacle',
  head: 'fire',
};

/** A chip by its id in the content. For own content only rank and class are known. */
interface ChipKind {
  readonly def: string;
  readonly rank: Rank;
  readonly class: Class | null;
}
/** `own`: the own factions at the table, in order. */
export function lookOf({ def, rank, class: kind }: ChipKind, own: readonly string[] = []): Look {
  const [family = '', ...rest] = def.split('.');
  const icon = PICTURES[def] ?? COMMON[rest.join('.')] ?? kind ?? 'spartan';
  const livery = family === 'my' && OF_FACTIONS.has(rank) ? ownLivery(ownId(rest[0] ?? ''), own) : liveryOf(family, rank);
  return { icon, livery, rim: RIMS[livery] };
}
const OF_FACTIONS: ReadonlySet<Rank> = new Set(['unit', 'hero']);
function liveryOf(family: string, rank: Rank): Livery {
  if (FACTIONS.has(family)) return family as Livery; // FACTIONS are liveries
  if (rank === 'immortal' || rank === 'titan') return rank;
  return rank === 'part' ? 'titan' : 'white';
}

export const TACTIC_ICONS: Readonly<Record<Tactic, IconName>> = {
  adrenaline: 'lightning',
  bolsterHealth: 'heartPlus',
  hamstring: 'leg',
  stun: 'stun',
  blitz: 'blitz',
  battleFury: 'slashes',
  secondDeath: 'tomb',
  aegis: 'aegis',
  undertow: 'waves',
  thickHide: 'hide',
  feignedRetreat: 'run',
};

/** The states of a unit, most important first. */
const STATES = ['dazed', 'fatigued', 'ensnared', 'cursed', 'poisoned', 'hampered'] as const;
export type State = (typeof STATES)[number];
export const STATE_ICONS: Readonly<Record<State, IconName>> = {
  dazed: 'dazed',
  fatigued: 'sleep',
  ensnared: 'chain',
  cursed: 'cursed',
  poisoned: 'poison',
  hampered: 'columns',
};
export function statesOf(unit: UnitView): readonly State[] {
  const has: Readonly<Record<State, boolean>> = {
    dazed: unit.fresh || unit.dazed > 0,
    fatigued: unit.fatigued > 0,
    ensnared: unit.ensnared > 0,
    cursed: unit.cursed > 0,
    poisoned: unit.poisonedBy !== null,
    hampered: unit.hampered,
  };
  return STATES.filter((state) => has[state]);
}
