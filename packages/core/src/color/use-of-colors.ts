import { area, centreX, centreY, contains } from '../geometry.ts';
import type { Element, ElementType, Hex, Measurement, PaletteRole, TextLine } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';

type Facts = Pick<Measurement, 'elements' | 'texts'>;
type Tally = Map<Hex, Map<ElementType, number>>;

/** Their own colours are content: what they are painted with names nothing. */
const CONTENT = typesWith('graphic');

const add = (tally: Tally, hex: Hex, type: ElementType, amount: number): void => {
  const uses = tally.get(hex) ?? new Map<ElementType, number>();
  uses.set(type, (uses.get(type) ?? 0) + amount);
  tally.set(hex, uses);
};

const most = (uses: Map<ElementType, number> | undefined): ElementType | undefined =>
  [...(uses ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];

const holderOf = ({ box }: TextLine, bySize: readonly Element[]): ElementType | undefined =>
  bySize.find((element) => contains(element.box, { x: centreX(box), y: centreY(box), width: 0, height: 0 }))?.type;

/** Says of a colour which kind of element it is mostly used for: the fill of cards, the border of inputs, the text of badges. */
export const createColorUses = (
  pages: readonly Facts[],
): ((hex: Hex, role: PaletteRole) => ElementType | undefined) => {
  const [fills, borders, texts]: Tally[] = [new Map(), new Map(), new Map()] as const;
  for (const page of pages) {
    const named = page.elements.filter(({ type }) => !CONTENT.has(type));
    for (const { type, fill, border, edges, box } of named) {
      if (fill) add(type === 'divider' ? borders! : fills!, fill, type, area(box));
      if (border) add(borders!, border.color, type, 1);
      for (const { color } of edges ?? []) add(borders!, color, type, 1);
    }
    const bySize = named.toSorted((a, b) => area(a.box) - area(b.box));
    for (const line of page.texts) {
      const holder = holderOf(line, bySize);
      if (holder) add(texts!, line.color, holder, 1);
    }
  }
  return (hex, role) => {
    const [fill, border, text] = [most(fills!.get(hex)), most(borders!.get(hex)), most(texts!.get(hex))];
    if (role === 'border') return border ?? fill;
    return role === 'text' || role === 'muted' ? (text ?? fill) : (fill ?? text ?? border);
  };
};
