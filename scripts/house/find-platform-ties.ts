import { parseSync } from 'vite';

/** Folders that only one kind of system has, at the start of a path; an address of a page starts with one of ours. */
const POSIX_PATH = /^(?:file:\/\/)?\/(?:tmp|var|proc|etc|usr|bin|sbin|root|opt|mnt)(?:\/|$)|^\/home\//;
/** A device, but no page of the test checkout, which is below /dev too. */
const DEVICE = /^\/dev\/(?:null|zero|u?random|std\w+|fd|tty|shm)\b/;
const POSIX_CALLS = /^(?:get|set)e?[ug]id$|^(?:get|set|init)groups$|^umask$|^mkfifo$/;
const SHELLS = /^(?:\/.*\/)?(?:ba|z|da)?sh$|^(?:which|ps|kill|pkill|grep|rm|cp|mv|chmod|uname)$/;
/** Programs that are scripts on Windows, which only a shell starts. */
const SCRIPTS = /^(?:npm|npx|pnpm|yarn)$/;
/** Calls that make a path or a file from their arguments. */
const PATH_CALLS = new Set(['join', 'resolve', 'writeFile', 'writeFileSync', 'mkdir', 'mkdirSync', 'rename', 'open']);
const SPAWNS = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync']);
/** What any tie is written with: parsing takes most of the time, and most files have nothing of it. */
const MAY_TIE = new RegExp(
  [
    /['"`](?:file:\/\/)?\/(?:tmp|var|proc|etc|usr|bin|sbin|root|opt|mnt|home|dev)\b/,
    /\b(?:[gs]ete?[ug]id|(?:get|set|init)groups|umask|mkfifo)\b/,
    /(?<!\.)\b(?:exec|execSync)\(/,
    new RegExp(`\\b(?:${[...SPAWNS].join('|')})\\(`),
    // The name of a file with a colon: in a string, a template, or the time that is put into one.
    new RegExp(`\\b(?:${[...PATH_CALLS].join('|')})\\((?=[^]*(?:['"\`][^'"\`]*:|toISOString))`),
  ]
    .map(({ source }) => source)
    .join('|'),
);

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The fixed words of a string or a template. */
const wordsOf = (value: unknown): string[] => {
  if (!isNode(value)) return [];
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [value['value']];
  if (value.type !== 'TemplateLiteral') return [];
  return (value['quasis'] as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
};

const calleeOf = (node: Node): string => {
  const callee = node['callee'] as Node;
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return String(name['name'] ?? '');
};

const isTimeInName = (value: unknown): boolean => {
  if (!isNode(value)) return false;
  if (value.type === 'TemplateLiteral') return (value['expressions'] as Node[]).some(isTimeInName);
  return value.type === 'CallExpression' && calleeOf(value) === 'toISOString';
};

/** Options that say whether a shell starts a program. */
const namesShell = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'ObjectExpression' &&
  (value['properties'] as Node[]).some(({ key }) => isNode(key) && key['name'] === 'shell');

/** What ties this one node to a kind of system, in words; undefined when nothing does. */
const tieOf = (node: Node): string | undefined => {
  const [first] = wordsOf(node);
  if (first && (POSIX_PATH.test(first) || DEVICE.test(first))) return `the path ${first}`;
  if (node.type !== 'CallExpression') return undefined;
  const name = calleeOf(node);
  const given = node['arguments'] as unknown[];
  // Called only where it is there.
  if (node['optional'] !== true && POSIX_CALLS.test(name)) return `${name}, which Windows lacks`;
  if (name === 'exec' || name === 'execSync')
    return (node['callee'] as Node).type === 'Identifier' ? `${name}, which asks a shell` : undefined;
  const program = SPAWNS.has(name) ? wordsOf(given[0])[0] : undefined;
  if (program && SHELLS.test(program)) return `the program ${program}`;
  if (program && SCRIPTS.test(program) && !given.some(namesShell)) return `${program} without a shell`;
  // With one argument it joins a list.
  if (!PATH_CALLS.has(name) || (name === 'join' && given.length < 2)) return undefined;
  const hasColon = given.slice(0, name.startsWith('w') ? 1 : undefined).some((argument) => {
    const words = wordsOf(argument);
    return (
      isTimeInName(argument) || words.some((word) => word.includes(':') && !/^(?:https?|file|node|data):/.test(word))
    );
  });
  return hasColon ? 'a colon in the name of a file' : undefined;
};

/** Where source text works on one kind of system only, as `file:line reason`: paths, calls, programs and names of files. */
export function findPlatformTies(file: string, source: string): string[] {
  if (!MAY_TIE.test(source)) return [];
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const tie = tieOf(value);
    if (tie) found.add(`${file}:${source.slice(0, value.start).split('\n').length} ${tie}`);
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(file, source).program);
  return [...found];
}

/** Names that Windows refuses, or takes for another file of the list. */
export function findBadNames(files: readonly string[]): string[] {
  const isBad = (name: string) =>
    /[<>:"|?*\\]/.test(name) || /[ .]$/.test(name) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
  const bad = files.filter((file) => file.split('/').some(isBad));
  const twins = Map.groupBy(files, (file) => file.toLowerCase());
  return [...bad, ...[...twins.values()].filter((same) => same.length > 1).map((same) => same.join(' and '))];
}
