import '@ionic/core/css/core.css';
import '@ionic/core/css/normalize.css';
import '@ionic/core/css/structure.css';
import '@ionic/core/css/typography.css';
import { initialize } from '@ionic/core/components';

const modules: Record<string, { defineCustomElement: () => void }> = import.meta.glob(
  './node_modules/@ionic/core/components/ion-{app,avatar,badge,button,buttons,card,chip,content,fab,fab-button,footer,header,icon,item,item-divider,label,list,list-header,note,progress-bar,range,searchbar,segment,segment-button,tab-bar,tab-button,text,thumbnail,title,toggle,toolbar}.js',
  { eager: true },
);

/** Defines the components that both pages use, in the look of one platform. */
export function startIonic(mode: 'ios' | 'md'): void {
  initialize({ mode, animated: false });
  document.documentElement.setAttribute('mode', mode);
  document.documentElement.classList.add(mode);
  for (const module of Object.values(modules)) module.defineCustomElement();
}

/** Icons are drawn in shadow trees that do not say what they show. */
export function nameIcons(): void {
  for (const icon of document.querySelectorAll<HTMLElement>('ion-icon'))
    Object.assign(icon.dataset, { truth: 'icon', truthName: icon.getAttribute('name') ?? '' });
}
