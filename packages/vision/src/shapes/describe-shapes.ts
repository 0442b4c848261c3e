import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { dropSwatches } from '../charts/drop-swatches.ts';
import { classify } from '../classify/classify.ts';
import { toElements } from '../classify/to-elements.ts';
import { describePalette } from '../colour/describe-palette.ts';
import type { OnStage, Pixels } from '../contract.ts';
import { decideDrafts } from '../elements/decide-drafts.ts';
import { dropIconWords } from '../icons/drop-icon-words.ts';
import { inkIcons } from '../icons/ink-icons.ts';
import { traceOnCanvas } from '../icons/trace-icons.ts';
import { agreeAlike } from '../judge/agree-alike.ts';
import { judge } from '../judge/judge.ts';
import { settleCandidates } from '../judge/settle-candidates.ts';
import { addBars } from '../layout/add-bars.ts';
import { addOpenings } from '../layout/add-openings.ts';
import { dropPhotoParts } from '../layout/drop-photo-parts.ts';
import { findPictureBands } from '../layout/find-picture-bands.ts';
import { freeMain } from '../layout/free-main.ts';
import { pageGround } from '../layout/page-ground.ts';
import { paintBars } from '../layout/paint-bars.ts';
import { coverCards } from '../pictures/cover-cards.ts';
import { dropPictureParts } from '../pictures/drop-picture-parts.ts';
import { findWordmarks } from '../pictures/find-wordmarks.ts';
import { joinWordmarks } from '../pictures/join-wordmarks.ts';
import { findUnsaid } from '../residual/find-unsaid.ts';
import type { Scene } from '../scene/scene.ts';
import { measureSurfaces } from '../surfaces/measure-surfaces.ts';
import { roundCorners } from '../surfaces/round-corners.ts';
import { toneElements, toneRegions } from '../surfaces/tone-pictures.ts';
import { addUnsaid } from './add-unsaid.ts';
import { bareBands } from './bare-bands.ts';
import { displayScale } from './detect-scale.ts';
import { findKnownIcons } from './find-known-icons.ts';
import { findPaints } from './find-paints.ts';
import { joinCards } from './join-cards.ts';
import { joinFrames } from './join-frames.ts';
import { layGround } from './lay-ground.ts';
import { measureProgress } from './measure-progress.ts';
import { explainPage, listSurfaces, paintFromScene, shadeRegions } from './paint-from-scene.ts';
import { paintPictures } from './paint-pictures.ts';
import { readScene } from './read-scene.ts';
import { traceCharts } from './trace-charts.ts';

type ShapeFacts = Pick<Measurement, 'texts' | 'elements' | 'regions' | 'palette' | 'paints' | 'groups'> & {
  scale: number;
  /** What was looked at and the scene that explains it; none of a picture that is too large. */
  seen?: Seen;
};
type Seen = { pixels: Pixels; scene: Scene };

/** Everything about a picture beside what was read, and the texts without the icons that were read as words. */
export const describeShapes = async (
  picture: Pixels,
  read: readonly TextLine[],
  onStage?: OnStage,
): Promise<ShapeFacts> => {
  onStage?.(
    'boxes',
    read.map(({ box }) => box),
  );
  const scene = readScene(picture, dropIconWords(read), read);
  const { pixels, page, shapes, regions } = scene;
  const settled = settleCandidates(scene, agreeAlike(await judge(scene), page.scale));
  const { texts, verdicts } = settled;
  const { icons, carets } = findKnownIcons(scene, settled);
  const found = [...settled.found, ...icons];
  const explanation = explainPage(pixels, read);
  const claimed = classify(shapes, texts, regions, page, { verdicts, found });
  const seen = { read, texts, pixels, page };
  const { drafts, groups, chartChance } = await decideDrafts(claimed, explanation, seen);
  const drafted = toElements(drafts);
  const marked = joinWordmarks(drafted, findWordmarks(drafted, texts, pixels, page.scale), pixels);
  const named = coverCards(joinCards(dropPictureParts(marked, page.scale), page.scale), texts, pixels, page.scale);
  const painted = measureProgress(paintPictures(named, pixels), pixels);
  const inked = traceOnCanvas(inkIcons(painted, texts, pixels), pixels);
  const traced = dropSwatches(traceCharts(inked, { texts, pixels, scale: page.scale, chance: chartChance }));
  const edged = roundCorners(measureSurfaces(traced, regions, pixels, page), pixels);
  const filled = paintFromScene(edged, listSurfaces(explanation));
  const surfaced = toneElements(filled, pixels, page.scale);
  const spread = findPictureBands(regions, surfaced, texts, pixels, page.scale);
  const ground = pageGround(regions, page);
  const laid = shadeRegions(layGround(spread, regions, surfaced, explanation), explanation, pixels);
  const bands = bareBands(laid, surfaced, ground);
  const elements = addOpenings(dropPhotoParts(surfaced, bands, texts), bands, regions);
  onStage?.(
    'colours',
    elements.map(({ box }) => box),
  );
  const palette = describePalette(pixels, scene.counts, texts, elements, ground, [...elements, ...bands]);
  onStage?.('layout');
  const scale = displayScale(pixels, scene.texts);
  const dialogs = elements.filter(({ type }) => type === 'dialog').map(({ box }) => ({ role: 'dialog' as const, box }));
  const shown = [...findPaints({ shapes, regions, pixels, scale: page.scale }, elements, texts), ...carets];
  const known = { elements, paints: dropPhotoParts(shown, bands, texts) };
  const unsaid = explanation
    ? findUnsaid(pixels, explanation.scene, { ...known, texts, regions: bands, palette }, page.scale)
    : [];
  const whole = addUnsaid(known, unsaid, pixels, page.scale);
  const paints = joinFrames(whole.paints, page.scale).map((paint, index) => ({ ...paint, id: `p${index + 1}` }));
  const toned = toneRegions(bands, whole.elements, texts, pixels, page.scale);
  return {
    scale,
    texts,
    elements: paintBars(whole.elements, toned),
    regions: freeMain(addBars([...toned, ...dialogs], whole.elements), whole.elements, scale),
    palette,
    ...(paints.length > 0 && { paints }),
    ...(groups.length > 0 && { groups }),
    ...(explanation && { seen: { pixels, scene: explanation.scene } }),
  };
};
