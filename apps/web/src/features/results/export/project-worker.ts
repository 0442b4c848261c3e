import type { OtherShots } from '@blueprompt/core/analysis';
import { listAssets } from '@blueprompt/core/assets/list-assets';
import type { PageFont } from '@blueprompt/core/code/fonts/page-font';
import type { Measurement } from '@blueprompt/core/measurement';
import type { ProjectPage } from '@blueprompt/core/project/build-code';
import type { ProjectFile } from '@blueprompt/core/project/project-file';
import { renderProject } from '@blueprompt/core/project/render-project';
import { renderSite } from '@blueprompt/core/project/render-site';
import type { Stack } from '@blueprompt/core/stack';
import { type Zippable, zipSync } from 'fflate';
import { answerInWorker } from '@/pictures/ask-worker.ts';
import { cutPictures } from '@/pictures/cut-pictures.ts';

export type PackPage = {
  name: string;
  measurement: Measurement;
  fonts: PageFont[];
  /** Its screenshot, where it is still at hand. */
  picture: Blob | undefined;
} & OtherShots;
export type PackOrder = { name: string; stack: Stack; pages: PackPage[] };

/** Pictures and fonts are compressed already; only text is worth the time. */
const toEntry = ({ content, encoding }: ProjectFile): Zippable[string] =>
  encoding === 'utf8'
    ? [new TextEncoder().encode(content), { level: 6 }]
    : [Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)), { level: 0 }];

/** Letters that one call may take as arguments in every browser. */
const CHUNK_BYTES = 0x8000;

const toBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return btoa(parts.join(''));
};

const cutAsText = async (picture: Blob, measurement: Measurement): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  for (const [file, cut] of await cutPictures(picture, measurement, listAssets(measurement)))
    texts.set(file, toBase64(new Uint8Array(await cut.arrayBuffer())));
  return texts;
};

const pack = async ({ name, stack, pages }: PackOrder): Promise<Blob> => {
  const drawn: ProjectPage[] = [];
  // One after the other, so that one decoded screenshot is held at a time.
  for (const { picture, ...page } of pages)
    drawn.push({ ...page, pictures: picture ? await cutAsText(picture, page.measurement) : new Map() });
  const files = stack === 'html' ? renderSite(drawn) : renderProject(drawn, stack, name);
  const archive = zipSync(Object.fromEntries(files.map((file) => [file.path, toEntry(file)])));
  return new Blob([archive as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
};

answerInWorker(pack);
