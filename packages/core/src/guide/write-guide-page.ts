import { measuredWidths } from '../analysis.ts';
import type { Project } from '../project.ts';
import { quoteText } from '../text/quote-text.ts';
import { sizeOf } from '../write/number-words.ts';
import type { PageNode } from '../write/page/page-node.ts';
import { phraseOf } from '../write/tree/phrase.ts';
import { renderPhrase } from '../write/tree/render-phrases.ts';
import { writeBriefStructure } from '../write/write-brief-structure.ts';
import { checkWords } from '../write/write-full-prompt.ts';
import { writePageFacts, writePictureFacts } from '../write/write-page-facts.ts';
import type { Detail } from '../write/write-prompt.ts';
import { writeStates } from '../write/write-states.ts';
import { treeBlock, writeStructure } from '../write/write-structure.ts';
import { writeWidths } from '../write/write-widths.ts';
import type { GuidePage } from './guide-page.ts';
import { labelPages } from './label-pages.ts';
import { pageDescription } from './page-description.ts';
import { differingTexts } from './shared-chrome.ts';
import type { Shared } from './shared-facts.ts';

type Place = { index: number; routes: readonly string[]; project: Project; shared: Shared; detail: Detail };

/** What a short guide may cost: all its pages together, and one of few. */
const BRIEF_TOKENS = { pages: 3_600, page: 1_500 };

const writeTitle = ({ index, routes, project }: Place): string => {
  const title = `## ${labelPages(project).titleOf(index)}`;
  if (project.uiType === 'landing') return title;
  return `${title} (${routes.join(' and ')}${index === project.homePage ? ', home page' : ''})`;
};

/** For a landmark written above: a reference to it, and what this page's copy says differently. */
const insteadOfShared = (node: PageNode, { shared, index, detail }: Place): string | undefined => {
  const chrome = shared.chrome.find(({ nodes }) => nodes[index] === node);
  const { voice } = shared;
  if (!chrome || !voice) return undefined;
  const differing = differingTexts(chrome, node).map((text) =>
    detail === 'full' ? renderPhrase(phraseOf(text, voice)) : quoteText(text.block.text),
  );
  return `the shared one${differing.length > 0 ? `; here ${differing.join('; ')}` : ''}`;
};

/** Of a model's words this much goes into the short guide. */
const BRIEF_DESCRIPTION_LINES = 3;

/** What a model adds to the facts: what the page is for and how it behaves. Our own writer's words are the facts themselves. */
const modelWords = ({ outcome: { analysis } }: GuidePage, detail: Detail): string[] => {
  if (analysis.engine?.kind !== 'model') return [];
  const lines = pageDescription(analysis.prompt);
  return detail === 'concise' ? lines.slice(0, BRIEF_DESCRIPTION_LINES) : lines;
};

/** One page or section: its description, then everything on it that is not shared. */
export const writeGuidePage = (page: GuidePage, place: Place): string => {
  const { outcome, facts } = page;
  const { shared, detail } = place;
  const { voice } = shared;
  const title = writeTitle(place);
  if (!facts || !voice) return [title, ...pageDescription(outcome.analysis.prompt)].join('\n');
  const background = facts.css.palette.find((color) => color.role === 'background');
  const ground = background ? `, page background ${background.hex}` : '';
  const size =
    `**${sizeOf({ x: 0, y: 0, ...facts.css.image })} px**${ground}. ${(detail === 'full' ? writePictureFacts : writePageFacts)(facts.css)}`.trimEnd();
  const words = modelWords(page, detail);
  const measured = measuredWidths(outcome.analysis);
  const widths = writeWidths(measured, detail);
  const states = writeStates(measured, outcome.analysis.states ?? [], voice, detail);
  const instead = (node: PageNode): string | undefined => insteadOfShared(node, place);
  if (detail === 'concise') {
    const maxTokens = Math.min(BRIEF_TOKENS.page, BRIEF_TOKENS.pages / place.project.outcomes.length);
    const brief = writeBriefStructure([facts.page.root], voice, { maxTokens, instead });
    return [title, size, ...words, brief, ...[widths, states].filter(Boolean)].join('\n');
  }
  const { components, tree, places } = writeStructure([facts.page.root], voice, { instead });
  return [
    [title, size, ...words].join('\n'),
    components && `### Components\n${components}`,
    tree && `### Structure\n${treeBlock(tree)}`,
    widths && `### Other widths\n${widths}`,
    states && `### Other states\n${states}`,
    places && `### Check\n${checkWords(places)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
