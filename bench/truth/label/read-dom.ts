import type { Page } from '@playwright/test';
import { createCharts } from './page/create-charts.ts';
import { createClasses } from './page/create-classes.ts';
import { createFaces } from './page/create-faces.ts';
import { createFrames } from './page/create-frames.ts';
import { createIcons } from './page/create-icons.ts';
import { createNotes } from './page/create-notes.ts';
import { createOrder } from './page/create-order.ts';
import { createPaint } from './page/create-paint.ts';
import { createSight } from './page/create-sight.ts';
import { createTools } from './page/create-tools.ts';
import { type PageParts, readPage } from './page/read-page.ts';
import { readRegions } from './page/read-regions.ts';
import { readTexts } from './page/read-texts.ts';
import type { RawPage } from './raw.ts';

const PARTS: PageParts = {
  createTools,
  createOrder,
  createSight,
  createPaint,
  createIcons,
  createFaces,
  createFrames,
  createCharts,
  createClasses,
  createNotes,
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
