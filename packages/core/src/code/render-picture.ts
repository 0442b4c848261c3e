import { escapeHtml } from '../blueprint/escape-html.ts';
import { drawPicture, toPictureAddress } from '../blueprint/render-picture.ts';
import type { Box } from '../geometry.ts';
import type { Lengths } from './lengths.ts';
import { lookOfPaint } from './look.ts';
import type { PicturePart, TextPart } from './part.ts';
import { renderTag, type Spot, spotClasses, type Writer } from './render-tag.ts';

/** An image; where words are in it, a figure that they are drawn in, so that they grow and shrink with it. */
export const renderPicture = (part: PicturePart, spot: Spot, { sheet, css }: Writer): string => {
  const { element, labels, use } = part;
  const { shapes, name } = drawPicture(element, part.ink);
  const ground = element.glyph ? [] : groundOf(part, css);
  const isIcon = use === 'icon';
  const size = isIcon ? [`width:${css.px(element.box.width)}`, `height:${css.px(element.box.height)}`] : [];
  const place = isIcon ? spot.css.filter((rule) => !/^(width|height|aspect)/.test(rule)) : spot.css;
  const classes = [sheet.classOf(use, [...ground, ...size]), ...spotClasses(sheet, { ...spot, css: place })];
  const { width, height } = element.box;
  if (labels.length === 0)
    return `<img class="${classes.filter(Boolean).join(' ')}" alt="${escapeHtml(name)}" src="${toPictureAddress(shapes, element.box)}">`;
  const words = labels.map((label) => drawLabel(label, element.box)).join('');
  const svg = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}">${shapes}${words}</svg>`;
  return renderTag('figure', classes, svg);
};

const groundOf = (part: PicturePart, css: Lengths): string[] => {
  const { ground } = drawPicture(part.element, part.ink);
  const veil = ground.find((rule) => typeof rule === 'string' && rule.startsWith('background:#80808018'));
  return [...(typeof veil === 'string' ? [veil] : []), ...lookOfPaint(part.element, css)];
};

const drawLabel = (label: TextPart | PicturePart, around: Box): string => {
  const { x, y } = around;
  if (label.kind === 'picture') {
    const move = `translate(${round(label.box.x - x)} ${round(label.box.y - y)})`;
    const inner = label.labels.map((one) => drawLabel(one, label.box)).join('');
    return `<g transform="${move}">${drawPicture(label.element, label.ink).shapes}${inner}</g>`;
  }
  const { text, box } = label;
  const style = [
    `font-family:${text.face.stack}`,
    `font-size:${text.fontSize}px`,
    `font-weight:${text.fontWeight}`,
    text.letterSpacing === 0 ? '' : `letter-spacing:${Math.round(100 * text.letterSpacing) / 100}px`,
  ].filter(Boolean);
  return `<text x="${round(box.x - x)}" y="${round(box.y + text.baseline - y)}" fill="${text.color}" style="${style.join(';')}">${text.plain}</text>`;
};

const round = (value: number): number => Math.round(value * 100) / 100;
