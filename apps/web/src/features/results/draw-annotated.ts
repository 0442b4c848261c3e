import type { Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { pagePlace } from '@blueprompt/core/page-place';

/** The ink of boxes over a light screenshot; also readable over a dark one. */
const INK = '#1f5eff';
const LABELLED = typesWith('annotated');

/** The screenshot with the detected elements drawn on it, as a PNG. */
export const drawAnnotated = async (picture: Blob, measurement: Measurement): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas to draw on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { box: page } = pagePlace(measurement);
  context.translate(page.x, page.y);
  const { scale } = measurement.image;
  context.strokeStyle = INK;
  context.lineWidth = scale;
  context.font = `500 ${10 * scale}px monospace`;
  context.textBaseline = 'bottom';
  for (const { id, type, box } of measurement.elements) {
    context.globalAlpha = LABELLED.has(type) ? 0.9 : 0.4;
    context.strokeRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
    if (!LABELLED.has(type)) continue;
    const width = context.measureText(id).width + 6 * scale;
    context.fillStyle = INK;
    context.fillRect(box.x, box.y - 13 * scale, width, 13 * scale);
    context.fillStyle = '#ffffff';
    context.fillText(id, box.x + 3 * scale, box.y - scale);
  }
  const drawn = await canvas.convertToBlob({ type: 'image/png' });
  // Its pixels go at once, not when someone cleans up.
  canvas.width = 0;
  canvas.height = 0;
  return drawn;
};
