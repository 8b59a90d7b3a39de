// All of a server's queries, the same for both engines.
import { type Acts, actsIn } from './acts.ts';
import { type Chat, chatIn } from './chat.ts';
import { type Clearing, clearingIn } from './clearing.ts';
import type { Engine } from './engine.ts';
import { type Nodes, nodesIn } from './nodes.ts';
import { type People, peopleIn } from './people.ts';
import { type Tables, tablesIn } from './tables.ts';

export interface Store extends People, Tables, Acts, Chat, Clearing, Nodes, Pick<Engine, 'nodeId' | 'isShared' | 'listen' | 'close'> {
  /** Resolves if the database answers. */
  ping(): Promise<void>;
}

export const storeOn = (engine: Engine): Store => ({
  nodeId: engine.nodeId,
  isShared: engine.isShared,
  listen: engine.listen,
  close: engine.close,
  async ping() {
    await engine.db.selectFrom('people').select('id').limit(1).execute();
  },
  ...peopleIn(engine),
  ...tablesIn(engine),
  ...actsIn(engine),
  ...chatIn(engine),
  ...clearingIn(engine),
  ...nodesIn(engine),
});
