import { z } from 'zod';
import { Box } from '../box.ts';
import { compareMeasurements } from '../compare/compare-measurements.ts';
import { renderComparison } from '../compare/render-comparison.ts';
import { FORMATS } from '../exports/formats.ts';
import { COMMAND_STACK } from '../stack.ts';
import { describeAssets } from './agent-assets.ts';
import { type AgentCall, type AgentTool, agentTool } from './agent-tool.ts';
import { checkProject, Image, joinProject, MAX_NAME, ProjectInput } from './describe-images.ts';
import { describePlace } from './describe-place.ts';
import { summariseMeasurement } from './summarise-measurement.ts';
import { writeCode } from './write-code.ts';

/** Differences told at once; an agent fixes these and compares again. */
const LISTED_DIFFERENCES = 20;

/** Every tool for coding agents. Answers are short, and long ones come in pages: agents have limited context. */
export const AGENT_TOOLS: readonly AgentTool[] = [
  agentTool({
    name: 'measure_screenshot',
    title: 'Measure a screenshot',
    description:
      'Read sizes, colours, fonts, spacing, regions and elements off a screenshot of a user interface. Returns a short summary as JSON; detail "full" returns all text and every box.',
    input: z.object({
      image: Image,
      detail: z.enum(['summary', 'full']).default('summary').describe('full can have several pages'),
    }),
    images: ['image'],
    write: ({ detail }, [measurement]) =>
      detail === 'full' ? JSON.stringify(measurement) : summariseMeasurement(measurement!),
  }),
  agentTool({
    name: 'write_build_prompt',
    title: 'Write the build prompt',
    description:
      'Write the build guide of one to seven screenshots: structure with measured sizes, all text, components, palette, type and spacing. Build the pages from it.',
    input: ProjectInput.extend({
      detail: z
        .enum(['concise', 'full'])
        .default('concise')
        .describe('full states every line of text and its position'),
    }),
    images: ['images'],
    check: checkProject,
    write: (input, measurements) => FORMATS.guide(joinProject(input, measurements), input.detail),
  }),
  agentTool({
    name: 'write_code',
    title: 'Write the code of the pages',
    description:
      'Write one to seven screenshots as code: for html the page as one file, for react, next, shadcn and vue a project as JSON, { path: content }, with one component for each repeated part and shared parts once. Long answers come in several pages.',
    input: ProjectInput.pick({ images: true, names: true, parts: true, stack: true }),
    images: ['images'],
    check: checkProject,
    write: (input, measurements) => writeCode(measurements, input.stack ?? COMMAND_STACK, input),
  }),
  agentTool({
    name: 'get_design_tokens',
    title: 'Get design tokens',
    description:
      'Return the design system of one to seven screenshots as DESIGN.md, DTCG tokens, a Tailwind v4 theme, CSS variables or a shadcn theme.',
    input: ProjectInput.extend({
      format: z.enum(['design-md', 'tokens', 'tailwind', 'css', 'shadcn']).default('css'),
    }),
    images: ['images'],
    check: checkProject,
    write: (input, measurements) => FORMATS[input.format](joinProject(input, measurements), 'full'),
  }),
  agentTool({
    name: 'get_element_facts',
    title: 'Get the facts of one element or region',
    description:
      'Return look, text, contents and distances of one element, found by its id or by text on it, or of a region, in CSS pixels. Give exactly one of id, text and region.',
    input: z.object({
      image: Image,
      id: z.string().max(MAX_NAME).optional().describe('Id of an element, from measure_screenshot'),
      text: z.string().min(1).max(MAX_NAME).optional().describe('Text on the element, or part of it'),
      region: Box.optional().describe('Part of the page in CSS pixels'),
    }),
    images: ['image'],
    check: ({ id, text, region }) => {
      if ([id, text, region].filter((pointer) => pointer !== undefined).length !== 1)
        throw new Error('Give exactly one of id, text and region.');
    },
    write: (pointer, [measurement]) => describePlace(measurement!, pointer),
  }),
  agentTool({
    name: 'list_assets',
    title: 'List the pictures and icons',
    description:
      'List the pictures, logos, avatars and icons of a screenshot as files, named as in the build prompt, as JSON, with size and position in CSS pixels to cut them out by; with svg also the contents of the icon files.',
    input: z.object({
      image: Image,
      svg: z.boolean().default(false).describe('Include the SVG of each icon, about 300 tokens each'),
    }),
    images: ['image'],
    write: ({ svg }, [measurement]) => describeAssets(measurement!, svg),
  }),
  agentTool({
    name: 'compare_screenshots',
    title: 'Compare a build with its reference',
    description:
      'List how a screenshot of your build differs from the reference: colours, sizes, gaps, radii, text, missing and extra elements, with a score out of 100. Build, compare, fix, and repeat.',
    input: z.object({
      reference: Image,
      build: Image,
      limit: z.number().int().min(1).default(LISTED_DIFFERENCES).describe('How many differences to list'),
    }),
    images: ['reference', 'build'],
    isComparison: true,
    write: ({ limit }, [reference, build], isSame) =>
      renderComparison(compareMeasurements(reference!, build!, isSame), { most: limit }),
  }),
];

/** The answer of the tool of this name. */
export const writeAgentAnswer = ({ tool, ...call }: AgentCall): string => {
  const found = AGENT_TOOLS.find(({ name }) => name === tool);
  if (!found) throw new Error(`There is no tool ${tool}.`);
  return found.write(call);
};
