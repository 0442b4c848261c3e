import type { Doubt } from './doubt-picture.ts';

/** A screenshot in the draft: the picture itself stays a blob, never base64, so that state stays small. */
export type DraftImage = {
  id: string;
  name: string;
  /** What the page on it calls itself, where that is known. */
  title?: string | undefined;
  blob: Blob;
  /** What lists show: seven full pictures decoded side by side would cost hundreds of megabytes. Older drafts have none. */
  thumbnail?: Blob | undefined;
  width: number;
  height: number;
  /** Why it is probably no screenshot of an interface. */
  doubt?: Doubt | undefined;
  /** Of the file's bytes: the same in two images that are the same file. */
  digest?: string | undefined;
};
