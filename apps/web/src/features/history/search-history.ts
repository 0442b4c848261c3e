import type { HistoryItem } from '@/history/history-item.ts';

/** Entries whose name, page names or prompt hold every word of the query, whatever the case. */
export const searchHistory = (items: readonly HistoryItem[], query: string): HistoryItem[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const pages = item.result?.pages ?? item.result?.sections ?? [];
    const text = [item.prompt, ...pages.map((page) => page.name), item.result?.prompt ?? ''].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
