import '@shoelace-style/shoelace/dist/shoelace.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js';
import '@fontsource/work-sans/400.css';
import '@fontsource/work-sans/500.css';
import '@fontsource/work-sans/600.css';
import '@fontsource/work-sans/700.css';
import './style.css';

const icons = import.meta.glob(
  './node_modules/bootstrap-icons/icons/{arrow-right,bag,bag-check,bell,calendar-event,chat-dots,chat-left-text,check-circle-fill,chevron-left,credit-card,envelope,exclamation-triangle,eye,facebook,geo-alt,gear,globe,heart,house,info-circle,instagram,key,laptop,list,mic,music-note-beamed,palette,people,person,phone,play-circle,plus-lg,dash-lg,search,shield-lock,star-fill,ticket-perforated,trash,truck,tv,upload,youtube,mastodon,stars,cup-hot,headphones,clock,tag}.svg',
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

registerIconLibrary('default', {
  resolver: (name) => {
    const svg = icons[`./node_modules/bootstrap-icons/icons/${name}.svg`];
    if (!svg) throw new Error(`There is no icon "${name}".`);
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  },
});

/** Shows the page once every component that it uses is defined. */
export async function show(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  const tags = new Set([...document.querySelectorAll('*')].map((element) => element.localName));
  await Promise.all([...tags].filter((tag) => tag.startsWith('sl-')).map((tag) => customElements.whenDefined(tag)));
}
