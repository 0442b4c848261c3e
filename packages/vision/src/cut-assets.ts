import { cutPicture } from '@blueprompt/core/assets/cut-picture';
import { type Asset, listAssets } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import type { MeasureError } from './contract.ts';
import { decode, encodePng } from './decode.ts';

/** A file of a page's assets, its name without a folder. */
export type AssetFile = { file: string; bytes: Uint8Array };

type CutOutcome = { ok: true; files: AssetFile[] } | { ok: false; error: MeasureError };

/** Assets of a page as files, all of them if not told which: icons as SVG, pictures cut out of the screenshot that it was measured from. */
export async function cutAssets(
  screenshot: Uint8Array,
  measurement: Measurement,
  assets: readonly Asset[] = listAssets(measurement),
): Promise<CutOutcome> {
  const icons = assets.flatMap(({ file, svg }) => (svg ? [{ file, bytes: new TextEncoder().encode(svg) }] : []));
  const pictures = assets.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return { ok: true, files: icons };
  const decoded = await decode(screenshot);
  if (!decoded.ok) return decoded;
  const cut = await Promise.all(
    pictures.map(async (asset) => {
      const cutout = cutPicture(decoded.pixels, measurement, asset);
      return cutout ? [{ file: asset.file, bytes: await encodePng(cutout) }] : [];
    }),
  );
  return { ok: true, files: [...icons, ...cut.flat()] };
}
