// The processes that share the database, and who is at which of them.
import type { Engine } from './engine.ts';
import { noteSeen } from './tables.ts';

/** By game, the version that a node has of it. */
export type Versions = Readonly<Record<string, number>>;
export interface LiveNode {
  readonly id: string;
  readonly versions: Versions;
  readonly seen: number;
}
/** Who has a table open at one node. */
export interface Presence {
  /** The ids of people, each once. */
  readonly people: readonly string[];
  /** How many pages watch without having a seat. */
  readonly watchers: number;
}
export type Nodes = ReturnType<typeof nodesIn>;

export const nodesIn = ({ db, change, nodeId }: Engine) => ({
  /** Says that this node lives, and which versions of the games it has. */
  async beat(versions: Versions, now: number): Promise<void> {
    const row = { versions: JSON.stringify(versions), seen: now };
    await db
      .insertInto('nodes')
      .values({ id: nodeId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  /** The nodes that have said since then that they live, this one included. */
  async liveNodes(since: number): Promise<readonly LiveNode[]> {
    const rows = await db.selectFrom('nodes').where('seen', '>=', since).orderBy('id').selectAll().execute();
    return rows.map((row) => ({ ...row, versions: JSON.parse(row.versions) as Versions }));
  },
  /** Forgets nodes that were last heard of before then. Whoever was there was last seen then, too. */
  async dropDeadNodes(before: number): Promise<void> {
    await change(async (made) => {
      const gone = await made.db
        .selectFrom('presence')
        .innerJoin('nodes', 'nodes.id', 'presence.node')
        .where('nodes.seen', '<', before)
        .select(['match', 'people', 'nodes.seen'])
        .execute();
      for (const { match, people, seen } of gone)
        for (const person of JSON.parse(people) as string[]) await noteSeen(made.db, match, person, seen);
      await made.db.deleteFrom('nodes').where('seen', '<', before).execute();
      const left = await made.db
        .deleteFrom('presence')
        .where('node', 'not in', (from) => from.selectFrom('nodes').select('id'))
        .returning('match')
        .execute();
      made.tell(...left.map(({ match }) => match));
    });
  },
  /** Says who has a table open at this node. */
  async putPresence(match: string, people: readonly string[], watchers: number): Promise<void> {
    await change(async (made) => {
      const row = { people: JSON.stringify(people), watchers };
      if (people.length === 0 && watchers === 0)
        await made.db.deleteFrom('presence').where('match', '=', match).where('node', '=', nodeId).execute();
      else
        await made.db
          .insertInto('presence')
          .values({ match, node: nodeId, ...row })
          .onConflict((conflict) => conflict.columns(['match', 'node']).doUpdateSet(row))
          .execute();
      made.tell(match);
    });
  },
  /** Who has the table open at each of the other nodes that have lived since then. */
  async presence(match: string, since: number): Promise<readonly Presence[]> {
    const rows = await db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.id', 'presence.node')
      .where('match', '=', match)
      .where('node', '!=', nodeId)
      .where('nodes.seen', '>=', since)
      .orderBy('node')
      .select(['people', 'watchers'])
      .execute();
    return rows.map(({ people, watchers }) => ({ people: JSON.parse(people) as string[], watchers }));
  },
});
