import { countTokens } from '../count-tokens.ts';
import { type FlowOptions, writeFlow, writeRegionFlow } from '../flow/write-flow.ts';
import type { Outline, RegionNode } from '../outline/outline-node.ts';
import type { Voice } from '../structure/voice.ts';
import type { BriefLimits } from './brief-phrase.ts';
import { createBriefTeller } from './brief-teller.ts';

/** Levels of boxes in boxes, of which as many are told as fit, and how much of their texts: then as much as fits. */
const LEVELS = [12, 8, 6, 5, 4, 3];
const TEXTS: readonly Omit<BriefLimits, 'levels'>[] = [
  { texts: 200, chars: 4_000 },
  { texts: 60, chars: 240 },
  { texts: 24, chars: 120 },
  { texts: 12, chars: 60 },
  { texts: 8, chars: 40 },
];
const FEWEST_TEXTS = { texts: 6, chars: 30 };
/** For pages that do not fit in any of these, in turn. */
const LEAST: readonly BriefLimits[] = [
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
  const fits = (flow: string): boolean => countTokens(flow) <= maxTokens;
  const firstOf = (all: readonly BriefLimits[], least: string): string => {
    for (const limits of all) {
      const flow = write(limits);
      if (fits(flow)) return flow;
    }
    return least;
  };
  for (const levels of LEVELS) {
    const shortest = write({ levels, ...FEWEST_TEXTS });
    if (fits(shortest))
      return firstOf(
        TEXTS.map((texts) => ({ levels, ...texts })),
        shortest,
      );
  }
  return firstOf(LEAST, write(LEAST.at(-1)!));
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
