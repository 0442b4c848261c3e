import type { Analysis, PageOutcome } from '../analysis.ts';
import { plainName } from '../text/quote-text.ts';

/** GE12: neutral colours to start from; they were not measured. */
const FALLBACK_PALETTE = [
  { name: 'Primary', hex: '#3b82f6' },
  { name: 'Background', hex: '#ffffff' },
  { name: 'Text', hex: '#111827' },
  { name: 'Border', hex: '#e5e7eb' },
];

/** GE13. */
const FALLBACK_NOTE = 'This screenshot could not be analysed. Please refer to the uploaded image.';

/** Stands in for the analysis of one page or section that failed or has no image (GE10, GE11). */
export const fallbackAnalysis = (name: string): Analysis => ({
  prompt: `# ${plainName(name)}\n\n${FALLBACK_NOTE} Rebuild it from what you see there: same structure, same text, same order. The colours below are neutral defaults and were not measured.`,
  elements: [],
  colorPalette: FALLBACK_PALETTE.map((color) => ({ ...color })),
  layout: FALLBACK_NOTE,
  spacing: 'Not measured; use steps of 8 px.',
  typography: 'Not measured; use a sans-serif at 16 px with a line height of 1.5.',
});

/** The outcome of a page or section without a usable answer. */
export const failedOutcome = (name: string, imageIndex: number, reason?: string): PageOutcome => ({
  name,
  imageIndex,
  analysis: fallbackAnalysis(name),
  success: false,
  ...(reason !== undefined && { reason }),
});
