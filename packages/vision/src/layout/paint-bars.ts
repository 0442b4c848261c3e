import { overlap } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';

/** A bar that agrees with a region of its role by this much is that region. */
const SAME_REGION = 0.85;

/** Bars are painted as the regions that they are. */
export function paintBars(elements: readonly Element[], regions: readonly Region[]): Element[] {
  return elements.map((element) => {
    if (element.fill !== undefined || element.gradient) return element;
    const region = regions.find(({ role, box }) => role === element.type && overlap(box, element.box) > SAME_REGION);
    // What a photo is behind is painted by that.
    if (!region || region.picture) return element;
    const { fill, gradient, tones } = region;
    return { ...element, ...(fill !== undefined && { fill }), ...(gradient && { gradient }), ...(tones && { tones }) };
  });
}
