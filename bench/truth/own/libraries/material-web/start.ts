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
