// A file of one's own content as its owner writes it, after it was checked against schema.json.
import type { Class, Die, FactionDef, Skill } from '../kinds.ts';
import type { ImmortalDef, PartDef, TitanDef, TitanRow } from '../rival-kinds.ts';

export interface WrittenChip {
  readonly name: string;
  readonly class: Class;
  readonly range: number;
  readonly movement: number;
  readonly health: number;
  readonly attack: readonly Die[];
  readonly skills?: Readonly<Partial<Record<Skill, number | true>>>;
}
export interface WrittenFaction {
  readonly name: string;
  readonly units: readonly WrittenChip[];
  readonly hero: WrittenChip;
  readonly tactics: FactionDef['tactics'];
}
export interface WrittenImmortal extends Omit<WrittenChip, 'class'> {
  readonly effects: ImmortalDef['effects'];
}
export interface WrittenPart extends Omit<WrittenChip, 'class'>, Omit<PartDef, 'unit'> {}
/** A part is called by its name. */
export interface WrittenTitan
  extends Omit<WrittenChip, 'class' | 'movement'>,
    Pick<TitanDef, 'difficulty' | 'priority' | 'dice' | 'shards'>,
    Partial<Pick<TitanDef, 'shardDice' | 'boons' | 'traits' | 'allies' | 'alwaysArenaTurn'>> {
  readonly parts?: readonly WrittenPart[];
  readonly rows: readonly (Omit<TitanRow, 'id'> & { readonly name: string })[];
}
export interface WrittenContent {
  readonly factions?: readonly WrittenFaction[];
  readonly neutralHeroes?: readonly WrittenChip[];
  readonly arenaUnits?: readonly WrittenChip[];
  readonly immortals?: readonly WrittenImmortal[];
  readonly titans?: readonly WrittenTitan[];
}
