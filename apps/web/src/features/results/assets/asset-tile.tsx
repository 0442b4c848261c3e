import type { Asset } from '@blueprompt/core/assets/list-assets';
import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import { download } from '@/components/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { assets as words } from '@/strings/results.ts';

/** A picture that is cut out of the screenshot, or not yet, or never. */
export type CutState =
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'cut'; blob: Blob; url: string | undefined };

/** One file: what it shows, its name and size, and a click to take it along. */
export const AssetTile = ({ asset, scale, cut }: { asset: Asset; scale: number; cut: CutState }) => {
  const { file, svg, box, ground } = asset;
  const blob = svg ? new Blob([svg], { type: 'image/svg+xml' }) : cut.state === 'cut' ? cut.blob : undefined;
  return (
    <li className="flex min-w-0 items-center shadow-[0_0_0_1px_var(--color-line)] md:flex-col md:items-stretch">
      <div
        className={classNames(
          'm-2 grid h-14 w-16 shrink-0 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-badge p-1.5 md:m-0 md:h-28 md:w-full md:rounded-none md:p-4',
          svg ? 'bg-surface-2' : 'checkered',
        )}
        style={svg || !ground ? undefined : ({ '--ground': ground } as CSSProperties)}
      >
        {svg ? <Drawn svg={svg} asset={asset} scale={scale} /> : <Thumbnail cut={cut} />}
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2 py-2 pr-2 pl-1.5 md:border-t md:border-line md:pl-3">
        <div className="min-w-0 flex-1">
          <p title={file} className="truncate font-mono text-mono text-text">
            {file}
          </p>
          <p className="font-mono text-mono text-text-3">
            {words.size(Math.round(box.width / scale), Math.round(box.height / scale))}
          </p>
        </div>
        <div className="flex shrink-0">
          {svg ? (
            <CopyButton variant="ghost" size="icon-small" text={svg} label={words.copySvg(file)} iconOnly />
          ) : null}
          <Button
            variant="ghost"
            size="icon-small"
            aria-label={words.download(file)}
            title={words.download(file)}
            disabled={!blob}
            onClick={() => blob && download(file, blob)}
          >
            <Download aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
      </div>
    </li>
  );
};

/** An icon has the colour of the text around it, which as a picture it would not see. */
const Drawn = ({ svg, asset: { box }, scale }: { svg: string; asset: Asset; scale: number }) => {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`;
  const size = { '--wide': `${box.width / scale}px`, '--high': `${box.height / scale}px` };
  return (
    <span
      aria-hidden
      style={{ mask, ...size } as CSSProperties}
      className="block h-[max(20px,var(--high))] max-h-full w-[max(20px,var(--wide))] max-w-full bg-text"
    />
  );
};

const Thumbnail = ({ cut }: { cut: CutState }) => {
  if (cut.state === 'waiting') return <Skeleton className="size-full" />;
  if (cut.state === 'missing' || !cut.url) return null;
  return <img src={cut.url} alt="" loading="lazy" className="size-full object-scale-down" />;
};
