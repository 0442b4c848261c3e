import type { Database, ObjectStore } from '../contract.ts';

/** Files in one go; a sweep repeats until none is left. */
const BATCH = 100;

/** Removes the bytes of files whose rows are gone. What fails stays in the queue for the next sweep. */
export async function sweepFiles(database: Database, store: ObjectStore): Promise<void> {
  for (;;) {
    const queued = await database.asService((sql) =>
      sql<{ id: number; name: string; exists: boolean }>(
        `select r.id, r.name,
           exists (select from storage.objects as o where o.bucket_id = r.bucket_id and o.name = r.name) as exists
         from storage.removals as r order by r.id limit $1`,
        [BATCH],
      ),
    );
    if (queued.length === 0) return;
    // A file that was uploaded again under the same name is not the one that was removed.
    await store.remove(queued.filter((file) => !file.exists).map((file) => file.name));
    await database.asService((sql) =>
      sql('delete from storage.removals where id = any (string_to_array($1, $2)::bigint[])', [
        queued.map((file) => file.id).join(','),
        ',',
      ]),
    );
    if (queued.length < BATCH) return;
  }
}
