import { describe, expect, test } from 'vitest';
import { acceptFiles, hasTooManyPixels, refusalOf } from './accept-files.ts';
import { reportRefusals } from './report-refusals.ts';

const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const report = (files: File[]) => {
  const said = { log: [] as string[], notify: [] as string[] };
  reportRefusals(acceptFiles(files, 'multi'), {
    log: (message) => said.log.push(message),
    notify: (message) => said.notify.push(message),
  });
  return said;
};

test.each([
  [{ width: 8000, height: 5000 }, false],
  [{ width: 8000, height: 5001 }, true],
  [{ width: 500, height: 40_000 }, false],
  [{ width: 500, height: 40_001 }, true],
])('[FN17] a picture of %o has too many pixels: %s', (size, isRefused) =>
  expect(hasTooManyPixels(size)).toBe(isRefused),
);

describe('acceptFiles', () => {
  test('[VA1] a file that is not an image is refused and logged with the specified words', () => {
    const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    expect(acceptFiles([pdf, png('b.png')], 'multi').accepted.map((file) => file.name)).toEqual(['b.png']);
    expect(report([pdf])).toEqual({
      log: ['Invalid file type: Please select an image file (PNG, JPG, JPEG, etc) (a.pdf)'],
      notify: ['Invalid file type: Please select an image file (PNG, JPG, JPEG, etc)'],
    });
  });

  test('[VA2] 5242880 bytes are accepted, one more is refused and logged with the specified words', () => {
    expect(refusalOf(png('just.png', 5_242_880))).toBeUndefined();
    expect(refusalOf(png('over.png', 5_242_881))).toBe('too-large');
    expect(report([png('over.png', 5_242_881)]).log).toEqual([
      'File too large: Please select an image less than 5MB (over.png)',
    ]);
  });

  test('[VA4] [FN19] the client takes seven images per project and drops the extras', () => {
    const nine = Array.from({ length: 9 }, (_, index) => png(`${index}.png`));
    const first = acceptFiles(nine, 'multi');
    expect(first.accepted).toHaveLength(7);
    expect(first.dropped.map((file) => file.name)).toEqual(['7.png', '8.png']);
    expect(acceptFiles(nine, 'multi', 5).accepted).toHaveLength(2);
  });

  test('[VA5] single mode keeps only the first image', () => {
    expect(acceptFiles([png('a.png'), png('b.png')], 'single').accepted.map((file) => file.name)).toEqual(['a.png']);
  });
});
