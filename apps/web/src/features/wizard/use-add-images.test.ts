import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { useAddImages } from './use-add-images.ts';

/** The worker that opens pictures, which the test's page lacks: it answers these sizes one after the other. */
const openAs = (sizes: { width: number; height: number }[]) =>
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage() {
        this.onmessage?.({ data: sizes.shift() });
      }
      terminate() {}
    },
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('a picture with more pixels than can be measured is refused with the limit, the others are taken', async () => {
  const added: DraftImage[] = [];
  openAs([
    { width: 9000, height: 6000 },
    { width: 8000, height: 5001 },
    { width: 100, height: 50_000 },
    { width: 1440, height: 900 },
  ]);
  const { result } = renderHook(() => useAddImages(0, (images) => added.push(...images)));
  await act(() => result.current.addFiles(['huge.png', 'over.png', 'long.png', 'page.png'].map((name) => file(name))));
  expect(added.map(({ name }) => name)).toEqual(['page.png']);
  expect(result.current.refusals).toEqual([
    'huge.png has 54 megapixels. The limit is 40. Crop it, or export a smaller version.',
    'over.png has 40.1 megapixels. The limit is 40. Crop it, or export a smaller version.',
    'long.png has a side of 50,000 px. The limit is 40,000 px. Crop it, or export a smaller version.',
  ]);
});

test('adds that overlap leave each other room, and all refusals are said until the next add', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const added: DraftImage[] = [];
  openAs(Array.from({ length: 7 }, () => ({ width: 1440, height: 900 })));
  const { result } = renderHook(() => useAddImages(0, (images) => added.push(...images)));
  const some = (kind: string) => Array.from({ length: 4 }, (_, n) => file(`${kind}-${n}.png`));
  await act(() =>
    Promise.all([
      result.current.addFiles([file('notes.txt', 'text/plain'), ...some('first')]),
      result.current.addFiles(some('second')),
    ]),
  );
  expect(added).toHaveLength(7);
  expect(result.current.reading).toBe(0);
  expect(result.current.refusals).toEqual([
    'notes.txt is not a PNG, JPG, GIF or WEBP image.',
    "The limit is 7 images. second-3.png wasn't added.",
  ]);
  await act(() => result.current.addFiles([file('song.mp3', 'audio/mpeg')]));
  expect(result.current.refusals).toEqual(['song.mp3 is not a PNG, JPG, GIF or WEBP image.']);
});

test('nothing is being read any more where no picture can be opened at all', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('no workers here');
      }
    },
  );
  const { result } = renderHook(() => useAddImages(0, () => {}));
  await act(() => expect(result.current.addFiles([file('page.png')])).rejects.toThrow('no workers here'));
  expect(result.current.reading).toBe(0);
});

test('what was refused is forgotten once an image is removed, not when one is added', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result, rerender } = renderHook(({ have }) => useAddImages(have, () => {}), { initialProps: { have: 6 } });
  await act(() => result.current.addFiles([file('notes.txt', 'text/plain')]));
  rerender({ have: 7 });
  expect(result.current.refusals).toEqual(['notes.txt is not a PNG, JPG, GIF or WEBP image.']);
  rerender({ have: 6 });
  expect(result.current.refusals).toEqual([]);
});

test('without a connection nothing is said of the files, which may be fine: only that they were not added', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: (event: object) => void;
      // Its script did not load: that is an event without a message.
      postMessage() {
        this.onerror?.({});
      }
      terminate() {}
    },
  );
  const { result } = renderHook(() => useAddImages(0, () => {}));
  await act(() => result.current.addFiles([file('page.png'), file('menu.png')]));
  expect(result.current.refusals).toEqual([
    "page.png and menu.png weren't added. Check your connection, then try again.",
  ]);
  expect(result.current.reading).toBe(0);
});
