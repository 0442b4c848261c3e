import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Frame, KNOWN_FRAMES, OTHER_FRAMES } from './frames/browser-frames.ts';
import { framePicture } from './frames/frame-picture.ts';
import { PHONE_FRAMES } from './frames/phone-frames.ts';
import type { Screen } from './visit-pages.ts';

/** One way that a screenshot comes to us: drawn by a screen, and saved by a program. */
type Condition = {
  name: string;
  /** Device pixels a CSS pixel. */
  scale: number;
  screen: Screen;
  save: (png: Uint8Array) => Promise<Uint8Array>;
  /** It shows a window or a phone around the page, which is one for it. */
  frames?: 'desktop' | 'phone';
};

const asDrawn = async (png: Uint8Array): Promise<Uint8Array> => png;
const saved = (name: string, edit: (picture: Sharp) => Sharp): Condition => ({
  name,
  scale: 1,
  screen: {},
  save: (png) => edit(sharp(png)).toBuffer(),
});
const drawn = (name: string, scale: number, env: Record<string, string> = {}): Condition => ({
  name,
  scale,
  screen: { deviceScaleFactor: scale, env },
  save: asDrawn,
});

const framed = (frames: 'desktop' | 'phone', name: string, frame: Frame): Condition => ({
  name,
  scale: 1,
  screen: {},
  save: (png) => framePicture(png, frame),
  frames,
});

/** Makes fontconfig draw letters with sub-pixels, as most Windows and Linux screens do. */
function subPixelText(): Record<string, string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'blueprompt-fonts-')), 'fonts.conf');
  const edit = (name: string, value: string): string =>
    `<match target="font"><edit name="${name}" mode="assign">${value}</edit></match>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${edit('rgba', '<const>rgb</const>')}${edit('antialias', '<bool>true</bool>')}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}

/** Screens and files as people have them; the first is how the other parts of the bench see the pages. */
export const conditions = (): Condition[] => [
  drawn('PNG at 100 %', 1),
  drawn('sub-pixel text', 1, subPixelText()),
  drawn('125 %', 1.25),
  drawn('150 %', 1.5),
  drawn('200 %', 2),
  saved('JPEG 90', (picture) => picture.jpeg({ quality: 90 })),
  saved('JPEG 75', (picture) => picture.jpeg({ quality: 75 })),
  saved('JPEG 60', (picture) => picture.jpeg({ quality: 60 })),
  saved('WebP 75', (picture) => picture.webp({ quality: 75 })),
  saved('256 colours', (picture) => picture.png({ palette: true })),
  saved('Display P3', (picture) => picture.withIccProfile('p3').png()),
  saved('resized to 90 %', (picture) => picture.resize({ width: 1296 })),
  ...Object.entries({ ...KNOWN_FRAMES, ...OTHER_FRAMES }).map(([name, frame]) => framed('desktop', name, frame)),
  ...Object.entries(PHONE_FRAMES).map(([name, frame]) => framed('phone', name, frame)),
];
