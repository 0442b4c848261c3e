import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Element, Measurement } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const answerOn = (pages: Measurement[], question: string) =>
  answer(question, { project: createProject(pages, { uiType: 'webapp' }), text: '' });

const ROW = [20, 280, 540];
const rowAt = (y: number): Element[] => ROW.map((x) => box(`r${x}${y}`, 'card', x, y, 240, 100, { fill: '#eeeeee' }));

const tall = (elements: Element[]): Measurement =>
  page([], elements, { image: { width: 800, height: 1800, scale: 1 } });

test('one card alone below a row is at the bottom too', () => {
  const { message } = answerOn(
    [tall([...rowAt(1400), box('low', 'card', 20, 1600, 760, 80, { fill: '#eeeeee' })])],
    'what size are the cards at the bottom?',
  );
  expect(message).toContain('760 × 80 px');
});

test.each([
  ['right below it is the row that is meant', 200, false],
  ['far below it leaves it at the top', 700, true],
])('one card alone at the top: a row %s', (_, y, isSaid) => {
  const { message } = answerOn(
    [tall([box('high', 'card', 20, 60, 760, 80, { fill: '#eeeeee' }), ...rowAt(y)])],
    'what size are the cards at the top?',
  );
  expect(message.includes('760 × 80 px')).toBe(isSaid);
});

test('of bands below each other the first is the header, on each page', () => {
  const withHeader = (y: number, height: number): Measurement =>
    page([text('Acme', 20, y + 20)], [], {
      regions: [{ role: 'header', box: { x: 0, y, width: 1000, height }, fill: '#222222' }],
    });
  const { message } = answerOn([withHeader(0, 60), withHeader(100, 80)], 'how high is the header?');
  expect(message).toContain('60 px');
  expect(message).toContain('80 px');
});
