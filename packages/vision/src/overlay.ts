import type { Element, ElementType, Measurement } from '@blueprompt/core/measurement';

/** One colour for each family of elements, far enough apart to be told on any page. */
const COLORS: Partial<Record<ElementType, string>> = {
  button: '#d6006c',
  link: '#7a5cff',
  input: '#d97706',
  select: '#d97706',
  textarea: '#d97706',
  checkbox: '#b45309',
  radio: '#b45309',
  switch: '#b45309',
  image: '#9333ea',
  avatar: '#9333ea',
  logo: '#9333ea',
  icon: '#16a34a',
  chart: '#92400e',
  progress: '#92400e',
  card: '#2563eb',
  alert: '#2563eb',
  dialog: '#2563eb',
  table: '#ea580c',
  list: '#ea580c',
  badge: '#dc2626',
  heading: '#0f766e',
  paragraph: '#64748b',
  divider: '#64748b',
};
const REST = '#0891b2';
/** Smaller boxes get no label: it would cover them. */
const MIN_LABEL_WIDTH = 28;
const LABEL_SIZE = 10;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const renderBox = ({ type, box, text }: Element, scale: number): string => {
  const color = COLORS[type] ?? REST;
  const size = LABEL_SIZE * scale;
  const frame = `<rect x="${box.x + scale / 2}" y="${box.y + scale / 2}" width="${Math.max(1, box.width - scale)}" height="${Math.max(1, box.height - scale)}" fill="${color}" fill-opacity="0.06" stroke="${color}" stroke-width="${scale * 1.5}"><title>${escapeXml(text ? `${type}: ${text}` : type)}</title></rect>`;
  if (box.width < MIN_LABEL_WIDTH * scale) return frame;
  const width = type.length * size * 0.6 + 4 * scale;
  const label = `<rect x="${box.x}" y="${box.y}" width="${width}" height="${size + 2 * scale}" fill="${color}"/><text x="${box.x + 2 * scale}" y="${box.y + size}" font-size="${size}" font-family="sans-serif" fill="#ffffff">${type}</text>`;
  return frame + label;
};

/** An SVG of the picture's size with a labelled frame for each element, to be laid over the screenshot. */
export const renderOverlay = ({ image, elements }: Measurement): string => {
  const largestFirst = elements.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  const frames = largestFirst.map((element) => renderBox(element, image.scale)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}" viewBox="0 0 ${image.width} ${image.height}">${frames}</svg>`;
};
