import '@awesome.me/webawesome/dist/styles/themes/default.css';
import '@awesome.me/webawesome/dist/styles/native.css';
import '@awesome.me/webawesome/dist/styles/utilities.css';
import '@awesome.me/webawesome/dist/components/avatar/avatar.js';
import '@awesome.me/webawesome/dist/components/badge/badge.js';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/card/card.js';
import '@awesome.me/webawesome/dist/components/checkbox/checkbox.js';
import '@awesome.me/webawesome/dist/components/details/details.js';
import '@awesome.me/webawesome/dist/components/divider/divider.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/progress-bar/progress-bar.js';
import '@awesome.me/webawesome/dist/components/rating/rating.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import '@awesome.me/webawesome/dist/components/tab-group/tab-group.js';
import '@awesome.me/webawesome/dist/components/tag/tag.js';
import { registerIconLibrary } from '@awesome.me/webawesome/dist/webawesome.js';
import { drawPicture, type PictureKind } from '../../shared/draw-picture.ts';

const icons: Record<string, string> = import.meta.glob(
  './node_modules/bootstrap-icons/icons/{tree-fill,search,person,calendar3,people,geo-alt-fill,star-fill,wifi,cup-hot,bicycle,water,fire,moon-stars,arrow-right,chevron-down,heart,heart-fill,envelope,lock,eye,google,apple,github,shield-lock,check-circle-fill,mailbox-flag,instagram,facebook,youtube,telephone,quote,flower1,house-door,lightning-charge-fill,bar-chart-fill,question-circle,globe2}.svg',
  { query: '?raw', import: 'default', eager: true },
);

/** Icons of a free set instead of the library's own, which come from a network. */
registerIconLibrary('default', {
  resolver: (name) =>
    `data:image/svg+xml,${encodeURIComponent(icons[`./node_modules/bootstrap-icons/icons/${name}.svg`] ?? '')}`,
});

for (const image of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const [kind, seed, width, height] = image.dataset['picture']!.split(' ');
  const address = drawPicture(kind as PictureKind, Number(seed), Number(width), Number(height));
  if (image instanceof HTMLImageElement) image.src = address;
  else if (image.localName === 'wa-avatar') image.setAttribute('image', address);
  else image.style.backgroundImage = `url(${address})`;
}
