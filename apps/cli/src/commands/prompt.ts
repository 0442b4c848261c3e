import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UiType } from '@blueprompt/core/analysis';
import { createProject, type ProjectRequest } from '@blueprompt/core/exports/create-project';
import { FORMAT_NAMES, FORMATS, type Format } from '@blueprompt/core/exports/formats';
import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import type { Project } from '@blueprompt/core/project';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { COMMAND_STACK, isStack, STACKS } from '@blueprompt/core/stack';
import { type Command, type Given, UsageError } from '../command.ts';
import { findImages, type ImageSource, keepInputs } from '../find-images.ts';
import { type MeasuredImage, measureImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, readMeasureOptions } from '../measure-options.ts';
import { hasParts, measurePage, PART_OPTIONS } from '../measure-page.ts';
import { packProject } from '../pack-project.ts';
import { reportError } from '../report-error.ts';
import { EXIT, type ExitCode, type Terminal } from '../terminal.ts';

const ZIP = 'zip';

/** Screenshots in, the build guide or one of the exports out. */
export const promptCommand: Command = {
  name: 'prompt',
  summary: 'Write the build prompt, DESIGN.md, tokens or a zip of everything from screenshots',
  operands: '<image or address…>',
  options: {
    type: { value: 'TYPE', choices: UiType.options, help: 'what the screenshots show; default webapp' },
    name: { value: 'NAME', help: 'name of the project' },
    names: { value: 'A,B,…', help: 'names of the pages or sections, in the order of the images' },
    home: { value: 'I', help: 'the home page: its name, or its index counted from 0; default 0' },
    stack: { value: 'STACK', choices: STACKS, help: 'what to build it with; default html' },
    notes: { value: 'TEXT', help: 'your own notes for the coding model' },
    detail: { value: 'LEVEL', choices: ['concise', 'full'], help: 'how long the guide is; default full' },
    format: { value: 'FORMAT', choices: [...FORMAT_NAMES, ZIP], help: 'what to write; default guide' },
    out: { value: 'FILE', help: 'write FILE instead of stdout' },
    ...PART_OPTIONS,
    ...MEASURE_OPTIONS,
  },
  examples: [
    'blueprompt prompt home.png > prompt.md',
    'blueprompt prompt home.png team.png --name Acme --names Home,Team --notes "Use Next.js" --out GUIDE.md',
    'blueprompt prompt desktop.png --also phone.png',
    'blueprompt prompt home.png --state "Menu open=menu.png" --state "Dark theme=dark.png"',
    "blueprompt prompt 'sections/*.png' --type landing --detail concise",
    'blueprompt prompt home.png --format design-md --out DESIGN.md',
    'blueprompt prompt home.png team.png --format zip --out acme.zip',
  ],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    if (formatOf(given) === ZIP && given.text('out') === undefined && terminal.outIsScreen)
      throw new UsageError('a zip needs --out FILE, or a pipe');
    if (hasParts(given)) return promptPage(given, terminal);
    const images = await findImages(given.positionals, terminal, () => options.view);
    if (images.length > MAX_IMAGES_PER_PROJECT)
      throw new UsageError(`a project has at most ${MAX_IMAGES_PER_PROJECT} images, not ${images.length}`);
    const request = readRequest(given, images.length);
    keepInputs(images, writtenFiles(given, terminal));
    const measured = new Map<ImageSource, MeasuredImage>();
    for await (const one of measureImages(images, terminal, options))
      if (hasContent(one.measurement)) measured.set(one.image, one);
      else
        reportError(terminal, given.flag('json'), {
          code: 'nothing-to-build',
          message: NOTHING_TO_BUILD,
          file: one.image.label,
        });
    if (measured.size === 0) return EXIT.failed;
    const project = createProject(
      images.map((image) => measured.get(image)?.measurement),
      request,
    );
    await writeResult(
      given,
      terminal,
      project,
      images.map((image) => measured.get(image)?.bytes),
    );
    const missing = images.length - measured.size;
    if (missing === 0) return EXIT.ok;
    const message = `the result was written without ${missing} of ${images.length} images`;
    reportError(terminal, given.flag('json'), { code: 'incomplete', message });
    return EXIT.failed;
  },
};

/** The whole path of what is written, where that is a file. */
const writtenFiles = (given: Given, { cwd }: Terminal): string[] => {
  const out = given.text('out');
  return out === undefined ? [] : [path.resolve(cwd, out)];
};

const formatOf = (given: Given): Format | typeof ZIP => (given.text('format') ?? 'guide') as Format | typeof ZIP;

const writeResult = async (
  given: Given,
  terminal: Terminal,
  project: Project,
  screenshots: readonly (Uint8Array | undefined)[],
): Promise<void> => {
  const [format, [file]] = [formatOf(given), writtenFiles(given, terminal)];
  const detail = given.text('detail') === 'concise' ? 'concise' : 'full';
  const result = format === ZIP ? await packProject(project, screenshots) : FORMATS[format](project, detail);
  if (file === undefined) terminal.writeOut(result);
  else await writeFile(file, result);
};

/** A project of one page that was measured at several widths or in several states. */
const promptPage = async (given: Given, terminal: Terminal): Promise<ExitCode> => {
  const request = readRequest(given, 1);
  const page = await measurePage(given, terminal);
  if (!page) return EXIT.failed;
  const [widest, ...narrower] = page.widths;
  keepInputs(
    [...page.widths, ...page.states].map(({ image }) => image),
    writtenFiles(given, terminal),
  );
  const others = {
    narrower: narrower.map(({ measurement }) => measurement),
    states: page.states.map(({ name, measurement }) => ({ name, measurement })),
  };
  const project = createProject([widest.measurement], { ...request, others: [others] });
  await writeResult(given, terminal, project, [widest.bytes]);
  return EXIT.ok;
};

const readRequest = (given: Given, images: number): ProjectRequest => {
  const names = given.text('names')?.split(',');
  if (names && names.length > images)
    throw new UsageError(`--names has ${names.length} names for ${images} ${images === 1 ? 'image' : 'images'}`);
  const homePage = readHome(given.text('home'), names, images);
  const stack = given.text('stack');
  return {
    uiType: UiType.parse(given.text('type') ?? 'webapp'),
    name: given.text('name'),
    names,
    homePage,
    notes: given.text('notes'),
    stack: isStack(stack) ? stack : COMMAND_STACK,
  };
};

const readHome = (
  home: string | undefined,
  names: readonly string[] | undefined,
  images: number,
): number | undefined => {
  if (home === undefined) return undefined;
  const named = names?.findIndex((name) => name.trim() === home.trim()) ?? -1;
  if (named >= 0) return named;
  const index = Number(home);
  if (home.trim() !== '' && Number.isInteger(index) && index >= 0 && index < images) return index;
  throw new UsageError(`--home must be an index from 0 to ${images - 1} or one of --names, not '${home}'`);
};
