/** What one face measures, in thousandths of the font size, and the shapes of its letters and digits in cells of 1/32 of it. */
type MeasuredFace = {
  advance: number[];
  left: number[];
  right: number[];
  above: number[];
  below: number[];
  stem: number;
  /** For each shaped character: cells from the pen and the baseline, width and height in cells, and the ink of each, 0 to 15. */
  shapes: { left: number; top: number; width: number; height: number; ink: number[] }[];
};

/** Runs in the page: draws every printable ASCII character large, and a pangram to measure a stem on. */
export async function measureFace(source: string): Promise<MeasuredFace> {
  const size = 256;
  const cell = size / 32;
  const [width, height, originX, baseline] = [52 * cell, 44 * cell, 8 * cell, 33 * cell];
  const font = new FontFace('measured', source);
  await font.load();
  document.fonts.add(font);
  const toPaper = (across: number, down: number): CanvasRenderingContext2D => {
    const canvas = document.createElement('canvas');
    canvas.width = across;
    canvas.height = down;
    const paper = canvas.getContext('2d', { willReadFrequently: true });
    if (!paper) throw new Error('no canvas');
    return paper;
  };
  const face: MeasuredFace = { advance: [], left: [], right: [], above: [], below: [], stem: 0, shapes: [] };
  const paper = toPaper(width, height);
  paper.font = `${size}px measured`;
  paper.fontKerning = 'none';
  const thousandths = (pixels: number): number => Math.round((pixels / size) * 1000);
  for (let code = 32; code < 127; code++) {
    const char = String.fromCharCode(code);
    const advance = paper.measureText(char).width;
    paper.clearRect(0, 0, width, height);
    paper.fillText(char, originX, baseline);
    const { data } = paper.getImageData(0, 0, width, height);
    // Bounds from drawn pixels: the ones that measureText answers are rounded outwards to 1/64 of the size.
    let [left, right, top, bottom] = [originX, originX + advance, baseline, baseline];
    let found = false;
    const across = width / cell;
    const cells = new Float64Array((across * height) / cell);
    for (let at = 0; at < width * height; at++) {
      const alpha = data[at * 4 + 3] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      cells[Math.floor(y / cell) * across + Math.floor(x / cell)]! += alpha;
      if (alpha < 128) continue;
      left = found ? Math.min(left, x) : x;
      right = found ? Math.max(right, x + 1) : x + 1;
      top = found ? top : y;
      bottom = y + 1;
      found = true;
    }
    face.advance.push(thousandths(advance));
    face.left.push(thousandths(left - originX));
    face.right.push(thousandths(originX + advance - right));
    face.above.push(thousandths(baseline - top));
    face.below.push(thousandths(bottom - baseline));
    if (!/[\w&?]/.test(char) || char === '_') continue;
    // A cell with less ink than this many levels of 255 is empty.
    const inked = [...cells.keys()].filter((at) => cells[at]! > 4 * cell * cell);
    const columns = inked.map((at) => at % across);
    const rows = inked.map((at) => Math.floor(at / across));
    const [fromX, toX] = [Math.min(...columns), Math.max(...columns) + 1];
    const [fromY, toY] = [Math.min(...rows), Math.max(...rows) + 1];
    const ink: number[] = [];
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) ink.push(Math.round((cells[y * across + x]! / (cell * cell * 255)) * 15));
    }
    face.shapes.push({
      left: fromX - originX / cell,
      top: fromY - baseline / cell,
      width: toX - fromX,
      height: toY - fromY,
      ink,
    });
  }
  const drawn = 160;
  const [long, high] = [5200, 240];
  const sheet = toPaper(long, high);
  sheet.fillStyle = '#fff';
  sheet.fillRect(0, 0, long, high);
  sheet.fillStyle = '#000';
  sheet.font = `${drawn}px measured`;
  sheet.fillText('Hamburgefonstiv quick brown fox jumps lazy dog', 10, 180);
  const { data } = sheet.getImageData(0, 0, long, high);
  const runs: number[] = [];
  for (let y = 0; y < high; y++) {
    let run = 0;
    for (let x = 0; x < long; x++) {
      const ink = 1 - (data[(y * long + x) * 4] ?? 255) / 255;
      if (ink >= 0.1) run += ink;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  runs.sort((a, b) => a - b);
  face.stem = Math.round(((runs[Math.floor(runs.length * 0.4)] ?? 0) / drawn) * 1000);
  document.fonts.delete(font);
  return face;
}
