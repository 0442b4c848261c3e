import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const ask = (measured: ReturnType<typeof page>, question: string) =>
  answer(question, { project: createProject([measured], { uiType: 'webapp' }), text: '' });

const picture = page([text('Hello', 20, 20)], [box('e1', 'image', 100, 100, 300, 200)]);

test.each(['is there a red image?', 'how many red images are there?', 'what colour is the red image?'])(
  '%s: what is shown on a picture was not measured',
  (question) => {
    const said = ask(picture, question);
    expect(said.state).toBe('unknown');
    expect(said.message).not.toMatch(/yes|1 picture|#/i);
  },
);

test('the only picture is given by a colour that was not measured with a reserve', () => {
  const said = ask(picture, 'how big is the red image?');
  expect(said.state).toBe('unknown');
  expect(said.message).toMatch(/300 × 200 px[\s\S]*`red`/);
});
