import { type Box, bottom, right } from '../geometry.ts';
import type { Element } from '../measurement.ts';
import { type DrawnPicture, drawPicture } from './draw/draw-picture.ts';
import type { Lengths } from './lengths.ts';
import { lookOfPaint } from './look.ts';
import type { PicturePart, TextPart } from './part.ts';
import type { SetText } from './set-text.ts';
import { createView, type Spot, toTag, type View, type Viewer } from './view.ts';

/** An icon by its address, an image, or where words are in it a figure that they are drawn in, so that they grow and shrink with it. */
export const viewPicture = (part: PicturePart, spot: Spot, { css, assets }: Viewer): View => {
  const { element, use } = part;
  const icon = assets.iconOf(element.id);
  if (icon !== undefined) return viewIcon(part, icon, spot, css);
  const { name, shapes, ground: paints } = drawPicture(element, part.ink);
  // The page's own words where it was captured.
  const alt = element.dom?.alt ?? name;
  const address = assets.addressOf(element.id);
  const ground = element.glyph ? [] : groundOf(element, paints, css);
  const look = address
    ? [...ground.filter((rule) => /^(border-radius|box-shadow)/.test(rule)), 'object-fit:cover']
    : ground;
  const looks = { use, node: element.id, look, place: spot.css, rules: [spot.rule] };
  // The name in a logo that is a file is a part of it, and so is all that a picture of an interface shows.
  const labels = address && (use === 'logo' || element.shows) ? [] : part.labels;
  const { width, height } = element.box;
  const drawing = { shapes, box: element.box };
  if (labels.length === 0)
    return address
      ? createView(toTag('img', { alt, src: address }), looks)
      : { ...createView(toTag('img', { alt }), looks), drawing };
  const words = labels.flatMap((label) => viewLabel(label, element.box));
  const tag = toTag('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alt });
  if (!address) return createView(toTag('figure'), looks, [{ ...createView(tag, { use: 'drawing' }, words), drawing }]);
  const image = createView(toTag('image', { href: address, width: `${width}`, height: `${height}` }), {
    use: 'drawing',
  });
  return createView(toTag('figure'), looks, [createView(tag, { use: 'drawing' }, [image, ...words])]);
};

/** Icons have the colour of their ink and never shrink; their label says what they mean. */
const viewIcon = ({ element, ink, tile, box }: PicturePart, icon: string, spot: Spot, css: Lengths): View => {
  const size = [`width:${css.px(box.width)}`, `height:${css.px(box.height)}`, 'flex:none'];
  const ground = tile ? [...lookOfPaint(tile, css), ...padsOf(element.box, tile, css)] : [];
  const color = ink ?? element.ink ?? element.fill;
  const place = spot.css.filter((rule) => !/^(width|height|aspect|flex)/.test(rule));
  return createView(
    toTag('svg', { 'aria-hidden': 'true' }),
    {
      use: 'icon',
      node: element.id,
      look: [...size, ...ground, color ? `color:${color}` : ''],
      place,
      rules: [spot.rule],
    },
    [createView(toTag('use', { href: icon }), { use: 'drawing' })],
  );
};

/** From the inner edges of a tile to its icon. */
const padsOf = (icon: Box, { box, border }: Element, css: Lengths): string[] => {
  const pad = (side: string, room: number): string =>
    css.rule(`padding-${side}`, Math.max(0, room - (border?.width ?? 0)));
  return [
    pad('top', icon.y - box.y),
    pad('right', right(box) - right(icon)),
    pad('bottom', bottom(box) - bottom(icon)),
    pad('left', icon.x - box.x),
  ];
};

const groundOf = (element: Element, paints: DrawnPicture['ground'], css: Lengths): string[] => {
  const veil = paints.find((rule) => typeof rule === 'string' && rule.startsWith('background:#80808018'));
  return [...(typeof veil === 'string' ? [veil] : []), ...lookOfPaint(element, css)];
};

/** Where the lines of a text hang, as a share of its width. */
const ANCHOR: Record<SetText['align'], { share: number; name?: string }> = {
  left: { share: 0 },
  center: { share: 0.5, name: 'middle' },
  right: { share: 1, name: 'end' },
};

const viewLabel = (label: TextPart | PicturePart, around: Box): View[] => {
  const { x, y } = around;
  if (label.kind === 'picture') {
    const { element, ink } = label;
    const transform = `translate(${round(element.box.x - x)} ${round(element.box.y - y)})`;
    const drawing = { shapes: drawPicture(element, ink).shapes, box: element.box };
    const inner = label.labels.flatMap((one) => viewLabel(one, element.box));
    return [{ ...createView(toTag('g', { transform }), { use: label.use }, inner), drawing }];
  }
  const { text, box } = label;
  const look = [
    `font-family:${text.face.stack}`,
    `font-size:${text.fontSize}px`,
    `font-weight:${text.fontWeight}`,
    text.letterSpacing === 0 ? '' : `letter-spacing:${Math.round(100 * text.letterSpacing) / 100}px`,
    `color:${text.color}`,
  ];
  const anchor = text.lineCount > 1 ? ANCHOR[text.align] : ANCHOR.left;
  const left = `${round(box.x + anchor.share * box.width - x)}`;
  // A drawing breaks no lines by itself.
  return text.lines.map((words, at) => {
    const line = `${round(box.y + text.baseline + at * text.lineHeight - y)}`;
    const place = { x: left, y: line, fill: 'currentColor', ...(anchor.name && { 'text-anchor': anchor.name }) };
    return { ...createView(toTag('text', place), { use: label.use, look }, [words]), isInline: true };
  });
};

const round = (value: number): number => Math.round(value * 100) / 100;
