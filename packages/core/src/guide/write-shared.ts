import type { Project } from '../project.ts';
import { countLines } from '../text/join-runs.ts';
import { writeBriefRegion } from '../write/brief/write-brief-flow.ts';
import { writeRegionFlow } from '../write/flow/write-flow.ts';
import { BRIEF_NOTATION, FLOW_NOTATION, placeNotation } from '../write/notation.ts';
import { counted, sizeOf } from '../write/number-words.ts';
import { toPlainLine } from '../write/quote-text.ts';
import { writeAssets } from '../write/write-assets.ts';
import { writeAccessibility } from '../write/write-checklist.ts';
import { writeComponents, writeStates } from '../write/write-components.ts';
import { writePalette } from '../write/write-palette.ts';
import type { Detail } from '../write/write-prompt.ts';
import { writeResponsive } from '../write/write-responsive.ts';
import { writeSpacing } from '../write/write-spacing.ts';
import { writeRegion } from '../write/write-structure.ts';
import { writeTypography } from '../write/write-typography.ts';
import { paletteScope } from './palette-scope.ts';
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

/** Tokens, components and landmarks that all pages share; `pages` is what follows, whose marks are explained here. */
export const writeSharedTokens = (project: Project, shared: Shared, detail: Detail, pages: string): string[] => {
  const { css, voice, outline, chrome } = shared;
  if (!css || !voice || !outline) return writeUnmeasured(project);
  const tokens = [
    section('Palette', writePalette(css, paletteScope(project))),
    section('Typography', writeTypography(css, outline)),
    section('Spacing and corners', writeSpacing(css)),
    section('Components', writeComponents(css, voice)),
  ];
  const where = (nodes: readonly unknown[]): string =>
    nodes.flatMap((node, index) => (node ? [index + 1] : [])).join(', ');
  const landmarks = chrome.map(({ role, model, nodes }) =>
    detail === 'full'
      ? `### Pages ${where(nodes)}: ${writeRegion(model, voice)}\n\nIts layout:\n${writeRegionFlow(model)}`
      : `### Pages ${where(nodes)}: ${role}\n${writeBriefRegion(model, voice, BRIEF_REGION_TOKENS)}`,
  );
  const notation =
    detail === 'full'
      ? `${placeNotation(landmarks.join() + pages)}\n- Layout: ${FLOW_NOTATION.charAt(0).toLowerCase()}${FLOW_NOTATION.slice(1)}`
      : BRIEF_NOTATION;
  return [
    ...tokens,
    section(detail === 'full' ? 'How to read places' : 'How to read the pages', notation),
    landmarks.length > 0 ? `## Shared by several pages\n\n${landmarks.join('\n\n')}` : '',
    ...(detail === 'full'
      ? [
          section('Assets to supply', writeAssets(css)),
          section('States', writeStates(css)),
          section('Accessibility', writeAccessibility(css, outline)),
        ]
      : []),
    section('Responsive', writeResponsive(css)),
  ];
};

/** Points that can be checked by counting, over all pages. */
export const writeGuideChecklist = (project: Project, shared: Shared, detail: Detail): string =>
  [
    ...project.outcomes.flatMap(({ analysis: { measurement } }, index) => {
      if (!measurement) return [];
      const { width, height, scale } = measurement.image;
      const size = sizeOf({ x: 0, y: 0, width: Math.round(width / scale), height: Math.round(height / scale) });
      const texts = `${detail === 'full' ? 'all ' : ''}its ${counted(countLines(measurement.texts), 'text line')}`;
      const exact = detail === 'full' ? 'letter for letter' : 'quoted ones letter for letter';
      return [
        `- [ ] ${project.uiType === 'landing' ? 'section' : 'page'} ${index + 1} renders at ${size} px with ${texts}, ${exact}`,
      ];
    }),
    ...(shared.chrome.length > 0 ? ['- [ ] shared landmarks are one component each, not copies'] : []),
    '- [ ] only the colours, sizes and radii named here',
    '- [ ] keyboard reaches everything operable, in reading order, with a visible focus',
  ].join('\n');
