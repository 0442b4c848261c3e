import type {
  Border,
  Corners,
  Fill,
  Scene,
  SceneItem,
  SceneShadow,
  Stop,
  Surface,
} from '../../packages/vision/src/scene/scene.ts';

const CELL = { width: 100, height: 84 };
const COLUMNS = 8;
const MARGIN_PX = 18;
const BOX = { width: 64, height: 46 };
const PAGE = 0xf3f4f6;
const SLATE = 0x334155;
const WHITE = 0xffffff;

type Look = Partial<Omit<Surface, 'kind' | 'box' | 'corners'>> & {
  corners?: number | Corners;
  /** Added to the place of the cell. */
  at?: readonly [number, number];
  size?: readonly [number, number];
};

const flat = (color: number): Fill => ({ kind: 'flat', color });
const linear = (angle: number, ...stops: readonly (readonly [number, number])[]): Fill => ({
  kind: 'linear',
  angle,
  stops: stops.map(([at, color]): Stop => ({ at, color })),
});
const shade = (x: number, y: number, blur: number, spread: number, opacity: number, color = 0): SceneShadow => ({
  color,
  opacity,
  x,
  y,
  blur,
  spread,
  isInner: false,
});
const inner = (...values: Parameters<typeof shade>): SceneShadow => ({ ...shade(...values), isInner: true });
const border = (width: number, color: number): Border => ({
  widths: [width, width, width, width],
  colors: [color, color, color, color],
});
const white = flat(WHITE);

const PLAIN: readonly Look[] = [
  { fill: flat(0x2563eb) },
  { fill: flat(0x2563eb), corners: 2 },
  { fill: flat(0x2563eb), corners: 8 },
  { fill: flat(SLATE), corners: 9999 },
  { fill: flat(SLATE), corners: 23, size: [46, 46] },
  { fill: flat(0xdc2626), corners: [0, 6, 14, 22] },
  { fill: flat(0xdc2626), corners: [50, 30, 4, 12] },
  { fill: flat(0x0f172a), at: [0.3, 0.6] },
  { fill: flat(0x0f172a), at: [0.25, 0.75], corners: 7 },
  { fill: flat(0x0f172a), size: [60, 41], at: [0.5, 0.5], corners: 20.4 },
  { fill: flat(0x16a34a), corners: 5, opacity: 0.35 },
  { fill: flat(0xe5e7eb), size: [64, 1] },
];

const GRADIENTS: readonly Look[] = [
  { fill: linear(180, [0, 0x6366f1], [1, 0xec4899]) },
  { fill: linear(90, [0, 0x0ea5e9], [0.4, 0xfacc15], [1, 0xef4444]), corners: 8 },
  { fill: linear(135, [0, 0x667eea], [1, 0x764ba2]), corners: 12 },
  { fill: linear(27, [0.1, 0x000000], [0.5, 0xffffff], [0.5, 0x22c55e], [0.9, 0x14532d]), at: [0.5, 0.25] },
  { fill: linear(315, [0, 0xfef3c7], [1, 0xd97706]), border: border(2, 0x92400e), corners: 6 },
  {
    fill: {
      kind: 'radial',
      cx: 32,
      cy: 23,
      rx: 45.25,
      ry: 32.5,
      stops: [
        { at: 0, color: 0xfde047 },
        { at: 1, color: 0x7c3aed },
      ],
    },
    corners: 10,
  },
  {
    fill: {
      kind: 'radial',
      cx: 12,
      cy: 10,
      rx: 40,
      ry: 40,
      stops: [
        { at: 0, color: WHITE },
        { at: 0.5, color: 0x38bdf8 },
        { at: 1, color: 0x0c4a6e },
      ],
    },
  },
  {
    fill: {
      kind: 'stripes',
      axis: 'y',
      offset: 0,
      period: 16,
      bands: [
        { from: 0, to: 8, color: WHITE },
        { from: 8, to: 16, color: 0xe2e8f0 },
      ],
    },
    corners: 6,
  },
  { fill: { kind: 'stripes', axis: 'x', offset: 0, period: 12, bands: [{ from: 0, to: 3, color: 0xf97316 }] } },
];

const BORDERS: readonly Look[] = [
  { fill: white, border: border(1, 0xd1d5db) },
  { fill: white, border: border(1, 0xd1d5db), corners: 6 },
  { fill: white, border: border(2, 0x2563eb), corners: 12 },
  { border: border(3, 0x059669), corners: 9999 },
  { fill: white, border: border(4, 0x9333ea), corners: 2 },
  { fill: white, border: { widths: [0, 0, 2, 0], colors: [0, 0, 0x2563eb, 0] } },
  { fill: white, border: { widths: [0, 0, 0, 4], colors: [0, 0, 0, 0xf59e0b] }, corners: 8 },
  { fill: white, border: { widths: [4, 1, 1, 1], colors: [0xef4444, 0xd1d5db, 0xd1d5db, 0xd1d5db] }, corners: 8 },
  { fill: white, border: { widths: [3, 4, 2, 1], colors: [0xef4444, 0x22c55e, 0x3b82f6, 0x111827] } },
  {
    fill: white,
    border: { widths: [4, 4, 4, 4], colors: [0x3b82f6, 0xe5e7eb, 0xe5e7eb, 0xe5e7eb] },
    corners: 23,
    size: [46, 46],
  },
  { fill: white, border: border(1, 0x475569), corners: 6, at: [0.4, 0.3] },
  { fill: white, border: border(2, 0x2563eb), corners: 8, opacity: 0.5, shadows: [shade(0, 4, 6, -1, 0.4)] },
];

const SHADOWS: readonly Look[] = [
  // Tailwind: sm, DEFAULT, md, lg, xl, 2xl and inner.
  { fill: white, corners: 6, shadows: [shade(0, 1, 2, 0, 0.05)] },
  { fill: white, corners: 6, shadows: [shade(0, 1, 3, 0, 0.1), shade(0, 1, 2, -1, 0.1)] },
  { fill: white, corners: 8, shadows: [shade(0, 4, 6, -1, 0.1), shade(0, 2, 4, -2, 0.1)] },
  { fill: white, corners: 8, shadows: [shade(0, 10, 15, -3, 0.1), shade(0, 4, 6, -4, 0.1)] },
  { fill: white, corners: 12, shadows: [shade(0, 20, 25, -5, 0.1), shade(0, 8, 10, -6, 0.1)] },
  { fill: white, corners: 16, shadows: [shade(0, 25, 50, -12, 0.25)] },
  { fill: white, corners: 6, shadows: [inner(0, 2, 4, 0, 0.05)] },
  // Material: elevations 1, 4 and 8. Bootstrap: shadow.
  { fill: white, corners: 4, shadows: [shade(0, 2, 1, -1, 0.2), shade(0, 1, 1, 0, 0.14), shade(0, 1, 3, 0, 0.12)] },
  { fill: white, corners: 4, shadows: [shade(0, 2, 4, -1, 0.2), shade(0, 4, 5, 0, 0.14), shade(0, 1, 10, 0, 0.12)] },
  { fill: white, shadows: [shade(0, 5, 5, -3, 0.2), shade(0, 8, 10, 1, 0.14), shade(0, 3, 14, 2, 0.12)] },
  { fill: white, corners: 6, shadows: [shade(0, 8, 16, 0, 0.15)] },
  // A focus ring, a hard shadow, coloured glows, strong inner shadows.
  { fill: white, corners: 6, border: border(1, 0x3b82f6), shadows: [shade(0, 0, 0, 3, 0.3, 0x3b82f6)] },
  { fill: flat(0xfacc15), border: border(2, 0), shadows: [shade(4, 4, 0, 0, 1)] },
  { fill: flat(0x4f46e5), corners: 10, shadows: [shade(0, 8, 20, 0, 0.5, 0x4f46e5)] },
  { fill: flat(0xe5e7eb), corners: 9999, shadows: [inner(0, 3, 8, 0, 0.6), inner(2, -2, 0, 1, 0.2, 0xdc2626)] },
  { fill: flat(0xe5e7eb), shadows: [inner(3, 3, 6, 1, 0.5)], border: border(2, 0x6b7280) },
  { corners: 8, shadows: [shade(0, 0, 12, 2, 0.8)] },
  { shadows: [shade(2, 3, 9, 0, 0.6)] },
  { fill: linear(90, [0, 0x8b5cf6], [1, 0x06b6d4]), corners: 23, size: [46, 46], shadows: [shade(0, 6, 14, 0, 0.45)] },
  { fill: white, corners: [0, 20, 0, 20], shadows: [shade(-3, 5, 10, 4, 0.3)], at: [0.5, 0.5] },
];

const toCorners = (corners: number | Corners = 0): Corners =>
  typeof corners === 'number' ? [corners, corners, corners, corners] : corners;

const placeOf = (index: number): { x: number; y: number } => ({
  x: MARGIN_PX + (index % COLUMNS) * CELL.width,
  y: MARGIN_PX + Math.floor(index / COLUMNS) * CELL.height,
});

const toSurface = ({ corners, at = [0, 0], size, ...look }: Look, index: number): Surface => {
  const { x, y } = placeOf(index);
  const [width, height] = size ?? [BOX.width, BOX.height];
  return {
    kind: 'surface',
    box: { x: x + at[0], y: y + at[1], width, height },
    corners: toCorners(corners),
    shadows: [],
    opacity: 1,
    ...look,
  };
};

/** A scene with every kind of paint, one to a cell, in the ways that pages and their libraries use it. */
export const listBoxes = (): Scene => {
  const surfaces = [...PLAIN, ...GRADIENTS, ...BORDERS, ...SHADOWS].map(toSurface);
  const rows = Math.ceil((surfaces.length + 2) / COLUMNS);
  const width = MARGIN_PX + COLUMNS * CELL.width;
  const height = MARGIN_PX + rows * CELL.height;
  const page: SceneItem = toSurface({ fill: flat(PAGE), size: [width, height] }, 0);
  page.box = { x: 0, y: 0, width, height };
  const side = 32;
  const cells = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }));
  const picture: SceneItem = {
    kind: 'picture',
    box: { ...placeOf(surfaces.length), width: side, height: side },
    corners: toCorners(9),
    colors: Uint32Array.from(cells, ({ x, y }) => ((x * 8) << 16) | ((y * 8) << 8) | ((x * y) & 255)),
  };
  const ink: SceneItem = {
    kind: 'ink',
    box: { ...placeOf(surfaces.length + 1), width: side, height: side },
    color: 0x1d4ed8,
    coverage: Uint8Array.from(cells, ({ x, y }) => Math.max(0, Math.min(255, 900 - 60 * Math.hypot(x - 15, y - 15)))),
  };
  return { width, height, items: [page, ...surfaces, picture, ink] };
};
