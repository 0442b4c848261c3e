import { writeFlow } from '../flow/write-flow.ts';
import type { Outline, RegionNode } from '../outline/outline-node.ts';
import type { Voice } from '../structure/voice.ts';
import type { BriefLimits } from './brief-phrase.ts';
import { createBriefTeller } from './brief-teller.ts';

/** The page as rows and columns with their words, sizes and looks, no coordinates: what a short prompt is made of. */
export const writeBriefFlow = (
  outline: Outline,
  voice: Voice,
  limits: BriefLimits,
  instead?: (node: RegionNode) => string | undefined,
): string =>
  writeFlow(outline, {
    instead,
    tell: createBriefTeller(voice, limits),
    limits: { levels: limits.levels, lines: Number.POSITIVE_INFINITY },
  });
