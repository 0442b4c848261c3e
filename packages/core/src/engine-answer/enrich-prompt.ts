import type { Analysis } from '../analysis.ts';
import { MIN_PROMPT_CHARS } from '../spec/limits.ts';

const RECOMMENDATIONS = [
  'Build with semantic elements; the DOM order is the reading order.',
  'Use the colours above as CSS variables and no others.',
  'Keep the layout working from 360 px to 1440 px wide.',
  'Give every control a hover, a focus-visible and a disabled state; keep text contrast at 4.5:1 or more.',
];

const section = (title: string, body: string): string[] => (body.trim() === '' ? [] : [`## ${title}\n${body.trim()}`]);

/** A prompt too short to build from gets everything else that the analysis knows (VA16); a longer one stays as it is. */
export const enrichPrompt = (analysis: Analysis): string => {
  const { prompt, layout, spacing, typography, colorPalette, elements } = analysis;
  if (prompt.length >= MIN_PROMPT_CHARS) return prompt;
  return [
    prompt.trim(),
    ...section('Layout', layout),
    ...section('Spacing', spacing),
    ...section('Typography', typography),
    ...section('Colours', colorPalette.map((color) => `- ${color.name}: ${color.hex}`).join('\n')),
    ...section('Elements', elements.map((one) => `- ${one.type} × ${one.count}: ${one.details}`).join('\n')),
    ...section('Recommendations', RECOMMENDATIONS.map((line) => `- ${line}`).join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
