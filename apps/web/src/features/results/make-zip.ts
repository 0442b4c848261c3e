import { fontsOf } from '@blueprompt/core/blueprint/blueprint-font';
import { exportFiles, pageFileNames } from '@blueprompt/core/exports/export-files';
import type { Project } from '@blueprompt/core/project';
import { loadFonts } from './load-fonts.ts';
import type { ZipAnswer, ZipOrder, ZipPage } from './zip-worker.ts';

const EXTENSION: Record<string, string> = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };

const packInWorker = async (order: ZipOrder): Promise<Blob> => {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ZipAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ZipAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(order);
    });
    if (!answer.ok) throw new Error(answer.message);
    return answer.archive;
  } finally {
    worker.terminate();
  }
};

/** Everything in one archive: guide and exports, the screenshots, and the screenshots with what was found on them. */
export const makeZip = async (
  project: Project,
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>,
): Promise<Blob> => {
  const names = pageFileNames(project);
  const pages: ZipPage[] = [];
  for (const [index, { imageIndex, analysis }] of project.outcomes.entries()) {
    const picture = await pictureOf(imageIndex);
    if (!picture) continue;
    const extension = EXTENSION[picture.type] ?? 'png';
    pages.push({ name: names[index]!, extension, picture, measurement: analysis.measurement });
  }
  const fonts = await Promise.all(
    project.outcomes.map(({ analysis: { measurement } }) => (measurement ? loadFonts(fontsOf(measurement)) : [])),
  );
  return packInWorker({ texts: exportFiles(project, fonts), pages });
};
