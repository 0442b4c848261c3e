/*
 * Pictures of our own for the compositions: landscapes, faces, goods and rooms, drawn from a seed, so that they look like
 * photos to an engine (soft transitions, many colours, grain) and belong to nobody.
 */

export type PictureKind = 'landscape' | 'face' | 'goods' | 'room' | 'abstract';

/** Grain makes a lossless file large, so that only pictures up to this area have it. */
const MAX_GRAIN_PX2 = 120_000;
const GRAIN_LEVELS = 14;

/** The same seed gives the same numbers, in every browser. */
function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

type Pen = { context: CanvasRenderingContext2D; width: number; height: number; random: () => number; hue: number };

function fade({ context, width, height }: Pen, colors: string[], angle: number): void {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [(Math.sin(radians) * width) / 2, (-Math.cos(radians) * height) / 2];
  const gradient = context.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function glow({ context }: Pen, x: number, y: number, radius: number, color: string): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, color);
  // To plain transparent it would fade through grey.
  gradient.addColorStop(1, color.replace(/\/ [\d.]+\)$/, '/ 0)'));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function drawLandscape(pen: Pen): void {
  const { context, width, height, random, hue } = pen;
  fade(pen, [`hsl(${hue} 55% 46%)`, `hsl(${hue + 25} 62% 68%)`, `hsl(${hue + 50} 75% 84%)`], 180);
  glow(pen, width * (0.2 + 0.6 * random()), height * 0.42, Math.max(width, height) * 0.3, 'hsl(45 100% 90% / 0.9)');
  for (let ridge = 0; ridge < 5; ridge += 1) {
    const base = height * (0.5 + ridge * 0.1);
    const phases = [random() * 6, random() * 6, random() * 6];
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 2) {
      const t = (x / width) * 6;
      const wave =
        Math.sin(t + phases[0]!) * 0.5 + Math.sin(t * 2.3 + phases[1]!) * 0.3 + Math.sin(t * 6.1 + phases[2]!) * 0.1;
      context.lineTo(x, base - wave * height * 0.1);
    }
    context.lineTo(width, height);
    const shade = context.createLinearGradient(0, base - height * 0.1, 0, height);
    shade.addColorStop(0, `hsl(${hue - 60 + ridge * 8} ${34 + ridge * 4}% ${52 - ridge * 9}%)`);
    shade.addColorStop(1, `hsl(${hue - 70 + ridge * 8} ${40 + ridge * 4}% ${34 - ridge * 6}%)`);
    context.fillStyle = shade;
    context.fill();
  }
}

function drawFace(pen: Pen): void {
  const { context, width, height, random, hue } = pen;
  fade(pen, [`hsl(${hue} 30% 78%)`, `hsl(${hue + 40} 35% 55%)`], 150);
  const [x, y, size] = [width / 2, height * 0.44, Math.min(width, height)];
  const skin = 16 + random() * 18;
  const light = 38 + random() * 38;
  context.fillStyle = `hsl(${(hue + 160) % 360} 38% 38%)`;
  context.beginPath();
  context.ellipse(x, height * 1.02, size * 0.42, size * 0.34, 0, 0, 7);
  context.fill();
  const hair = `hsl(${20 + random() * 25} 40% ${12 + random() * 30}%)`;
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(x, y - size * 0.04, size * 0.235, size * 0.28, 0, 0, 7);
  context.fill();
  const face = context.createRadialGradient(x - size * 0.06, y - size * 0.05, size * 0.03, x, y, size * 0.27);
  face.addColorStop(0, `hsl(${skin} 58% ${light + 12}%)`);
  face.addColorStop(1, `hsl(${skin} 48% ${light - 8}%)`);
  context.fillStyle = face;
  context.fillRect(x - size * 0.07, y + size * 0.1, size * 0.14, size * 0.2);
  context.beginPath();
  context.ellipse(x, y + size * 0.02, size * 0.185, size * 0.235, 0, 0, 7);
  context.fill();
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(x, y - size * 0.17, size * 0.2, size * 0.09, 0.1 - 0.2 * random(), 0, 7);
  context.fill();
  context.fillStyle = 'hsl(20 30% 14%)';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(x + side * size * 0.075, y - size * 0.01, size * 0.018, size * 0.013, 0, 0, 7);
    context.fill();
  }
  context.strokeStyle = 'hsl(5 45% 38%)';
  context.lineWidth = Math.max(1, size * 0.014);
  context.beginPath();
  context.arc(x, y + size * 0.09, size * 0.06, 0.35, Math.PI - 0.35);
  context.stroke();
}

function drawGoods(pen: Pen): void {
  const { context, width, height, random, hue } = pen;
  fade(pen, [`hsl(${hue} 18% 94%)`, `hsl(${hue} 22% 82%)`], 180);
  const size = Math.min(width, height);
  glow(pen, width / 2, height * 0.8, size * 0.4, 'hsl(0 0% 20% / 0.35)');
  const round = random() < 0.5;
  const [w, h] = [size * (0.34 + 0.2 * random()), size * (0.4 + 0.16 * random())];
  const body = context.createLinearGradient(width / 2 - w / 2, 0, width / 2 + w / 2, 0);
  const tone = (hue + 120 + random() * 120) % 360;
  for (const [at, light] of [
    [0, 30],
    [0.25, 62],
    [0.5, 50],
    [1, 24],
  ] as const)
    body.addColorStop(at, `hsl(${tone} 55% ${light}%)`);
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(width / 2 - w / 2, height * 0.8 - h, w, h, round ? w / 2.2 : size * 0.04);
  context.fill();
  context.fillStyle = `hsl(${tone} 30% 88%)`;
  context.beginPath();
  context.roundRect(width / 2 - w * 0.3, height * 0.8 - h * 0.6, w * 0.6, h * 0.24, size * 0.012);
  context.fill();
}

function drawRoom(pen: Pen): void {
  const { context, width, height, random, hue } = pen;
  fade(pen, [`hsl(${hue} 20% 86%)`, `hsl(${hue + 10} 24% 68%)`], 160);
  const floor = context.createLinearGradient(0, height * 0.7, 0, height);
  floor.addColorStop(0, 'hsl(28 35% 48%)');
  floor.addColorStop(1, 'hsl(26 40% 30%)');
  context.fillStyle = floor;
  context.fillRect(0, height * 0.7, width, height * 0.3);
  glow(pen, width * 0.72, height * 0.2, width * 0.34, 'hsl(48 100% 94% / 0.9)');
  for (let part = 0; part < 6; part += 1) {
    const x = width * random() * 0.86;
    const w = width * (0.08 + 0.14 * random());
    const h = height * (0.14 + 0.3 * random());
    const fill = context.createLinearGradient(x, 0, x + w, 0);
    const tone = (hue + 60 * part + 40 * random()) % 360;
    fill.addColorStop(0, `hsl(${tone} 32% 46%)`);
    fill.addColorStop(1, `hsl(${tone} 36% 28%)`);
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x, height * 0.84 - h, w, h, 4);
    context.fill();
  }
}

function drawAbstract(pen: Pen): void {
  const { width, height, random, hue } = pen;
  fade(pen, [`hsl(${hue} 70% 30%)`, `hsl(${hue + 50} 75% 45%)`, `hsl(${hue + 110} 70% 55%)`], 120);
  for (let blob = 0; blob < 7; blob += 1)
    glow(
      pen,
      width * random(),
      height * random(),
      Math.max(width, height) * (0.15 + 0.3 * random()),
      `hsl(${hue + 170 * random()} 85% 62% / 0.5)`,
    );
}

const DRAW: Readonly<Record<PictureKind, (pen: Pen) => void>> = {
  landscape: drawLandscape,
  face: drawFace,
  goods: drawGoods,
  room: drawRoom,
  abstract: drawAbstract,
};

function addGrain({ context, width, height, random }: Pen): void {
  const image = context.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = (random() - 0.5) * GRAIN_LEVELS;
    for (let channel = 0; channel < 3; channel += 1) image.data[at + channel] = image.data[at + channel]! + noise;
  }
  context.putImageData(image, 0, 0);
}

/** A drawn picture as an address that `img` and `background-image` take. */
export function drawPicture(kind: PictureKind, seed: number, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  const random = createRandom(seed);
  const pen = { context, width, height, random, hue: Math.floor(random() * 360) };
  DRAW[kind](pen);
  if (width * height <= MAX_GRAIN_PX2) addGrain(pen);
  return canvas.toDataURL('image/png');
}
