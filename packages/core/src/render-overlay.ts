import { escapeHtml } from './code/draw/escape-html.ts';
import type { ElementType, Frame, Measurement } from './measurement.ts';
import { typesWith } from './ontology/element-types.ts';
import { pagePlace } from './page-place.ts';
import { FRAME_NAMES } from './write/frame-words.ts';

/** What a person looks for first gets a colour of its own; the rest is drawn in the ink of measuring. */
const INK = [
  [typesWith('button', 'link'), '#e5484d'],
  [typesWith('field', 'tick'), '#30a46c'],
  [typesWith('graphic'), '#8e4ec6'],
] as const;
const OTHER_INK = '#3b6cff';
const inkOf = (type: ElementType): string => INK.find(([types]) => types.has(type))?.[1] ?? OTHER_INK;
const TEXT_INK = '#f5a623';
const LABEL_PX = 10;
/** Of the label's monospaced digits and letters, in pixels. */
const LABEL_ADVANCE_PX = 6.1;
/** Below this size a label would hide what it names. */
const LABELLED_FROM_PX = { width: 36, height: 16 };

/** Draws the found elements and texts as a transparent SVG of the screenshot's size, to lay over the screenshot. */
export const renderOverlay = (measurement: Measurement): string => {
  const { elements, texts, frame } = measurement;
  const boxes = elements.map(({ box, type, id }) => {
    const ink = inkOf(type);
    const frame = `<rect x="${box.x + 0.5}" y="${box.y + 0.5}" width="${Math.max(1, box.width - 1)}" height="${Math.max(1, box.height - 1)}" fill="${ink}" fill-opacity="0.06" stroke="${ink}"/>`;
    const isLarge = box.width >= LABELLED_FROM_PX.width && box.height >= LABELLED_FROM_PX.height;
    return isLarge ? frame + label(box.x, box.y, `${type} ${id}`, ink) : frame;
  });
  const lines = texts.map(
    ({ box }) =>
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="${TEXT_INK}" stroke-opacity="0.7" stroke-dasharray="3 2"/>`,
  );
  const {
    box: { x, y },
    picture: { width, height },
  } = pagePlace(measurement);
  const around = frame ? veil(frame) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-x} ${-y} ${width} ${height}">${around}${lines.join('')}${boxes.join('')}</svg>`;
};

/** Darkens what is not the page, and says so. */
const veil = ({ kind, box, picture }: Frame): string => {
  const [left, top] = [-box.x, -box.y];
  const outside = `M${left} ${top}h${picture.width}v${picture.height}h${-picture.width}zM0 0v${box.height}h${box.width}v${-box.height}z`;
  return `<path d="${outside}" fill="#000000" fill-opacity="0.55"/>${label(left, top, `${FRAME_NAMES[kind]}, not to be built`, OTHER_INK)}`;
};

/** Above its box where there is room, so that it hides nothing of it. */
const label = (x: number, y: number, text: string, ink: string): string => {
  const height = LABEL_PX + 3;
  const top = y >= height ? y - height : y;
  return (
    `<rect x="${x}" y="${top}" width="${text.length * LABEL_ADVANCE_PX + 4}" height="${height}" fill="${ink}"/>` +
    `<text x="${x + 2}" y="${top + LABEL_PX}" font-family="monospace" font-size="${LABEL_PX}" fill="#ffffff">${escapeHtml(text)}</text>`
  );
};
