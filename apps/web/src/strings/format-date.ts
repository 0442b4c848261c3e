/** A date as 'MMM d, yyyy', for example 'Jan 5, 2025', in the reader's own time zone unless one is named (HI6). */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(new Date(iso));
