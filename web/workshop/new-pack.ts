import type { ArmyBuilder } from '@tabularium/parts/shape';
import { keepPack, type Pack } from '../store/packs.ts';
import { randomText } from '../worker/order.ts';

/** Stores a new content file or army. */
export async function newPack(parts: Omit<Pack, 'id' | 'changed'>): Promise<Pack> {
  const pack = { ...parts, id: randomText(10), changed: Date.now() };
  await keepPack(pack);
  return pack;
}

/** Stores a copy of an army under another name. */
export const duplicate = (builder: ArmyBuilder, { game, text }: Pack, name: string): Promise<Pack> =>
  newPack({ game, name, text: builder.renamed(text, name), kind: 'army' });
