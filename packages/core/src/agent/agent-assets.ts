import { type Asset, listAssets } from '../assets/list-assets.ts';
import type { Measurement } from '../measurement.ts';
import { countTokens } from '../write/count-tokens.ts';
import { ANSWER_ROOM } from './page-answer.ts';

/** The address of an asset among the resources of an agent's server: the screenshot as the tools name it, and the file. */
export const ASSET_ADDRESS = 'blueprompt://assets/{image}/{file}';

/** What a resource is called and holds. */
type AssetResource = { uri: string; name: string; mimeType: string };

/** What is read from one: text or base64. */
type AssetContents = { mimeType: string } & ({ text: string } | { blob: string });

const mimeTypeOf = ({ kind }: Asset): string => (kind === 'icon' ? 'image/svg+xml' : 'image/png');

/** The assets of a screenshot as resources. */
export const assetResources = (image: string, measurement: Measurement): AssetResource[] =>
  listAssets(measurement).map((asset) => ({
    uri: `blueprompt://assets/${encodeURIComponent(image)}/${asset.file}`,
    name: asset.file,
    mimeType: mimeTypeOf(asset),
  }));

/** The end of the page that begins at `start`: what fits into an answer, and at least one. Letters that are not Latin make long addresses. */
const endOfPage = (resources: readonly AssetResource[], start: number): number => {
  let room = ANSWER_ROOM;
  const fits = (resource: AssetResource, index: number): boolean => {
    room -= countTokens(JSON.stringify(resource));
    return index === 0 || room >= 0;
  };
  const beyond = resources.slice(start).findIndex((resource, index) => !fits(resource, index));
  return beyond === -1 ? resources.length : start + beyond;
};

/**
 * One page of a list of resources, which the cursor of the page before names; throws an Error with a sentence where there is
 * none. A screenshot that is measured or forgotten between two pages shifts those behind it.
 */
export const pageResources = (
  resources: readonly AssetResource[],
  cursor: string | undefined,
): { resources: AssetResource[]; nextCursor?: string } => {
  const start = Number(cursor ?? 0);
  if (!/^\d+$/.test(cursor ?? '0') || start > resources.length)
    throw new Error('There is no such page. List the resources from the start.');
  const end = endOfPage(resources, start);
  return {
    resources: resources.slice(start, end),
    ...(end < resources.length && { nextCursor: String(end) }),
  };
};

/** The files of a page with their sizes and places in CSS pixels, as JSON; on request with the content of icons. */
export const describeAssets = (measurement: Measurement, withSvg: boolean): string => {
  const toCss = (pixels: number): number => Math.round(pixels / measurement.image.scale);
  return JSON.stringify(
    listAssets(measurement).map(({ file, kind, box, elementIds, svg }) => ({
      file,
      kind,
      x: toCss(box.x),
      y: toCss(box.y),
      width: toCss(box.width),
      height: toCss(box.height),
      elements: elementIds,
      ...(withSvg && svg && { svg }),
    })),
  );
};

/** One asset of a screenshot; `cut` makes the file of a picture. Throws an Error with a sentence where there is none of that name. */
export const readAsset = async (
  measurement: Measurement,
  file: string,
  cut: (asset: Asset) => Promise<string | undefined>,
): Promise<AssetContents> => {
  const asset = listAssets(measurement).find((one) => one.file === file);
  if (!asset) throw new Error('The screenshot has no asset of this name. list_assets lists the names.');
  const mimeType = mimeTypeOf(asset);
  if (asset.svg) return { mimeType, text: asset.svg };
  const blob = await cut(asset);
  if (blob === undefined) throw new Error('The picture lies outside the screenshot.');
  return { mimeType, blob };
};
