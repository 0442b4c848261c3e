/** A file or folder of a project, with what it is for. */
export type TreeEntry = {
  name: string;
  note?: string;
  children?: readonly TreeEntry[];
  /** More files of the same kind follow, so that its last one does not end it. */
  isOpen?: boolean;
};

/** Where the notes begin, in characters: behind the longest usual name. */
const NOTE_COLUMN = 32;

const renderEntries = (entries: readonly TreeEntry[], before: string, isOpen = false): string[] =>
  entries.flatMap(({ name, note, children = [], isOpen: opens }, at) => {
    const isLast = at === entries.length - 1 && !isOpen;
    const line = `${before}${isLast ? '└── ' : '├── '}${name}`;
    const row = note === undefined ? line : `${line.padEnd(NOTE_COLUMN - 1)} ${note}`;
    return [row, ...renderEntries(children, `${before}${isLast ? '    ' : '│   '}`, opens)];
  });

/** Folders and files as a tree of text. */
export const renderFileTree = (root: string, entries: readonly TreeEntry[]): string =>
  [`${root}/`, ...renderEntries(entries, '')].join('\n');
