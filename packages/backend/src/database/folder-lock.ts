import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError, toDatabaseError } from './database-error.ts';

const SQLITE_BUSY = 5;

/**
 * Keeps a second process out of a data folder. Node has no flock; an exclusive SQLite transaction on an empty file is
 * one: the kernel lets go of it when the holder dies, however it dies, so there is no stale lock to judge.
 */
export function lockFolder(folder: string): { release: () => void } {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'database.lock'));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const sqlite = error as { errcode?: number; message: string };
    if (sqlite.errcode === SQLITE_BUSY)
      throw new DatabaseError('in-use', `The data folder ${folder} is in use by another Blueprompt process.`);
    const reason = toDatabaseError(error, folder);
    if (reason.code !== 'unreachable') throw reason;
    throw new DatabaseError('not-writable', `The data folder ${folder} cannot be written: ${sqlite.message}`, error);
  }
  const held = lock;
  return { release: () => held.isOpen && held.close() };
}
