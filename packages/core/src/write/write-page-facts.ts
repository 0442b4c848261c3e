import type { ElementType, Measurement } from '../measurement.ts';
import { listTypes } from '../ontology/element-types.ts';
import { countLines } from '../text/join-runs.ts';
import { frameWords } from './frame-words.ts';
import { counted } from './number-words.ts';
import { distinctRegions } from './page/distinct-regions.ts';

/** Named in the summary only when they carry the page; marks and plain boxes are told where they stand. */
const TELLING = listTypes('telling');

const RESIZED =
  'The screenshot was resized after it was taken, so that every size here is off by one unknown factor: keep the proportions, and use the nearest usual font sizes and spacings.';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const countTypes = (measurement: Measurement): Map<ElementType, number> => {
  const counts = new Map<ElementType, number>();
  for (const { type } of measurement.elements) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

/** What of the picture is not the page, and how far its sizes can be trusted. */
export const writePictureFacts = ({ frame, image }: Measurement): string =>
  [frame && frameWords(frame), image.resized && RESIZED].filter(Boolean).join(' ');

/** What the page is made of, in one sentence of counts: for a short prompt, whose structure does not name everything. */
export const writePageFacts = (measurement: Measurement): string => {
  const roles = new Map<string, number>();
  for (const { role } of distinctRegions(measurement.regions)) roles.set(role, (roles.get(role) ?? 0) + 1);
  const counts = countTypes(measurement);
  const parts = [...roles].map(([role, count]) => (count === 1 ? role : counted(count, role)));
  const things = TELLING.flatMap((type) => (counts.has(type) ? [counted(counts.get(type)!, type)] : []));
  const lines = counted(countLines(measurement.texts), 'line');
  return [
    parts.length > 0 && `Landmarks: ${listed(parts)}.`,
    `It holds ${listed([...things, `${lines} of text`])}.`,
    writePictureFacts(measurement),
  ]
    .filter(Boolean)
    .join(' ');
};
