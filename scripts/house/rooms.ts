import path from 'node:path';

/** Which files each file imports, as paths below the root. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Folders that hold more files than one can look over. */
export function findCrowdedFolders(files: readonly string[], most: number): string[] {
  const folders = Map.groupBy(files, path.dirname);
  return [...folders].filter(([, inside]) => inside.length > most).map(([name, inside]) => `${name}: ${inside.length}`);
}

/** Folders with fewer files than make a room of their own, counting those of the folders in them: what is in them belongs beside its readers. */
export function findThinFolders(files: readonly string[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const file of files)
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < fewest).map(([name, count]) => `${name}: ${count}`);
}

/** Files that import each other in a ring, one ring each time, as a list of its files. */
export function findCycles(imports: Imports): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const from = trail.indexOf(file);
    if (from >= 0) cycles.push([...trail.slice(from), file]);
    if (from >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

/**
 * Rings between what stands side by side in a folder, at every height: each folder in it counts as one with all that it holds. A
 * folder may take from a file beside it which another folder takes from too, and never two folders from each other.
 */
export function findRoomCycles(imports: Imports): string[][] {
  const floors = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const floor = sharedFolder(file, target);
      const rooms = floors.get(floor) ?? floors.set(floor, new Map()).get(floor)!;
      const room = roomOn(floor, file);
      const others = rooms.get(room) ?? rooms.set(room, new Set()).get(room)!;
      others.add(roomOn(floor, target));
    }
  return [...floors.values()].flatMap((rooms) =>
    findCycles(new Map([...rooms].map(([room, others]) => [room, [...others]]))),
  );
}

const sharedFolder = (a: string, b: string): string => {
  const [one, other] = [path.dirname(a).split('/'), path.dirname(b).split('/')];
  const parts = one.findIndex((part, at) => part !== other[at]);
  return one.slice(0, parts < 0 ? one.length : parts).join('/');
};

const roomOn = (floor: string, file: string): string =>
  file
    .split('/')
    .slice(0, floor === '' ? 1 : floor.split('/').length + 1)
    .join('/');
