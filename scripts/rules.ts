type Level = 'unit' | 'server' | 'browser' | 'config';
type Rule = { id: string; chapter: string; level: Level };
export type Citation = { id: string; file: string; level: 'unit' | 'server' | 'browser' };
type Chapter = { id: string; total: number; covered: number; missing: string[] };

/** Reads the rule tables: every row `| XX1 | text | level |`. */
export const parseRules = (markdown: string): Rule[] =>
  [...markdown.matchAll(/^\| ([A-Z]{2})(\d+) \|.*\| (unit|server|browser|config) \|$/gm)].map((row) => ({
    id: `${row[1]}${row[2]}`,
    chapter: row[1]!,
    level: row[3] as Level,
  }));

const levelOf = (file: string): Citation['level'] => {
  if (file.startsWith('e2e')) return 'browser';
  return /^(packages\/backend|apps\/server)\//.test(file) ? 'server' : 'unit';
};

const expand = (list: string): string[] =>
  list.split(',').flatMap((part) => {
    const [from, to] = part.split('–').map((id) => id.trim());
    if (!to) return [from!];
    const chapter = from!.slice(0, 2);
    const first = Number(from!.slice(2));
    return Array.from({ length: Number(to.slice(2)) - first + 1 }, (_, index) => `${chapter}${first + index}`);
  });

/** Rule ids in brackets at the head of a string of a test file: `'[WZ4] …'`, `'[WZ1, WZ3] …'`, `'[ON7–ON11] …'`. */
export const citationsIn = (file: string, source: string): Citation[] =>
  [...source.matchAll(/['"`]((?:\[[A-Z]{2}\d+[A-Z\d, –]*\]\s*)+)/g)].flatMap((title) =>
    [...title[1]!.matchAll(/\[([^\]]+)\]/g)].flatMap((group) =>
      expand(group[1]!).map((id) => ({ id, file, level: levelOf(file) })),
    ),
  );

/** A pure function may be tested beside a server, but a rule of the server or the browser only there. */
const proves = (citation: Citation, rule: Rule): boolean =>
  rule.level === 'unit' || rule.level === 'config' ? citation.level !== 'browser' : citation.level === rule.level;

/** Holds rules and citations against each other; problems are unknown ids and gaps in finished chapters. */
export const judgeRules = (
  rules: readonly Rule[],
  citations: readonly Citation[],
  finished: readonly string[],
): { chapters: Chapter[]; problems: string[] } => {
  const known = new Set(rules.map((rule) => rule.id));
  const unknown = citations.filter((citation) => !known.has(citation.id));
  const chapters = [...new Set(rules.map((rule) => rule.chapter))].map((id) => {
    const own = rules.filter((rule) => rule.chapter === id);
    const isProven = (rule: Rule) => citations.some((citation) => citation.id === rule.id && proves(citation, rule));
    const missing = own.filter((rule) => !isProven(rule)).map((rule) => `${rule.id}(${rule.level})`);
    return { id, total: own.length, covered: own.length - missing.length, missing };
  });
  return {
    chapters,
    problems: [
      ...unknown.map((citation) => `${citation.file} cites ${citation.id}, which is no rule`),
      ...finished.filter((id) => !chapters.some((chapter) => chapter.id === id)).map((id) => `no chapter ${id}`),
      ...chapters
        .filter((chapter) => finished.includes(chapter.id) && chapter.missing.length > 0)
        .map((chapter) => `chapter ${chapter.id} is listed as finished but misses ${chapter.missing.join(' ')}`),
    ],
  };
};
