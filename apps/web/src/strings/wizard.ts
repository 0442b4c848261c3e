import type { UiType } from '@blueprompt/core/analysis';
import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_SIDE_PX, MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { UPLOAD_FORMATS } from '@blueprompt/core/spec/product';
import { UI_STRINGS } from './ui.ts';

/** More names than this are counted. */
const MOST_NAMES = 3;
const toList = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  const listed = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  return new Intl.ListFormat('en-GB').format(listed);
};

export const home = { title: 'Generate UI Prompts' };

export const steps = {
  bar: 'Steps',
  chooseType: 'Choose Type',
  uploadImages: 'Upload Images',
  organize: { landing: 'Organize Sections', webapp: 'Name Pages' } satisfies Record<UiType, string>,
  nameProject: 'Name Project',
  generate: 'Generate',
  back: 'Back',
  continue: 'Continue',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: 'The screenshots, names and notes of this draft are removed from this browser.',
};

export const chooseType = {
  title: 'What are you building?',
  lead: 'This decides whether your screenshots become pages or sections of the guide.',
  options: {
    webapp: { name: 'Web App Pages', text: 'A multi-page application with separate screens' },
    landing: { name: 'Full Landing Page', text: 'A complete landing page with multiple sections' },
  } satisfies Record<UiType, { name: string; text: string }>,
  demo: 'Demo',
};

const grouped = (amount: number): string => amount.toLocaleString('en-GB');

export const upload = {
  title: 'Upload your screenshots',
  lead: `Several at once, max ${MAX_IMAGES_PER_PROJECT}. You'll order and name them next.`,
  drop: 'Drop screenshots here',
  tap: 'Add your screenshots',
  choose: 'Choose images',
  paste: 'or paste from the clipboard',
  formats: `${UPLOAD_FORMATS.join(', ')} up to 5 MB each`,
  chosen: (count: number) =>
    count < MAX_IMAGES_PER_PROJECT
      ? `${count} of ${MAX_IMAGES_PER_PROJECT} images so far. Add more, or continue with these.`
      : `You have added all ${MAX_IMAGES_PER_PROJECT} images. To add another, remove one in the next step.`,
  reading: (count: number) => (count === 1 ? 'Reading 1 image…' : `Reading ${count} images…`),
  notAnImage: 'Invalid file type: Please select an image file (PNG, JPG, JPEG, etc)',
  tooLarge: 'File too large: Please select an image less than 5MB',
  /** Beside the notice, which goes away: which file it was and why. */
  refused: {
    'not-an-image': (name: string) => `${name} is not a PNG, JPG, GIF or WEBP image.`,
    'too-large': (name: string) => `${name} is larger than 5 MB. Export a smaller version.`,
    unreadable: (name: string) => `${name} is damaged or not an image. Take the screenshot again.`,
    notLoaded: (names: readonly string[]) =>
      `${toList(names)} ${names.length === 1 ? "wasn't" : "weren't"} added. Check your connection, then try again.`,
    tooManyPixels: ({ name, width, height }: { name: string; width: number; height: number }) => {
      const side = Math.max(width, height);
      const tooLong = `${name} has a side of ${grouped(side)} px. The limit is ${grouped(MAX_IMAGE_SIDE_PX)} px.`;
      // Rounded up, so that what is just over the limit does not read as within it.
      const megapixels = Math.ceil((width * height) / 1e5) / 10;
      const tooMany = `${name} has ${grouped(megapixels)} megapixels. The limit is ${MAX_IMAGE_MEGAPIXELS}.`;
      return `${side > MAX_IMAGE_SIDE_PX ? tooLong : tooMany} Crop it, or export a smaller version.`;
    },
    dropped: (names: readonly string[]) =>
      `The limit is ${MAX_IMAGES_PER_PROJECT} images. ${toList(names)} ${names.length === 1 ? "wasn't" : "weren't"} added.`,
  },
};

/** Words of the field for a page's address. */
export const link = {
  label: 'Paste a link',
  placeholder: 'https://example.com/pricing',
  hint: 'We open the page and add a screenshot of it.',
  widthLabel: 'Width',
  widths: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  capture: 'Add page',
  busy: 'Opening…',
  capturing: 'Opening the page and taking a screenshot. This takes up to 30 s.',
  noted: (notes: readonly string[]) =>
    `Page added: ${notes.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`).join(' ')}`,
  failed: UI_STRINGS.unreachable,
};

export const organize = {
  title: { webapp: 'Name your pages', landing: 'Organize your sections' } satisfies Record<UiType, string>,
  lead: (count: number) =>
    `${count} of ${MAX_IMAGES_PER_PROJECT} images.${count > 1 ? ' Order them as they should appear in the guide.' : ''}`,
  list: { webapp: 'Pages', landing: 'Sections' } satisfies Record<UiType, string>,
  empty: {
    webapp: 'No pages yet. Add an image for each.',
    landing: 'No sections yet. Add an image for each.',
  } satisfies Record<UiType, string>,
  doubts: {
    tiny: 'Too small to measure well. Use the full-size screenshot.',
    blank: 'This looks blank, so there is nothing to measure. Check that it is the right file.',
    photo: 'This looks like a photo. Blueprompt measures screenshots of interfaces.',
  },
  sameImage: (name: string) => `This is the same image as ${name}.`,
  nameByFile: 'Use file names',
  sortByFile: 'Sort by file name',
  addImages: 'Add images',
  homepage: 'Homepage',
  setHomepage: 'Set as homepage',
  setHomepageFor: (name: string) => `Set as homepage: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  nameLabel: (name: string) => `New name for ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name} to another place`,
  reassign: (name: string) => `Change the image of ${name}`,
  chooseImage: 'Choose an image',
  image: (n: number, name: string) => `Image ${n}: ${name}`,
  preview: (name: string) => `Preview ${name}`,
  close: (name: string) => `Close ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  pair: {
    webapp: (name: string) => `Pair ${name} with another page`,
    landing: (name: string) => `Pair ${name} with another section`,
  } satisfies Record<UiType, (name: string) => string>,
  /** Over the choices below. */
  pairLead: 'This screenshot shows',
  pairAs: {
    width: (name: string) => `Another width of ${name}`,
    state: (name: string) => `Another state of ${name}`,
  },
  unpair: { webapp: 'A separate page', landing: 'A separate section' } satisfies Record<UiType, string>,
  width: {
    phone: (name: string) => `Phone width of ${name}`,
    narrower: (name: string) => `Narrower version of ${name}`,
    wider: (name: string) => `Wider version of ${name}`,
  },
  stateOf: (state: string, name: string) => `${state}, a state of ${name}`,
  stateHint: (name: string) => `State of ${name}`,
  stateNumber: (n: number) => `State ${n}`,
  stateLabel: (name: string) => `Name of this state of ${name}`,
  stateNames: ['Menu open', 'Hover', 'Error', 'Dialog', 'Dark theme'],
  pairHint: (narrow: string, wide: string) => `${narrow} looks like ${wide} on a narrower screen.`,
  pairThem: 'Pair them',
  moved: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}`,
  notes: 'Additional Notes',
  optional: 'Optional',
  notesHint: 'Stack, behaviour, anything a screenshot cannot show.',
};

export const name = {
  title: 'Name your project',
  label: 'Prompt Name',
  placeholder: 'Admin dashboard',
  suggest: (suggestion: string) => `Use “${suggestion}”`,
  generate: 'Generate Design',
  loginToGenerate: 'Login to Generate',
  allBlank: 'There is nothing to measure, so you will not get a result.',
  generating: 'Generating your UI...',
  quota: (left: number) => `${left} free ${left === 1 ? 'image' : 'images'} left this month.`,
};

export const checks = {
  missingInformation: 'Missing information: Please select at least one image and enter a prompt name',
  missingSections: {
    landing: 'Missing section information: Please define at least one section for your landing page',
    webapp: 'Missing section information: Please define at least one page for your web app',
  } satisfies Record<UiType, string>,
  missingHomePage: 'Home page not selected: Please select which page should be the home page',
};

/** Words of the choice to measure on this device. */
export const deviceChoice = {
  label: 'Measure on this device',
  hint: 'Your browser measures the screenshots and writes the guide. It downloads the engine once (11 MB). Screenshots are still uploaded, so that they can be saved with the project.',
  withModel: 'The AI model is not used.',
};
