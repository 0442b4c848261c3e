import type { Pixels } from '../contract.ts';
import { loadModel, type Model } from '../onnx/load-model.ts';

/** How likely each cell of the picture is the core of a line of text, 0 to 1; a cell is `cellPx` pixels wide and high. */
export type TextMap = { cellPx: number; width: number; height: number; likelihood: Float32Array };

/** The door to detection: anything that tells text from everything else can replace it. `edges` marks where colours change. */
type TextDetector = (pixels: Pixels, edges: Uint8Array, scale: number) => Promise<TextMap>;

/** The network sees every pixel and answers for cells of two by two; at twice the scale it sees the picture at half its size. */
const CELL_PX_AT_SCALE_1 = 2;
/** Rows of cells judged at once; taller pages go strip by strip so that memory does not grow with them. */
const STRIP_CELLS = 448;
/** Rows of cells that neighbouring strips share; the nearer middle wins. Larger than a heading's half height. */
const OVERLAP_CELLS = 32;
/** The network halves its input five times: its sides are multiples of this many of its pixels. */
const MULTIPLE_PX = 32;
/** Loads our detector; the network is shared by all callers of the process. */
export async function createTextDetector(): Promise<TextDetector> {
  const run = await loadModel('detector.onnx');
  return async (pixels, edges, scale) => {
    const cellPx = CELL_PX_AT_SCALE_1 * scale;
    const width = Math.ceil(pixels.width / cellPx);
    const height = Math.ceil(pixels.height / cellPx);
    const likelihood = new Float32Array(width * height);
    const step = STRIP_CELLS - OVERLAP_CELLS;
    for (let top = 0; top < height; top += step) {
      const rows = Math.min(STRIP_CELLS, height - top);
      const columns = edgeColumns(edges, pixels.width, top * cellPx, Math.min(pixels.height, (top + rows) * cellPx));
      if (columns) {
        const left = Math.max(0, Math.floor(columns.from / cellPx) - MARGIN_CELLS);
        const right = Math.min(width, Math.ceil(columns.to / cellPx) + MARGIN_CELLS);
        const strip = await judge(run, pixels, cellPx, { left, top, columns: right - left, rows });
        for (let y = top === 0 ? 0 : OVERLAP_CELLS / 2; y < rows; y++) {
          likelihood.set(strip.subarray(y * (right - left), (y + 1) * (right - left)), (top + y) * width + left);
        }
      }
      if (top + rows >= height) break;
    }
    return { cellPx, width, height, likelihood };
  };
}

/** Cells of plain paper kept beside the outermost edges, as the network expects air around text. */
const MARGIN_CELLS = 8;

/** First and last column with an edge between two rows; undefined for a blank strip, which holds no text. */
function edgeColumns(
  edges: Uint8Array,
  width: number,
  fromRow: number,
  toRow: number,
): { from: number; to: number } | undefined {
  let from = width;
  let to = 0;
  for (let y = fromRow; y < toRow; y++) {
    const row = edges.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    from = Math.min(from, first);
    to = Math.max(to, row.lastIndexOf(1) + 1);
  }
  return to > from ? { from, to } : undefined;
}

type Strip = { left: number; top: number; columns: number; rows: number };

async function judge(
  run: Model,
  pixels: Pixels,
  cellPx: number,
  { left, top, columns, rows }: Strip,
): Promise<Float32Array> {
  const scale = cellPx / CELL_PX_AT_SCALE_1;
  const width = Math.ceil((columns * CELL_PX_AT_SCALE_1) / MULTIPLE_PX) * MULTIPLE_PX;
  const height = Math.ceil((rows * CELL_PX_AT_SCALE_1) / MULTIPLE_PX) * MULTIPLE_PX;
  const input = toInput(pixels, { left: left * cellPx, top: top * cellPx, width, height, scale });
  const { data } = await run(input, [1, 3, height, width]);
  const likelihood = new Float32Array(rows * columns);
  const stride = width / CELL_PX_AT_SCALE_1;
  for (let y = 0; y < rows; y++) likelihood.set(data.subarray(y * stride, y * stride + columns), y * columns);
  return likelihood;
}

type Sight = { left: number; top: number; width: number; height: number; scale: number };

/**
 * The network's input, one plane a colour channel: each of its pixels is the mean of `scale` by `scale` pixels, of the nearest
 * ones outside the picture.
 */
function toInput(pixels: Pixels, { left, top, width, height, scale }: Sight): Uint8Array {
  const plane = width * height;
  const input = new Uint8Array(3 * plane);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(pixels.height - 1, top + y * scale) * pixels.width;
    const last = row + pixels.width - 1;
    for (let x = 0; x < width; x++, at++) {
      const color =
        scale === 1
          ? pixels.colors[Math.min(last, row + left + x)]!
          : meanColor(pixels, left + x * scale, top + y * scale, scale);
      input[at] = color >> 16;
      input[plane + at] = (color >> 8) & 255;
      input[2 * plane + at] = color & 255;
    }
  }
  return input;
}

function meanColor({ width, height, colors }: Pixels, left: number, top: number, scale: number): number {
  let [red, green, blue] = [0, 0, 0];
  for (let dy = 0; dy < scale; dy++) {
    const row = Math.min(height - 1, top + dy) * width;
    for (let dx = 0; dx < scale; dx++) {
      const color = colors[row + Math.min(width - 1, left + dx)]!;
      red += color >> 16;
      green += (color >> 8) & 255;
      blue += color & 255;
    }
  }
  const count = scale * scale;
  return (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count);
}

/** Mean over a rectangle's columns of the strongest likelihood in its middle rows. */
export function meanLikelihood(
  map: TextMap,
  rect: { left: number; top: number; right: number; bottom: number },
): number {
  const height = rect.bottom - rect.top;
  const from = Math.floor((rect.top + 0.3 * height) / map.cellPx);
  const to = Math.min(map.height - 1, Math.floor((rect.top + 0.7 * height) / map.cellPx));
  let sum = 0;
  let columns = 0;
  for (let x = Math.floor(rect.left / map.cellPx); x * map.cellPx < rect.right && x < map.width; x++) {
    let most = 0;
    for (let y = from; y <= to; y++) most = Math.max(most, map.likelihood[y * map.width + x]!);
    sum += most;
    columns++;
  }
  return columns === 0 ? 0 : sum / columns;
}
