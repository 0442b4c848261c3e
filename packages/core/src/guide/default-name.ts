import type { UiType } from '../analysis.ts';

/** EN15: what a new page or section is called; positions count from 1. */
export const defaultName = (uiType: UiType, position: number): string =>
  `${uiType === 'landing' ? 'Section' : 'Page'} ${position}`;
