import { right } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';

/** From where to where a bar across the page goes: beside a sidebar it is shorter than the page. */
export type Span = { left: number; right: number };

/** Does a shape go from one end of the span to the other, but for some pixels? */
export const reaches = ({ box }: Pick<Shape, 'box'>, span: Span, slack: number): boolean =>
  box.x <= span.left + slack && right(box) >= span.right - slack;
