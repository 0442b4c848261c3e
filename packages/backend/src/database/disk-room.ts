import { statfs } from 'node:fs/promises';

/** Two of the engine's log segments: less, and a write can end in the middle, which stops the engine for everybody. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
/** Asked once for all writes of a moment. */
const FRESH_MS = 500;

/** How many bytes can still be written to the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Says whether the disk under a folder has room for writes. A failed write costs all readers seconds, a refused one nothing. */
export function createDiskRoom(folder: string, freeBytes: FreeBytes = freeBytesOf): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let staleAt = 0;
  return () => {
    if (!answer || performance.now() >= staleAt) {
      staleAt = performance.now() + FRESH_MS;
      answer = freeBytes(folder).then((bytes) => bytes >= MIN_FREE_BYTES);
    }
    return answer;
  };
}

/** How long a refusal of the database counts as the state of its disk, which nobody here can ask for. */
const REFUSED_MS = 10_000;

/** The same for a disk of another machine, known by what was refused there; every write is still tried. */
export function createRefusedRoom(now: () => number = () => performance.now()) {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    hasRoom: async (): Promise<boolean> => now() - refusedAt >= REFUSED_MS,
    noteFull: (): void => {
      refusedAt = now();
    },
  };
}
