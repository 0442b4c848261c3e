/** Where a page that was no phone's is as narrow as one: headlines larger than this are so large, in CSS pixels. */
export const PHONE_HEADLINE = { largerThan: 44, size: 36 } as const;
