import type { AnalysisResult } from '@blueprompt/core/analysis';
import { withName } from '@blueprompt/core/guide/join-outcomes';
import { parseResult } from '@/kept/results-state.ts';

const addressOf = (id: string): string => `/functions/v1/shared-result/${encodeURIComponent(id)}`;

/** Where one of the screenshots of a shared result is. */
export const sharedImage = (id: string, index: number): string => `${addressOf(id)}/images/${index}`;

/** A result with how many screenshots are stored with it. */
export type SharedResult = { result: AnalysisResult; images: number };

/** A shared result by the id in its link; null where there is none, or none any more. */
export const loadShared = async (id: string): Promise<SharedResult | null> => {
  const response = await fetch(addressOf(id));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The server answered ${response.status} for a shared result.`);
  const { name, images, result } = (await response.json()) as { name?: unknown; images?: unknown; result?: unknown };
  const parsed = parseResult(result);
  return parsed ? { result: withName(parsed, String(name)), images: Number(images) } : null;
};
