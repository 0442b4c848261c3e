import { measuredWidths } from '../analysis.ts';
import type { Asset } from '../assets/list-assets.ts';
import { listProjectAssets } from '../assets/list-project-assets.ts';
import type { Project } from '../project.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { listColors, nameColors, usedColors } from '../write/list-colors.ts';
import { structureNotation } from '../write/notation.ts';
import { writeTypography } from '../write/type/write-typography.ts';
import { writeAssets } from '../write/write-assets.ts';
import { writeBehaviour } from '../write/write-behaviour.ts';
import { writeBriefStructure } from '../write/write-brief-structure.ts';
import { writeLooks } from '../write/write-components.ts';
import type { Detail } from '../write/write-prompt.ts';
import { writeResponsive } from '../write/write-responsive.ts';
import { writeSpacing } from '../write/write-spacing.ts';
import { writeStructure } from '../write/write-structure.ts';
import { labelPages } from './label-pages.ts';
import { idOnPage } from './merge-measurements.ts';
import { placesOfColors } from './places-of-colors.ts';
import type { Shared } from './shared-facts.ts';

/** What a shared landmark may cost in a short guide: a bar of links, or a sidebar of two dozen entries. */
const BRIEF_REGION_TOKENS = 700;

const section = (title: string, text: string): string => (text === '' ? '' : `## ${title}\n${text}`);

/** Words of pages that were described but not measured: their colours and fields, without repeating equal ones. */
const writeUnmeasured = (project: Project): string[] => {
  const analyses = project.outcomes.map((outcome) => outcome.analysis);
  const colors = new Map(analyses.flatMap(({ colorPalette }) => colorPalette.map((color) => [color.hex, color.name])));
  const list = (values: readonly string[]): string =>
    [...new Set(values.filter(Boolean))].map((value) => `- ${value}`).join('\n');
  return [
    section('Palette', [...colors].map(([hex, name]) => `- ${toPlainLine(name)} ${hex}`).join('\n')),
    section('Typography', list(analyses.map(({ typography }) => typography))),
    section('Spacing', list(analyses.map(({ spacing }) => spacing))),
  ];
};

/** The files of all pages, by the ids that their elements have in the merged measurement. */
const filesOf = ({ outcomes }: Project): Asset[] =>
  listProjectAssets(outcomes.flatMap(({ analysis }) => analysis.measurement ?? [])).map((asset) => ({
    ...asset,
    elementIds: asset.shownBy.map(({ page, id }) => idOnPage(page, id)),
  }));

const ofOnlyPage = (asset: Asset): Asset => ({ ...asset, elementIds: asset.elementIds.map((id) => idOnPage(0, id)) });

/** How a guide is written. */
export type GuideOptions = {
  detail: Detail;
  /** The files of its only page, where they are named among those of other pages too. */
  files?: readonly Asset[];
};

/** Tokens, looks and landmarks that all pages share, then the pages, whose marks are explained before them and whose colours may have names. */
export const writeSharedTokens = (
  project: Project,
  shared: Shared,
  { detail, files }: GuideOptions,
  pages: readonly string[],
): string[] => {
  const { css, voice, texts, chrome } = shared;
  // Where every page was measured at several widths, each says what changes.
  const hasWidths = project.outcomes.every(({ analysis }) => measuredWidths(analysis).length !== 1);
  if (!css || !voice) return [...writeUnmeasured(project), ...pages];
  const { nameSome } = labelPages(project);
  const where = (nodes: readonly unknown[]): string => {
    const words = nameSome(nodes.flatMap((node, index) => (node ? [index] : [])));
    return `${words[0]!.toUpperCase()}${words.slice(1)}`;
  };
  const landmarks = chrome.map(({ role, model, nodes }) => {
    const title = `### ${where(nodes)}: ${role}`;
    if (detail === 'concise')
      return `${title}\n${writeBriefStructure([model], voice, { maxTokens: BRIEF_REGION_TOKENS })}`;
    const { components, tree } = writeStructure([model], voice);
    return [title, tree, ...(components ? ['', components] : [])].join('\n');
  });
  const written = [
    section('Typography', writeTypography(css, { texts, ...voice })),
    section('Spacing and corners', writeSpacing(css)),
    section('Components', writeLooks(css, voice)),
    section('How to read the pages', structureNotation([...landmarks, ...pages].join('\n'))),
    landmarks.length > 0 ? `## Shared by several pages\n\n${landmarks.join('\n\n')}` : '',
    ...(detail === 'full'
      ? [
          section('Assets', writeAssets(css, files?.map(ofOnlyPage) ?? filesOf(project))),
          section('Behaviour', writeBehaviour(css, { hasWidths })),
        ]
      : [hasWidths ? '' : section('Other widths', writeResponsive(css))]),
    ...pages,
  ];
  const places = placesOfColors(project);
  if (detail === 'concise') return [section('Palette', listColors(css.palette, places)), ...written];
  const { palette, parts } = nameColors(listColors(usedColors(css.palette, written), places), written);
  return [section('Palette', palette), ...parts];
};
