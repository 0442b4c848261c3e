/** A line's settled size, what it shares with others of its role, and where its ink lies, in pixels. */
export type SizedLine = {
  fontSize: number;
  chars: number;
  color: number;
  isCapitals: boolean;
  left: number;
  right: number;
  bottom: number;
};

/** A line of fewer characters is measured off by a step now and then. */
const SHORT_CHARS = 8;
/** Two or three characters more so. */
const VERY_SHORT_CHARS = 3;
/** Sizes of a short line and of its neighbours differ by no more than this (log scale) where they are one. */
const NEAR = 0.08;
const NEAR_VERY_SHORT = 0.15;
/** Edges of lines in one column, and feet of lines in one row, agree within this. */
const SAME_PLACE_PX = 1.5;
/** So many neighbours of one size overrule a line's own. */
const MIN_NEIGHBOURS = 2;

/** Gives short lines the size of their neighbours in a row or column: entries of a menu, labels of an axis, captions of cards. */
export const agreeSizes = (lines: readonly SizedLine[]): number[] =>
  lines.map((line) => {
    if (line.chars >= SHORT_CHARS) return line.fontSize;
    const near = line.chars <= VERY_SHORT_CHARS ? NEAR_VERY_SHORT : NEAR;
    const beside = lines.filter(
      (other) => isRole(line, other) && Math.abs(Math.log(other.fontSize / line.fontSize)) <= near,
    );
    const sizes = [...Map.groupBy(beside, ({ fontSize }) => fontSize)].map(([fontSize, same]) => ({
      fontSize,
      count: same.length,
      chars: same.reduce((sum, other) => sum + other.chars, 0),
    }));
    const most = sizes.reduce((best, next) => (next.chars > best.chars ? next : best));
    return most.count >= MIN_NEIGHBOURS ? most.fontSize : line.fontSize;
  });

const isRole = (a: SizedLine, b: SizedLine): boolean => {
  const isNear = (x: number, y: number): boolean => Math.abs(x - y) <= SAME_PLACE_PX;
  const isAligned = isNear(a.left, b.left) || isNear(a.right, b.right) || isNear(a.bottom, b.bottom);
  return isAligned && a.isCapitals === b.isCapitals && a.color === b.color;
};
