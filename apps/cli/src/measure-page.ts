import type { PageState } from '@blueprompt/core/analysis';
import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import { pageWidthOf } from '@blueprompt/core/page-place';
import { MAX_IMAGES_PER_PROJECT, MAX_WIDTHS_PER_PAGE } from '@blueprompt/core/spec/limits';
import { type NotOneState, whyNotOneState } from '@blueprompt/core/states/same-state';
import { type NotOnePage, whyNotOnePage } from '@blueprompt/core/widths/same-page';
import { type Given, type Option, UsageError } from './command.ts';
import { findImages, type ImageSource } from './find-images.ts';
import { type MeasuredImage, measureImages } from './measure-images.ts';
import { readMeasureOptions } from './measure-options.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';

/** Names screenshots of the same page at other widths and in other states. */
export const PART_OPTIONS: Record<'also' | 'state', Option> = {
  also: {
    value: 'IMAGE',
    many: true,
    help: `the same page at another width, up to ${MAX_WIDTHS_PER_PAGE - 1} of them: the result is one responsive page`,
  },
  state: {
    value: 'NAME=IMAGE',
    many: true,
    help: 'the same page in another state, such as "Menu open=menu.png" or "Dark theme=dark.png"',
  },
};

/** Whether the line names one page in several screenshots; throws where it names too many, or several pages. */
export const hasParts = (given: Given): boolean => {
  const [widths, states] = [given.list('also').length, given.list('state').length];
  if (widths >= MAX_WIDTHS_PER_PAGE)
    throw new UsageError(`a page has at most ${MAX_WIDTHS_PER_PAGE} widths, not ${widths + 1}`);
  if (1 + widths + states > MAX_IMAGES_PER_PROJECT)
    throw new UsageError(`a page has at most ${MAX_IMAGES_PER_PROJECT} screenshots, not ${1 + widths + states}`);
  if (widths + states > 0 && given.positionals.length > 1)
    throw new UsageError(`${widths > 0 ? '--also' : '--state'} takes one page: name one image before it`);
  given.list('state').forEach(readState);
  return widths + states > 0;
};

/** An address may have further equals signs. */
const readState = (text: string): { name: string; image: string } => {
  const at = text.indexOf('=');
  const [name, image] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 0 || name === '' || image === '')
    throw new UsageError(`--state must be NAME=IMAGE, such as "Menu open=menu.png", not '${text}'`);
  return { name, image };
};

/** One page in all its screenshots: at every width, from the widest to the narrowest, and in its other states. */
type MeasuredPage = { widths: [MeasuredImage, ...MeasuredImage[]]; states: (PageState & MeasuredImage)[] };

/** The page in every screenshot that was named; nothing where one of them failed, which is reported. */
export async function measurePage(given: Given, terminal: Terminal): Promise<MeasuredPage | undefined> {
  const options = readMeasureOptions(given);
  const named = given.list('state').map(readState);
  const files = [...given.positionals, ...given.list('also'), ...named.map(({ image }) => image)];
  const images = await findImages(files, terminal, () => options.view);
  // A pattern before the options may mean several files.
  if (images.length !== files.length)
    throw new UsageError('--also and --state take one page: name one image before them');
  const fail = (code: string, message: string, { label }: ImageSource): undefined =>
    reportError(terminal, options.asJson, { code, message, file: label }) as undefined;
  const measured = new Map<ImageSource, MeasuredImage>();
  for await (const one of measureImages(images, terminal, options))
    if (hasContent(one.measurement)) measured.set(one.image, one);
    else fail('nothing-to-build', NOTHING_TO_BUILD, one.image);
  if (measured.size < images.length) return undefined;
  const all = images.map((image) => measured.get(image)!);
  const widths = all
    .slice(0, all.length - named.length)
    .sort((a, b) => pageWidthOf(b.measurement) - pageWidthOf(a.measurement)) as MeasuredPage['widths'];
  for (const [at, { image, measurement }] of widths.entries()) {
    const wider = widths[at - 1];
    const reason = wider && whyNotOnePage(wider.measurement, measurement);
    if (reason) return fail(reason.code, explain(reason, wider.image), image);
  }
  const states = all.slice(all.length - named.length).map((one, at) => ({ ...one, name: named[at]!.name }));
  for (const { image, measurement } of states) {
    const reason = whyNotOneState(
      widths.map((width) => width.measurement),
      measurement,
    );
    if (reason) return fail(reason.code, explain(reason, widths[0].image), image);
  }
  return { widths, states };
}

const explain = (reason: NotOnePage | NotOneState, other: ImageSource): string => {
  if (reason.code === 'two-pages')
    return `it does not show the same page as ${other.label}: they share ${Math.round(100 * reason.shared)} % of their text`;
  const [page, own] = reason.widths;
  return reason.code === 'one-width'
    ? `it is ${own} px wide and ${other.label} ${page} px, which is too close; take one of them in a narrower window`
    : `it is ${own} px wide and the page ${page} px; take both in a window of the same width`;
};
