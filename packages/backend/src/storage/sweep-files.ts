import type { Database, ObjectStore } from '../contract.ts';

/** Files in one transaction: few, since PGlite serves nobody else meanwhile. A sweep repeats until none is left. */
const BATCH = 20;

/** Removes the bytes of files whose rows are gone. What fails stays in the queue for the next sweep. */
export async function sweepFiles(database: Database, store: ObjectStore): Promise<void> {
  for (;;) {
    const swept = await database.asService(async (sql) => {
      // Locked until the bytes are gone; an upload under the same name waits for that (0004_removals.sql).
      const queued = await sql<{ id: number; name: string }>(
        'select id, name from storage.removals order by id limit $1 for update skip locked',
        [BATCH],
      );
      await store.remove(queued.map((file) => file.name));
      for (const { id } of queued) await sql('delete from storage.removals where id = $1', [id]);
      return queued.length;
    });
    if (swept < BATCH) return;
  }
}
