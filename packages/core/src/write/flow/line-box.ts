import { type Box, bottom, surround } from '../../geometry.ts';
import { lineCentre } from '../../text/line-centre.ts';
import type { TextNode } from '../outline/outline-node.ts';
import type { NodeFlow } from './nest-flow.ts';

/** The line height of a text that does not tell its own, in font sizes: about what browsers take for `normal`. */
export const LINE_HEIGHT_EM = 1.2;

/** The box that CSS would lay a text out in: whole lines, where a measured box ends at the ink. */
const textBox = ({ block, style, box }: TextNode): Box => {
  const { lines } = block;
  const height = block.lineHeight ?? LINE_HEIGHT_EM * style.fontSize;
  const top = lineCentre(lines[0]!) - height / 2;
  return { ...box, y: top, height: lineCentre(lines.at(-1)!) + height / 2 - top };
};

/** Where a flow begins and ends for its neighbours: texts count with their whole lines. */
export const lineBox = (flow: NodeFlow): Box => {
  if (flow.kind === 'item') return flow.item.node.kind === 'text' ? textBox(flow.item.node) : flow.box;
  const around = surround(flow.children.map(lineBox));
  return { ...flow.box, y: around.y, height: bottom(around) - around.y };
};
