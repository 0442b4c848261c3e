/** A rectangle on screen, as the browser gives it. */
export type ScreenRect = { left: number; top: number; right: number; bottom: number };

export const FACTS_WIDTH_PX = 264;
const DISTANCE_PX = 18;

/** Where the facts stand inside the frame: on the side of the element that has more room, and never above the frame. */
export const placeFacts = (element: ScreenRect, frame: ScreenRect): { left: number; top: number } => {
  const roomRight = frame.right - element.right;
  const roomLeft = element.left - frame.left;
  const left =
    roomRight >= FACTS_WIDTH_PX + DISTANCE_PX || roomRight >= roomLeft
      ? element.right - frame.left + DISTANCE_PX
      : element.left - frame.left - FACTS_WIDTH_PX - DISTANCE_PX * 2;
  const widest = frame.right - frame.left - FACTS_WIDTH_PX - DISTANCE_PX;
  return { left: Math.max(8, Math.min(left, widest)), top: Math.max(8, element.top - frame.top) };
};
