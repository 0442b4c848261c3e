import type { Flow } from './read-flow.ts';

/** Whether a page is built to live: what lies in its flow, what says what it is, and the widths that it survives. */
export type FlowScore = {
  /** Share of what is drawn that is not placed absolutely. */
  inFlow?: number | undefined;
  /** Share of what is drawn that is drawn by an element with a meaning. */
  semantic?: number | undefined;
  /** 1 where nothing scrolls sideways, overlaps or is cut off at any other width. */
  survives?: number | undefined;
};

/** Widths that a page has to survive beside its own, in CSS pixels: a phone, a tablet, a large screen. */
export const OTHER_WIDTHS = [360, 768, 1920] as const;

/** Compares a page at its own width with itself at others: what overlaps on the screenshot may overlap elsewhere. */
export function scoreFlow(own: Flow, others: readonly Flow[]): FlowScore {
  if (own.drawn === 0) return {};
  const lives = ({ overflow, overlaps, cut }: Flow): boolean =>
    overflow <= 1 && overlaps <= own.overlaps && cut <= own.cut;
  return {
    inFlow: 1 - own.absolute / own.drawn,
    semantic: own.semantic / own.drawn,
    survives: Number(others.every(lives)),
  };
}
