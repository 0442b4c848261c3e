import { cutShort } from '../text/cut-short.ts';
import { counted, sizeOf } from './number-words.ts';
import type { ElementNode, OutlineNode, RegionNode, TextNode } from './outline/outline-node.ts';
import { quoteText } from './quote-text.ts';
import { arrange, type Part } from './structure/arrange.ts';
import type { Leaf } from './structure/leaf.ts';
import { newLookWords, type Voice } from './structure/voice.ts';
import { textNodesOf } from './write-typography.ts';

/** How much of a page a short prompt keeps: texts a part, characters a text, and whether it looks into boxes. */
export type BriefLimits = { texts: number; chars: number; isFlat?: boolean };

const quoteSome = (nodes: readonly TextNode[], limits: BriefLimits): string => {
  const shown = nodes.slice(0, limits.texts).map((node) => quoteText(cutShort(node.block.text, limits.chars)));
  const rest = nodes.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
};

const labels = (leaves: readonly (Leaf | undefined)[]): TextNode[] => leaves.flatMap((leaf) => leaf?.label ?? []);

const kindOf = (leaf: Leaf, count: number): string => {
  const { node } = leaf;
  if (node.kind === 'text') return count > 1 ? counted(count, node.tag === 'link' ? 'link' : 'text') : '';
  return `${counted(count, node.element.type)} ${sizeOf(node.box)}`;
};

const withTexts = (head: string, texts: string): string => (head && texts ? `${head}: ${texts}` : head || texts);

const briefPart = (part: Part, voice: Voice, limits: BriefLimits): string[] => {
  switch (part.kind) {
    case 'leaf':
      return [withTexts(kindOf(part.leaf, 1), quoteSome(labels([part.leaf]), limits))];
    case 'run':
      return [
        withTexts(kindOf(part.run.leaves[0]!, part.run.leaves.length), quoteSome(labels(part.run.leaves), limits)),
      ];
    case 'sentence':
      return [quoteSome(labels(part.leaves), limits)];
    case 'grid': {
      const { cells, columns } = part.grid;
      return [`table of ${cells.length} rows, ${columns.length} columns: ${quoteSome(labels(cells.flat()), limits)}`];
    }
    case 'repeat': {
      const { members } = part.repeat;
      const look = newLookWords(members[0]!.element, voice);
      const head = [`${counted(members.length, members[0]!.element.type)} ${sizeOf(members[0]!.box)}`, ...look].join(
        ', ',
      );
      return [
        withTexts(
          head,
          quoteSome(
            members.flatMap((member) => textNodesOf(member.children)),
            limits,
          ),
        ),
      ];
    }
    case 'holder':
      return [briefHolder(part.node, voice, limits)];
  }
};

const briefChildren = (children: readonly OutlineNode[], voice: Voice, limits: BriefLimits): string =>
  arrange(children)
    .flatMap((part) => briefPart(part, voice, limits))
    .filter((phrase) => phrase !== '')
    .join('; ');

const briefHolder = (node: ElementNode | RegionNode, voice: Voice, limits: BriefLimits): string => {
  const name = node.kind === 'element' ? node.element.type : node.region.role;
  const look = node.kind === 'element' ? newLookWords(node.element, voice) : [];
  const head = [`${name} ${sizeOf(node.box)}`, ...look].join(', ');
  if (limits.isFlat) return withTexts(head, quoteSome(textNodesOf(node.children), limits));
  return `${head} [${briefChildren(node.children, voice, limits)}]`;
};

/** One line a child: sizes and words, no coordinates. */
export const briefLines = (children: readonly OutlineNode[], voice: Voice, limits: BriefLimits): string[] =>
  arrange(children)
    .flatMap((part) => briefPart(part, voice, limits))
    .filter((phrase) => phrase !== '')
    .map((phrase) => `- ${phrase}`);
