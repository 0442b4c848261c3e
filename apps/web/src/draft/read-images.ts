import type { DraftImage } from './draft-image.ts';
import type { PictureFacts } from './picture-worker.ts';

const ask = (worker: Worker, file: File): Promise<PictureFacts | undefined> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureFacts | undefined>) => resolve(data);
    worker.onerror = (event) => {
      console.error('The picture could not be opened.', event.message);
      resolve(undefined);
    };
    worker.postMessage(file);
  });

/** Opens pictures one after the other in a worker, which takes its memory with it; undefined for those that cannot be opened. */
export const readImages = async (files: readonly File[]): Promise<(DraftImage | undefined)[]> => {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    const images: (DraftImage | undefined)[] = [];
    for (const file of files) {
      const facts = await ask(worker, file);
      images.push(facts && { id: crypto.randomUUID(), name: file.name, blob: file, ...facts });
    }
    return images;
  } finally {
    worker.terminate();
  }
};
