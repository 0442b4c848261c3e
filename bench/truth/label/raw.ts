import type { CHART_KINDS, TruthType } from '../truth.ts';

/*
 * What the page itself says, before its pixels are looked at. All lengths are CSS pixels of the viewport. The functions in
 * `page/` run inside the page and give these facts.
 */

/** x, y, width, height. */
export type RawBox = [number, number, number, number];
/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = [number, number, number, number];
export type Sides<T> = [top: T, right: T, bottom: T, left: T];

type RawStop = { color: Rgba; at: number };
export type RawGradient = { kind: 'linear' | 'radial' | 'conic'; angle?: number; stops: RawStop[] };
export type RawShadow = { inset: boolean; x: number; y: number; blur: number; spread: number; color: Rgba };
export type RawBorder = { width: number; color: Rgba; style: string; isVisible: boolean };

export type RawPaint = {
  /** Its background composited over what its ancestors paint; missing where it has none. */
  fill?: Rgba;
  /** How much of the fill covers what is behind, opacity included. */
  alpha: number;
  /** The fill can be told from what is behind. */
  isDistinct: boolean;
  gradient?: RawGradient;
  /** A background image, whether it is a file or a gradient; none that is clipped to text. */
  hasImage: boolean;
  hasFile: boolean;
  borders: Sides<RawBorder>;
  radius: Sides<number>;
  shadows: RawShadow[];
  opacity: number;
  /** The colour behind it. */
  under: Rgba;
};

export type RawChart = {
  kind: (typeof CHART_KINDS)[number];
  smooth?: boolean;
  horizontal?: boolean;
  series: { name?: string; color?: string; values: number[] }[];
  labels?: string[];
  axis?: [number, number];
};

export type RawElement = {
  /** Its place in the flat tree; ancestors come first. */
  id: number;
  /** The nearest ancestor that has a box; -1 for the body. */
  parent: number;
  tag: string;
  role: string;
  classes: string;
  /** The visible part of its border box, and all of it. */
  box: RawBox;
  whole: RawBox;
  type: TruthType | null;
  /** The page's author names the type: `data-truth`. */
  isGiven: boolean;
  /** `data-truth="none"`. */
  isNone: boolean;
  /** Another element counts as painted with it. */
  isPiece: boolean;
  /** At least a third of it is not covered. */
  isSeen: boolean;
  /** Rank in paint order among all elements. */
  layer: number;
  isOptional: boolean;
  paint: RawPaint;
  /** A single control or frame that others paint: it counts as painted. */
  isFramed: boolean;
  css: {
    display: string;
    position: string;
    float: string;
    flexDirection: string;
    flexWrap: string;
    alignItems: string;
    justifyContent: string;
    textAlign: string;
    /** Tracks of a grid. */
    columns: number;
    padding: Sides<number>;
    border: Sides<number>;
  };
  /** The colour that its ::backdrop lays over all below it. */
  backdrop?: Rgba;
  level?: number;
  name?: string;
  chart?: RawChart;
};

export type RawWord = {
  text: string;
  /** What is left of it. */
  box: RawBox;
  /** How much is left where something cuts it off: across, and from above or below. */
  seen: [number, number];
};

export type RawText = {
  text: string;
  box: RawBox;
  lineHeight: number;
  /** Where the font says that its letters have ink; missing for text that is scaled or turned. */
  glyphs?: RawBox;
  block: number;
  /** The element that holds it. */
  element: number;
  fontFamily: string;
  generic: 'sans' | 'serif' | 'mono';
  fontSize: number;
  fontWeight: number;
  italic: boolean;
  underlined: boolean;
  letterSpacing: number;
  /** As the CSS says, opacity included in alpha. */
  color: Rgba;
  under: Rgba;
  /** Nothing but flat colours lies behind it. */
  isUnderKnown: boolean;
  tag: string;
  control: boolean;
  words: RawWord[];
};

export type RawColor = { color: Rgba; area: number };

export type RawPage = {
  width: number;
  height: number;
  title: string;
  elements: RawElement[];
  texts: RawText[];
  lines: RawBox[];
  ignore: RawBox[];
  pseudoHosts: RawBox[];
  regions: { roles: string[]; box: RawBox }[];
  background: { color: Rgba; gradient?: RawGradient; hasFile: boolean; element?: number };
  gaps: number[];
  paddings: number[];
  colors: RawColor[];
};
