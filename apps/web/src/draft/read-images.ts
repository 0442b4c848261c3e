import type { DraftImage } from './draft-image.ts';
import type { PictureFacts } from './picture-worker.ts';

/** The worker is a file of the app: without a connection it may not load, and nothing is known of the pictures. */
export class WorkerNotLoaded extends Error {}

const ask = (worker: Worker, file: File): Promise<PictureFacts | undefined> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PictureFacts | undefined>) => resolve(data);
    // What goes wrong with a picture is answered; this is about the worker itself.
    worker.onerror = (event) => {
      console.error('The worker that opens pictures could not be loaded.', event.message);
      reject(new WorkerNotLoaded());
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
