import { MAX_CONTAINED_OFF_PX } from '../widths/find-container.ts';
import type { WiderPage } from '../widths/wider-page.ts';

/** Writes pixels of the screenshot as lengths of CSS. */
export type Lengths = {
  scale: number;
  /** The page was measured wider too: it fills windows up to there. */
  wider: WiderPage | undefined;
  px: (value: number) => string;
  /** A declaration; none for what cannot be seen. */
  rule: (name: string, value: number) => string;
  /** A distance from the side, which shrinks with what it is measured in. */
  offset: (name: string, value: number, basis: number) => string;
  /** The same as a margin, which is gone where the page is narrow. */
  indent: (value: number, basis: number) => string;
  /** The margins of a box that reaches over the sides of what it is in, where the page is not narrow. */
  overhang: (left: number, right: number, basis: number) => string[];
  /** How wide something gets whose margins are those of a container. */
  contain: (margin: number, basis: number) => string;
  /** Room above something, of which little is left where the page is narrow. */
  drop: (value: number) => string;
  /** Room at one side of a box, and what is at the other; where the page is narrow, wide room beside narrow things is no more than `kept`. */
  side: (name: string, value: number, other: number, own: number, basis: number, kept?: number) => string;
  /** The width of something that takes what is left of the width that it is in, where the page grows. */
  width: (value: number, of: number) => string;
  /** The width of lines that take all of their column as soon as the page is wider: at its own width they break as measured. */
  filling: (value: number) => string;
  /** A length that is this here and that, in CSS pixels, on the wider page, and in between goes with the width of the window. */
  between: (name: string, value: number, there: number) => string;
  /** Columns of one width, of which each is at least so wide. */
  columns: (count: number, least: number) => string;
};

/** Lengths below this, in CSS pixels, move nothing that can be seen. */
const MIN_LENGTH_PX = 0.25;
/** Room at the sides of a page's column is kept in the middle; below this, in CSS pixels, it is a padding like others. */
const MIN_MARGIN_PX = 32;
/** What is left of it on a narrow screen. */
const NARROW_MARGIN_PX = 16;

/** Room at the sides of a box is there to be given away where it takes more of it than this. */
const MAX_ROOM_SHARE = 0.5;

/** Room above something beyond this, in CSS pixels, shrinks to what parts sections on a narrow screen. */
const MIN_DROP_PX = 64;
const NARROW_DROP_PX = 24;
/** The distance to a limit is multiplied by this: a few pixels then exceed any page, which acts like a media query. */
export const STEP_FACTOR = 999;
/** A factor of the page that is 1, and 0 where it is narrow. */
const WIDE = 'var(--wide)';

const twoDecimals = (value: number): number => Math.round(100 * value) / 100;

export const share = (value: number, of: number): string => `${Math.round((1e6 * value) / Math.max(1, of)) / 1e4}%`;

/** Lengths of a page of this scale; those of one that was measured wider too also say what becomes of them up to there. */
export function createLengths(scale: number, wider?: WiderPage): Lengths {
  const grows = wider !== undefined;
  const px = (value: number): string => {
    const rounded = Math.round((100 * value) / scale) / 100;
    return rounded === 0 ? '0' : `${rounded}px`;
  };
  const isSeen = (value: number): boolean => Math.abs(value) / scale >= MIN_LENGTH_PX;
  const rule = (name: string, value: number): string => (isSeen(value) ? `${name}:${px(value)}` : '');
  const offset = (name: string, value: number, basis: number): string =>
    value / scale >= MIN_MARGIN_PX ? `${name}:min(${px(value)},${share(value, basis)})` : rule(name, value);
  // The margin of what is in a container, and as wide as the page.
  const isContained = (value: number, own: number): boolean =>
    wider?.container !== undefined &&
    Math.abs(own / scale - wider.from) <= MAX_CONTAINED_OFF_PX &&
    value / scale >= wider.container.gutter - MAX_CONTAINED_OFF_PX;
  const contained = (name: string, value: number): string =>
    `${name}:max(${px(value)},calc(50% - ${px((wider!.container!.tablet / 2) * scale - value)}))`;
  return {
    scale,
    wider,
    px,
    rule,
    offset,
    indent: (value, basis) =>
      isContained(value, basis)
        ? contained('margin-left', value)
        : offset('margin-left', value, basis).replace(/:(min.*)$/, `:calc(${WIDE}*$1)`),
    overhang: (left, right, basis) =>
      [['margin-left', left] as const, ['margin-right', right] as const].map(([name, value]) =>
        isSeen(Math.min(0, value)) ? `${name}:calc(${WIDE}*max(${px(value)},${share(value, basis)}))` : '',
      ),
    contain: (margin, basis) =>
      isContained(margin, basis) ? `max-width:${px(wider!.container!.tablet * scale - 2 * margin)}` : '',
    drop: (value) =>
      value / scale > MIN_DROP_PX
        ? `margin-top:calc(${NARROW_DROP_PX}px + ${WIDE}*${px(value - NARROW_DROP_PX * scale)})`
        : rule('margin-top', value),
    side: (name, value, other, own, basis, kept = 0) => {
      if (isContained(value, own) && isContained(other, own)) return contained(name, value);
      const isColumn = !grows && Math.min(value, other) / scale >= MIN_MARGIN_PX && Math.abs(own - basis) <= scale;
      const half = basis / 2 - value;
      if (isColumn && half > 0) return `${name}:max(${NARROW_MARGIN_PX}px,calc(50% - ${px(half)}))`;
      // On a phone, less than half of a box is too little for words.
      const isSpare = !grows && value / scale >= MIN_MARGIN_PX && value + other > MAX_ROOM_SHARE * own;
      if (!isSpare) return offset(name, value, basis);
      const room = `min(${px(value - kept)},${share(value - kept, basis)})`;
      return `${name}:calc(${kept > 0 ? `${px(kept)} + ` : ''}${WIDE}*${room})`;
    },
    width: (value, of) => {
      if (!grows || !Number.isFinite(of)) return `width:${px(value)}`;
      return isSeen(of - value) ? `width:calc(100% - ${px(of - value)})` : 'width:100%';
    },
    filling: (value) =>
      grows ? `width:min(100%,max(${px(value)},(100vw - ${wider.from}px)*${STEP_FACTOR}))` : `width:${px(value)}`,
    between: (name, value, there) => {
      if (!wider) return rule(name, value);
      const slope = (there - value / scale) / Math.max(1, wider.width - wider.from);
      const start = px(value - slope * wider.from * scale);
      const grown = `${twoDecimals(100 * slope)}vw`;
      return start === '0' ? `${name}:${grown}` : `${name}:calc(${start} + ${grown})`;
    },
    columns: (count, least) => (grows ? `repeat(${count},1fr)` : `repeat(auto-fit,minmax(min(100%,${px(least)}),1fr))`),
  };
}
