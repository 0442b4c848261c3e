import type { Measurement } from '../measurement.ts';
import { type TextNode, type TextStyle, textNodesOf } from '../write/page/page-node.ts';
import { nameStyles, styleKey } from '../write/page/text-styles.ts';
import { nameSurfaces, usualLooks, type Voice } from '../write/tree/voice.ts';
import type { GuidePage } from './guide-page.ts';
import { mergeMeasurements } from './merge-measurements.ts';
import type { SharedChrome } from './shared-chrome.ts';

/** What is written once for all pages; without any measured page there is nothing to share. */
export type Shared = {
  css?: Measurement;
  voice?: Voice;
  /** All pages' texts. */
  texts: TextNode[];
  chrome: SharedChrome[];
};

/** The style that most text lines of all pages are set in. */
const commonBody = (texts: readonly TextNode[]): TextStyle | undefined => {
  const uses = new Map<string, { style: TextStyle; lines: number }>();
  for (const { style, block } of texts) {
    const known = uses.get(styleKey(style));
    uses.set(styleKey(style), { style, lines: (known?.lines ?? 0) + block.lines.length });
  }
  return [...uses.values()].sort((a, b) => b.lines - a.lines)[0]?.style;
};

export const createShared = (pages: readonly GuidePage[], chrome: SharedChrome[]): Shared => {
  const measured = pages.flatMap(({ facts }) => (facts ? [facts] : []));
  const [first] = measured;
  const texts = measured.flatMap(({ page }) => textNodesOf([page.root]));
  if (!first) return { chrome, texts };
  const css = mergeMeasurements(measured.map((facts) => facts.css));
  const body = commonBody(texts) ?? first.page.body;
  const usual = usualLooks(css.elements);
  const elements = measured.flatMap((facts) => [...facts.css.elements, ...(facts.css.paints ?? [])]);
  const voice = { body, styles: nameStyles(texts, body), usual, surfaces: nameSurfaces(elements, usual) };
  return { css, voice, texts, chrome };
};
