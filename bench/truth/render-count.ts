/** A number and its noun: "1 page", "30 pages". */
export const renderCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
