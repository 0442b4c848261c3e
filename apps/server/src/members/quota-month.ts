/** The month that a free image counts in: the calendar month in UTC, as 'YYYY-MM'. */
export const quotaMonth = (now: Date): string => now.toISOString().slice(0, 7);
