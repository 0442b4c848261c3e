/** What tells a window of a system: the buttons in its corner. Places are pixels of the picture. */
export type Controls = {
  side: 'left' | 'right';
  left: number;
  right: number;
  /** The row through their middles. */
  middle: number;
  /** Device pixels a point of the system. */
  scale: number;
};

/** The outside of a window: from left and top up to, but not with, right and bottom. */
export type Edges = { left: number; top: number; right: number; bottom: number };
