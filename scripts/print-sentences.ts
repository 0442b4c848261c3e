import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './house/source-files.ts';
import { ROOT } from './run.ts';

/** Where a person reads something of ours. */
const SOURCES = ['apps/{cli,server}/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}', 'packages/{capture,core}/src/**/*.ts'];
const PAGES = [
  '{README,ARCHITECTURE,CONTRIBUTING,GLOSSARY,SECURITY}.md',
  'llms.txt',
  'docs/{agents,operations,settings}.md',
  'skills/**/*.md',
  'apps/{cli,server}/README.md',
  'apps/web/index.html',
  'action.yml',
  'server.json',
  'deploy/env.example',
];
/** What the chat understands: lists of words, and no sentence that it says. */
const LEXICON = /^packages\/core\/src\/chat\/words\//;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Text that somebody reads has two words with a space between them, and is not markup. */
const isSentence = (text: string): boolean =>
  /[A-Za-z…]{2,}[,.:;]? [A-Za-z{$“]/.test(text) && !/[<>{};]\n|^[a-z-]+:/.test(text) && !SQL.test(text);

const SQL =
  /^\s*(?:select|insert into|update|delete from|with) [\s\S]*(?:\bfrom\b|\bvalues\b|\bset\b|\bwhere\b)|^select \S|::\w/;

/** The web app outside its strings is full of lists of class names: no capital, and every third word has a mark inside. */
const isClassList = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return !/[A-Z]/.test(text) && words.filter((word) => /[-:[@]\S/.test(word)).length >= words.length / 3;
};

const sentencesOf = (source: string): string[] =>
  (source.replace(COMMENT, '').match(LITERAL) ?? []).map((literal) => literal.slice(1, -1)).filter(isSentence);

const find = (patterns: readonly string[]): string[] =>
  listFiles(patterns).filter((file) => !/\.(test|fixture)\.tsx?$|\/testing\//.test(file) && !LEXICON.test(file));

/** Prints every sentence that a person can read, file by file, so that somebody can read them all aloud. */
for (const file of find(SOURCES)) {
  const mayBeClasses = /^apps\/web\/src\/(?!strings\/)/.test(file);
  const sentences = sentencesOf(readFileSync(path.join(ROOT, file), 'utf8')).filter(
    (sentence) => !(mayBeClasses && isClassList(sentence)),
  );
  if (sentences.length > 0) process.stdout.write(`\n## ${file}\n${sentences.map((each) => `${each}\n`).join('')}`);
}
for (const file of find(PAGES)) process.stdout.write(`\n## ${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`);
