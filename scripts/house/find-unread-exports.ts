import path from 'node:path';

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm;
/** A list of names with the file that they come from, also of an export that passes them on. */
const IMPORTED = /^(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/gm;
/** One of the list: the name that it has where it comes from. */
const LISTED = /(?:^|,)\s*(?:type )?([A-Za-z_$][\w$]*)/g;
/** What is loaded when it is needed gives all its names. */
const LOADED = /\bimport\(\s*'([^']+)'/g;
/** Code of other projects that ours writes. */
const WRITTEN = /`(?:\\.|[^`\\])*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** What only proves other code: tests, what they draw and start, and journeys. */
const PROVES =
  /\.(test|spec|gate|fixture)\.tsx?$|\/testing\/|\/test-setup\.ts$|^e2e\/|^scripts\/house\/|^bench\/truth\/gate\//;

type Reads = { names: Set<string>; files: Set<string> };

const nameOfFile = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');

/** A door such as `#runtime` leads to one of several files: whichever it is, the name counts. */
const fromOf = (from: string): string => (from.startsWith('#') ? '#' : nameOfFile(from));

const readsOf = (sources: Iterable<string>): Reads => {
  const reads: Reads = { names: new Set(), files: new Set() };
  for (const source of sources) {
    for (const [, list = '', from = ''] of source.matchAll(IMPORTED))
      for (const [, name] of list.matchAll(LISTED)) reads.names.add(`${fromOf(from)} ${name}`);
    for (const [, from = ''] of source.matchAll(LOADED)) reads.files.add(nameOfFile(from));
  }
  return reads;
};

/**
 * Exported names that no other file imports, as `file name`, and those that only tests import and nothing else reads: code that is
 * there for its tests alone. Files are told by their own name, so that it does not matter by which way one is imported.
 */
export function findUnreadExports(sources: ReadonlyMap<string, string>): string[] {
  const all = readsOf(sources.values());
  const product = readsOf([...sources].filter(([file]) => !PROVES.test(file)).map(([, source]) => source));
  const isRead = (reads: Reads, file: string, name: string): boolean =>
    reads.files.has(nameOfFile(file)) || [nameOfFile(file), '#'].some((from) => reads.names.has(`${from} ${name}`));
  const judged = [...sources].filter(([file]) => !/\.(test|spec)\.tsx?$/.test(file));
  return judged.flatMap(([file, source]) => {
    const code = source.replaceAll(COMMENT, '');
    const isOwn = (name: string): boolean => code.split(new RegExp(`\\b${name.replace('$', '\\$')}\\b`)).length > 2;
    return [...source.replaceAll(WRITTEN, '').matchAll(EXPORTED)].flatMap(([, name = '']) => {
      if (!isRead(all, file, name)) return [`${file} ${name}`];
      if (PROVES.test(file) || isRead(product, file, name) || isOwn(name)) return [];
      return [`${file} ${name}, for tests alone`];
    });
  });
}
