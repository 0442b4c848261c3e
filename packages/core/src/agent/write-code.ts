import { renderPage } from '../code/render-page.ts';
import type { Measurement } from '../measurement.ts';
import { renderProject } from '../project/render-project.ts';
import type { Stack } from '../stack.ts';
import { refuseBlank } from './describe-images.ts';

/** The code of pages as an agent reads it: a page as HTML, a project as one object of files. Bytes of pictures are no text. */
export function writeCode(measurements: readonly Measurement[], stack: Stack, names: readonly string[] = []): string {
  const nameOf = (at: number): string => names[at] ?? `Page ${at + 1}`;
  refuseBlank(measurements, names);
  if (stack === 'html' && measurements.length === 1) return renderPage(measurements[0]!);
  const files =
    stack === 'html'
      ? measurements.map((measurement, at) => [`page-${at + 1}.html`, renderPage(measurement)])
      : renderProject(
          measurements.map((measurement, at) => ({ name: nameOf(at), measurement, fonts: [] })),
          stack,
        ).flatMap(({ path, content, encoding }) => (encoding === 'utf8' ? [[path, content]] : []));
  return JSON.stringify(Object.fromEntries(files), null, 1);
}
