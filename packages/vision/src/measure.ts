import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { splitRuns } from '@blueprompt/core/text/split-runs';
import { buildPageTree } from '@blueprompt/core/tree/build-page-tree';
import { withParents } from '@blueprompt/core/tree/with-parents';
import { decode } from '#decode';
import { flattenNoise } from './boxes/areas/flatten-noise.ts';
import type { MeasureOutcome, OnStage, Pixels } from './contract.ts';
import { crop } from './frame/crop.ts';
import { findFrame } from './frame/find-frame.ts';
import { measureSpacing } from './layout/spacing/measure-spacing.ts';
import { tallyRadii } from './layout/spacing/tally-radii.ts';
import { agreeRepeats } from './page/styles/agree-repeats.ts';
import { listStyles } from './page/styles/list-styles.ts';
import { settleSurfaceStyles } from './page/styles/settle-surface-styles.ts';
import { printPictures } from './pictures/print-pictures.ts';
import { findResidual } from './residual/find-residual.ts';
import { describeShapes } from './shapes/describe-shapes.ts';
import { isResized } from './shapes/is-resized.ts';
import { decorateTexts, withoutUnderlines } from './text/decorate-texts.ts';
import { readTexts } from './text/read-texts.ts';
import { describeTypography } from './typography.ts';

export type MeasureOptions = {
  signal?: AbortSignal | undefined;
  onStage?: OnStage | undefined;
};

/** Screenshot bytes to facts: the same bytes give the same measurement. It never throws: any failure is an error value. */
export async function measure(bytes: Uint8Array, options: MeasureOptions = {}): Promise<MeasureOutcome> {
  try {
    return await measureFile(bytes, options);
  } catch (cause) {
    // No test has every picture of the world: a bug that one of them finds must not take the other pictures along.
    const detail = (cause instanceof Error && cause.stack) || String(cause);
    return { ok: false, error: { code: 'internal-fault', detail } };
  }
}

async function measureFile(bytes: Uint8Array, { signal, onStage }: MeasureOptions): Promise<MeasureOutcome> {
  onStage?.('decoding');
  const decoded = await decode(bytes);
  if (!decoded.ok) return decoded;
  if (signal?.aborted) return { ok: false, error: { code: 'cancelled' } };
  onStage?.('text');
  // Where the format tells of loss, letters too are read without the ripples around them.
  const pixels = decoded.pixels.isLossy ? flattenNoise(decoded.pixels) : decoded.pixels;
  const frame = await findFrame(pixels, readTexts);
  const report = frame && onStage ? inFrame(onStage, frame.box) : onStage;
  const measurement = await measurePixels(frame ? crop(pixels, frame.box) : pixels, report);
  if (signal?.aborted) return { ok: false, error: { code: 'cancelled' } };
  return { ok: true, measurement: frame ? { ...measurement, frame } : measurement };
}

/** A page in a window is measured by itself; what was found of it is in its place in the screenshot. */
const inFrame =
  (onStage: OnStage, { x, y }: Box): OnStage =>
  (stage, found) =>
    onStage(
      stage,
      found?.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    );

async function measurePixels(pixels: Pixels, onStage: OnStage | undefined): Promise<Measurement> {
  const { texts, scale, paints = [], seen, ...shapes } = await describeShapes(pixels, await readTexts(pixels), onStage);
  const decorated = decorateTexts(texts.flatMap(splitRuns), pixels);
  const surfaces = withoutUnderlines(settleSurfaceStyles(shapes.elements, scale, shapes.palette), decorated);
  const beside = withoutUnderlines(paints, decorated);
  const { width, height } = pixels;
  const image = { width, height, scale, ...(isResized(pixels, decorated) && { resized: true }) };
  const tree = buildPageTree({
    image,
    texts: decorated,
    elements: surfaces,
    regions: shapes.regions,
    paints: beside,
    groups: shapes.groups,
  });
  const { texts: lines, elements, styles } = listStyles(agreeRepeats(decorated, tree), surfaces);
  const placed = withParents(elements, tree);
  const found = {
    texts: lines,
    ...shapes,
    elements: printPictures(placed, pixels),
    ...(beside.length > 0 && { paints: beside }),
  };
  return {
    version: 2,
    image,
    ...found,
    radii: tallyRadii(elements),
    styles,
    spacing: measureSpacing(placed, texts, image, tree),
    typography: describeTypography(texts, elements),
    ...(seen && findResidual(seen.pixels, seen.scene, found)),
    tree,
  };
}
