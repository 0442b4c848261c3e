import '@fontsource/figtree/400.css';
import '@fontsource/figtree/500.css';
import '@fontsource/figtree/600.css';
import '@fontsource/figtree/700.css';
import '@phosphor-icons/web/regular/style.css';
import '@phosphor-icons/web/fill/style.css';
import './style.css';

/** Small days of one month, the first on a Monday; `on` is the chosen one. */
export function miniMonth(blanks: number, days: number, on: number): string {
  const names = ['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name) => `<span class="muted">${name}</span>`);
  const cells = Array.from(
    { length: days },
    (_, day) => `<span class="${day + 1 === on ? 'on' : ''}">${day + 1}</span>`,
  );
  return `<div class="mini">${[...names, ...Array.from({ length: blanks }, () => '<span></span>'), ...cells].join('')}</div>`;
}
