import type { UiType } from '@blueprompt/core/analysis';
import { groupDigits } from './group-digits.ts';
import { history } from './history.ts';

export const results = {
  untitled: 'Untitled analysis',
  summary: (uiType: UiType | undefined, pages: number, screenshots: number, engine: string) => {
    const kind = uiType === 'landing' ? 'Landing page' : 'Web app';
    const unit = uiType === 'landing' ? 'section' : 'page';
    // Where a page has other widths or states, it was measured from more than one.
    const from = screenshots > pages ? ` from ${screenshots} screenshots` : '';
    return `${kind}, ${pages} ${pages === 1 ? unit : `${unit}s`}${from}. ${engine}`;
  },
  measuredLocally: 'Measured locally, no model used.',
  writtenBy: (engine: string) => `Measured locally, written with ${engine}.`,
  fallback: (reason: string) => `Written by the local engine instead of the model: ${reason}`,
  loading: 'Loading the result...',
  missing: 'This saved analysis does not exist or is not yours.',
  loadFailed: 'The saved analysis could not be loaded.',
  toHistory: 'Saved Analyses',
  analyzing: 'The analysis is still running...',
  pages: 'Pages',
  sections: 'Sections',
  homepage: 'Homepage',
  failed: 'Failed',
  someFailed: (uiType: UiType, failed: number, all: number) =>
    `${failed} of ${all} ${uiType === 'landing' ? 'sections' : 'pages'} could not be analysed. The guide has a placeholder for ${failed === 1 ? 'it' : 'each'}.`,
  unknownReason: 'Failed to analyze image',
  retry: 'Try again',
  retryOnServer: "This screenshot couldn't be measured on this device. Try again to measure it on our server.",
  retryPage: (name: string) => `Try again: ${name}`,
  replaceShot: (isSaved: boolean) =>
    `To use another screenshot, ${isSaved ? '' : 'save this result, then '}open History and choose “${history.editPages}” in the menu of the saved result.`,
  noPicture: 'The screenshot is no longer available.',
  retried: (name: string) => `${name} was analysed and added to the guide.`,
  apart: {
    'one-width': (name: string, page: string) =>
      `${name} is about as wide as ${page}, so they were not joined. Take one of them in a narrower window.`,
    'other-width': (name: string, page: string) =>
      `${name} is not as wide as ${page}, so they were not joined. Take both in a window of the same width.`,
    'two-pages': (name: string, page: string) =>
      `${name} does not show the same text as ${page}, so they were not joined.`,
  },
  jump: 'Jump to a part of this page',
  rename: 'Rename this result',
  name: 'Name of this result',
  /** After why the screenshot is probably no interface. */
  doubtful: (why: string) => `${why} Its measurements may be wrong. Use a screenshot of an interface.`,
  nothingToBuild: 'There is nothing to build in this screenshot: no text, no boxes and no pictures were found.',
  noFacts: 'There are no measurements to show on this screenshot.',
};

export const save = {
  share: 'Share',
  idle: 'Save to History',
  saving: 'Saving...',
  saved: 'Saved',
  success: 'Success: Prompt saved to history successfully!',
  failed: 'Error: Failed to save prompt to history',
  duplicate: 'Prompt already exists: A prompt with this name has already been saved.',
  taken: 'You already saved a prompt with this name.',
  otherName: 'Rename this one to save it too',
  unsaved: 'Unsaved',
  keptIn: {
    'in-browser': 'Stored in this browser only. Save it to your history to keep it.',
    nowhere: 'This result is lost when you leave the page. Save it to your history to keep it.',
  },
  unsavedHint: (most: number) => `This browser keeps the last ${most} until you save them.`,
  openUnsaved: (name: string) => `Open “${name}”`,
  discardUnsaved: (name: string) => `Discard “${name}”`,
  discarded: (name: string) => `“${name}” discarded`,
  undo: 'Undo',
  undoDiscard: (name: string) => `Undo: keep “${name}”`,
};

export const copy = {
  prompt: 'Copy Prompt',
  page: 'Copy prompt for this page',
  section: 'Copy prompt for this section',
  part: 'Copy prompt for this part',
  value: (value: string) => `Copy ${value}`,
};

export const prompt = {
  title: 'Generated Prompt',
  detail: 'Length of the prompt',
  scope: 'Pages in the prompt',
  allOf: (uiType: UiType, pages: number) => `All ${pages} ${uiType === 'landing' ? 'sections' : 'pages'}`,
  onlyThis: (uiType: UiType) => (uiType === 'landing' ? 'This section' : 'This page'),
  concise: 'Concise',
  full: 'Full',
  box: 'The generated prompt',
  tokens: (tokens: number) => `${groupDigits(tokens)} tokens`,
  tip: (images: number) =>
    images === 1 ? 'Tip: attach the original image too.' : 'Tip: attach the original images too.',
};

export const elements = {
  title: 'Detected Elements',
  showAll: (types: number) => `Show all ${types} types`,
  showLess: 'Show fewer',
  none: 'No elements were detected.',
  notMeasured: 'Not measured: the screenshot could not be analysed.',
};

export const overlay = {
  filter: 'Show elements of one type',
  list: 'Detected elements on the screenshot',
  all: 'All',
  screenshot: (name: string) => `Screenshot of ${name}`,
  noImage: 'The screenshot is not stored with this result.',
  spotted: (label: string) => `Highlighted: ${label}`,
  backToChat: 'Back to the chat',
  facts: {
    position: 'Position',
    size: 'Size',
    icon: 'Icon',
    ink: 'Colour',
    filled: 'Filled',
    series: 'Colours',
    chart: 'Shows',
    fill: 'Fill',
    gradient: 'Gradient',
    border: 'Border',
    edge: { top: 'Top border', right: 'Right border', bottom: 'Bottom border', left: 'Left border' },
    radius: 'Radius',
    shadow: 'Shadow',
    text: 'Text',
  },
  clickToCopy: 'Click to copy',
  tapToCopy: 'Tap to copy',
  tapAgain: 'Tap again to copy',
  frame: {
    browser: 'The browser window is not part of the page and was left out.',
    window: 'The window around the page is not part of it and was left out.',
    phone: 'The phone’s own bars are not part of the page and were left out.',
  },
  resized: 'The screenshot was resized after it was taken: sizes are approximate.',
  none: 'No elements were found on this screenshot.',
  hint: 'Hover over an element to see its facts. Click to copy them.',
  touchHint: 'Tap an element to see its facts.',
  deselect: 'Deselect the element',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: number) => `${percent}%`,
  copied: (what: string) => `${what} copied`,
  factsCopied: (type: string) => `Facts copied: ${type}`,
};

export const explained = {
  title: 'Pixels explained',
  percent: (percent: string) => `${percent} %`,
  ofPixels: 'of the pixels explained',
  ask: 'What does this mean?',
  meaning:
    'A pixel is explained when the measured surfaces show its colour, or when it belongs to detected text, an icon, a chart or a picture. The rest was not understood. Check those areas: the prompt may not cover them.',
  show: 'Show unexplained areas',
  everything: 'Everything was explained.',
  specks: 'The remaining areas are too small to show.',
  legend: 'Legend',
  kinds: {
    paint: 'Surface missing or wrong colour',
    picture: 'Picture not detected',
    ink: 'Text or icon not detected',
  },
};

export const palette = {
  title: 'Color Palette',
  note: 'Contrast against the surface, or against the text for light fills',
  placeholder: 'Placeholder colours. The screenshot was not measured.',
  share: (percent: string) => `${percent} %`,
  lineOnly: 'lines only',
  roles: {
    background: 'Background',
    surface: 'Surface',
    text: 'Text',
    muted: 'Muted',
    primary: 'Primary',
    accent: 'Accent',
    border: 'Border',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
    info: 'Info',
    other: 'Other',
  },
  /** One of several colours of a role, by what it is used for. */
  roleOf: (role: string, use: string) => `${role}, ${use}`,
  contrast: (ratio: string, grade: string) => `${ratio} ${grade}`,
};

export const sections = {
  more: 'Show more',
  less: 'Show less',
  layout: 'Layout',
  layoutDrawing: 'The main boxes of the page with their widths',
  spacing: 'Spacing',
  spacingDrawing: 'Gaps and paddings drawn at true size, with how often each occurs',
  typography: 'Typography',
  roles: {
    display: 'Display',
    title: 'Page title',
    heading: 'Heading',
    subheading: 'Card title',
    body: 'Body',
    label: 'Label',
    caption: 'Caption',
  },
  /** One of several sizes of a role. */
  roleAt: (role: string, place: number) => (place > 1 ? `${role} ${place}` : role),
};

export const inspector = {
  title: 'Picked element',
  css: 'CSS',
  tailwind: 'Tailwind',
  copyCss: 'Copy CSS',
  copyTailwind: 'Copy Tailwind',
  measure: 'Measure distance',
  measuring: 'Pick the second element',
  hint: (canMerge: boolean) =>
    canMerge
      ? 'Shift-click another element to measure the distance or merge the two.'
      : 'Shift-click another element to measure the distance.',
  /** `what` is quoted words or the name of an icon. */
  named: (type: string, what: string | undefined) => (what ? `${type} ${what}` : type),
  between: (from: string, to: string) => `From ${from} to ${to}`,
  distances: {
    horizontal: 'Horizontal gap',
    vertical: 'Vertical gap',
    left: 'Left',
    top: 'Top',
    right: 'Right',
    bottom: 'Bottom',
    'left edges': 'Between left edges',
    'top edges': 'Between top edges',
  },
  px: (length: number) => `${length} px`,
};

export const blueprint = {
  title: 'Blueprint',
  lead: 'Your page rebuilt from what was measured as one responsive HTML file.',
  edited: 'You changed this page in the chat, so it is not compared with the screenshot.',
  copyHtml: 'Copy HTML',
  downloadHtml: 'Download HTML',
  open: 'Open in a new tab',
  state: 'State of the blueprint',
  states: 'States',
  defaultState: 'Default',
  width: 'Width of the blueprint',
  widths: 'Common widths (px)',
  anyWidth: 'Any width',
  original: 'Original',
  px: (width: number) => `${width} px`,
  screenshot: 'Screenshot',
  rebuilt: 'Blueprint, rebuilt from what was measured',
  frame: 'Blueprint',
  preview: 'Preview of the blueprint',
  at: (width: number) => `Blueprint at ${width} px`,
  slider: 'Divider between screenshot and blueprint',
  sliderValue: (percent: number) => `${percent}% screenshot`,
};

export const fidelity = {
  title: 'Fidelity',
  lead: 'The blueprint compared with your screenshot, at its own width.',
  leadWidest: 'The blueprint compared with your widest screenshot, at its own width.',
  leadDefault: 'The blueprint in its default state compared with your screenshot, at its own width.',
  pictures: 'Scored before the pictures are added.',
  of: 'of 100',
  /** In place of the figure of a part where there was nothing to compare. */
  nothing: '–',
  parts: {
    text: 'Text reproduced',
    position: 'Position',
    color: 'Colour',
    structure: 'Structure',
    explained: 'Pixels explained',
  },
  scale: (score: string) => `Fidelity score ${score} of 100`,
  scoring: 'Scoring...',
  failed: 'The blueprint could not be scored in this browser.',
  withoutFonts:
    "This score is too low: the page's fonts couldn't be loaded, so your system's fonts were used. Check your connection, then try again.",
  loadFonts: 'Try again',
};

export const assets = {
  title: 'Assets',
  lead: 'Pictures and icons cut out of the screenshot, named as in the prompt.',
  none: 'No pictures or icons were detected.',
  showAll: (files: number) => `Show all ${files} files`,
  showLess: 'Show fewer',
  size: (width: number, height: number) => `${width} × ${height} px`,
  download: (file: string) => `Download ${file}`,
  copySvg: (file: string) => `Copy SVG of ${file}`,
  noScreenshot: 'The screenshot is not stored with this result, so its pictures cannot be cut out.',
  failed: 'The pictures could not be cut out of the screenshot.',
  retry: 'Try again',
};

export const exportBar = {
  title: 'Export',
  guide: 'Guide .md',
  designMd: 'DESIGN.md',
  tokens: 'Design tokens',
  tailwind: 'Tailwind theme',
  css: 'CSS variables',
  shadcn: 'shadcn theme',
  rules: 'Agent rules',
  preview: 'Preview',
  file: 'File to preview',
  download: 'Download',
  zip: 'All as .zip',
  zipping: 'Packing...',
  failed: 'The export could not be created.',
};
