import type { Measurement } from '../measurement.ts';
import type { Outline, TextStyle } from '../write/outline/outline-node.ts';
import { styleKey } from '../write/outline/text-styles.ts';
import { usualLooks, type Voice } from '../write/structure/voice.ts';
import { textNodesOf } from '../write/write-typography.ts';
import type { GuidePage } from './guide-page.ts';
import { mergeMeasurements } from './merge-measurements.ts';
import type { SharedChrome } from './shared-chrome.ts';

/** What is told once for all pages; without any measured page there is nothing to share. */
export type Shared = {
  css?: Measurement;
  voice?: Voice;
  /** All pages' texts under one default style; places in it mean nothing. */
  outline?: Outline;
  chrome: SharedChrome[];
};

/** The style that most text lines of all pages are set in. */
const commonBody = (pages: readonly GuidePage[]): TextStyle | undefined => {
  const uses = new Map<string, { style: TextStyle; lines: number }>();
  for (const { facts } of pages)
    for (const { style, block } of facts ? textNodesOf(facts.outline.children) : []) {
      const known = uses.get(styleKey(style));
      uses.set(styleKey(style), { style, lines: (known?.lines ?? 0) + block.lines.length });
    }
  return [...uses.values()].sort((a, b) => b.lines - a.lines)[0]?.style;
};

export const createShared = (pages: readonly GuidePage[], chrome: SharedChrome[]): Shared => {
  const measured = pages.flatMap(({ facts }) => (facts ? [facts] : []));
  if (measured.length === 0) return { chrome };
  const css = mergeMeasurements(measured.map((facts) => facts.css));
  const body = commonBody(pages) ?? measured[0]!.outline.body;
  const children = measured.flatMap((facts) => facts.outline.children);
  return {
    css,
    voice: { body, usual: usualLooks(css.elements) },
    outline: { ...measured[0]!.outline, children, body },
    chrome,
  };
};
