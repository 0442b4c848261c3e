import { centreX, centreY, contains, surround } from '@blueprompt/core/geometry';
import type { ElementType, TextLine } from '@blueprompt/core/measurement';
import type { Answers } from '../decide/ask-network.ts';
import { NODE_TYPES } from '../decide/node-types.ts';
import type { PageNode } from '../nodes/page-node.ts';
import type { Draft } from './draft.ts';
import { readBlocks } from './read-blocks.ts';

/** Controls that carry their text themselves. */
const CARRIERS: ReadonlySet<ElementType> = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'badge',
  'avatar',
  'table',
  'pagination',
  'breadcrumb',
  'tabs',
  'logo',
]);
const TEXT_TYPES = ['heading', 'paragraph', 'link'] as const;

/** Headings, paragraphs and links: texts that no control carries. */
export function nameTexts(
  texts: readonly TextLine[],
  drafts: readonly Draft[],
  nodes: readonly PageNode[],
  { chances }: Answers,
): Draft[] {
  const carriers = drafts.filter(({ type }) => CARRIERS.has(type));
  const nodeOf = new Map(nodes.flatMap(({ kind, text }, index) => (kind === 'text' && text ? [[text, index]] : [])));
  const isFree = ({ box }: TextLine): boolean => {
    const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return !carriers.some((carrier) => contains(carrier.box, centre));
  };
  const chanceOf = (line: TextLine, type: (typeof NODE_TYPES)[number]): number => {
    const index = nodeOf.get(line);
    return index === undefined ? 0 : (chances[index * NODE_TYPES.length + NODE_TYPES.indexOf(type)] ?? 0);
  };
  return readBlocks(texts.filter(isFree)).flatMap((lines): Draft[] => {
    const mean = (type: (typeof NODE_TYPES)[number]): number =>
      lines.reduce((sum, line) => sum + chanceOf(line, type), 0) / lines.length;
    const ranked = TEXT_TYPES.map((type) => ({ type, chance: mean(type) })).toSorted((a, b) => b.chance - a.chance);
    const [top] = ranked;
    const isText = ranked.reduce((sum, { chance }) => sum + chance, 0) > mean('none');
    const [first] = lines;
    if (!top || !isText || !first) return [];
    const box = surround(lines.map((line) => line.box));
    return [
      {
        type: top.type,
        box,
        confidence: top.chance,
        text: lines.map(({ text }) => text).join(' '),
        node: nodeOf.get(first),
      },
    ];
  });
}
