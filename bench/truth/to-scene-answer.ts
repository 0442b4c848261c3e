import type { Gradient } from '@blueprompt/core/measurement';
import { toHex } from '@blueprompt/vision/colour/rgb';
import type { Explanation } from '@blueprompt/vision/scene/explain/explain-pixels';
import type { Fill, Surface } from '@blueprompt/vision/scene/scene';
import { type Answer, type AnswerNode, NO_ANSWER } from './answer.ts';

/** A scene in the form that is scored: surfaces have no names yet, so that every one counts as a card and every picture as an image. */
export function toSceneAnswer({ scene, rests }: Explanation): Answer {
  const [ground, ...surfaces] = scene.items.filter((item) => item.kind === 'surface');
  const pictures = rests.filter(({ kind }) => kind === 'picture');
  return {
    ...NO_ANSWER,
    nodes: [
      { id: 'page', type: 'page', box: { x: 0, y: 0, width: scene.width, height: scene.height } },
      ...surfaces.map((surface, index) => toNode(surface, `s${index}`, index)),
      ...pictures.map(({ box }, index): AnswerNode => ({ id: `r${index}`, type: 'image', box })),
    ],
    background: toPaint(ground?.fill),
  };
}

const toNode = ({ box, fill, border, corners, shadows: [shadow] }: Surface, id: string, layer: number): AnswerNode => {
  const { color, gradient } = toPaint(fill);
  const width = border ? Math.max(...border.widths) : 0;
  return {
    id,
    type: 'card',
    box,
    layer,
    fill: color,
    gradient,
    radius: Math.max(...corners),
    ...(border && { border: { color: toHex(border.colors[0]), width: Math.max(1, Math.round(width)) } }),
    ...(shadow && { shadow: { ...shadow, color: toHex(shadow.color) } }),
  };
};

/** The first and last colour of a gradient; of a radial one without a direction. */
const toPaint = (fill: Fill | undefined): { color?: string; gradient?: Gradient } => {
  if (fill?.kind === 'flat') return { color: toHex(fill.color) };
  if (fill?.kind === 'linear' || fill?.kind === 'radial') {
    const [first, last] = [fill.stops[0], fill.stops.at(-1)];
    if (!first || !last) return {};
    return {
      gradient: { from: toHex(first.color), to: toHex(last.color), angle: fill.kind === 'linear' ? fill.angle : 0 },
    };
  }
  return {};
};
