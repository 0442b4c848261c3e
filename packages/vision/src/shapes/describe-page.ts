import type { TextLine } from '@blueprompt/core/measurement';
import { flattenNoise } from '../boxes/flatten-noise.ts';
import type { Shape } from '../boxes/shape.ts';
import { dropSwatches } from '../charts/drop-swatches.ts';
import { readPageFacts } from '../classify/page-facts.ts';
import { countPixels } from '../colour/count-pixels.ts';
import { describePalette } from '../colour/describe-palette.ts';
import { parseHex } from '../colour/rgb.ts';
import type { OnStage, Pixels } from '../contract.ts';
import { toFill } from '../elements/build/to-paint.ts';
import { describeElements } from '../elements/describe-elements.ts';
import { measureSpacing } from '../layout/measure-spacing.ts';
import { explainPixels } from '../scene/explain/explain-pixels.ts';
import { isLine } from '../scene/propose/hypothesis.ts';
import type { Surface } from '../scene/scene.ts';
import { toneElements, toneRegions } from '../surfaces/tone-pictures.ts';
import type { ShapeFacts } from './describe-shapes.ts';
import { detectScale, displayScale } from './detect-scale.ts';
import { findPaints } from './find-paints.ts';
import { inkIcons } from './ink-icons.ts';
import { measureProgress } from './measure-progress.ts';
import { paintPictures } from './paint-pictures.ts';
import { traceCharts } from './trace-charts.ts';
import { traceOnCanvas } from './trace-icons.ts';

/** Everything about a picture beside what was read, and the texts without the icons that were read as words. */
export async function describePage(picture: Pixels, read: readonly TextLine[], onStage?: OnStage): Promise<ShapeFacts> {
  onStage?.('boxes');
  // Pictures of lossy formats come flattened.
  const pixels = picture.isLossy ? picture : flattenNoise(picture);
  const explanation = explainPixels(pixels, read);
  const surfaces = explanation.scene.items.filter((item) => item.kind === 'surface');
  const { fill: groundHex = '#ffffff' } = toFill(surfaces[0]?.fill);
  const ground = parseHex(groundHex);
  const page = { ...readPageFacts(pixels, read, detectScale(pixels, read)), background: ground };
  const { elements: named, regions, texts } = await describeElements(explanation, read, pixels, page);
  const painted = measureProgress(paintPictures(named, pixels), pixels);
  const inked = traceOnCanvas(inkIcons(painted, texts, pixels), pixels);
  const traced = dropSwatches(traceCharts(inked, texts, pixels, page.scale));
  const elements = toneElements(traced, pixels, page.scale);
  onStage?.('colours');
  const palette = describePalette(pixels, countPixels(pixels), texts, elements, ground);
  onStage?.('layout');
  const scale = displayScale(pixels, texts);
  const spacing = measureSpacing(elements, texts, { ...page, scale });
  const dialogs = elements.filter(({ type }) => type === 'dialog').map(({ box }) => ({ role: 'dialog' as const, box }));
  const shapes = surfaces.slice(1).map(toShape);
  const paints = findPaints({ shapes, regions, pixels, scale: page.scale }, elements, texts);
  return {
    scale,
    texts,
    elements,
    regions: [...toneRegions(regions, elements, pixels, page.scale), ...dialogs],
    palette,
    spacing,
    ...(paints.length > 0 && { paints }),
    seen: { pixels, scene: explanation.scene },
  };
}

const toShape = (surface: Surface): Shape => {
  const { fill, gradient } = toFill(surface.fill);
  const width = Math.max(0, ...(surface.border?.widths ?? []));
  return {
    kind: isLine(surface) ? 'line' : 'box',
    box: surface.box,
    ...(fill && { fill: parseHex(fill) }),
    ...(gradient && { gradient }),
    ...(surface.border &&
      width > 0 && { border: { color: surface.border.colors[0], width: Math.max(1, Math.round(width)) } }),
    radius: Math.round(Math.max(...surface.corners)),
    busy: 0,
  };
};
