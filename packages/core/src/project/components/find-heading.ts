import { type CodeNode, type ElementNode, isElement } from '../code-node.ts';

/** The words of the first heading in a part. */
export const findHeading = (node: ElementNode): string | undefined => findText(node, ({ tag }) => /^h\d$/.test(tag));

/** The words of the first element that is asked for; what is a prop has none. */
export const findText = (node: ElementNode, isIt: (node: ElementNode) => boolean): string | undefined => {
  if (isIt(node)) return node.children.map(wordsOf).join('');
  for (const child of node.children) {
    const found = isElement(child) ? findText(child, isIt) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const wordsOf = (child: CodeNode): string =>
  child.kind === 'text' && typeof child.text === 'string' ? child.text : '';
