/** The middle one of some numbers, the upper of two; 0 of none. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
