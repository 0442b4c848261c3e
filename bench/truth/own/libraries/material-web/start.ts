import '@material/web/all.js';
import '@material/web/elevation/elevation.js';
import { drawPicture, type PictureKind } from '../../shared/draw-picture.ts';

document.body.style.setProperty('--md-icon-font', "'Material Symbols Rounded'");
for (const place of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const [kind, seed, width, height] = place.dataset['picture']!.split(' ');
  const address = drawPicture(kind as PictureKind, Number(seed), Number(width), Number(height));
  if (place instanceof HTMLImageElement) place.src = address;
  else place.style.backgroundImage = `linear-gradient(90deg, #0009, #0003 60%, #0000), url(${address})`;
}

/** What the hosts are; their shadow trees are drawn with several layers each. */
const TYPES = {
  'md-filled-button': 'button',
  'md-outlined-button': 'button',
  'md-filled-tonal-button': 'button',
  'md-text-button': 'button',
  'md-filled-icon-button': 'button',
  'md-filter-chip': 'button',
  'md-assist-chip': 'button',
  'md-radio': 'radio',
  'md-checkbox': 'checkbox',
  'md-switch': 'switch',
  'md-slider': 'slider',
  'md-outlined-select': 'select',
  'md-outlined-text-field': 'input',
  'md-filled-text-field': 'input',
  'md-linear-progress': 'progress',
} as const;
for (const [tag, type] of Object.entries(TYPES))
  for (const host of document.querySelectorAll<HTMLElement>(tag)) host.dataset['truth'] = type;
