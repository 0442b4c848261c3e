import 'mdb-ui-kit/css/mdb.min.css';
import '@mdi/font/css/materialdesignicons.css';
import '@fontsource/roboto/300.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import { Input } from 'mdb-ui-kit/js/mdb.es.min.js';

/** An icon of Material Design Icons. */
export function icon(name: string, className = ''): string {
  return `<i class="mdi mdi-${name} ${className}"></i>`;
}

/** Shows the page; the library draws the notches of its fields itself. */
export function show(markup: string): void {
  document.body.innerHTML = markup;
  for (const field of document.querySelectorAll('.form-outline')) new Input(field).init();
}
