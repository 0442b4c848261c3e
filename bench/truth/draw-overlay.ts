import type { Box } from '@blueprompt/core/box';
import sharp from 'sharp';
import type { Answer } from './answer.ts';
import { judgeElements } from './score/elements/score-elements.ts';
import { toBox } from './score/match-boxes.ts';
import type { Truth } from './truth.ts';

const FOUND = '#16a34a';
const OTHER_CLASS = '#d97706';
const MISSED = '#dc2626';
const FALSE = '#2563eb';
const LABEL_PX = 11;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const frame = ({ x, y, width, height }: Box, color: string, label: string, isDashed: boolean): string =>
  `<rect x="${x + 0.5}" y="${y + 0.5}" width="${Math.max(1, width - 1)}" height="${Math.max(1, height - 1)}" fill="${color}" fill-opacity="${isDashed ? 0.08 : 0.02}" stroke="${color}" stroke-width="1.5"${isDashed ? ' stroke-dasharray="5 3"' : ''}/>` +
  `<text x="${x + 2}" y="${Math.max(LABEL_PX, y - 2)}" font-family="sans-serif" font-size="${LABEL_PX}" font-weight="700" fill="${color}" stroke="#ffffff" stroke-width="2.5" paint-order="stroke">${escapeText(label)}</text>`;

const onPicture = async (bytes: Uint8Array, { width, height }: Truth, drawn: readonly string[]): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  return sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
};

/** Green is found, orange found with another class, red (dashed) missed, blue reported where nothing is. */
export function drawOverlay(bytes: Uint8Array, truth: Truth, answer: Answer): Promise<Buffer> {
  const { found, missed, wrong } = judgeElements(truth, answer);
  return onPicture(bytes, truth, [
    ...found.map(({ truth: { type, box }, found: other, isSameClass }) =>
      isSameClass ? frame(box, FOUND, type, false) : frame(box, OTHER_CLASS, `${type} as ${other.type}`, false),
    ),
    ...missed.map(({ type, box }) => frame(box, MISSED, type, true)),
    ...wrong.map(({ type, box }) => frame(box, FALSE, type, false)),
  ]);
}

/** The truth by itself: required elements, what is optional or holds others (grey), and the ink of every line of text. */
export function drawTruth(bytes: Uint8Array, truth: Truth): Promise<Buffer> {
  const color = (type: string, isAsked: boolean): string => (isAsked ? (type === 'icon' ? FALSE : MISSED) : '#6b7280');
  return onPicture(bytes, truth, [
    ...truth.nodes
      .filter(({ type }) => type !== 'page')
      .map(({ type, box, painted, optional, name }) =>
        frame(
          toBox(box),
          color(type, painted && !optional && type !== 'group'),
          name ? `${type} ${name}` : type,
          optional === true || !painted,
        ),
      ),
    ...truth.texts.map(({ ink, box }) => {
      const [x, y, width, height] = ink ?? box;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${FOUND}" fill-opacity="0.18"/>`;
    }),
  ]);
}
