import { overlap } from '@blueprompt/core/geometry';
import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Pixels } from '../contract.ts';
import { toFill, toPaint } from '../elements/build/to-paint.ts';
import { type Explanation, explainPixels } from '../scene/explain/explain-pixels.ts';
import { isLine } from '../scene/propose/hypothesis.ts';
import type { Surface } from '../scene/scene.ts';

/** A surface that agrees with an element by this much is its own. */
const SAME_BOX = 0.85;
/** Larger pictures are not explained: the work takes 80 bytes a pixel. */
const MAX_PIXELS = 12_000_000;
/** These have a ground of their own; what pictures, marks and texts show is no paint. */
const GROUNDED = typesWith('surface', 'tick');

/** What a page is painted with; nothing of a picture that is too large. */
export const explainPage = (pixels: Pixels, texts: readonly TextLine[]): Explanation | undefined =>
  pixels.width * pixels.height > MAX_PIXELS ? undefined : explainPixels(pixels, texts);

/** The surfaces that paint a page, without its ground. */
export const listSurfaces = (explanation: Explanation | undefined): Surface[] =>
  (explanation?.scene.items ?? []).filter((item) => item.kind === 'surface').slice(1);

/** Gives elements the fill, the gradient and the shadow of the surface that they are, where none was found before. */
export const paintFromScene = (elements: readonly Element[], surfaces: readonly Surface[]): Element[] => {
  const boxes = surfaces.filter((surface) => !isLine(surface));
  return elements.map((element) => {
    const own = GROUNDED.has(element.type) ? findOwn(element, boxes) : undefined;
    if (!own) return element;
    const { fill, gradient, shadow } = toPaint(own);
    return {
      ...element,
      ...(fill && !element.fill && !element.gradient && { fill }),
      ...(gradient && !element.gradient && { gradient }),
      ...(shadow && !element.shadow && { shadow }),
    };
  });
};

/** Gives regions the gradient of the surface that they are. */
export const shadeRegions = (regions: readonly Region[], surfaces: readonly Surface[]): Region[] =>
  regions.map((region) => {
    if (region.gradient || region.picture) return region;
    const own = findOwn(region, surfaces);
    const { gradient } = toFill(own?.fill);
    return gradient ? { ...region, gradient } : region;
  });

const findOwn = ({ box }: Pick<Element, 'box'>, surfaces: readonly Surface[]): Surface | undefined => {
  let [own, most]: [Surface | undefined, number] = [undefined, SAME_BOX];
  for (const surface of surfaces) {
    const shared = overlap(surface.box, box);
    if (shared >= most) [own, most] = [surface, shared];
  }
  return own;
};
