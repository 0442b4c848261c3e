import { z } from 'zod';
import { UiType } from '../analysis.ts';
import { createProject } from '../exports/create-project.ts';
import { hasContent, NOTHING_TO_BUILD } from '../has-content.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { MAX_IMAGES_PER_PROJECT } from '../spec/limits.ts';
import { STACKS } from '../stack.ts';

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
  home: z.number().int().min(0).optional().describe('Index of the home page'),
  stack: z.enum(STACKS).optional().describe('What to build it in; html where it is left out'),
  notes: z.string().max(MAX_NOTES).optional().describe('Notes of the user for the builder'),
});

/** Refuses a home page that is none of the screenshots. */
export const checkHome = ({ home, images }: z.infer<typeof ProjectInput>): void => {
  if (home !== undefined && home >= images.length)
    throw new Error(`home must be an index from 0 to ${images.length - 1}`);
};

/** Refuses screenshots with nothing on them, as the command line does. */
export const refuseBlank = (measurements: readonly Measurement[], names: readonly string[] = []): void => {
  const blank = measurements.findIndex((measurement) => !hasContent(measurement));
  if (blank >= 0) throw new Error(`${names[blank] ?? `Page ${blank + 1}`}: ${NOTHING_TO_BUILD}.`);
};

/** Joins the measured screenshots of a project. */
export const joinProject = (
  input: Omit<z.infer<typeof ProjectInput>, 'images'>,
  measurements: readonly Measurement[],
): Project => {
  refuseBlank(measurements, input.names);
  return createProject([...measurements], {
    uiType: input.type,
    name: input.name,
    names: input.names,
    homePage: input.home,
    notes: input.notes,
    stack: input.stack,
  });
};
