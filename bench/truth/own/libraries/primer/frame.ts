import '@primer/primitives/dist/css/primitives.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/themes/dark.css';
import '@primer/css/dist/primer.css';
import '@fontsource-variable/mona-sans';
import octicons from '@primer/octicons';
import './style.css';

/** An icon of Octicons as markup. */
export function icon(name: string, width = 16, className = ''): string {
  return octicons[name].toSVG(className ? { width, class: className } : { width });
}

/** Chooses the colours of the whole page. */
export function setMode(mode: 'light' | 'dark'): void {
  Object.assign(document.documentElement.dataset, { colorMode: mode, lightTheme: 'light', darkTheme: 'dark' });
}
