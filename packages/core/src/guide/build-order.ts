import type { Project } from '../project.ts';
import { plainName } from '../text/quote-text.ts';
import type { Shared } from './shared-facts.ts';

/** Home page first, then as arranged: what a person would want to see working first. */
const pageOrder = (project: Project): string[] => {
  const names = project.outcomes.map((outcome) => plainName(outcome.name));
  const { homePage } = project;
  if (project.uiType === 'landing' || homePage === undefined || names[homePage] === undefined) return names;
  return [names[homePage], ...names.filter((_, index) => index !== homePage)];
};

/** The steps that a coding model should take, each of which can be looked at before the next. */
export const buildOrder = (project: Project, shared: Shared): string => {
  const isLanding = project.uiType === 'landing';
  const chrome = [...new Set(shared.chrome.map(({ role }) => role))];
  return [
    'Tokens: colours, type scale, spacing and radii as CSS variables.',
    ...(shared.voice && shared.voice.usual.size > 0
      ? [`Components in all their states: ${[...shared.voice.usual.keys()].join(', ')}.`]
      : []),
    ...(chrome.length > 0 ? [`Shared ${chrome.join(', ')} as a layout around the pages.`] : []),
    `${isLanding ? 'Sections' : 'Pages'} one after another, each compared with its facts before the next: ${pageOrder(project).join(', ')}.`,
    ...(isLanding ? ['Space between sections, anchors from the navigation.'] : []),
    ...(!isLanding && project.outcomes.length > 1 ? ['Routes and links between the pages.'] : []),
    'Other widths, keyboard, focus and contrast.',
  ]
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n');
};
