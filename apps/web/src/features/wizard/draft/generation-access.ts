/** What a signed-in user may generate: `imagesLeft` is null for subscribers, otherwise the free images left (SB7–SB9). */
export type GenerationAccess = { imagesLeft: number | null };

type Gate = 'open' | 'gated';

/** Whether nothing can be generated at all; fewer images than the project needs is a matter of generation (WZ9, FN21). */
export const mayGenerate = (access: GenerationAccess): boolean => access.imagesLeft === null || access.imagesLeft > 0;

/** Whether a Continue button is stopped by the upgrade dialog (WZ6, WZ8, WZ24). */
export const isGated = (step: 'choose-type' | 'organize-sections', gate: Gate, access: GenerationAccess): boolean =>
  !mayGenerate(access) && (step === 'organize-sections' || gate === 'gated');
