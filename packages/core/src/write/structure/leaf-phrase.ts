import { centreX, centreY } from '../../geometry.ts';
import type { TextLine } from '../../measurement.ts';
import { findAccents } from '../../text/find-accents.ts';
import { lineCentre } from '../../text/line-centre.ts';
import { SURE_READING } from '../../text/sure-reading.ts';
import { px, sizeOf, spanX, spanY } from '../number-words.ts';
import type { TextNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import { quoteText } from '../quote-text.ts';
import { type Anchor, anchorAt, type Leaf } from './leaf.ts';
import { nodeLookWords } from './node-look.ts';
import type { Voice } from './voice.ts';

/** A label this near to the middle of its box was centred in it. */
const CENTRED_PX = 4;

export const ANCHOR_MARK: Record<Anchor, string> = { left: 'x=', center: 'cx=', right: 'right=' };

/** The lines of a block, each in its own marks, with a slash where the line breaks and a mark where the reading is in doubt. */
export const quoteLines = (node: TextNode): string =>
  node.block.lines
    .map((line) => `${quoteText(line.text)}${line.confidence < SURE_READING ? ' (?)' : ''}${accentWords(line)}`)
    .join(' / ');

/** What stands out in a line, in brackets behind it. */
const accentWords = (line: TextLine): string => {
  const accents = findAccents(line).map(
    ({ text, color, fontWeight, italic, underlined }) =>
      `${quoteText(text)} ${[fontWeight, color, italic && 'italic', underlined && 'underlined'].filter(Boolean).join(' ')}`,
  );
  return accents.length > 0 ? ` (${accents.join(', ')})` : '';
};

/** What a leaf says: its text, and in square brackets the names of its icons. */
export const leafSays = (leaf: Leaf): string => {
  const icons = [leaf.node, ...leaf.marks].flatMap((node) =>
    node.kind === 'element' && node.element.name ? [`[${node.element.name}]`] : [],
  );
  return [...(leaf.label ? [quoteLines(leaf.label)] : []), ...icons].join(' ');
};

export const joinWords = (words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(', ');

/** A single text shorter than this is placed well enough by one edge. */
const RANGE_FROM_PX = 60;

const textEdge = ({ align, box, block }: TextNode, isTerse: boolean): string => {
  const isShort = isTerse || box.width < RANGE_FROM_PX || block.lines.length > 1;
  if (align !== 'left' || isShort) return `${ANCHOR_MARK[align]}${Math.round(anchorAt(box, align))}`;
  return spanX(box);
};

/** Where a text stands: its edges or centre, the centre of its first line, and the step to the next lines. */
const textPlace = (node: TextNode, isTerse = false): string => {
  const { block } = node;
  return joinWords([
    textEdge(node, isTerse),
    `y≈${Math.round(lineCentre(block.lines[0]!))}`,
    block.lineHeight !== undefined && `line-height ${px(block.lineHeight)}`,
  ]);
};

/** Inside a run a part's place counts from its own box, since there are many; alone it counts from the page. */
type Origin = 'page' | 'box';

const labelWords = (leaf: Leaf, voice: Voice, origin: Origin): string | undefined => {
  const { label, box } = leaf;
  if (!label) return undefined;
  const level = label.tag === 'link' ? undefined : label.tag;
  const style = [level, styleWords(label.style, voice.body)].filter(Boolean).join(' ');
  const isMiddle = Math.abs(centreY(label.box) - centreY(box)) <= CENTRED_PX;
  const isCentred = isMiddle && Math.abs(centreX(label.box) - centreX(box)) <= CENTRED_PX;
  if (isCentred) return `text ${[style, 'centred'].filter(Boolean).join(' ')}`;
  const left = origin === 'box' ? `left+${px(label.box.x - box.x)}` : `x=${px(label.box.x)}`;
  const top = lineCentre(label.block.lines[0]!);
  const down = origin === 'box' ? `y≈top+${Math.round(top - box.y)}` : `y≈${Math.round(top)}`;
  const { lineHeight } = label.block;
  const place = joinWords([left, !isMiddle && down, lineHeight !== undefined && `line-height ${px(lineHeight)}`]);
  return `text ${style ? `${style} ` : ''}at ${place}`;
};

const markWords = (leaf: Leaf, voice: Voice, origin: Origin): string | undefined => {
  if (leaf.marks.length === 0 || (voice.terse && leaf.label)) return undefined;
  const marks = leaf.marks.map((mark) => {
    const { element, box } = mark;
    const look = nodeLookWords(mark, voice);
    if (origin === 'page')
      return [`${element.type} ${spanX(box)}`, `${spanY(box)} (${sizeOf(box)})`, ...look].join(', ');
    const isMiddle = Math.abs(centreY(box) - centreY(leaf.box)) <= CENTRED_PX;
    const down = isMiddle ? 'mid-height' : `top+${px(box.y - leaf.box.y)}`;
    return [`${element.type} ${sizeOf(box)}`, ...look, `at left+${px(box.x - leaf.box.x)}`, down].join(' ');
  });
  return `with ${marks.join(' and ')}`;
};

/** How all leaves of one kind look, without what each one says and where it stands. */
export const kindWords = (leaf: Leaf, voice: Voice, origin: Origin = 'box'): string[] =>
  leaf.node.kind === 'text'
    ? [styleWords(leaf.node.style, voice.body)].filter(Boolean)
    : [...nodeLookWords(leaf.node, voice), labelWords(leaf, voice, origin), markWords(leaf, voice, origin)].filter(
        (word) => word !== undefined,
      );

/** One leaf as one phrase. */
export const leafPhrase = (leaf: Leaf, voice: Voice): string => {
  const { node } = leaf;
  if (node.kind === 'text') {
    const style = styleWords(node.style, voice.body);
    const name = node.tag ? `${node.tag} ` : '';
    return `${name}${quoteLines(node)}${style ? ` ${style}` : ''}, ${textPlace(node, voice.terse)}`;
  }
  const { element, box } = node;
  const says = leafSays(leaf);
  const words = says ? ` ${says}` : '';
  const table = element.type === 'table' && element.rows ? ` of ${element.rows} rows, ${element.columns} columns` : '';
  return joinWords([
    `${element.type}${table}${words} ${spanX(box)}`,
    spanY(box) + (voice.terse ? '' : ` (${sizeOf(box)})`),
    ...kindWords(leaf, voice, 'page'),
  ]);
};

/** Texts of one line, inline one after another: only the first needs a place. */
export const sentencePhrase = (leaves: readonly Leaf[], voice: Voice): string => {
  const first = leaves[0]!.label!;
  const words = leaves.map(({ label }) =>
    [quoteLines(label!), styleWords(label!.style, voice.body)].filter(Boolean).join(' '),
  );
  const end = leaves.at(-1)!.box;
  return `inline: ${words.join(' + ')}, x ${px(first.box.x)}–${px(end.x + end.width)}, y≈${Math.round(lineCentre(first.block.lines[0]!))}`;
};
