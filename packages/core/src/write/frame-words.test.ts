import { expect, test } from 'vitest';
import type { FrameKind } from '../measurement.ts';
import { page, text } from './page.fixture.ts';
import { writePrompt } from './write-prompt.ts';

const framed = (kind: FrameKind) =>
  page([text('Reports', 20, 20)], [], {
    frame: { kind, box: { x: 0, y: 82, width: 1440, height: 900 }, picture: { width: 1440, height: 982 } },
  });

test.each([
  ['browser', 'in a browser window: it is not part of the page and not to be built'],
  ['window', 'in a window frame: it is not part of the page and not to be built'],
  ['phone', 'the phone’s own bars (status, address, navigation): they are not part of the page and not to be built'],
] as const)('both prompts say of a %s that it is not to be built', (kind, words) => {
  for (const detail of ['concise', 'full'] as const)
    expect(writePrompt(framed(kind), { name: 'Reports', uiType: 'webapp', detail })).toContain(words);
});

test('both prompts say of a resized screenshot that its sizes are off', () => {
  const image = { width: 1280, height: 720, scale: 1, resized: true };
  for (const detail of ['concise', 'full'] as const)
    expect(
      writePrompt(page([text('Reports', 20, 20)], [], { image }), { name: 'Reports', uiType: 'webapp', detail }),
    ).toContain('resized after it was taken');
});
