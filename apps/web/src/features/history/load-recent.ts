import type { HistoryItem } from '@/history/history-item.ts';

/** The latest entries; on the home page trouble with them is logged and leaves the list empty (HI11). */
export const loadRecent = async (read: () => Promise<HistoryItem[]>): Promise<HistoryItem[]> => {
  try {
    return await read();
  } catch (error) {
    console.error('The recent projects could not be read.', error);
    return [];
  }
};
