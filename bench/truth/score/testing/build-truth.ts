import type { Truth, TruthBox, TruthLine, TruthNode, TruthType } from '../../truth.ts';

type NodeFacts = Partial<Omit<TruthNode, 'id' | 'parent' | 'type' | 'box'>>;
type LineFacts = Partial<Pick<TruthLine, 'fontSize' | 'fontWeight' | 'color'>>;
export type Part =
  | { kind: 'node'; type: TruthType; box: TruthBox; facts: NodeFacts; parts: Part[] }
  | { kind: 'line'; text: string; x: number; y: number; facts: LineFacts };

/** A letter is about half as wide as it is high. */
const LETTER_WIDTH_EM = 0.5;
const LINE_HEIGHT_EM = 1.2;

/** An element; it is painted where it has paint. */
export function node(type: TruthType, box: TruthBox, facts: NodeFacts = {}, ...parts: Part[]): Part {
  return { kind: 'node', type, box, facts, parts };
}

export function line(text: string, x: number, y: number, facts: LineFacts = {}): Part {
  return { kind: 'line', text, x, y, facts };
}

/** The truth of a page from its nested parts, with what tests need of everything else. */
export function buildTruth(
  page: Part & { kind: 'node' },
  facts: Pick<Truth, 'id' | 'background' | 'palette' | 'regions' | 'spacing'>,
): Truth {
  const nodes: TruthNode[] = [];
  const texts: TruthLine[] = [];
  const add = (part: Part, parent: number | undefined): void => {
    if (part.kind === 'line') {
      texts.push(toLine(part, texts.length, parent));
      return;
    }
    const id = nodes.length;
    const { type, box, facts: own, parts } = part;
    nodes.push({ id, parent, layer: id, type, box, painted: own.paint !== undefined, ...own });
    for (const child of parts) add(child, id);
  };
  add(page, undefined);
  const [, , width, height] = page.box;
  return {
    version: 2,
    width,
    height,
    scale: 1,
    hasTree: true,
    nodes,
    texts,
    lines: [],
    ignore: [],
    pseudoHosts: [],
    ...facts,
  };
}

const toLine = ({ text, x, y, facts }: Part & { kind: 'line' }, block: number, holder?: number): TruthLine => {
  const { fontSize = 14, fontWeight = 400, color = '#222222' } = facts;
  const letter = LETTER_WIDTH_EM * fontSize;
  const height = LINE_HEIGHT_EM * fontSize;
  return {
    text,
    box: [x, y, letter * text.length, height],
    block,
    node: holder,
    fontSize,
    fontWeight,
    color,
    words: [...text.matchAll(/\S+/gu)].map((match) => ({
      text: match[0],
      box: [x + letter * match.index, y, letter * match[0].length, height],
    })),
  };
};
