/** A screenshot in the draft: the picture itself stays a blob, never base64, so that state stays small. */
export type DraftImage = { id: string; name: string; blob: Blob; width: number; height: number };
