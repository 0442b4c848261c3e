import sharp from 'sharp';
import type { Fill, Scene, SceneItem, SceneShadow, Stop, Surface } from '../../packages/vision/src/scene/scene.ts';

const px = (value: number): string => `${value}px`;
const toHex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
const renderStops = (stops: readonly Stop[]): string =>
  stops.map(({ at, color }) => `${toHex(color)} ${at * 100}%`).join(',');

const renderFill = (fill: Fill): string => {
  if (fill.kind === 'flat') return `background-color:${toHex(fill.color)}`;
  if (fill.kind === 'linear') return `background-image:linear-gradient(${fill.angle}deg,${renderStops(fill.stops)})`;
  if (fill.kind === 'radial')
    return `background-image:radial-gradient(${px(fill.rx)} ${px(fill.ry)} at ${px(fill.cx)} ${px(fill.cy)},${renderStops(fill.stops)})`;
  if (fill.kind === 'soft') throw new Error('CSS has no fill of soft cells.');
  let end = 0;
  const bands = fill.bands.map(({ from, to, color }) => {
    const gap = from > end ? `transparent ${px(end)} ${px(from)},` : '';
    end = to;
    return `${gap}${toHex(color)} ${px(from)} ${px(to)}`;
  });
  if (end < fill.period) bands.push(`transparent ${px(end)} ${px(fill.period)}`);
  return `background-image:repeating-linear-gradient(${fill.axis === 'y' ? 180 : 90}deg,${bands.join(',')})`;
};

const renderShadow = ({ color, opacity, x, y, blur, spread, isInner }: SceneShadow): string =>
  `${isInner ? 'inset ' : ''}${px(x)} ${px(y)} ${px(blur)} ${px(spread)} rgb(${color >>> 16} ${(color >>> 8) & 255} ${color & 255}/${opacity})`;

/** Boxes between pixels are moved there by a transform: the browser rounds other places to whole pixels. */
const renderPlace = ({ box }: SceneItem): string =>
  `left:${Math.floor(box.x)}px;top:${Math.floor(box.y)}px;width:${box.width}px;height:${box.height}px;transform:translate(${box.x % 1}px,${box.y % 1}px)`;

const renderSurface = (surface: Surface): string => {
  const { corners, fill, border, shadows, opacity } = surface;
  const styles = [renderPlace(surface), `border-radius:${corners.map(px).join(' ')}`, `opacity:${opacity}`];
  if (fill) styles.push(renderFill(fill));
  if (border)
    styles.push(
      `border-style:solid;border-width:${border.widths.map(px).join(' ')};border-color:${border.colors.map(toHex).join(' ')}`,
    );
  if (shadows.length > 0) styles.push(`box-shadow:${shadows.map(renderShadow).join(',')}`);
  return `<div style="${styles.join(';')}"></div>`;
};

const renderImage = async (item: Exclude<SceneItem, Surface>): Promise<string> => {
  const { width, height } = item.box;
  const bytes = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const pixel = at >> 2;
    const color = item.kind === 'ink' ? item.color : item.colors[pixel]!;
    if (at % 4 === 3) return item.kind === 'ink' ? item.coverage[pixel]! : 255;
    return (color >>> (16 - 8 * (at % 4))) & 255;
  });
  const png = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const radius = item.kind === 'picture' ? `;border-radius:${item.corners.map(px).join(' ')}` : '';
  return `<img style="${renderPlace(item)}${radius}" src="data:image/png;base64,${png.toString('base64')}">`;
};

/** Writes a scene as a page. */
export const renderBoxes = async (scene: Scene): Promise<string> => {
  const items = await Promise.all(
    scene.items.map((item) => (item.kind === 'surface' ? renderSurface(item) : renderImage(item))),
  );
  return `<!doctype html><style>body{margin:0}div,img{position:absolute;box-sizing:border-box}</style>${items.join('\n')}`;
};
