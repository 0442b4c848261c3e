import { type Asset, listAssets } from '../assets/list-assets.ts';
import { area, centreX, centreY, contains } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { builtIn, type Stack } from '../stack.ts';
import { plainName } from '../text/quote-text.ts';
import { nameFiles } from './name-files.ts';
import { LITERAL, structureNotation } from './notation.ts';
import { sizeOf } from './number-words.ts';
import { type PageNode, textNodesOf } from './page/page-node.ts';
import { readPage } from './page/read-page.ts';
import { nameStyles } from './page/text-styles.ts';
import { nameSurfaces, usualLooks } from './tree/voice.ts';
import { writeTypography } from './type/write-typography.ts';
import { writeAssets } from './write-assets.ts';
import { writeLooks } from './write-components.ts';
import { treeBlock, writeStructure } from './write-structure.ts';

const nodesOf = (node: PageNode): PageNode[] => [node, ...node.children.flatMap(nodesOf)];

/** The node of an element; a name of a text, which is none of its own, is the text. */
const findPart = (root: PageNode, { id, box }: Element): PageNode | undefined => {
  const nodes = nodesOf(root);
  const own = nodes.find((node) => node.kind === 'element' && node.element.id === id);
  if (own) return own;
  return nodes
    .filter((node) => node.kind === 'text')
    .filter((node) => contains(box, { x: centreX(node.box), y: centreY(node.box), width: 0, height: 0 }))
    .sort((a, b) => area(b.box) - area(a.box))[0];
};

/** The measurement as far as it lies in a part. */
const within = (css: Measurement, part: PageNode): Measurement => {
  const elements = nodesOf(part).flatMap((node) => (node.kind === 'element' ? [node.element] : []));
  const lines = textNodesOf([part]).flatMap(({ block }) => block.lines);
  return { ...css, elements, texts: lines, paints: [], regions: [], groups: [] };
};

/** The files of a part have the names that they have on the whole page. */
const assetsOf = (assets: readonly Asset[], { elements }: Measurement): Asset[] => {
  const ids = new Set(elements.map(({ id }) => id));
  return assets.filter(({ elementIds }) => elementIds.some((id) => ids.has(id)));
};

/** A prompt that builds one element of a page with all that is in it. Takes a measurement in CSS pixels. */
export function writePartPrompt(css: Measurement, element: Element, pageName: string, stack?: Stack): string {
  const assets = listAssets(css);
  const page = readPage(nameFiles(css, assets));
  const part = findPart(page.root, element);
  if (!part) return `Build this ${element.type}, ${sizeOf(element.box)} px, ${builtIn(stack)}.`;
  const inside = within(css, part);
  const texts = textNodesOf([part]);
  const styles = nameStyles(texts, page.body);
  const usual = usualLooks(inside.elements);
  const voice = { body: page.body, styles, usual, surfaces: nameSurfaces(inside.elements, usual) };
  const { components, tree } = writeStructure([part], voice);
  const sections: [title: string, ...texts: string[]][] = [
    ['Typography', texts.length > 0 ? writeTypography(inside, { texts, body: page.body, styles }) : ''],
    ['Components', writeLooks(inside, voice), components],
    ['Structure', structureNotation(components + tree), treeBlock(tree)],
    ['Assets', writeAssets(inside, assetsOf(assets, inside))],
  ];
  return [
    `# Build prompt: ${element.type} of ${plainName(pageName)}`,
    `Build this one ${element.type} ${builtIn(stack)}, **${sizeOf(part.box)} px**, from the facts below, measured on a screenshot of the page that it is part of. ${LITERAL.full}`,
    ...sections.flatMap(([title, ...told]) => {
      const said = told.filter((text) => text !== '');
      return said.length > 0 ? [`## ${title}\n${said.join('\n\n')}`] : [];
    }),
  ]
    .map((text) => text.trimEnd())
    .join('\n\n');
}
