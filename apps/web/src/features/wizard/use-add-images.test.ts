import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { useAddImages } from './use-add-images.ts';

const opened = vi.hoisted(() => ({ sizes: [] as { width: number; height: number }[] }));
// A worker and its decoder are not there in the test's page; what they answer is.
vi.mock('@/draft/read-images.ts', () => ({
  readImages: async (files: File[]) =>
    files.map((file, index) => ({ id: file.name, name: file.name, blob: file, ...opened.sizes[index]! })),
}));

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('a picture with more pixels than can be measured is refused with the limit, the others are taken', async () => {
  const added: DraftImage[] = [];
  opened.sizes = [
    { width: 9000, height: 6000 },
    { width: 1440, height: 900 },
  ];
  const { result } = renderHook(() => useAddImages(0, (images) => added.push(...images)));
  await act(() => result.current.addFiles([file('huge.png'), file('page.png')]));
  expect(added.map(({ name }) => name)).toEqual(['page.png']);
  expect(result.current.refusals).toEqual([
    'huge.png is 9000 × 6000 px. The limit is 40 megapixels, and 40,000 px for one side.',
  ]);
});

test('what was refused is forgotten once an image is removed, not when one is added', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result, rerender } = renderHook(({ have }) => useAddImages(have, () => {}), { initialProps: { have: 6 } });
  await act(() => result.current.addFiles([file('notes.txt', 'text/plain')]));
  rerender({ have: 7 });
  expect(result.current.refusals).toEqual(['notes.txt is not a PNG, JPG, GIF or WEBP image.']);
  rerender({ have: 6 });
  expect(result.current.refusals).toEqual([]);
  vi.restoreAllMocks();
});
