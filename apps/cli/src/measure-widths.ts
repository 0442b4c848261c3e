import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import { pageWidthOf } from '@blueprompt/core/page-place';
import { MAX_WIDTHS_PER_PAGE } from '@blueprompt/core/spec/limits';
import { type NotOnePage, whyNotOnePage } from '@blueprompt/core/widths/same-page';
import { type Given, type Option, UsageError } from './command.ts';
import { findImages, type ImageSource } from './find-images.ts';
import { type MeasuredImage, measureImages } from './measure-images.ts';
import { readMeasureOptions } from './measure-options.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';

/** Names screenshots of the same page at other widths. */
export const ALSO_OPTION: Record<'also', Option> = {
  also: {
    value: 'IMAGE',
    many: true,
    help: `the same page at another width, up to ${MAX_WIDTHS_PER_PAGE - 1} of them: the result is one responsive page`,
  },
};

/** Whether the line names one page at several widths; throws where it names too many, or several pages. */
export const hasWidths = (given: Given): boolean => {
  const others = given.list('also').length;
  if (others >= MAX_WIDTHS_PER_PAGE)
    throw new UsageError(`a page has at most ${MAX_WIDTHS_PER_PAGE} widths, not ${others + 1}`);
  if (others > 0 && given.positionals.length > 1)
    throw new UsageError('--also takes one page: name one image before it');
  return others > 0;
};

/** The page at every width that was named, from the widest to the narrowest; nothing where one of them failed, which is reported. */
export async function measureWidths(given: Given, terminal: Terminal): Promise<MeasuredImage[] | undefined> {
  const options = readMeasureOptions(given);
  const images = await findImages([...given.positionals, ...given.list('also')], terminal, () => options.view);
  const fail = (code: string, message: string, { label }: ImageSource): undefined =>
    reportError(terminal, options.asJson, { code, message, file: label }) as undefined;
  const measured: MeasuredImage[] = [];
  for await (const one of measureImages(images, terminal, options))
    if (hasContent(one.measurement)) measured.push(one);
    else fail('nothing-to-build', NOTHING_TO_BUILD, one.image);
  if (measured.length < images.length) return undefined;
  const sorted = measured.sort((a, b) => pageWidthOf(b.measurement) - pageWidthOf(a.measurement));
  for (const [at, { image, measurement }] of sorted.entries()) {
    const wider = sorted[at - 1];
    const reason = wider && whyNotOnePage(wider.measurement, measurement);
    if (reason) return fail(reason.code, explain(reason, wider.image), image);
  }
  return sorted;
}

const explain = (reason: NotOnePage, other: ImageSource): string =>
  reason.code === 'one-width'
    ? `it is ${reason.widths[1]} px wide and ${other.label} ${reason.widths[0]} px, which is too close; take one of them in a narrower window`
    : `it does not show the same page as ${other.label}: they share ${Math.round(100 * reason.shared)} % of their text`;
