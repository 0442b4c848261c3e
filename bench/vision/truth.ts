export type TruthBox = [x: number, y: number, width: number, height: number];
export type TruthLine = {
  text: string;
  box: TruthBox;
  fontSize: number;
  fontWeight: number;
  color: string | null;
  words: { text: string; box: TruthBox }[];
};
/** What a page really shows, read from its DOM. Folders given by --pages may hold more than this. */
export type Truth = { width: number; height: number; texts: TruthLine[] };
