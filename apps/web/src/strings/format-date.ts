/** The same with the time of day, for what happens several times a day: 'Jan 5, 2025, 2:05 PM'. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

/** A date as 'MMM d, yyyy', for example 'Jan 5, 2025', in the reader's own time zone unless one is named (HI6). */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(new Date(iso));
