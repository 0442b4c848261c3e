import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/500.css';
import '@fontsource/ibm-plex-sans/600.css';
import '@fontsource/ibm-plex-sans/700.css';
import '@fontsource/merriweather/400.css';
import '@fontsource/merriweather/700.css';
import { drawPicture, type PictureKind } from '../../shared/draw-picture.ts';

// An e-mail has no scripts: what its title names as "draw kind seed width height" is drawn here.
for (const image of document.querySelectorAll<HTMLImageElement>('img[title^="draw "]')) {
  const [, kind, seed, width, height] = image.title.split(' ');
  image.src = drawPicture(kind as PictureKind, Number(seed), Number(width), Number(height));
  image.removeAttribute('title');
}
