import { atScaleOf, compareMeasurements } from '@blueprompt/core/compare/compare-measurements';
import type { Comparison } from '@blueprompt/core/compare/difference';
import { Measurement } from '@blueprompt/core/measurement';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/client/encode-image.ts';
import { readRefusal } from '@/client/function-error.ts';
import { JSON_HEADERS, toJsonBody } from '@/client/json-body.ts';
import { checkBuild } from '@/strings/check-build.ts';
import { UI_STRINGS } from '@/strings/ui.ts';

export type ComparedBuild = {
  comparison: Comparison;
  /** What was measured of the build, in CSS pixels of the original. */
  build: Measurement;
};

/** Has the screenshot of a build measured and compares it with the original; throws with words for the user. */
export const compareBuild = async (
  supabase: SupabaseClient,
  reference: Measurement,
  screenshot: Blob,
): Promise<ComparedBuild> => {
  const body = toJsonBody({ imageBase64: await encodeImage(screenshot) });
  const { data, error } = await supabase.functions.invoke<{ measurement: unknown }>('measure-ui', {
    body,
    headers: JSON_HEADERS,
  });
  if (error) {
    const refusal = await readRefusal(error);
    // No answer at all means that the call never arrived.
    if (!refusal) throw new Error(checkBuild.failedWhy(UI_STRINGS.unreachable));
    const why = refusal.code === 'subscription_required' ? checkBuild.needsPro : refusal.message;
    throw new Error(why ? checkBuild.failedWhy(why) : checkBuild.failed);
  }
  const build = Measurement.safeParse(data?.measurement);
  if (!build.success) throw new Error(checkBuild.failed);
  return {
    comparison: compareMeasurements(reference, build.data),
    build: toCssPixels(atScaleOf(reference, build.data)),
  };
};
