/** Deeper than any real body (a layout tree nests about 40), shallow enough for every parser's stack. */
const MAX_DEPTH = 128;

export type ReadJson = { ok: true; value: unknown; text: string } | { ok: false; problem: 'not-json' | 'too-deep' };

/** Parses a body; nesting is counted first, since PostgreSQL and JSON.parse give up at different depths. */
export function readJson(text: string): ReadJson {
  if (depthOf(text) > MAX_DEPTH) return { ok: false, problem: 'too-deep' };
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, problem: 'not-json' };
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 92) index++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}
