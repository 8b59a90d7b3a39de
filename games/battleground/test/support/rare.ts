// Positions that hardly ever come up by chance, and the first answers in them.
import { content } from '../../content/index.ts';
import type { Ability, ItemDef } from '../../content/kinds.ts';
import type { Layout } from '../../lesson/layout.ts';

interface Rare {
  readonly sketch: Layout;
  readonly answers: readonly string[];
}
/** The first figure is about to do what the card asks for. */
function mission(card: string, figures: Readonly<Record<string, string>>, deed: string): Rare {
  const [active = ''] = Object.keys(figures);
  const isMaster = content.characters.some(({ id, faction }) => id === active && faction === 'masters');
  const hands = isMaster ? [card, 'FE01'] : ['FM01', card];
  return { sketch: { figures, active, hands }, answers: [`play ${card}`, 'mission', deed] };
}
/** Lets Orko try the ability on massive figures, too. */
const withLargeOnes = (ability: Ability): Ability =>
  ability.id === 'A06' && ability.kind === 'active' ? { ...ability, whom: { who: 'ally', within: 8 } } : ability;

export const RARE: readonly Rare[] = [
  {
    // two effects on activation, which takes a custom card
    sketch: {
      content: { ...content, items: [...content.items, { ...(content.items.find(({ id }) => id === 'I12') as ItemDef), id: 'OWN' }] },
      figures: { orko: 'M20 I12 OWN', skeletor: 'M5' },
      hands: ['FM01', 'FE01'],
    },
    answers: ['FM01', 'FE01', 'mana', 'OWN'],
  },
  {
    // Orko wants to swap with a massive figure, which no card of the game lets him try
    sketch: {
      content: {
        ...content,
        characters: content.characters.map((one) => ({ ...one, abilities: one.abilities.map(withLargeOnes) })),
      },
      figures: { orko: 'M20 mana=1', he_man_bc: 'M22 west', skeletor: 'M5' },
      active: 'orko',
    },
    answers: ['focus'],
  },
  {
    sketch: {
      elements: { CO: 'I15 J14 K15 L14 M14 N14 O15 P14 Q15'.split(' ') },
      figures: { ram_man: 'M15 I11', skeletor: 'A1' },
      active: 'ram_man',
    },
    answers: ['move', 'M13'],
  },
  {
    // Stratos is interrupted in another figure's activation
    sketch: {
      figures: { man_at_arms: 'M22 mana=1', stratos: 'M20 I16 I18 wounds=1', skeletor: 'M10 S W23 overwatch' },
      active: 'man_at_arms',
      hands: ['FM01', 'FE01'],
    },
    answers: ['ability A11', 'move', 'walk', 'M15', 'N'],
  },
  {
    // curses knock out the last figures of both sides
    sketch: { phase: 'upkeep', figures: { orko: 'M20 wounds=3 curse', evil_lyn: 'M5 wounds=4 curse' } },
    answers: [],
  },
  {
    // the watcher sees the mover, which sees neither the watcher nor any place it could move to
    sketch: {
      map: 'broken_gate',
      figures: { skeletor: 'B16', man_at_arms: 'I14 SW W16 overwatch paralysis' },
      active: 'skeletor',
      hands: ['FM01', 'FE01'],
    },
    answers: ['move', 'B15', 'N'],
  },
  {
    // He-Man stands beside a token, but Skeletor stands beside him
    sketch: {
      phase: 'upkeep',
      objectives: 'M15 A15',
      figures: { stratos: 'A15', he_man: 'M16', skeletor: 'M17' },
      hands: ['FM01', 'FE01'],
    },
    answers: ['A15'],
  },
  mission('G02', { man_at_arms: 'M15 W12 improvement focus', evil_lyn: 'M11 stun' }, 'attack W12'),
  mission('G03', { skeletor: 'M5 W24 mana=5 focus', he_man: 'M10 stun' }, 'attack W24'),
  mission('G05', { evil_lyn: 'M8 W24 mana=5 focus', he_man: 'M13 stun', stratos: 'M14 stun' }, 'attack W24'),
  mission('G06', { man_at_arms: 'M16 W08 improvement focus', evil_lyn: 'M15 N stun' }, 'attack W08'),
  mission('GE1', { skeletor: 'M14 W02 focus', he_man: 'M15 wounds=6 stun' }, 'attack W02'),
  mission('GM1', { he_man: 'M15 W01 improvement focus', evil_lyn: 'M14 stun' }, 'attack W01'),
  {
    sketch: { figures: { stratos: 'M16 W07', skeletor: 'M12' }, active: 'stratos', hands: ['FM01', 'FE01'] },
    answers: ['move', 'jump', 'M13', 'N', 'attack W07'],
  },
  {
    sketch: { difficult: 'M14 M15', figures: { mer_man: 'M14 S W03', he_man: 'M15' }, active: 'mer_man', hands: ['FM01', 'FE01'] },
    answers: ['attack W03'],
  },
  {
    sketch: { difficult: 'M14', figures: { mer_man: 'M14 S', he_man: 'M20' }, active: 'mer_man', hands: ['FM01', 'FE01'] },
    answers: ['move', 'M15'],
  },
  {
    // a shot beyond the printed range at the bearer of the Third Eye Mark
    sketch: { figures: { tri_klops: 'M5 W14 I14', he_man: 'M17 thirdEye' }, active: 'tri_klops', hands: ['FM01', 'FE01'] },
    answers: ['attack W14'],
  },
];
