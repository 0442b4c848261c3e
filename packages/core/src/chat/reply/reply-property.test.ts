import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { indexPage, wordsOf } from '../look/page-index.ts';
import { readQuestion } from '../words/read-question.ts';
import { toAsk } from './ask.ts';
import { replyProperty } from './reply-property.ts';

const BUTTONS = 200;
/** Buttons that all say the same and are of many sizes. */
const crowded: Measurement = {
  version: 1,
  image: { width: 2000, height: 2200, scale: 1 },
  texts: [],
  elements: Array.from({ length: BUTTONS }, (_, at) => ({
    id: `e${at + 1}`,
    type: 'button' as const,
    box: { x: (at % 10) * 200, y: Math.floor(at / 10) * 100, width: 100 + (at % 83), height: 30 + (at % 47) },
    fill: '#222222',
    text: 'Go',
    confidence: 1,
  })),
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};

test('many parts of many sizes are each named a few times, not once for every other part', () => {
  const page = indexPage('Home', 0, crowded);
  const buttons = page.parts.filter(({ node }) => node.type === 'button');
  const project = createProject([crowded], { uiType: 'webapp' });
  const ask = toAsk(readQuestion('sizes of the buttons', wordsOf([page])), [page], project);
  const reads = { labels: 0, pages: 0 };
  for (const part of buttons)
    Object.defineProperty(part, 'label', {
      get: () => {
        reads.labels++;
        return 'Go';
      },
    });
  const { parts } = page;
  Object.defineProperty(page, 'parts', {
    get: () => {
      reads.pages++;
      return parts;
    },
  });
  const { message } = replyProperty('size', buttons, ask.mentions[0]!, ask);
  expect(message).toContain(`The ${BUTTONS} buttons differ in size:\n\n- 110 × 40 px (3×): \`Go\``);
  expect(reads.labels).toBeLessThan(4 * BUTTONS);
  expect(reads.pages).toBe(0);
});
