/** Something between tags: words that fill lines, or lines of their own. */
export type Block = { kind: 'words'; text: string } | { kind: 'expression' | 'tag'; lines: readonly string[] };

export const indent = (lines: readonly string[], by = 2): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** An element laid out as formatters do: in one line where it fits and holds one simple thing, else a line a part. */
export function layOutElement(
  tag: string,
  attributes: readonly string[],
  blocks: readonly Block[],
  columns: number,
): string[] {
  const open = [`<${tag}`, ...attributes].join(' ');
  const isSingle = attributes.length === 1 && !/^[^"=]+=\{/.test(attributes[0]!);
  if (blocks.length === 0)
    return open.length + 3 <= columns || isSingle || attributes.length === 0
      ? [`${open} />`]
      : [`<${tag}`, ...indent(attributes), '/>'];
  const [only] = blocks;
  const isSimple = blocks.length === 1 && only!.kind !== 'tag' && attributes.length <= 1;
  if (isSimple) {
    const content = only!.kind === 'words' ? [only!.text] : only!.lines;
    const line = `${open}>${content[0]}</${tag}>`;
    if (content.length === 1 && line.length <= columns) return [line];
  }
  const head =
    open.length + 1 <= columns || isSingle || attributes.length === 0
      ? [`${open}>`]
      : [`<${tag}`, ...indent(attributes), '>'];
  const content = blocks.flatMap((block) =>
    block.kind === 'words' ? fillLines(block.text, columns - 2) : block.lines,
  );
  return [...head, ...indent(content), `</${tag}>`];
}

const fillLines = (text: string, columns: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
