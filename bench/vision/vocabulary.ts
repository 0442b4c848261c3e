type ElementKind = { type: string; selector: string; optional?: boolean };
export type Vocabulary = { kinds: readonly ElementKind[]; landmarks: Readonly<Record<string, string[]>> };

/** How our own pages name their parts; the first that fits an element decides. */
const KINDS: readonly ElementKind[] = [
  // The chosen entry of a menu may pass for a button.
  { type: 'button', selector: 'aside .on, .tabs .on', optional: true },
  { type: 'sidebar', selector: 'aside' },
  { type: 'header', selector: 'header' },
  { type: 'footer', selector: 'footer' },
  { type: 'nav', selector: 'nav' },
  { type: 'tabs', selector: '.tabs' },
  { type: 'table', selector: 'table' },
  { type: 'button', selector: '.button, .other' },
  { type: 'input', selector: '.field' },
  { type: 'select', selector: '.select' },
  { type: 'checkbox', selector: '.check' },
  { type: 'switch', selector: '.switch' },
  { type: 'badge', selector: '.badge' },
  { type: 'avatar', selector: '.avatar' },
  { type: 'progress', selector: '.progress' },
  { type: 'chart', selector: 'svg.chart' },
  { type: 'icon', selector: 'svg' },
  { type: 'divider', selector: 'hr' },
  { type: 'card', selector: '.card, .tile, .box, pre' },
  { type: 'section', selector: '.hero, .note' },
  { type: 'heading', selector: 'h1, h2, h3' },
  { type: 'paragraph', selector: 'p, blockquote' },
  { type: 'link', selector: 'a' },
  { type: 'list', selector: 'ul' },
];

/** Landmarks of the page and the roles that each may be given. */
const LANDMARKS: Vocabulary['landmarks'] = {
  ASIDE: ['sidebar', 'nav'],
  HEADER: ['header', 'nav'],
  NAV: ['nav', 'header'],
  MAIN: ['main'],
  FOOTER: ['footer'],
};

export const VOCABULARY: Vocabulary = { kinds: KINDS, landmarks: LANDMARKS };
