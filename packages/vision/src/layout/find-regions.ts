import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { findNavs } from '../classify/find-navs.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { findFooter } from './find-footer.ts';
import { findHeaders } from './find-headers.ts';
import { findPanel, isCutBy } from './find-panel.ts';
import { findSidebars } from './find-sidebars.ts';
import { toRegion } from './to-region.ts';

/** Taller headers are opening bands: they lie in the main part. In CSS pixels. */
const MAX_BAR = 200;

/** The landmarks of the page: bars at its edges first, then the main part between them, then the bands in it. */
export const findRegions = (shapes: readonly Shape[], texts: readonly TextLine[], page: PageFacts): Region[] => {
  const sidebars = findSidebars(shapes, texts, page);
  const panel = findPanel(shapes, page, sidebars);
  const columns = [...sidebars, ...(panel ? [panel] : [])];
  const isLeft = ({ box }: Region): boolean => box.x < page.width - right(box);
  const leftEdge = Math.max(0, ...columns.filter(isLeft).map((side) => right(side.box)));
  const rightEdge = Math.min(page.width, ...columns.filter((side) => !isLeft(side)).map((side) => side.box.x));
  const besideBar = sidebars.every((side) => side.box.y <= 20 * page.scale);
  const span = besideBar ? { left: leftEdge, right: rightEdge } : { left: 0, right: page.width };
  const headers = findHeaders(shapes, texts, page, span).filter((bar) => !isCutBy(bar, panel));
  const bars = headers.filter((header) => header.box.height <= MAX_BAR * page.scale);
  const top = Math.max(0, ...bars.map((header) => bottom(header.box)));
  const last = findFooter(shapes, texts, page, leftEdge, top);
  const footer = last && !isCutBy(last, panel) ? last : undefined;
  const end = footer ? footer.box.y : page.height;
  const main: Box = { x: leftEdge, y: top, width: rightEdge - leftEdge, height: end - top };
  const sections = findSections(shapes, page, main);
  const navs = findNavs([...headers, ...sidebars], texts, page);
  return [
    ...headers,
    ...navs,
    ...sidebars,
    ...(main.height > 0 && main.width > 0 ? [{ role: 'main' as const, box: main }] : []),
    ...(panel ? [panel] : []),
    ...sections,
    ...(footer ? [footer] : []),
  ];
};

/** Full-width bands of another colour inside the main part. */
const findSections = (shapes: readonly Shape[], page: PageFacts, main: Box): Region[] =>
  shapes
    .filter(
      ({ kind, box }) =>
        kind === 'box' &&
        box.width >= main.width * 0.98 &&
        box.height >= 80 * page.scale &&
        box.y >= main.y - 2 &&
        bottom(box) <= bottom(main) + 2 &&
        box.height < main.height * 0.9,
    )
    .map((shape) => toRegion('section', shape))
    .toSorted((a, b) => a.box.y - b.box.y);
