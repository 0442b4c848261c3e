/** Deeper than any real body (a layout tree nests about 40), shallow enough for every parser's stack. */
const MAX_DEPTH = 128;
/** Values in one body: several times those of seven measured pages, few enough to be parsed in a moment. */
const MAX_VALUES = 500_000;

/** Members of one object; the largest of ours has some thirty. Building one of hundreds of thousands takes seconds. */
const MAX_MEMBERS = 1_000;

type ReadJson =
  | { ok: true; value: unknown; text: string }
  | { ok: false; problem: 'not-json' | 'too-deep' | 'too-many' };

/**
 * Parses a body. Nesting is counted first, since PostgreSQL and JSON.parse give up at different depths, and so are the
 * values: a megabyte of tiny objects takes as long as a hundred of text, and one of a single large object longer still.
 */
export function readJson(text: string): ReadJson {
  const problem = findExcess(text);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, problem: 'not-json' };
  }
}

function findExcess(text: string): 'too-deep' | 'too-many' | undefined {
  let depth = 0;
  let values = 0;
  /** For each open object and list, how many members it has so far; those of a list do not count. */
  const members: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 34) {
      index = endOfString(text, index);
    } else if (code === 123 || code === 91) {
      if (++depth > MAX_DEPTH) return 'too-deep';
      if (++values > MAX_VALUES) return 'too-many';
      members[depth] = code === 123 ? 1 : Number.NEGATIVE_INFINITY;
    } else if (code === 44) {
      if (++values > MAX_VALUES || ++members[depth]! > MAX_MEMBERS) return 'too-many';
    } else if (code === 125 || code === 93) depth--;
  }
  return undefined;
}

/** Where the string that starts here has its closing quote. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== 34) index += text.charCodeAt(index) === 92 ? 2 : 1;
  return index;
}
