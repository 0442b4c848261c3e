import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** Where a person reads something of ours. */
const SOURCES = [
  'apps/web/src/strings/*.ts',
  'apps/server/src/{mail,http,billing,web,functions,sharing,capture}/**/*.ts',
  'apps/server/src/start-*.ts',
  'apps/cli/src/**/*.ts',
  'packages/core/src/{chat,agent,exports,guide,write,compare}/**/*.ts',
  'packages/core/src/*.ts',
];
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'llms.txt',
  'docs/{agents,operations,settings}.md',
  'skills/**/*.md',
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Text that somebody reads has two words with a space between them, and is neither markup nor a list of class names. */
const isSentence = (text: string): boolean =>
  /[A-Za-z…]{2,}[,.:;]? [A-Za-z{$“]/.test(text) && !/[<>{};]\n|^[a-z-]+:/.test(text);

const sentencesOf = (source: string): string[] =>
  (source.replace(COMMENT, '').match(LITERAL) ?? []).map((literal) => literal.slice(1, -1)).filter(isSentence);

const find = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .sort();

/** Prints every sentence that a person can read, file by file, so that somebody can read them all aloud. */
for (const file of find(SOURCES)) {
  const sentences = sentencesOf(readFileSync(path.join(ROOT, file), 'utf8'));
  if (sentences.length > 0) process.stdout.write(`\n## ${file}\n${sentences.map((each) => `${each}\n`).join('')}`);
}
for (const file of find(PAGES)) process.stdout.write(`\n## ${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`);
