import type { Element, Hex } from '../measurement.ts';
import { escapeHtml } from './escape-html.ts';
import { paintElement } from './paint-element.ts';
import { declarations } from './style.ts';

/** A veil that shows on light and on dark pages alike, for a picture whose colours are not known. */
const VEIL = '#80808018';
/** An icon without a known shape is a ring, drawn like the strokes of UI icons: about a twelfth of the size, at most 2 px. */
const RING = { stroke: '#808080', widthShare: 1 / 12, maxPx: 2 };

/** What a chart shows, box by box. */
const drawSeries = ({ series = [], box }: Element): string =>
  series
    .map(({ color, boxes }) => {
      const path = boxes.map(({ x, y, width, height }) => `M${x - box.x} ${y - box.y}h${width}v${height}h-${width}z`);
      return `<path fill='${color}' d='${path.join('')}'/>`;
    })
    .join('');

/** A stand-in of the right size and average colour: the measurement knows where a picture is, not what it shows; of charts it does. */
export const renderPicture = (element: Element, ink: Hex | undefined, placed: string): string => {
  const { width, height } = element.box;
  const isUnknown = element.fill === undefined && element.gradient === undefined && element.series === undefined;
  const isRing = element.type === 'icon' && isUnknown;
  const stroke = Math.min(RING.maxPx, Math.max(1, Math.min(width, height) * RING.widthShare));
  const ring = `<ellipse cx='${width / 2}' cy='${height / 2}' rx='${(width - stroke) / 2}' ry='${(height - stroke) / 2}' fill='none' stroke='${ink ?? RING.stroke}' stroke-width='${stroke}'/>`;
  const drawn = isRing ? ring : drawSeries(element);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${drawn}</svg>`;
  const style = declarations(placed, isUnknown && !isRing && `background:${VEIL}`, ...paintElement(element));
  // An icon stands beside its label or in a named control; reading "icon" aloud helps nobody.
  const name = element.type === 'icon' ? '' : (element.text ?? element.type);
  return `<img alt="${escapeHtml(name)}" src="data:image/svg+xml,${encodeURIComponent(svg)}" style="${style}">`;
};
