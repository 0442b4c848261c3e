import type { ElementType } from '../../measurement.ts';
import { cutShort } from '../../text/cut-short.ts';
import type { ElementNode, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { quoteText } from '../quote-text.ts';
import { toLeaf } from '../structure/leaf.ts';
import { textNodesOf } from '../write-typography.ts';

/** Enough of a text to find it in the structure. */
const MAX_CHARS = 28;

/** Boxes that only hold others; a control with an icon and a word in it is one thing. */
const HOLDERS: readonly ElementType[] = ['card', 'dialog', 'list', 'nav', 'header', 'sidebar', 'footer', 'alert'];

/** True for what has a flow of its own inside. */
export const isHolder = (node: OutlineNode): node is ElementNode | RegionNode => {
  if (node.kind === 'text' || node.children.length === 0) return false;
  const isBox = node.kind === 'element' && HOLDERS.includes(node.element.type) && node.children.length > 1;
  return isBox || toLeaf(node) === undefined;
};

/** What a node is, without what it says. */
export const kindOf = (node: OutlineNode): string => {
  if (node.kind === 'text') return node.tag ?? 'text';
  return node.kind === 'region' ? node.region.role : node.element.type;
};

/** What a node is and enough of its words to know it again. */
export const nameOf = (node: OutlineNode): string => {
  if (node.kind === 'text')
    return [node.tag, quoteText(cutShort(node.block.text, MAX_CHARS))].filter(Boolean).join(' ');
  if (isHolder(node)) {
    const heading = textNodesOf(node.children).find(({ tag }) => tag && tag !== 'link');
    return [kindOf(node), heading && quoteText(cutShort(heading.block.text, MAX_CHARS))].filter(Boolean).join(' ');
  }
  const leaf = toLeaf(node);
  const icon = [node, ...(leaf?.marks ?? [])].find((one) => one.kind === 'element' && one.element.name);
  const says = leaf?.label
    ? quoteText(cutShort(leaf.label.block.text, MAX_CHARS))
    : icon?.kind === 'element' && `[${icon.element.name}]`;
  return [kindOf(node), says].filter(Boolean).join(' ');
};
