/** The middle one of the values, of an even number the upper; 0 where there is none. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How far the values are apart; the list must not be empty. */
export const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
