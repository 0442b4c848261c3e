import type { TruthType } from '../../truth.ts';
import type { RawBox, RawPaint } from '../raw.ts';
import type { Charts } from './create-charts.ts';
import type { Tools } from './create-tools.ts';

export type Pictures = ReturnType<typeof createPictures>;

/** Runs inside the page: what a picture or drawing is: photo, icon, logo, avatar or chart. */
export function createPictures(tools: Tools, { chartOf }: Charts) {
  const { width, height, styleOf, parentOf, closest, within, isNamed, textOf, px } = tools;
  /** Longest side of an icon: of a drawing, of a picture file, of a background. */
  const MAX_DRAWN_ICON = 64;
  const MAX_FILE_ICON = 28;
  const MAX_BACKGROUND_ICON = 40;
  const CHART =
    '[class*=chart],[class*=Chart],[class*=apexcharts],[class*=jvectormap],[id*=chart],[id*=Chart],[class*=sparkline],[class*=morris],[_echarts_instance_]';

  const STROKES = 'path,rect,circle,ellipse,line,polyline,polygon,image,use,foreignObject';

  const isRound = (paint: RawPaint, wide: number, high: number): boolean =>
    Math.min(...paint.radius) >= Math.min(wide, high) * 0.4 && wide / high > 0.8 && wide / high < 1.25 && wide <= 200;
  const isEdgeToEdge = ([x, , wide]: RawBox): boolean => x <= 2 && x + wide >= width - 2;

  /** A holder of its size cuts it to a circle. */
  const isRoundlyCut = (element: Element, wide: number, high: number): boolean => {
    let up = parentOf(element);
    for (let level = 0; up && level < 3; level += 1, up = parentOf(up)) {
      const rect = up.getBoundingClientRect();
      if (rect.width > wide + 8 || rect.height > high + 8) return false;
      const { overflow, borderTopLeftRadius: corner } = styleOf(up);
      const radius = corner.endsWith('%') ? (px(corner) / 100) * rect.width : px(corner);
      const isSquare = wide / high > 0.8 && wide / high < 1.25;
      if (overflow !== 'visible' && isSquare && radius >= rect.width * 0.4) return true;
    }
    return false;
  };
  const pictureType = (element: Element, paint: RawPaint, wide: number, high: number): TruthType | null => {
    if (element instanceof HTMLImageElement && element.complete && !element.naturalWidth) return null;
    const holder = parentOf(element);
    if (isLogo(element) && !isNamed(element, /avatar/i)) return 'logo';
    const isFace =
      isNamed(element, /avatar/i) ||
      isRound(paint, wide, high) ||
      (holder && isNamed(holder, /avatar/i) && wide <= 200) ||
      isRoundlyCut(element, wide, high);
    if (isFace && wide <= 200) return 'avatar';
    return Math.max(wide, high) <= MAX_FILE_ICON ? 'icon' : 'image';
  };
  const isLogo = (element: Element): boolean => {
    const LOGO = /(^|[\s_/-])(logo|brand|wordmark)([\s_.-]|$|s?\d)|[a-z]Logo(\b|[A-Z])/i;
    const { height: high, width: wide } = element.getBoundingClientRect();
    if (high > 120 || wide > 320 || high < 10) return false;
    const said = `${element.getAttribute('class') ?? ''} ${element.id} ${element.getAttribute('alt') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    const file = element instanceof HTMLImageElement ? (element.getAttribute('src') ?? '').slice(0, 300) : '';
    const holder = closest(element, '[class*=brand],[class*=logo],[class*=Logo]');
    const isHeld =
      holder !== null &&
      holder.getBoundingClientRect().height <= 140 &&
      holder.getBoundingClientRect().width <= 360 &&
      LOGO.test(holder.getAttribute('class') ?? '');
    return LOGO.test(said) || (LOGO.test(file) && !/^data:/.test(file)) || isHeld;
  };
  const drawingType = (element: Element, wide: number, high: number): TruthType | null => {
    const long = Math.max(wide, high);
    const holder = parentOf(element);
    const isChart =
      isNamed(element, /chart|apex|recharts|morris|jvectormap|highcharts|sparkline/i) ||
      (holder && closest(holder, CHART));
    if (isChart) return long <= MAX_BACKGROUND_ICON ? 'icon' : 'chart';
    if (isLogo(element)) return 'logo';
    // Initials of a person are often set in a drawing of their own.
    if (element.querySelector('text') && !element.querySelector(STROKES)) return null;
    return long <= MAX_DRAWN_ICON ? 'icon' : 'image';
  };
  /** A canvas over the whole screen draws a backdrop. */
  const canvasType = (element: Element, wide: number, high: number): TruthType => {
    const isBackdrop = wide >= width * 0.95 && high >= height * 0.6;
    return !isBackdrop || chartOf(element) || closest(element, CHART) ? 'chart' : 'image';
  };
  /** A picture or icon that an empty element has as its background, or cut out of its fill. */
  const backgroundType = (element: Element, paint: RawPaint, box: RawBox, isBare: boolean): TruthType | null => {
    const [, , wide, high] = box;
    const long = Math.max(wide, high);
    if (paint.hasFile && textOf(element) === '' && wide >= 12 && high >= 12) {
      if (isLogo(element)) return 'logo';
      if (long <= MAX_BACKGROUND_ICON) return 'icon';
      return isEdgeToEdge(box) && within(element).length > 4 ? 'section' : 'image';
    }
    const isMasked = /url\(/.test(styleOf(element).maskImage);
    if (!isMasked || !paint.fill || !isBare || wide < 8 || high < 8) return null;
    return long <= MAX_DRAWN_ICON ? 'icon' : 'image';
  };
  /** Where a drawing lies in an element of another shape: as large as fits, in the middle. */
  const fittedBox = (element: Element, [x, y, wide, high]: RawBox): RawBox | null => {
    if (!(element instanceof SVGSVGElement) || element.getAttribute('preserveAspectRatio')) return null;
    const { width: across, height: down } = element.viewBox.baseVal ?? { width: 0, height: 0 };
    if (!across || !down) return null;
    const factor = Math.min(wide / across, high / down);
    const [fitWide, fitHigh] = [across * factor, down * factor];
    return [x + (wide - fitWide) / 2, y + (high - fitHigh) / 2, fitWide, fitHigh];
  };
  return { fittedBox, pictureType, drawingType, canvasType, backgroundType, isRound, isEdgeToEdge };
}
