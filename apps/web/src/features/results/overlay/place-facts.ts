/** A rectangle on screen, as the browser gives it. */
type ScreenRect = { left: number; top: number; right: number; bottom: number };

export const FACTS_WIDTH_PX = 264;
const DISTANCE_PX = 18;
/** Left of the element stands its height on a dimension line; the facts leave it visible. */
const HEIGHT_LABEL_PX = 46;
const EDGE_PX = 8;

/** A place inside the frame; facts of an element in the lower half grow upwards, so that they stay inside. */
export type FactsPlace = { left: number } & ({ top: number } | { bottom: number });

/** Where the facts stand: on the side of the element that has more room. */
export const placeFacts = (element: ScreenRect, frame: ScreenRect): FactsPlace => {
  const roomRight = frame.right - element.right;
  const roomLeft = element.left - frame.left;
  const beside =
    roomRight >= FACTS_WIDTH_PX + DISTANCE_PX || roomRight >= roomLeft
      ? element.right - frame.left + DISTANCE_PX
      : element.left - frame.left - FACTS_WIDTH_PX - DISTANCE_PX - HEIGHT_LABEL_PX;
  const widest = frame.right - frame.left - FACTS_WIDTH_PX - DISTANCE_PX;
  const left = Math.max(EDGE_PX, Math.min(beside, widest));
  const inLowerHalf = element.top + element.bottom > frame.top + frame.bottom;
  return inLowerHalf
    ? { left, bottom: Math.max(EDGE_PX, frame.bottom - element.bottom) }
    : { left, top: Math.max(EDGE_PX, element.top - frame.top) };
};
