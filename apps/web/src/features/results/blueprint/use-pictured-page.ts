import { listAssets } from '@blueprompt/core/assets/list-assets';
import type { PageFont } from '@blueprompt/core/code/fonts/page-font';
import { renderMeasuredPage } from '@blueprompt/core/code/widths/render-widths-page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCutPictures } from '@/pictures/use-cut-pictures.ts';

const toData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const toEmbedded = async (cut: ReadonlyMap<string, Blob>): Promise<Map<string, string>> =>
  new Map(await Promise.all([...cut].map(async ([file, blob]) => [file, await toData(blob)] as const)));

type PicturedPage = {
  page: Parameters<typeof renderMeasuredPage>[0];
  fonts: readonly PageFont[] | undefined;
  /** Where the screenshot is, which tells it from others. */
  url: string | undefined;
  /** Nothing where no pictures are wanted, or not yet. */
  loadPicture: (() => Promise<Blob | undefined>) | undefined;
};

/** The page as HTML with the pictures of its screenshot in it, once they are cut out; nothing for a page that shows none. */
export const usePicturedPage = ({ page, fonts, url, loadPicture }: PicturedPage): string | undefined => {
  const { measurement } = page;
  const assets = useMemo(() => listAssets(measurement), [measurement]);
  const { data: cut } = useCutPictures({
    wanted: loadPicture !== undefined,
    url,
    loadPicture: async () => loadPicture?.(),
    measurement,
    assets,
  });
  const { data: addresses } = useQuery({
    queryKey: ['embedded-pictures', url, assets.map(({ file }) => file)],
    queryFn: () => toEmbedded(cut ?? new Map()),
    enabled: loadPicture !== undefined && cut !== undefined && cut.size > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => fonts && addresses && renderMeasuredPage(page, fonts, ({ file }) => addresses.get(file)),
    [page, fonts, addresses],
  );
};
