import type { Asset } from '@blueprompt/core/assets/list-assets';
import { ASSETS_FOLDER } from '@blueprompt/core/exports/export-files';
import type { Measurement } from '@blueprompt/core/measurement';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { answerInWorker } from '@/pictures/ask-worker.ts';
import { cutPictures } from '@/pictures/cut-pictures.ts';
import { drawAnnotated } from './draw-annotated.ts';

export type ZipPage = {
  name: string;
  extension: string;
  picture: Blob;
  measurement: Measurement | undefined;
  /** The pictures that are cut from this page, named as in the guide. */
  assets: readonly Asset[];
};
export type ZipOrder = { texts: { path: string; text: string }[]; pages: ZipPage[] };

/** Packs one file after the other; what is packed is handed to the browser at once, so that one picture is held at a time. */
const pack = async ({ texts, pages }: ZipOrder): Promise<Blob> => {
  const parts: Blob[] = [];
  const done = Promise.withResolvers<void>();
  const archive = new Zip((error, data, final) => {
    if (error) return done.reject(error);
    parts.push(new Blob([data as Uint8Array<ArrayBuffer>]));
    if (final) done.resolve();
  });
  const add = (file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    archive.add(file);
    file.push(bytes, true);
  };
  // Pictures are compressed already; storing them saves the time.
  const store = async (path: string, picture: Blob) =>
    add(new ZipPassThrough(path), new Uint8Array(await picture.arrayBuffer()));
  for (const { path, text } of texts) add(new ZipDeflate(path), new TextEncoder().encode(text));
  for (const { name, extension, picture, measurement, assets } of pages) {
    await store(`screenshots/${name}.${extension}`, picture);
    if (!measurement) continue;
    await store(`annotated/${name}.png`, await drawAnnotated(picture, measurement));
    for (const [file, cut] of await cutPictures(picture, measurement, assets))
      await store(`${ASSETS_FOLDER}/${file}`, cut);
  }
  archive.end();
  await done.promise;
  return new Blob(parts, { type: 'application/zip' });
};

answerInWorker(pack);
