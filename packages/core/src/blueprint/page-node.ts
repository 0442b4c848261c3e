import type { Box } from '../geometry.ts';
import type { Element, Hex, Region } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';

/** A piece of the rebuilt page. Only regions and elements hold others; a text is always a leaf. */
export type PageNode = { box: Box; children: PageNode[] } & (
  | { kind: 'page' }
  | { kind: 'region'; region: Region }
  | { kind: 'element'; element: Element; ink?: Hex | undefined }
  | { kind: 'text'; block: TextBlock; heading?: number; isLink: boolean; backdrop?: Hex | undefined }
);
