import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { classifyBlob } from './classify-blob.ts';
import { classifyBox } from './classify-box.ts';
import type { Draft } from './draft.ts';
import { iconBox } from './icon-box.ts';
import { isStructural } from './is-structural.ts';
import type { PageFacts } from './page-facts.ts';
import { buildTree, type Node } from './scene-tree.ts';
import { toElements } from './to-elements.ts';

/** Names every shape and the landmarks, from outside in. */
export const classify = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  regions: readonly Region[],
  page: PageFacts,
): Element[] => {
  const tree = buildTree(shapes, texts);
  const drafts: Draft[] = [
    ...regions.flatMap((region): Draft[] => {
      const { role, box } = region;
      return role === 'header' || role === 'footer' || role === 'sidebar' || role === 'nav'
        ? [{ type: role, box, confidence: 0.7 }]
        : [];
    }),
    ...tree.nodes.flatMap((node) => nameNode(node, texts, page)),
  ];
  return toElements(drafts);
};

const nameNode = (node: Node, texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const { shape } = node;
  if (isStructural(shape, page)) return [];
  if (shape.kind === 'line') return [{ type: 'divider', box: shape.box, confidence: 0.6, shape }];
  const verdict = shape.kind === 'blob' ? classifyBlob(shape, texts, page) : classifyBox(node, page);
  if (!verdict) return [];
  const box = verdict.type === 'icon' ? iconBox(shape.box) : shape.box;
  const text =
    node.allTexts.length > 0 && node.allTexts.length <= 4
      ? node.allTexts.map((line) => line.text).join(' ')
      : undefined;
  return [{ ...verdict, box, shape, ...(text !== undefined && { text }) }];
};
