/** A text file of an export; the path uses `/` and never leaves its folder. */
export type ExportFile = { path: string; text: string };
