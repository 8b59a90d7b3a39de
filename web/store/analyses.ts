// Analyses of finished matches, kept beside them. Where nothing can be stored they are made again.
import { database } from './database.ts';

export async function keptAnalysis<T extends object>(id: string): Promise<T | undefined> {
  try {
    return (await (await database()).get('analyses', id))?.analysis as T | undefined; // only `keepAnalysis` writes here
  } catch {
    return undefined; // forbidden or unreadable
  }
}
export async function keepAnalysis(id: string, analysis: object): Promise<void> {
  await database().then(
    (db) => db.put('analyses', { id, analysis }),
    () => undefined,
  );
}
