import type { Asset } from '@blueprompt/core/assets/list-assets';
import { listPageAssets } from '@blueprompt/core/assets/list-project-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { useMemo, useRef, useState } from 'react';
import { useNear } from '@/components/use-near.ts';
import { useCutPictures } from '@/pictures/use-cut-pictures.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
import { assets as words } from '@/strings/results.ts';
import { AssetTile, type CutState } from './asset-tile.tsx';
import { CutProblem } from './cut-problem.tsx';

/** Two rows of a wide window are shown before the rest is asked for. */
const SHOWN = 12;

type AssetsPanelProps = {
  project: Project;
  pageIndex: number;
  measurement: Measurement;
  url: string | undefined;
  /** The screenshot's address is on its way. */
  waiting: boolean;
  loadPicture: () => Promise<Blob | undefined>;
};

/** The pictures and icons of a page as files, under the names that the guide and the archive have for them. */
export const AssetsPanel = ({ project, pageIndex, measurement, url, waiting, loadPicture }: AssetsPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const [all, setAll] = useState(false);
  const assets = useMemo(
    () =>
      picturesFirst(
        listPageAssets(
          project.outcomes.map(({ analysis }) => analysis.measurement),
          pageIndex,
        ),
      ),
    [project, pageIndex],
  );
  const cut = useCutPictures({ wanted: useNear(panel), url, loadPicture, measurement, assets });
  const blobs = useMemo(() => [...(cut.data ?? [])].map(([key, blob]) => ({ key, blob })), [cut.data]);
  const urls = useObjectUrls(blobs);
  const isGone = !url && !waiting;
  const stateOf = ({ file }: Asset): CutState => {
    const blob = cut.data?.get(file);
    if (blob) return { state: 'cut', blob, url: urls.get(file) };
    return { state: cut.data || cut.isError || isGone ? 'missing' : 'waiting' };
  };
  const shown = all ? assets : assets.slice(0, SHOWN);
  return (
    <section ref={panel} aria-labelledby="assets">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="assets" className="text-card">
          {words.title}
        </h2>
        {assets.length > SHOWN ? (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="-my-3 rounded-chip py-3 text-small text-ink-text hover:text-text"
          >
            {all ? words.showLess : words.showAll(assets.length)}
          </button>
        ) : null}
      </div>
      <p className="mt-0.5 text-small text-text-3">{assets.length > 0 ? words.lead : words.none}</p>
      <CutProblem assets={assets} isGone={isGone} failed={cut.isError} onRetry={() => void cut.refetch()} />
      {assets.length > 0 ? (
        // Relative, so that the hidden words of its buttons are cut off with the rest while a window becomes narrower.
        <ul className="relative mt-4 grid gap-px overflow-hidden rounded-panel border border-line bg-surface max-md:grid-cols-1 md:grid-cols-[repeat(auto-fill,minmax(188px,1fr))]">
          {shown.map((asset) => (
            <AssetTile key={asset.file} asset={asset} scale={measurement.image.scale} cut={stateOf(asset)} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};

const picturesFirst = (assets: readonly Asset[]): Asset[] => [
  ...assets.filter(({ kind }) => kind === 'picture'),
  ...assets.filter(({ kind }) => kind === 'icon'),
];
