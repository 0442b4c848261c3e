import { type Box, bottom, centreX, centreY, right } from '../../geometry.ts';

/** Edges that differ by no more than this were meant to be one. */
const SAME_PX = 4;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PX;

type Boxed = { box: Box };
type Parts = Boxed & { kind: 'row' | 'column' | 'layers'; children: readonly Boxed[] };

/** Where parts stand across their row or column, unless at the start of it, which is usual; of layers where they begin. */
export const standingIn = ({ kind, box: whole, children }: Parts): ((part: Boxed) => string) => {
  if (kind === 'layers') return ({ box }) => `at +${Math.round(box.x - whole.x)} +${Math.round(box.y - whole.y)}`;
  const [start, middle, end] =
    kind === 'column' ? [(box: Box) => box.x, centreX, right] : [(box: Box) => box.y, centreY, bottom];
  const isAtEnd = ({ box }: Boxed): boolean => isClose(end(box), end(whole));
  // The end of the longest part is no edge, unless another comes up to it.
  const hasEnd = children.filter(isAtEnd).length > 1;
  const isCentred = ({ box }: Boxed): boolean => isClose(middle(box), middle(whole));
  // Of parts on one edge that are not as long, one may be centred by chance.
  const uncentred = new Set(children.filter((part) => !isCentred(part)).map(({ box }) => Math.round(start(box))));
  const isOnEdge = ({ box }: Boxed): boolean => [-1, 0, 1].some((off) => uncentred.has(Math.round(start(box)) + off));
  return (part) => {
    if (isClose(start(part.box), start(whole))) return '';
    if (isCentred(part) && !isOnEdge(part)) return 'itself centred';
    if (hasEnd && isAtEnd(part)) return `itself at the ${kind === 'column' ? 'right' : 'bottom'}`;
    return `starts ${Math.round(start(part.box) - start(whole))} ${kind === 'column' ? 'in' : 'down'}`;
  };
};
