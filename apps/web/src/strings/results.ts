import type { UiType } from '@blueprompt/core/analysis';

export const results = {
  untitled: 'Untitled analysis',
  summary: (uiType: UiType | undefined, pages: number, engine: string) => {
    const kind = uiType === 'landing' ? 'Landing page' : 'Web app';
    const unit = uiType === 'landing' ? 'section' : 'page';
    return `${kind}, ${pages} ${pages === 1 ? unit : `${unit}s`}. ${engine}`;
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
  retryPage: (name: string) => `Try again: ${name}`,
  noPicture: 'The screenshot of this page is no longer there.',
  retried: (name: string) => `${name} was analysed and added to the guide.`,
  rename: 'Rename this result',
  name: 'Name of this result',
  noFacts: 'This result holds no measurements, so there is nothing to draw.',
};

export const save = {
  idle: 'Save to History',
  saving: 'Saving...',
  saved: 'Saved',
  success: 'Success: Prompt saved to history successfully!',
  failed: 'Error: Failed to save prompt to history',
  duplicate: 'Prompt already exists: A prompt with this name has already been saved.',
  taken: 'You already saved a prompt with this name.',
  otherName: 'Rename this one to save it too',
  unsaved: 'Not in your history yet',
  unsavedHint: (most: number) => `This browser keeps the last ${most} until you save them.`,
  openUnsaved: (name: string) => `Open “${name}”`,
  discardUnsaved: (name: string) => `Discard “${name}”`,
  discarded: (name: string) => `“${name}” discarded`,
  undo: 'Undo',
  undoDiscard: (name: string) => `Undo: keep “${name}”`,
};

export const copy = {
  prompt: 'Copy Prompt',
  value: (value: string) => `Copy ${value}`,
};

export const prompt = {
  title: 'Generated Prompt',
  detail: 'Length of the prompt',
  concise: 'Concise',
  full: 'Full',
  box: 'The generated prompt',
  tokens: (tokens: number) => `${tokens.toLocaleString('en-US')} tokens`,
  tip: (images: number) =>
    images === 1 ? 'Tip: attach the original image too.' : 'Tip: attach the original images too.',
};

export const elements = {
  title: 'Detected Elements',
  showAll: (types: number) => `Show all ${types} types`,
  showLess: 'Show fewer',
  none: 'No elements were detected.',
};

export const overlay = {
  filter: 'Show elements of one type',
  list: 'Detected elements on the screenshot',
  all: 'All',
  screenshot: (name: string) => `Screenshot of ${name}`,
  noImage: 'The screenshot is not stored with this result.',
  facts: {
    position: 'Position',
    size: 'Size',
    icon: 'Icon',
    ink: 'Ink',
    filled: 'Filled',
    series: 'Drawn in',
    chart: 'Shows',
    fill: 'Fill',
    gradient: 'Gradient',
    border: 'Border',
    edge: { top: 'Top line', right: 'Right line', bottom: 'Bottom line', left: 'Left line' },
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
  hint: 'Hover an element for its facts, click to copy them.',
  touchHint: 'Tap an element for its facts.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: number) => `${percent}%`,
  copied: (what: string) => `${what} copied`,
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
    ink: 'Marks not detected',
  },
};

export const palette = {
  title: 'Color Palette',
  note: 'Contrast against the surface, or against the text for light fills',
  share: (percent: string) => `${percent} %`,
  lineOnly: 'line only',
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
};

export const fidelity = {
  title: 'Fidelity',
  lead: 'The page rebuilt from the measured facts, held against your screenshot.',
  of: 'of 100',
  parts: { text: 'Text', position: 'Position', color: 'Colour', structure: 'Blocks' },
  scale: (score: string) => `Fidelity score ${score} of 100`,
  screenshot: 'Screenshot',
  blueprint: 'Blueprint, rebuilt from the measured facts',
  blueprintFrame: 'Blueprint',
  slider: 'Divide between screenshot and blueprint',
  sliderValue: (percent: number) => `${percent}% screenshot`,
  scoring: 'Scoring...',
  failed: 'The blueprint could not be scored in this browser.',
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
  zip: 'All as .zip',
  zipping: 'Packing...',
  failed: 'The export could not be made.',
};
