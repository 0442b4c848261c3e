import { exportFiles, pageFileNames } from '@blueprompt/core/exports/export-files';
import type { Project } from '@blueprompt/core/project';
import { type AsyncZippable, zip } from 'fflate';
import { drawAnnotated } from './draw-annotated.ts';

const EXTENSION: Record<string, string> = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };
const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** Everything in one archive: guide and exports, the screenshots, and the screenshots with what was found on them. */
export const makeZip = async (project: Project, pictureOf: (imageIndex: number) => Promise<Blob | undefined>) => {
  const files: AsyncZippable = {};
  const encoder = new TextEncoder();
  const names = pageFileNames(project);
  for (const { path, text } of exportFiles(project)) files[path] = encoder.encode(text);
  for (const [index, outcome] of project.outcomes.entries()) {
    const picture = await pictureOf(outcome.imageIndex);
    if (!picture) continue;
    const name = names[index];
    // Pictures are compressed already; storing them saves the time.
    files[`screenshots/${name}.${EXTENSION[picture.type] ?? 'png'}`] = [await bytesOf(picture), { level: 0 }];
    const { measurement } = outcome.analysis;
    if (measurement)
      files[`annotated/${name}.png`] = [await bytesOf(await drawAnnotated(picture, measurement)), { level: 0 }];
  }
  // fflate works in its own worker, so that the page stays usable.
  return new Promise<Blob>((resolve, reject) =>
    zip(files, (error, data) =>
      error ? reject(error) : resolve(new Blob([data as Uint8Array<ArrayBuffer>], { type: 'application/zip' })),
    ),
  );
};
