/** One part of the score: 0 to 100, and in one line why. */
export type FidelityPart = { score: number; why: string };

/** How near the rebuilt page comes to the screenshot. */
export type Fidelity = {
  text: FidelityPart;
  position: FidelityPart;
  color: FidelityPart;
  structure: FidelityPart;
  overall: number;
};
