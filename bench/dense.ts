/** What the densest screenshots that may be sent cost, each in a process of its own: node bench/dense.ts [squares|noise|grid …] */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measure } from '@blueprompt/vision/measure';
import sharp from 'sharp';

/** What one may cost: a server starts its workers with limits above these. */
const MAX_CPU_S = 30;
const MAX_MEMORY_GB = 1.5;

/** A palette of two colours: one bit a pixel, so that 39 megapixels of noise still are a file that may be sent. */
const TWO_COLOURS = { palette: true, colours: 2, dither: 0, compressionLevel: 6 } as const;
const INK = 60;
const PAPER = 255;

type IsInk = (x: number, y: number) => boolean;
type Picture = { width: number; height: number; createInk: () => IsInk };

/** Squares of 16 px with an outline, 24 px apart. */
const isOutline: IsInk = (x, y) => {
  const [column, row] = [x % 24, y % 24];
  return column < 16 && row < 16 && (column % 15 === 0 || row % 15 === 0);
};

/** The same random bits every time. */
const createNoise = (): IsInk => {
  let seed = 12345;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 31 === 1;
  };
};

const PICTURES: Readonly<Record<string, Picture>> = {
  squares: { width: 7800, height: 5000, createInk: () => isOutline },
  noise: { width: 7800, height: 5000, createInk: createNoise },
  /** 10,000 cells. */
  grid: { width: 4000, height: 3000, createInk: () => (x, y) => x % 40 === 0 || y % 30 === 0 },
};

const draw = ({ width, height, createInk }: Picture): Promise<Buffer> => {
  const isInk = createInk();
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = isInk(at % width, Math.floor(at / width)) ? INK : PAPER;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png(TWO_COLOURS)
    .toBuffer();
};

/** Prints a row and says whether the picture stayed within its limits. */
const weigh = async (name: string, picture: Picture): Promise<boolean> => {
  const bytes = await draw(picture);
  const start = process.cpuUsage();
  const outcome = await measure(bytes);
  const { user, system } = process.cpuUsage(start);
  const cpuS = (user + system) / 1e6;
  const memoryGb = (process.resourceUsage().maxRSS * 1024) / 1e9;
  const end = outcome.ok ? 'measured' : outcome.error.code;
  console.log(`| ${name} | ${cpuS.toFixed(1)} | ${memoryGb.toFixed(2)} | ${end} |`);
  return outcome.ok && cpuS <= MAX_CPU_S && memoryGb <= MAX_MEMORY_GB;
};

const [asked, ...more] = process.argv.slice(2);
const one = asked !== undefined && more.length === 0 ? PICTURES[asked] : undefined;
if (one && asked) process.exitCode = (await weigh(asked, one)) ? 0 : 1;
else {
  console.log(
    `| picture | CPU s (at most ${MAX_CPU_S}) | GB (at most ${MAX_MEMORY_GB}) | |\n| --- | --- | --- | --- |`,
  );
  for (const name of asked === undefined ? Object.keys(PICTURES) : [asked, ...more]) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
