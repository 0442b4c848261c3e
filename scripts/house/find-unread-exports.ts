const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Exported names that stand in no other file, as `file name`: what only its own file reads is nobody else's business. Tests only read. */
export function findUnreadExports(sources: ReadonlyMap<string, string>): string[] {
  const filesOf = new Map<string, number>();
  for (const source of sources.values())
    for (const word of new Set(source.match(WORD))) filesOf.set(word, (filesOf.get(word) ?? 0) + 1);
  const judged = [...sources].filter(([file]) => !/\.(test|spec)\.tsx?$/.test(file));
  return judged.flatMap(([file, source]) =>
    [...source.matchAll(EXPORTED)].flatMap(([, name = '']) => (filesOf.get(name) === 1 ? [`${file} ${name}`] : [])),
  );
}
