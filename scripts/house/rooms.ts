import path from 'node:path';

/** Folders that hold more files than one can look over. */
export function findCrowdedFolders(files: readonly string[], most: number): string[] {
  const folders = Map.groupBy(files, path.dirname);
  return [...folders].filter(([, inside]) => inside.length > most).map(([name, inside]) => `${name}: ${inside.length}`);
}

/** Files that import each other in a ring, one ring each time, as a list of its files. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
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
