import type { Element, Shadow } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { blue, green, luma, parseHex, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { FoundEdge } from './find-edges.ts';
import { shadowColor } from './shadow-color.ts';
import { lineColor } from './side-profile.ts';

/** A bar ends with a line of any colour; below a control such a line is a shadow. */
const CONTROLS = typesWith('worded');
/** One line of pixels may be the end of a control that lies between two. */
const MIN_WIDTH = 2;
const CHANNELS = [red, green, blue] as const;

/**
 * The shadow without a blur that the one line below a control is: paler than the control and darker than what is beyond, it is that with
 * a shadow on it, and no line that somebody drew.
 */
export function castBelow(
  pixels: Pixels,
  { type, box, fill, radius }: Element,
  edges: readonly FoundEdge[],
): Shadow | undefined {
  const [edge, ...others] = edges;
  if (!edge || others.length > 0 || fill === undefined || !CONTROLS.has(type)) return undefined;
  if (edge.side !== 'bottom' || edge.width < MIN_WIDTH) return undefined;
  const ground = lineColor(pixels, box, 'bottom', edge.outside + 1, radius);
  const own = parseHex(fill);
  if (ground === undefined || luma(edge.color) <= luma(own)) return undefined;
  const taken = CHANNELS.map((channel) => channel(ground) - channel(edge.color));
  if (taken.some((levels) => levels < 0)) return undefined;
  return { ...shadowColor(taken, ground, own), x: 0, y: edge.width, blur: 0 };
}
