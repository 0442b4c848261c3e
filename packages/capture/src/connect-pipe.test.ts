import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { CaptureRefused } from './capture-refused.ts';
import { connectPipe } from './connect-pipe.ts';

const open = (maxMessageBytes?: number) => {
  const answers = new PassThrough();
  return { answers, ...connectPipe(new PassThrough(), answers, new EventEmitter(), maxMessageBytes) };
};

test('an answer in several chunks is put together, and the next begins anew', async () => {
  const { answers, send } = open(40);
  const both = Promise.all([send('First'), send('Second')]);
  answers.write('{"id":1,"result":');
  answers.write('{"of":"first"}}\0{"id":2,');
  answers.write('"result":{"of":"next"}}\0');
  expect(await both).toEqual([{ of: 'first' }, { of: 'next' }]);
});

test('a message that has no end ends the connection', async () => {
  const { answers, send } = open(1000);
  const waiting = send('Page.captureScreenshot');
  for (let chunk = 0; chunk < 3; chunk++) answers.write(Buffer.alloc(400, 120));
  await expect(waiting).rejects.toThrow(new CaptureRefused('the page sent a message that is too large'));
  await expect(send('Page.enable')).rejects.toThrow(CaptureRefused);
  expect(answers.destroyed).toBe(true);
});
