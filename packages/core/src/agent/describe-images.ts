import { z } from 'zod';
import { type PageOutcome, UiType } from '../analysis.ts';
import { createProject } from '../exports/create-project.ts';
import { joinParts } from '../guide/join-parts.ts';
import { hasContent, NOTHING_TO_BUILD } from '../has-content.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { MAX_IMAGES_PER_PROJECT } from '../spec/limits.ts';
import { COMMAND_STACK, STACKS } from '../stack.ts';

/** Each way of serving the tools reads it in its own way: a file beside the editor, or what was sent or stored over HTTP. */
export const Image = z
  .string()
  .min(1)
  .describe(
    'Screenshot (PNG, JPEG, GIF, WebP): its path, or the http address of a running page; over HTTP its base64 or the path of an uploaded one',
  );

/** Longer ones are no names and no notes; each character of them is quoted and escaped. */
export const MAX_NAME = 200;
const MAX_NOTES = 20_000;

const Index = z.number().int().min(0);

/** A screenshot that is no page of its own. */
const Part = z.object({
  image: Index.describe('Index of the screenshot in images'),
  of: Index.describe('Index of the page that it shows'),
  state: z
    .string()
    .min(1)
    .max(MAX_NAME)
    .optional()
    .describe('Name of the state, such as Menu open, Error or Dark theme; omit it for another width'),
});
export type Part = z.infer<typeof Part>;

/** The screenshots of a project and what is known about them, as several tools take it. */
export const ProjectInput = z.object({
  images: z.array(Image).min(1).max(MAX_IMAGES_PER_PROJECT).describe('Screenshots of the pages or sections, in order'),
  type: UiType.default('webapp').describe('webapp: each image is a page; landing: each is a section of one page'),
  name: z.string().max(MAX_NAME).optional().describe('Name of the project'),
  names: z
    .array(z.string().max(MAX_NAME))
    .max(MAX_IMAGES_PER_PROJECT)
    .optional()
    .describe('Names of the pages or sections, in the order of the images'),
  parts: z
    .array(Part)
    .max(MAX_IMAGES_PER_PROJECT)
    .optional()
    .describe('Images that show another state or width of a page, not a page of their own'),
  home: Index.optional().describe('Index of the home page'),
  stack: z.enum(STACKS).optional().describe('What to build it in; default html'),
  notes: z.string().max(MAX_NOTES).optional().describe('Notes from the user for the builder'),
});

/** Refuses a home page that is none of the screenshots, and parts that are of none. */
export const checkProject = ({
  home,
  images,
  parts = [],
}: Pick<z.infer<typeof ProjectInput>, 'images' | 'parts'> & { home?: number | undefined }): void => {
  const last = images.length - 1;
  if (home !== undefined && home > last) throw new Error(`home must be an index from 0 to ${last}`);
  const marked = new Set(parts.map(({ image }) => image));
  if (marked.size < parts.length) throw new Error('parts must name each image once');
  for (const { image, of } of parts) {
    if (image > last || of > last) throw new Error(`parts must have indexes from 0 to ${last}`);
    if (marked.has(of))
      throw new Error(`image ${of} is a part of another page, so image ${image} can't be a part of it`);
  }
  if (home !== undefined && marked.has(home)) throw new Error(`home must be a page; image ${home} is a part of one`);
};

/** Refuses screenshots with nothing on them, as the command line does. */
export const refuseBlank = (measurements: readonly Measurement[], names: readonly string[] = []): void => {
  const blank = measurements.findIndex((measurement) => !hasContent(measurement));
  if (blank >= 0) throw new Error(`${names[blank] ?? `Page ${blank + 1}`}: ${NOTHING_TO_BUILD}.`);
};

/** Joins the measured screenshots of a project. */
export const joinProject = (
  input: Omit<z.infer<typeof ProjectInput>, 'images' | 'parts' | 'names'> & {
    names?: readonly string[] | undefined;
    parts?: readonly Part[] | undefined;
  },
  measurements: readonly Measurement[],
): Project => {
  refuseBlank(measurements, input.names);
  const project = createProject([...measurements], {
    uiType: input.type,
    name: input.name,
    names: input.names,
    homePage: input.home,
    notes: input.notes,
    stack: input.stack ?? COMMAND_STACK,
  });
  return joinMarked(project, input.parts ?? []);
};

const joinMarked = (project: Project, parts: readonly Part[]): Project => {
  if (parts.length === 0) return project;
  const outcomes = project.outcomes.map((outcome, at): PageOutcome => {
    const part = parts.find(({ image }) => image === at);
    if (!part) return outcome;
    const { of: imageIndex, state: name } = part;
    return { ...outcome, partOf: name === undefined ? { imageIndex, as: 'width' } : { imageIndex, as: 'state', name } };
  });
  const joined = joinParts({ ...project, outcomes });
  const apart = joined.outcomes.find(({ partOf }) => partOf);
  if (apart)
    throw new Error(
      `Image ${apart.imageIndex} doesn't show the page that it is a part of. Leave it out of parts to make it a page of its own.`,
    );
  return joined;
};
