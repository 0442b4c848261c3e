import type { Element, ElementType, Hex } from '../measurement.ts';
import { listTypes, typesWith } from '../ontology/element-types.ts';
import { median } from '../statistics.ts';
import { createNamer } from '../text/token-name.ts';
import type { ColorToken, ComponentToken, SizeToken } from './design-system.ts';

/** Kinds that a design system describes, in the order they are listed. */
const KINDS = listTypes('component');
/** Looks of one kind beyond these are one-offs. */
const MAX_LOOKS = 3;

/** As the radii were joined. */
const SAME_RADIUS_PX = 1;

type Look = { count: number; heights: number[]; look: Omit<ComponentToken, 'token'> };

export type SeenElement = { element: Element; textColor: Hex | undefined };

/** The usual looks of each kind of component: equal fill, radius and text are one look, the most frequent first. */
export const collectComponents = (
  seen: readonly SeenElement[],
  colors: readonly ColorToken[],
  radii: readonly SizeToken[],
): ComponentToken[] => {
  const distinct = createNamer();
  const colorName = (hex: Hex | undefined): string | undefined => colors.find((color) => color.hex === hex)?.token;
  const radiusName = (px: number | undefined): string | undefined =>
    radii.find((radius) => px !== undefined && Math.abs(radius.px - px) <= SAME_RADIUS_PX)?.token;
  return KINDS.flatMap((kind) => {
    const looks = new Map<string, Look>();
    for (const { element, textColor } of seen) {
      if (element.type !== kind) continue;
      const look = {
        background: colorName(element.fill),
        text: colorName(textColor),
        radius: radiusName(element.radius),
      };
      const key = JSON.stringify(look);
      const known: Look = looks.get(key) ?? { count: 0, heights: [], look };
      known.count++;
      known.heights.push(element.box.height);
      looks.set(key, known);
    }
    return [...looks.values()]
      .filter(({ look }) => look.background ?? look.text ?? look.radius)
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_LOOKS)
      .map(({ look, heights }) => ({
        token: distinct(look.background === 'primary' ? `${kind}-primary` : kind),
        ...look,
        ...(hasOwnHeight(kind) && { height: median(heights) }),
      }));
  });
};

/** A button is as tall as its kind; a card is as tall as what it holds. */
const ONE_LINE = typesWith('one line');
const hasOwnHeight = (kind: ElementType): boolean => ONE_LINE.has(kind);
