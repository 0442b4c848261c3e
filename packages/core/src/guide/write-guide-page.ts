import type { Project } from '../project.ts';
import { writeBriefFlow } from '../write/brief/write-brief-flow.ts';
import { writeFlow } from '../write/flow/write-flow.ts';
import { sizeOf } from '../write/number-words.ts';
import type { RegionNode, TextNode } from '../write/outline/outline-node.ts';
import { plainName, quoteText } from '../write/quote-text.ts';
import { bareLeaf } from '../write/structure/leaf.ts';
import { leafPhrase } from '../write/structure/leaf-phrase.ts';
import { writePageFacts } from '../write/write-page-facts.ts';
import type { Detail } from '../write/write-prompt.ts';
import { writeStructure } from '../write/write-structure.ts';
import type { GuidePage } from './guide-page.ts';
import { pageDescription } from './page-description.ts';
import { differingTexts } from './shared-chrome.ts';
import type { Shared } from './shared-facts.ts';

type Place = { index: number; routes: readonly string[]; project: Project; shared: Shared; detail: Detail };

/** What a short guide may cost: all its pages together, and one of few. */
const BRIEF_TOKENS = { pages: 3_600, page: 1_500 };

const writeTitle = ({ outcome }: GuidePage, { index, routes, project }: Place): string => {
  const place = `${project.uiType === 'landing' ? 'Section' : 'Page'} ${index + 1}`;
  const name = plainName(outcome.name);
  // A name that nobody gave says no more than the place does.
  const title = `## ${name === place ? place : `${place}: ${name}`}`;
  if (project.uiType === 'landing') return title;
  return `${title} (${routes.join(' and ')}${index === project.homePage ? ', home page' : ''})`;
};

/** For a landmark told above: a reference to it, and what this page's copy says differently. */
const insteadOfShared = (
  node: RegionNode,
  { shared, index }: Place,
  tell: (text: TextNode) => string,
): string | undefined => {
  const chrome = shared.chrome.find(({ nodes }) => nodes[index] === node);
  if (!chrome) return undefined;
  const differing = differingTexts(chrome, node).map(tell);
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
  const title = writeTitle(page, place);
  if (!facts || !voice) return [title, ...pageDescription(outcome.analysis.prompt)].join('\n');
  const background = facts.css.palette.find((color) => color.role === 'background');
  const ground = background ? `, page background ${background.hex}` : '';
  const size = `**${sizeOf({ x: 0, y: 0, ...facts.css.image })} px**${ground}. ${writePageFacts(facts.css)}`;
  const words = modelWords(page, detail);
  if (detail === 'concise') {
    const flow = writeBriefFlow(facts.outline, voice, {
      maxTokens: Math.min(BRIEF_TOKENS.page, BRIEF_TOKENS.pages / place.project.outcomes.length),
      instead: (node) => insteadOfShared(node, place, (text) => quoteText(text.block.text)),
    });
    return [title, size, ...words, flow].join('\n');
  }
  const structure = writeStructure(facts.outline, voice, {
    heading: '###',
    instead: (node) => {
      const told = insteadOfShared(node, place, (text) => leafPhrase(bareLeaf(text), voice));
      return told && `${node.region.role}: ${told}`;
    },
  });
  const flow = writeFlow(facts.outline, {
    instead: (node) => (shared.chrome.some(({ nodes }) => nodes[place.index] === node) ? 'the shared one' : undefined),
  });
  return [[title, size, ...words].join('\n'), `### Layout\n${flow}`, structure].join('\n\n');
};
