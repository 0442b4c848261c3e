import type { OtherShots } from '../analysis.ts';
import { renderMeasuredPage } from '../code/widths/render-widths-page.ts';
import type { Measurement } from '../measurement.ts';
import { renderProject } from '../project/render-project.ts';
import type { Stack } from '../stack.ts';
import { joinProject, type Part, refuseBlank } from './describe-images.ts';

type Described = { names?: readonly string[] | undefined; parts?: readonly Part[] | undefined };
type Page = { name: string; measurement: Measurement } & OtherShots;

/** The code of pages as an agent reads it: a page as HTML, a project as one object of files. Bytes of pictures are no text. */
export function writeCode(measurements: readonly Measurement[], stack: Stack, described: Described = {}): string {
  const pages = pagesOf(measurements, described);
  if (stack === 'html' && pages.length === 1) return renderMeasuredPage(pages[0]!);
  const files =
    stack === 'html'
      ? pages.map((page, at) => [`page-${at + 1}.html`, renderMeasuredPage(page)])
      : renderProject(
          pages.map((page) => ({ ...page, fonts: [] })),
          stack,
        ).flatMap(({ path, content, encoding }) => (encoding === 'utf8' ? [[path, content]] : []));
  return JSON.stringify(Object.fromEntries(files), null, 1);
}

/** Words are written only to join parts, since they take their time. */
const pagesOf = (measurements: readonly Measurement[], { names = [], parts = [] }: Described): Page[] => {
  refuseBlank(measurements, names);
  const nameOf = (at: number): string => names[at] ?? `Page ${at + 1}`;
  if (parts.length === 0) return measurements.map((measurement, at) => ({ name: nameOf(at), measurement }));
  const { outcomes } = joinProject(
    { type: 'webapp', names: measurements.map((_, at) => nameOf(at)), parts },
    measurements,
  );
  return outcomes.map(({ name, analysis: { measurement, narrower, states } }) => ({
    name,
    // Every image was measured.
    measurement: measurement!,
    narrower,
    states,
  }));
};
