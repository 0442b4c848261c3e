import { expect, test } from 'vitest';
import { findFilePart } from './find-file-part.ts';

const TYPE = 'multipart/form-data; boundary=b';
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (bytes: string) =>
  `--b\r\nContent-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`;
const find = (form: string, type = TYPE) => {
  const found = findFilePart(Buffer.from(form, 'latin1'), type);
  return found && Buffer.from(found.bytes).toString('latin1');
};

test('the file of a real form is found whole', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([bytes]));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const found = findFilePart(new Uint8Array(await request.clone().arrayBuffer()), request.headers.get('content-type')!);
  expect(Buffer.compare(found!.bytes, bytes)).toBe(0);
  expect([...found!.fields]).toEqual([['cacheControl', '3600']]);
});

test.each([
  ['the first of two files', `${field('a', 'x')}${file('one')}${file('two')}--b--`, 'one'],
  ['bytes that look like borders', `${file('\r\n-b\r\n--c\r\n\r\n--')}--b--\r\n`, '\r\n-b\r\n--c\r\n\r\n--'],
  ['an empty file', `${file('')}--b--`, ''],
  ['a part without anything in it before the file', `${field('a', '')}${file('x')}--b--`, 'x'],
  ['seven fields before the file', `${field('a', 'x').repeat(7)}${file('x')}--b--`, 'x'],
  ['a file behind more parts than a client sends', `${field('a', 'x').repeat(8)}${file('x')}--b--`, undefined],
  ['no file', `${field('a', 'filename="x"')}--b--`, undefined],
  ['a file that is cut', file('x'), undefined],
  ['a head without an end', '--b\r\nContent-Disposition: form-data; filename="x"\r\n', undefined],
  ['nothing', '', undefined],
  ['no form', 'x'.repeat(100), undefined],
] as const)('%s', (_, form, expected) => expect(find(form)).toBe(expected));

test('the border is the one that the header names', () => {
  expect(find(`${file('x')}--b--`, 'multipart/form-data; boundary="b"; charset=utf-8')).toBe('x');
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
  ])
    expect(find(`${file('x')}--b--`, type)).toBeUndefined();
});
