import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measurement } from '@blueprompt/core/measurement';
import { measure } from '@blueprompt/vision/measure';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../scripts/run.ts';
import { splitOf } from '../truth/families.ts';
import { isPackagePage, loadManifest, type PackagePage } from '../truth/real/manifest.ts';
import { renderPage } from '../truth/real/render-page.ts';
import { createStandIns, loadPins } from '../truth/real/stand-ins.ts';
import type { Truth } from '../truth/truth.ts';

/** The two widths that are shown to the engine, and the one between them that it never sees. */
export const WIDE_PX = 1440;
export const NARROW_PX = 390;
export const UNSEEN_PX = 768;

/** A page that others wrote, measured at two widths, with the truth of all three. */
export type WidthsPage = { id: string; wide: Measurement; narrow: Measurement; truths: Record<number, Truth> };

/** Pages that people lay out for a phone too: component sheets and editors often are not. */
const KINDS: ReadonlySet<string> = new Set(
  'landing blog pricing e-commerce profile auth form docs dashboard table document'.split(' '),
);
/** Of a longer page each width would show another part. */
const MAX_HEIGHT_PX = 5000;
const TAKEN = path.join(ROOT, 'node_modules', '.cache', 'blueprompt-bench', 'widths');

/** The first open page of each family that is of such a kind; which of them are responsive is seen when they are taken. */
export function listCandidates(): PackagePage[] {
  const families = new Set<string>();
  return loadManifest()
    .filter(isPackagePage)
    .filter(({ family, kind, mobile }) => {
      const isWanted = splitOf(family) === 'open' && !mobile && kind.some((one) => KINDS.has(one));
      if (!isWanted || families.has(family)) return false;
      families.add(family);
      return true;
    });
}

/** Renders a page at the three widths and measures two of them; undefined where it is no responsive page. Taken once, then read. */
export async function takePage(browser: Browser, page: PackagePage): Promise<WidthsPage | undefined> {
  const file = path.join(TAKEN, `${page.id}.json`);
  if (!existsSync(file)) {
    const taken = await renderWidths(browser, page);
    mkdirSync(TAKEN, { recursive: true });
    writeFileSync(file, JSON.stringify(taken ?? null));
  }
  const taken: WidthsPage | null = JSON.parse(readFileSync(file, 'utf8'));
  return taken && !Object.values(taken.truths).some(isCut) ? taken : undefined;
}

const renderWidths = async (browser: Browser, page: PackagePage): Promise<WidthsPage | undefined> => {
  const standIns = createStandIns({ pins: loadPins() });
  const truths: Record<number, Truth> = {};
  const shots = new Map<number, Uint8Array>();
  for (const width of [NARROW_PX, UNSEEN_PX, WIDE_PX]) {
    const view = { ...page, width, height: 900, scale: 1 as const, mobile: false };
    const { png, truth } = await renderPage(browser, view, standIns, { fullPage: { maxHeight: MAX_HEIGHT_PX } });
    // No phone is emulated: it would make a page that does not fit smaller instead of cutting it.
    if (truth.width !== width || truth.height >= MAX_HEIGHT_PX || isCut(truth)) return undefined;
    truths[width] = truth;
    shots.set(width, png);
  }
  const [wide, narrow] = [await measure(shots.get(WIDE_PX)!), await measure(shots.get(NARROW_PX)!)];
  if (!wide.ok || !narrow.ok || truths[WIDE_PX]!.texts.length === 0) return undefined;
  return { id: page.id, wide: wide.measurement, narrow: narrow.measurement, truths };
};

/** Some of its words reach its right edge: they are cut there, and the page is not laid out for that width. */
const isCut = ({ width, texts }: Truth): boolean =>
  texts.some(({ box: [x, , textWidth] }) => x + textWidth >= width - MAX_CUT_PX);

/** No page leaves less room than this, in CSS pixels, beside its words. */
const MAX_CUT_PX = 0.5;
