import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Citation, citationsIn, judgeRules, parseRules } from './rules.ts';
import { ROOT } from './run.ts';

/** Chapters whose every rule must be proven: by now all of them. */
const FINISHED: readonly string[] = [
  'PD',
  'RT',
  'GU',
  'LA',
  'TH',
  'HO',
  'HI',
  'WZ',
  'GE',
  'RE',
  'CH',
  'NX',
  'AU',
  'CO',
  'HY',
  'PR',
  'SU',
  'ON',
  'ST',
  'SP',
  'DO',
  'LE',
  'NF',
  'FB',
  'EN',
  'SB',
  'VA',
  'PE',
  'FN',
  'TB',
  'SE',
  'ER',
  'GB',
  'CN',
];

const testFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(place);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [place] : [];
  });

const rules = parseRules(readFileSync(path.join(ROOT, 'docs', 'rules.md'), 'utf8'));
const citations: Citation[] = ['packages', 'apps', 'e2e', 'scripts']
  .flatMap(testFiles)
  .filter((file) => file !== path.join('scripts', 'rules.test.ts'))
  .flatMap((file) => citationsIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
const verdict = judgeRules(rules, citations, FINISHED);

for (const chapter of verdict.chapters) {
  const state = FINISHED.includes(chapter.id) ? 'finished' : 'open';
  const missing = chapter.missing.length === 0 ? '' : `  missing ${chapter.missing.join(' ')}`;
  process.stdout.write(`${chapter.id}  ${chapter.covered}/${chapter.total}  ${state}${missing}\n`);
}
const covered = verdict.chapters.reduce((sum, chapter) => sum + chapter.covered, 0);
process.stdout.write(`${covered} of ${rules.length} rules are proven at their level\n`);
for (const problem of verdict.problems) process.stderr.write(`${problem}\n`);
process.exit(verdict.problems.length === 0 ? 0 : 1);
