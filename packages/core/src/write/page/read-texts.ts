import { centreX, right, surround } from '../../geometry.ts';
import type { TextLine, Word } from '../../measurement.ts';
import type { TreeNode } from '../../page-tree.ts';
import { joinRuns } from '../../text/join-runs.ts';
import { joinWords } from '../../text/join-words.ts';
import { settleLine } from '../../text/settle-line.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { toBlock } from '../../text/to-block.ts';

/** The line box of a text goes this many pixels beyond its first and last letter, and boxes are rounded. */
const SLACK_PX = 2;

/**
 * The lines of a text of the tree, as they break on the page: whole lines of the measurement, or the words of a line that are
 * in its box or, where lines cross it, in its text. The tree says what the text is.
 */
export function readBlock(node: TreeNode, texts: readonly TextLine[]): TextBlock | undefined {
  const numbers = node.lines ?? [];
  const runs = numbers.flatMap((number, at) => {
    const line = texts[number];
    if (!line) return [];
    // A part whose beginning is elsewhere begins a line here.
    const { continues: _, ...first } = line;
    return [numbers[at - 1] === number - 1 ? line : first];
  });
  const lines = joinRuns(runs);
  const { text = '' } = node;
  const found = [lines, lines.flatMap(wordsInBox(node)), lines.flatMap(wordsInText(text))].find(
    (some) => some.map((line) => line.text).join(' ') === text,
  );
  if (found && found.length > 0) return toBlock(found);
  return lines[0] && toBlock([{ ...lines[0], text, words: [] }]);
}

const wordsInBox =
  ({ box }: TreeNode) =>
  (line: TextLine): TextLine[] =>
    partOf(
      line,
      line.words.filter((word) => centreX(word.box) >= box.x - SLACK_PX && centreX(word.box) <= right(box) + SLACK_PX),
    );

/** Takes words for as long as they go on in the text. */
const wordsInText = (text: string): ((line: TextLine) => TextLine[]) => {
  let at = 0;
  return (line) =>
    partOf(
      line,
      line.words.filter((word) => {
        const from = text[at] === ' ' ? at + 1 : at;
        if (!text.startsWith(word.text, from)) return false;
        at = from + word.text.length;
        return true;
      }),
    );
};

const partOf = (line: TextLine, words: Word[]): TextLine[] => {
  if (words.length === line.words.length) return [line];
  if (words.length === 0) return [];
  const around = surround(words.map((word) => word.box));
  return [
    settleLine({
      ...line,
      words,
      text: joinWords(words),
      // The line's own top and height stay: words without tall letters would else have another centre.
      box: { ...around, y: line.box.y, height: line.box.height },
    }),
  ];
};
