import { typesWith } from '../ontology/element-types.ts';
import {
  kindOf,
  type Page,
  type PageNode,
  type TextNode,
  type TextStyle,
  textNodesOf,
} from '../write/page/page-node.ts';
import { isNearColor } from '../write/page/text-styles.ts';

/** A landmark that several pages have in common; `nodes` has a hole for each page without it. */
export type SharedChrome = { role: string; model: PageNode; nodes: (PageNode | undefined)[] };

const CHROME = typesWith('bar', 'aside');
const SAME_PLACE_PX = 6;
/** Two menus that share this part of their words are one menu; a badge or a name may differ. */
const SAME_WORDS = 0.6;

const wordsOf = (node: PageNode): Set<string> => new Set(textNodesOf(node.children).map(({ block }) => block.text));

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
};

/** Footers and sidebars move and stretch with the page, so only what cannot differ is compared. */
const isSamePlace = (a: PageNode, b: PageNode): boolean => {
  const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_PLACE_PX;
  if (!isClose(a.box.x, b.box.x) || !isClose(a.box.width, b.box.width)) return false;
  const role = kindOf(a);
  if (role === 'sidebar' || role === 'aside') return isClose(a.box.y, b.box.y);
  if (role === 'footer') return isClose(a.box.height, b.box.height);
  return isClose(a.box.y, b.box.y) && isClose(a.box.height, b.box.height);
};

/** The outermost landmarks around the content, in whatever groups they are. */
const chromeIn = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => {
    if (CHROME.has(kindOf(node))) return [node];
    return node.kind === 'group' || node.kind === 'page' ? chromeIn(node.children) : [];
  });

/** Finds header, sidebar and footer that repeat across pages, by place and by words. */
export const findSharedChrome = (pages: readonly Page[]): SharedChrome[] => {
  const shared: SharedChrome[] = [];
  pages.forEach(({ root }, page) => {
    for (const node of chromeIn([root])) {
      const role = kindOf(node);
      const home = shared.find(
        (known) =>
          known.role === role &&
          known.nodes[page] === undefined &&
          isSamePlace(known.model, node) &&
          likeness(wordsOf(known.model), wordsOf(node)) >= SAME_WORDS,
      );
      if (home) home.nodes[page] = node;
      else shared.push({ role, model: node, nodes: pages.map((_, index) => (index === page ? node : undefined)) });
    }
  });
  return shared.filter(({ nodes }) => nodes.filter(Boolean).length > 1);
};

/** What the same letters measure differently from page to page, as a share of their size and in units of weight. */
const NOISE = { size: 0.15, weight: 100 };

/** One menu is set in one face; what a page marks in it shows by colour, weight or a line. */
const isAlike = (a: TextStyle, b: TextStyle): boolean =>
  Math.abs(a.fontSize - b.fontSize) <= NOISE.size * a.fontSize &&
  Math.abs(a.fontWeight - b.fontWeight) <= NOISE.weight &&
  isNearColor(a.color, b.color) &&
  (a.ground === b.ground || (a.ground !== undefined && b.ground !== undefined && isNearColor(a.ground, b.ground))) &&
  !a.italic === !b.italic &&
  !a.underlined === !b.underlined;

/** Texts of one page's copy of a landmark that the shared one does not have, or has in a clearly other style. */
export const differingTexts = (chrome: SharedChrome, node: PageNode): TextNode[] => {
  const known = Map.groupBy(textNodesOf(chrome.model.children), ({ block }) => block.text);
  return textNodesOf(node.children).filter(
    ({ block, style }) => !known.get(block.text)?.some((model) => isAlike(model.style, style)),
  );
};
