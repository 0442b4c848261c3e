import type { RawBorder, RawGradient, RawPaint, RawShadow, Rgba, Sides } from '../raw.ts';
import type { Tools } from './create-tools.ts';

export type CssPaint = ReturnType<typeof createCssPaint>;

/** Runs inside the page: what a computed style paints. */
export function createCssPaint({ toRgba, over, px }: Tools) {
  /** Sums of differences over the three channels from which two colours can be told apart. */
  const MIN_FILL_STEP = 4;
  const MIN_BORDER_STEP = 6;
  const MIN_ALPHA = 0.02;
  const step = (a: Rgba, b: Rgba): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

  /** Splits at commas, or at spaces, that stand in no brackets. */
  const split = (css: string, at: ',' | ' '): string[] => {
    const parts: string[] = [];
    let depth = 0;
    let part = '';
    for (const char of css) {
      if (char === '(') depth += 1;
      if (char === ')') depth -= 1;
      if (char === at && depth === 0) {
        parts.push(part.trim());
        part = '';
      } else part += char;
    }
    return [...parts, part.trim()].filter((one) => one !== '');
  };

  const angleOf = (words: string, wide: number, high: number): number => {
    const degrees = /^(-?[\d.]+)(deg|turn|rad|grad)/.exec(words);
    if (degrees) {
      const unit = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[degrees[2]!] ?? 1;
      return (((Number(degrees[1]) * unit) % 360) + 360) % 360;
    }
    const x = /right/.test(words) ? 1 : /left/.test(words) ? -1 : 0;
    const y = /top/.test(words) ? 1 : /bottom/.test(words) ? -1 : 0;
    // Towards a corner, the middle colour runs through the two neighbouring corners.
    const degree = (Math.atan2(x * (y ? high : 1), y * (x ? wide : 1)) * 180) / Math.PI;
    return (degree + 360) % 360;
  };
  const readStops = (parts: string[], length: number): RawGradient['stops'] => {
    const stops: { color: Rgba; at: number | undefined }[] = [];
    for (const part of parts) {
      const words = split(part, ' ');
      const places = words.filter((word) => /^-?[\d.]+(%|px|deg)?$/.test(word) || /^calc/.test(word));
      const color = words.find((word) => !places.includes(word));
      // A lone place is a hint for the middle of two colours.
      if (color === undefined) continue;
      const at = places.map((place) => {
        const value = px(place.replace(/^calc\(/, ''));
        return place.endsWith('%')
          ? value / 100
          : place.endsWith('deg')
            ? value / 360
            : length > 0
              ? value / length
              : 0;
      });
      for (const one of at.length > 0 ? at : [undefined]) stops.push({ color: toRgba(color), at: one });
    }
    const first = stops[0];
    const last = stops.at(-1);
    if (first) first.at ??= 0;
    if (last) last.at ??= 1;
    for (let index = 1; index < stops.length; index += 1) {
      const stop = stops[index]!;
      if (stop.at !== undefined) continue;
      const next = stops.findIndex((other, place) => place > index && other.at !== undefined);
      const from = stops[index - 1]!.at ?? 0;
      stop.at = from + ((stops[next]?.at ?? 1) - from) / (next - index + 1);
    }
    return stops.map(({ color, at }) => ({ color, at: at ?? 0 }));
  };
  const readGradient = (image: string, wide: number, high: number): RawGradient | undefined => {
    for (const layer of split(image, ',')) {
      const found = /^(?:-webkit-)?(linear|radial|conic)-gradient\((.*)\)$/.exec(layer);
      if (!found) continue;
      const parts = split(found[2]!, ',');
      const kind = found[1] as RawGradient['kind'];
      const isSet =
        !/^(rgb|hsl|#|color|okl|lab|lch|hwb|transparent|[a-z]+( -?[\d.]+(%|px))*$)/.test(parts[0] ?? '') ||
        /^(to|at|circle|ellipse|from|in|closest|farthest)\b/.test(parts[0] ?? '');
      const settings = isSet ? (parts.shift() ?? '') : '';
      const angle = kind === 'linear' ? (settings ? angleOf(settings, wide, high) : 180) : undefined;
      const turn = ((angle ?? 0) * Math.PI) / 180;
      const length =
        angle === undefined
          ? Math.hypot(wide, high) / 2
          : Math.abs(wide * Math.sin(turn)) + Math.abs(high * Math.cos(turn));
      const stops = readStops(parts, length);
      const isFlat = stops.every(
        ({ color }) => step(color, stops[0]!.color) <= 3 && Math.abs(color[3] - stops[0]!.color[3]) < 0.02,
      );
      if (stops.length >= 2 && stops.some(({ color }) => color[3] > MIN_ALPHA) && !isFlat)
        return { kind, ...(angle === undefined ? {} : { angle }), stops };
    }
    return undefined;
  };

  const readShadows = (css: string, opacity: number): RawShadow[] => {
    if (css === 'none') return [];
    return split(css, ',').flatMap((one) => {
      const words = split(one, ' ');
      const [x = 0, y = 0, blur = 0, spread = 0] = words.filter((word) => /^-?[\d.]+(e-?\d+)?px$/.test(word)).map(px);
      const color = toRgba(words.find((word) => !/^-?[\d.]+(e-?\d+)?px$|^inset$/.test(word)) ?? '');
      // A blur far wider than its shadow is strong cannot be seen at any pixel.
      const isEmpty = color[3] * opacity < 0.01 || (x === 0 && y === 0 && blur === 0 && spread === 0);
      return isEmpty
        ? []
        : [
            {
              inset: words.includes('inset'),
              x,
              y,
              blur,
              spread,
              color: [color[0], color[1], color[2], color[3] * opacity] as Rgba,
            },
          ];
    });
  };
  const readRadius = (style: CSSStyleDeclaration, wide: number, high: number): Sides<number> => {
    const corners = [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomRightRadius,
      style.borderBottomLeftRadius,
    ].map((css) => {
      const [across = '0', down = across] = css.split(' ');
      const long = (length: string, side: number) => (length.endsWith('%') ? (px(length) / 100) * side : px(length));
      return [long(across, wide), long(down, high)] as const;
    }) as [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
    const [a, b, c, d] = corners;
    // Corners that do not fit beside each other all shrink by the same factor.
    const sums = [
      [wide, a[0] + b[0]],
      [wide, d[0] + c[0]],
      [high, a[1] + d[1]],
      [high, b[1] + c[1]],
    ] as const;
    const factor = Math.min(1, ...sums.map(([side, sum]) => (sum > 0 ? side / sum : 1)));
    return corners.map(([across, down]) => Math.min(across, down) * factor) as Sides<number>;
  };
  const readBorders = (style: CSSStyleDeclaration, opacity: number, under: Rgba, within: Rgba): Sides<RawBorder> => {
    const side = (css: string, width: string, color: string): RawBorder => {
      const ink = toRgba(color);
      const alpha = ink[3] * opacity;
      const wide = css === 'none' || css === 'hidden' || alpha <= 0.04 ? 0 : px(width);
      // A border lies on its own background too, up to the edge.
      const seen = over(ink, within, alpha);
      return { width: wide, color: seen, style: css, isVisible: wide >= 0.5 && step(seen, under) > MIN_BORDER_STEP };
    };
    return [
      side(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      side(style.borderRightStyle, style.borderRightWidth, style.borderRightColor),
      side(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
      side(style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor),
    ];
  };
  /** A hard ring or line made of a shadow looks like a border and is given as one. */
  const ringsToBorders = (shadows: RawShadow[], borders: Sides<RawBorder>, under: Rgba, within: Rgba): RawShadow[] =>
    shadows.filter(({ inset, x, y, blur, spread, color }) => {
      if (blur > 0.5) return true;
      const back = inset ? within : under;
      const border = (width: number): RawBorder => ({
        width,
        color: over(color, back),
        style: 'solid',
        isVisible: width >= 0.5 && step(over(color, back), back) > MIN_BORDER_STEP,
      });
      const put = (side: number, width: number) => {
        if (width > borders[side]!.width || !borders[side]!.isVisible) borders[side] = border(width);
      };
      if (x === 0 && y === 0 && spread > 0 && spread <= 4) {
        for (const side of [0, 1, 2, 3]) put(side, spread);
        return false;
      }
      if (!inset || spread !== 0 || (x !== 0 && y !== 0) || Math.abs(x + y) > 4) return true;
      put(y > 0 ? 0 : y < 0 ? 2 : x > 0 ? 3 : 1, Math.abs(x + y));
      return false;
    });

  type Behind = { opacity: number; alpha: number; color: Rgba; under: Rgba; hasImage: boolean };
  const read = (style: CSSStyleDeclaration, behind: Behind, wide: number, high: number): RawPaint => {
    const { opacity, alpha, color, under, hasImage } = behind;
    const borders = readBorders(style, opacity, under, color);
    const gradient = hasImage ? readGradient(style.backgroundImage, wide, high) : undefined;
    const shadows = ringsToBorders(readShadows(style.boxShadow, opacity), borders, under, color);
    return {
      ...(alpha > MIN_ALPHA ? { fill: color } : {}),
      alpha,
      isDistinct: alpha > MIN_ALPHA && step(color, under) > MIN_FILL_STEP,
      ...(gradient ? { gradient } : {}),
      hasImage: hasImage && (gradient !== undefined || /url\(|image-set|repeating/.test(style.backgroundImage)),
      hasFile: hasImage && /url\(|image-set/.test(style.backgroundImage),
      borders,
      radius: readRadius(style, wide, high),
      shadows,
      opacity,
      under,
    };
  };
  const linesOf = (paint: RawPaint): number => paint.borders.filter(({ isVisible }) => isVisible).length;
  const isPainted = (paint: RawPaint): boolean =>
    paint.isDistinct || paint.hasImage || paint.shadows.some(({ inset }) => !inset) || linesOf(paint) >= 3;
  const isApart = (a: Rgba, b: Rgba): boolean => step(a, b) > MIN_FILL_STEP;
  return { read, readGradient, linesOf, isPainted, isApart };
}
