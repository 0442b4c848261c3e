import type { Box } from '@blueprompt/core/geometry';

/** The kinds of slips that a build has, each planted alone. */
export const PLANTED_KINDS = ['color', 'size', 'gap', 'text', 'radius', 'weight', 'missing', 'extra', 'order'] as const;
export type PlantedKind = (typeof PLANTED_KINDS)[number];

/** What was changed on a page, where, and everything whose size followed from it; boxes are CSS pixels. */
export type Planted = { kind: PlantedKind; what: string; boxes: Box[]; followed: Box[] };
