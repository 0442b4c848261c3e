import type { Page } from '@playwright/test';
import { createChartFields } from './page/create-chart-fields.ts';
import { createCharts } from './page/create-charts.ts';
import { createClasses } from './page/create-classes.ts';
import { createControlLines } from './page/create-control-lines.ts';
import { createCssPaint } from './page/create-css-paint.ts';
import { createFaces } from './page/create-faces.ts';
import { createFrames } from './page/create-frames.ts';
import { createIcons } from './page/create-icons.ts';
import { createNotes } from './page/create-notes.ts';
import { createOrder } from './page/create-order.ts';
import { createPaint } from './page/create-paint.ts';
import { createPen } from './page/create-pen.ts';
import { createPictures } from './page/create-pictures.ts';
import { createSight } from './page/create-sight.ts';
import { createSurfaces } from './page/create-surfaces.ts';
import { createTools } from './page/create-tools.ts';
import { createTree } from './page/create-tree.ts';
import { type PageParts, readPage } from './page/read-page.ts';
import { readRegions } from './page/read-regions.ts';
import { readTexts } from './page/read-texts.ts';
import type { RawPage } from './raw.ts';

const PARTS: PageParts = {
  createTree,
  createTools,
  createOrder,
  createSight,
  createCssPaint,
  createPaint,
  createIcons,
  createFaces,
  createFrames,
  createChartFields,
  createCharts,
  createPictures,
  createSurfaces,
  createClasses,
  createNotes,
  createPen,
  createControlLines,
  readTexts,
  readRegions,
};

/** The functions travel as their source: in the page there is nothing to import from. */
const SCRIPT = `(${readPage})({${Object.entries(PARTS)
  .map(([name, part]) => `${name}: ${part}`)
  .join(',')}})`;

/** All that the DOM of an open page says, in CSS pixels. */
export function readDom(page: Page): Promise<RawPage> {
  return page.evaluate<RawPage>(SCRIPT);
}
