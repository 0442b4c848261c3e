import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';
import { isBar } from '@blueprompt/core/ontology/element-types';

/** What spans so much of a side of the main part runs along it. */
const MIN_SPAN = 0.9;
/** Bars and the main part end at one edge of the page where they are no further apart, in CSS pixels. */
const MAX_EDGE_OFF_PX = 4;

/** The main part lies between the bars at its edges, also between those that were only found after it: openings, and the tabs at the foot of a phone. */
export function freeMain(
  regions: readonly Region[],
  elements: readonly Pick<Element, 'type' | 'box'>[],
  scale: number,
): Region[] {
  const bars = [
    ...regions.filter(({ role }) => isBar(role)),
    ...elements.filter(({ type }) => type === 'tabs'),
  ].toSorted((a, b) => a.box.y - b.box.y);
  return regions.map((region) =>
    region.role === 'main'
      ? { ...region, box: bars.reduce((free, { box }) => cutOff(free, box, MAX_EDGE_OFF_PX * scale), region.box) }
      : region,
  );
}

/** The box without a bar that runs along one of its edges; as it is where the bar lies elsewhere or leaves nothing of it. */
const cutOff = (box: Box, bar: Box, slack: number): Box => {
  const rest = besideBar(box, bar, slack);
  return rest && rest.width > 0 && rest.height > 0 ? rest : box;
};

const besideBar = (box: Box, bar: Box, slack: number): Box | undefined => {
  const width = Math.min(right(bar), right(box)) - Math.max(bar.x, box.x);
  const height = Math.min(bottom(bar), bottom(box)) - Math.max(bar.y, box.y);
  if (width <= 0 || height <= 0) return undefined;
  const [isAcross, isDown] = [width >= MIN_SPAN * box.width, height >= MIN_SPAN * box.height];
  if (isAcross === isDown) return undefined;
  if (isAcross && bar.y <= box.y + slack) return { ...box, y: bottom(bar), height: bottom(box) - bottom(bar) };
  if (isAcross && bottom(bar) >= bottom(box) - slack) return { ...box, height: bar.y - box.y };
  if (isDown && bar.x <= box.x + slack) return { ...box, x: right(bar), width: right(box) - right(bar) };
  if (isDown && right(bar) >= right(box) - slack) return { ...box, width: bar.x - box.x };
  return undefined;
};
