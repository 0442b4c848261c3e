import type { HistoryItem } from './history-item.ts';

/** The path of the screenshot that stands for an entry: that of its first page, which need not be the first file; '' for none. */
export const firstPicture = ({ image_path, result }: Pick<HistoryItem, 'image_path' | 'result'>): string => {
  const [first] = result?.pages ?? result?.sections ?? [];
  return result?.imagePaths?.[first?.imageIndex ?? 0] || image_path;
};
