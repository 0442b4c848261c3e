/** One part of the score: 0 to 100, and in one line why. `nothing`: there was nothing to compare, so its score is no finding. */
export type FidelityPart = { score: number; why: string; nothing?: true };

/**
 * How near the rebuilt page comes to the screenshot. Text and position compare it with what was read, so they say what was
 * reproduced and prove no reading; colour and structure compare pixels, and what was not understood counts against it.
 */
export type Fidelity = {
  text: FidelityPart;
  position: FidelityPart;
  color: FidelityPart;
  structure: FidelityPart;
  /** Missing for results from before it was measured. */
  explained?: FidelityPart;
  overall: number;
};
