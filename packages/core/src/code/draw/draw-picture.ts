import type { Box } from '../../geometry.ts';
import { GLYPH_LEVELS, type Glyph, unpackGlyph } from '../../glyph.ts';
import type { Element, Hex, Series } from '../../measurement.ts';
import { drawChart } from './draw-chart.ts';
import { paintElement } from './paint-element.ts';

/** A veil that shows on light and on dark pages alike, for a picture whose colours are not known. */
const VEIL = '#80808018';
/** An icon without a known shape is a ring, drawn like the strokes of UI icons: about a twelfth of the size, at most 2 px. */
const RING = { stroke: '#808080', widthShare: 1 / 12, maxPx: 2 };

const rectPath = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}H${x}z`;

/** The cells of an icon, those of one coverage as one path. */
const drawGlyph = (glyph: Glyph, { width, height }: Box, ink: Hex | undefined): string => {
  const { columns, rows } = glyph;
  const strips = toStrips(glyph);
  const paths = Array.from({ length: GLYPH_LEVELS }, (_, index) => {
    const path = strips.filter(({ level }) => level === index + 1).map(rectPath);
    const opacity = ((index + 1) / GLYPH_LEVELS).toFixed(2);
    return path.length > 0 ? `<path fill-opacity='${opacity}' d='${path.join('')}'/>` : '';
  });
  const scale = `scale(${(width / columns).toFixed(4)} ${(height / rows).toFixed(4)})`;
  return `<g fill='${ink ?? RING.stroke}' transform='${scale}'>${paths.join('')}</g>`;
};

/** Cells of one coverage side by side are one strip: it is drawn without seams, and a page of icons stays small. */
const toStrips = (glyph: Glyph): (Box & { level: number })[] => {
  const strips: (Box & { level: number })[] = [];
  unpackGlyph(glyph).forEach((level, at) => {
    const [x, y] = [at % glyph.columns, Math.floor(at / glyph.columns)];
    const last = strips.at(-1);
    if (last && x > 0 && last.level === level) last.width += 1;
    else strips.push({ x, y, width: 1, height: 1, level });
  });
  return strips;
};

/** What a chart shows: as what it is, or box by box. */
const drawShown = ({ series = [], chart, box }: Element): string =>
  chart ? drawChart(chart, box) : drawSeries(series, box);

const drawSeries = (series: readonly Series[], box: Box): string =>
  series
    .map(({ color, boxes }) => {
      const path = boxes.map((one) => rectPath({ ...one, x: one.x - box.x, y: one.y - box.y }));
      return `<path fill='${color}' d='${path.join('')}'/>`;
    })
    .join('');

/** A stand-in of the right size and average colour; icons and charts have the shape that was traced. */
export type DrawnPicture = {
  /** What is drawn, as SVG shapes in pixels of the box. */
  shapes: string;
  /** What it is drawn on, as CSS declarations. */
  ground: (string | false | undefined)[];
  name: string;
};

export const drawPicture = (element: Element, ink: Hex | undefined): DrawnPicture => {
  const { box, glyph, fill, gradient, series, chart } = element;
  const isUnknown = fill === undefined && gradient === undefined && !series && !chart;
  const isRing = element.type === 'icon' && isUnknown && !glyph;
  // The name in a logo is set as text.
  const isVeiled = isUnknown && !isRing && !(element.type === 'logo' && element.text);
  return {
    shapes: glyph ? drawGlyph(glyph, box, ink ?? fill) : isRing ? drawRing(box, ink) : drawShown(element),
    ground: glyph ? [] : [isVeiled && `background:${VEIL}`, ...paintElement(element)],
    // An icon stands beside its label or in a named control; reading "icon" aloud helps nobody.
    name: element.type === 'icon' ? '' : (element.text ?? element.type),
  };
};

/** A drawing as the address of a picture. */
export const toPictureAddress = (shapes: string, { width, height }: Pick<Box, 'width' | 'height'>): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`)}`;

const drawRing = ({ width, height }: Box, ink: Hex | undefined): string => {
  const stroke = Math.min(RING.maxPx, Math.max(1, Math.min(width, height) * RING.widthShare));
  return `<ellipse cx='${width / 2}' cy='${height / 2}' rx='${(width - stroke) / 2}' ry='${(height - stroke) / 2}' fill='none' stroke='${ink ?? RING.stroke}' stroke-width='${stroke}'/>`;
};
