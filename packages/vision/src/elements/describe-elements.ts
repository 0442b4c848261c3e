import { area, contains, overlap } from '@blueprompt/core/geometry';
import type { Edge, Element, ElementType, Region, TextLine } from '@blueprompt/core/measurement';
import { toTable } from '../classify/find-tables.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Explanation } from '../scene/explain/explain-pixels.ts';
import type { Surface } from '../scene/scene.ts';
import type { Draft } from './build/draft.ts';
import { lineEdges } from './build/line-edges.ts';
import { nameTexts } from './build/name-texts.ts';
import { toElements } from './build/to-elements.ts';
import { type Paint, toFill, toPaint } from './build/to-paint.ts';
import { toRegions } from './build/to-regions.ts';
import { type Answers, askNetwork } from './decide/ask-network.ts';
import { type Chosen, chooseNodes } from './decide/choose-nodes.ts';
import { describeNodes } from './describe/describe-nodes.ts';
import { lookInside } from './describe/look-inside.ts';
import { listNodes } from './nodes/list-nodes.ts';

export type PageElements = {
  elements: Element[];
  regions: Region[];
  /** The texts that are words: icons that were read as letters are left out. */
  texts: TextLine[];
};

/** A surface that agrees with an element by this much is its own. */
const SAME_BOX = 0.85;
/** Types that say what stands in them, and how many lines at most. */
const SPEAKING: ReadonlySet<ElementType> = new Set([
  'button',
  'link',
  'input',
  'select',
  'textarea',
  'badge',
  'avatar',
  'alert',
  'logo',
]);
const MAX_LINES = 4;
/** These have a ground of their own, which shows in this share of their pixels at least. */
const GROUNDED: ReadonlySet<string> = new Set(['button', 'badge', 'card', 'input', 'select', 'textarea', 'alert']);
const MIN_GROUND = 0.3;
/** What was read in these are no words. */
const DRAWN: ReadonlySet<string> = new Set(['icon', 'image', 'checkbox', 'radio']);
const MAX_DRAWN_WORD = 3;

/** Decides what everything on a page is. */
export async function describeElements(
  explanation: Explanation,
  read: readonly TextLine[],
  pixels: Pixels,
  page: PageFacts,
): Promise<PageElements> {
  const nodes = listNodes(explanation, read, page.scale);
  const answers: Answers = await askNetwork(describeNodes(nodes, pixels, page.scale));
  const chosen = chooseNodes(nodes, answers);
  const surfaces = explanation.scene.items.filter((item) => item.kind === 'surface');
  const [ground] = surfaces;
  const paintOf = (one: Chosen): Paint | undefined => paintFor(one, surfaces, pixels);
  const texts = withoutDrawn(read, chosen);
  const things = chosen.flatMap((one) => toDraft(one, paintOf(one), texts, page));
  const drafts = [...things, ...nameTexts(texts, things, nodes, answers)];
  return {
    elements: toElements(drafts, answers),
    regions: toRegions(chosen, paintOf, { ...page, ground: toFill(ground?.fill) }),
    texts,
  };
}

/** The paint of an element's own surface; where the scene has none for it, the colour that shows most in it. */
const paintFor = ({ node, type, box }: Chosen, surfaces: readonly Surface[], pixels: Pixels): Paint | undefined => {
  const own = node.surface ?? surfaces.slice(1).find((surface) => overlap(surface.box, box) > SAME_BOX);
  if (own) return withEdges(toPaint(own), lineEdges(box, surfaces));
  if (!GROUNDED.has(type) || node.kind === 'text') return undefined;
  const { main, mainShare } = lookInside(pixels, box);
  return mainShare >= MIN_GROUND
    ? { fill: toHex(main), radius: Math.round(Math.max(...(node.corners ?? [0]))) }
    : undefined;
};

const withEdges = (paint: Paint, edges: Edge[]): Paint =>
  paint.border || paint.edges || edges.length === 0 ? paint : { ...paint, edges };

/** Texts are named by their blocks, and what only groups others is no element. */
const toDraft = (one: Chosen, paint: Paint | undefined, texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const { type, box, probability, index } = one;
  if (type === 'group' || type === 'main' || type === 'section' || type === 'heading' || type === 'paragraph')
    return [];
  if (type === 'link' && !one.node.surface) return [];
  const named = type === 'slider' ? 'progress' : type;
  const lines = SPEAKING.has(named) ? texts.filter((line) => contains(box, line.box, 2)) : [];
  const table = named === 'table' ? toTable(box, texts, page)[0] : undefined;
  return [
    {
      type: named,
      box,
      confidence: probability,
      node: index,
      paint: named === 'icon' || named === 'divider' ? lineOf(paint) : paint,
      ...(lines.length > 0 && lines.length <= MAX_LINES && { text: lines.map(({ text }) => text).join(' ') }),
      ...(table?.rows !== undefined && { rows: table.rows }),
      ...(table?.columns !== undefined && { columns: table.columns }),
      ...(table?.headers && { headers: table.headers }),
    },
  ];
};

/** A line has a colour and no corners. */
const lineOf = (paint: Paint | undefined): Paint | undefined => (paint?.fill ? { fill: paint.fill } : undefined);

/** Letters that were read from an icon are none, alone or as the first or last word of a line. */
const withoutDrawn = (read: readonly TextLine[], chosen: readonly Chosen[]): TextLine[] => {
  const drawn = chosen.filter(({ type }) => DRAWN.has(type));
  const isDrawn = (box: TextLine['box'], text: string): boolean =>
    [...text].length <= MAX_DRAWN_WORD &&
    drawn.some((one) => area(one.box) < 40 * area(box) && contains(one.box, box, 3));
  return read.flatMap((line) => {
    if (isDrawn(line.box, line.text)) return [];
    const words = line.words.filter(({ box, text }) => line.words.length === 1 || !isDrawn(box, text));
    if (words.length === line.words.length) return [line];
    if (words.length === 0) return [];
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return [];
    const x = first.box.x;
    return [
      {
        ...line,
        text: words.map(({ text }) => text).join(' '),
        words,
        box: { ...line.box, x, width: last.box.x + last.box.width - x },
      },
    ];
  });
};
