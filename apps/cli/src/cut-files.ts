import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import type { AssetFile } from '@blueprompt/vision/cut-assets';
import { explainFailure } from './explain-failure.ts';

/** The pictures and icons of a page as files, all of them if not told which; throws an Error with a sentence where the screenshot cannot be read. */
export const cutFiles = async (
  screenshot: Uint8Array,
  measurement: Measurement,
  assets?: readonly Asset[],
): Promise<AssetFile[]> => {
  // Loaded here and not at the top: `--help` must not wait for the decoder.
  const { cutAssets } = await import('@blueprompt/vision/cut-assets');
  const outcome = await cutAssets(screenshot, measurement, assets);
  if (!outcome.ok) throw new Error(explainFailure(outcome.error));
  return outcome.files;
};
