import { countTokens } from '../count-tokens.ts';
import { type FlowOptions, writeFlow, writeRegionFlow } from '../flow/write-flow.ts';
import type { Outline, RegionNode } from '../outline/outline-node.ts';
import type { Voice } from '../structure/voice.ts';
import type { BriefLimits } from './brief-phrase.ts';
import { createBriefTeller } from './brief-teller.ts';

/** Tried in turn until the page fits: long texts give way first, then long lists, then boxes in boxes. */
const LIMITS: readonly BriefLimits[] = [
  { levels: 12, texts: 200, chars: 4_000 },
  { levels: 8, texts: 60, chars: 240 },
  { levels: 8, texts: 24, chars: 120 },
  { levels: 8, texts: 12, chars: 60 },
  { levels: 8, texts: 8, chars: 40 },
  { levels: 6, texts: 8, chars: 40 },
  { levels: 5, texts: 8, chars: 30 },
  { levels: 4, texts: 6, chars: 30 },
  { levels: 3, texts: 4, chars: 30 },
  { levels: 2, texts: 3, chars: 24 },
  { levels: 1, texts: 2, chars: 24 },
];

export type BriefOptions = {
  maxTokens: number;
  /** A phrase instead of a landmark's content, where that is told elsewhere. */
  instead?: (node: RegionNode) => string | undefined;
};

/** The richest of several tellings that costs no more, or the shortest. */
const fitTo = (maxTokens: number, write: (limits: BriefLimits) => string): string => {
  let flow = '';
  for (const limits of LIMITS) {
    flow = write(limits);
    if (countTokens(flow) <= maxTokens) break;
  }
  return flow;
};

const optionsOf = (voice: Voice, limits: BriefLimits): FlowOptions => ({
  tell: createBriefTeller(voice, limits),
  limits: { levels: limits.levels, lines: Number.POSITIVE_INFINITY },
});

/** The page as rows and columns with their words, sizes and looks, no coordinates: what a short prompt is made of. */
export const writeBriefFlow = (outline: Outline, voice: Voice, { maxTokens, instead }: BriefOptions): string =>
  fitTo(maxTokens, (limits) => writeFlow(outline, { ...optionsOf(voice, limits), instead }));

/** One landmark in the same way. */
export const writeBriefRegion = (node: RegionNode, voice: Voice, maxTokens: number): string =>
  fitTo(maxTokens, (limits) => writeRegionFlow(node, optionsOf(voice, limits)));
