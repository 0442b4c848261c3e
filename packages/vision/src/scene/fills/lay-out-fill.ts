import type { Box } from '@blueprompt/core/box';
import { blue, green, pack, red } from '../../colour/rgb.ts';
import type { Fill, Rgb, Stop } from '../scene.ts';

/** The fill of a box as that of a larger one around it: colours stay where they are, and beyond the box they go on as they came. */
export function layOutFill(fill: Fill, from: Box, to: Box): Fill {
  if (fill.kind === 'radial') return { ...fill, cx: fill.cx + from.x - to.x, cy: fill.cy + from.y - to.y };
  if (fill.kind !== 'linear') return fill;
  const place = placeBetween(fill.angle, from, to);
  const stops = fill.stops.map(({ at, color }) => ({ at: place(at), color }));
  const [first, second, last, before] = [stops[0], stops[1], stops.at(-1), stops.at(-2)];
  if (!first || !second || !last || !before) return fill;
  return { ...fill, stops: [drawOut(second, first, 0), ...stops.slice(1, -1), drawOut(before, last, 1)] };
}

/** Places along the line that CSS draws through one box as places along that through another. */
const placeBetween = (angle: number, from: Box, to: Box): ((at: number) => number) => {
  const turn = (angle * Math.PI) / 180;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const lengthOf = ({ width, height }: Box): number =>
    Math.max(Number.EPSILON, Math.abs(width * right) + Math.abs(height * down));
  const middleOf = ({ x, y, width, height }: Box): number => (x + width / 2) * right + (y + height / 2) * down;
  const [shift, length] = [middleOf(from) - middleOf(to), lengthOf(to)];
  return (at) => 0.5 + ((at - 0.5) * lengthOf(from) + shift) / length;
};

const drawOut = (inner: Stop, end: Stop, at: number): Stop => {
  const share = end.at === inner.at ? 1 : (at - inner.at) / (end.at - inner.at);
  const mix = (channel: (color: Rgb) => number): number =>
    Math.max(0, Math.min(255, Math.round(channel(inner.color) + (channel(end.color) - channel(inner.color)) * share)));
  return { at, color: pack(mix(red), mix(green), mix(blue)) };
};
