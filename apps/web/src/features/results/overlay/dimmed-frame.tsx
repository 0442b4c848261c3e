import type { Frame } from '@blueprompt/core/measurement';
import { placeIn } from './place-in.ts';

/** Darkens the window around a page, which is not part of it. */
export const DimmedFrame = ({ frame: { box, picture } }: { frame: Frame }) => (
  <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
    <span
      className="absolute shadow-[0_0_0_9999px_rgb(8_9_11/0.66)] outline outline-line-2"
      style={placeIn(box, picture)}
    />
  </span>
);
