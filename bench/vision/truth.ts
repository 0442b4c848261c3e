export type TruthBox = [x: number, y: number, width: number, height: number];
export type TruthLine = {
  text: string;
  box: TruthBox;
  /** Lines of one text node have the same number. */
  block: number;
  fontSize: number;
  fontWeight: number;
  color: string | null;
  words: { text: string; box: TruthBox }[];
};
export type TruthElement = {
  type: string;
  box: TruthBox;
  bg?: string | null;
  /** The colour that most of its pixels have, where something may lie over `bg`. */
  seen?: string;
  gradient?: boolean;
  radius?: number;
  painted: boolean;
  /** Reporting it is neither wanted nor wrong. */
  optional?: boolean;
  /** The edge of the screen cuts it. */
  partial?: boolean;
};
export type TruthRegion = { roles: string[]; box: TruthBox };
export type ColorShare = { hex: string; share: number };
/** `painted` are the colours of the CSS, `pixels` the most frequent ones of the picture, each with its share of all pixels. */
export type TruthPalette = { background: string; accent: string | null; painted: ColorShare[]; pixels: ColorShare[] };

/** What a page really shows, read from its DOM and its pixels. A folder given by --pages may hold less: its figure is then left out. */
export type Truth = {
  width: number;
  height: number;
  texts: TruthLine[];
  elements?: TruthElement[];
  /** Single border lines, which may be reported as dividers. */
  lines?: TruthBox[];
  /** Pictures and the like, where words are not judged. */
  ignore?: TruthBox[];
  /** Elements whose ::before or ::after draws something that the DOM has no box for. */
  pseudoHosts?: TruthBox[];
  regions?: TruthRegion[];
  palette?: TruthPalette;
  spacing?: { unit: number | null };
};
