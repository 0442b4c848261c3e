import { type RefObject, useEffect, useState } from 'react';
import type { Point } from '@/components/drawing/arrow-head.tsx';
import { HERO_FACTS, middleOf, ofType, rightOf } from './hero-facts.ts';

type LeaderPath = { key: string; from: Point; to: Point; bend: number };

/** Space between the columns in which the lines run, in px; each line takes its own lane. */
const LANE_PX = 8;

type Link = { key: string; fromX: number; fromY: number; matches: (line: string) => boolean };

/** What is drawn at the right edge of the sheet, with the prompt line that speaks of it. */
export const links = (): Link[] => {
  const width = HERO_FACTS.image.width;
  const heading = HERO_FACTS.texts.toSorted((a, b) => b.fontSize - a.fontSize).find(({ text }) => text.length > 8);
  const bar = (type: 'header' | 'footer') => ofType(type)[0];
  const card = ofType('card').at(-1);
  const found: (Link | undefined)[] = [
    bar('header') && {
      key: 'header',
      fromX: width,
      fromY: middleOf(bar('header')!.box),
      matches: (line) => /^ *(- )?header /.test(line),
    },
    heading && {
      key: 'heading',
      fromX: rightOf(heading.box) + 14,
      fromY: middleOf(heading.box),
      matches: (line) => /^ /.test(line) && line.includes(heading.text),
    },
    card && {
      key: 'card',
      fromX: rightOf(card.box),
      fromY: card.box.y + card.box.height * 0.72,
      // The cards are one component, which the structure names by its letter.
      matches: (line) => /^ .*\d+ × [A-Z]$/.test(line),
    },
    bar('footer') && {
      key: 'footer',
      fromX: width,
      fromY: middleOf(bar('footer')!.box),
      matches: (line) => /^ *(- )?footer /.test(line),
    },
  ];
  return found.filter((link) => link !== undefined);
};

const rectIn = (element: Element, stage: DOMRect): DOMRect => {
  const rect = element.getBoundingClientRect();
  return new DOMRect(rect.x - stage.x, rect.y - stage.y, rect.width, rect.height);
};

/** Where the lines run: measured from the page as it is, and left out where their end is out of sight. */
const trace = (stage: HTMLElement, sheet: HTMLElement, lines: HTMLElement): LeaderPath[] => {
  const origin = stage.getBoundingClientRect();
  const paper = rectIn(sheet, origin);
  const panel = rectIn(lines.parentElement ?? lines, origin);
  // Under the sheet, the prompt has at most the leader of a phone.
  if (panel.x < paper.right) return [];
  const perPixel = HERO_FACTS.image.width / paper.width;
  const rows = [...lines.querySelectorAll<HTMLElement>('[data-line]')];
  return links().flatMap(({ key, fromX, fromY, matches }, index) => {
    const row = rows.find((each) => matches(each.dataset['line'] ?? ''));
    if (!row) return [];
    const y = rectIn(row, origin).y + 10;
    if (y < panel.y || y > panel.bottom) return [];
    const from = { x: paper.x + fromX / perPixel, y: paper.y + fromY / perPixel };
    return [{ key, from, to: { x: panel.x, y }, bend: panel.x - 16 - LANE_PX * (index % 4) }];
  });
};

const draw = (stage: HTMLElement): LeaderPath[] => {
  const sheet = stage.querySelector<HTMLElement>('[data-sheet]');
  const lines = stage.querySelector<HTMLElement>('[data-lines]');
  if (!sheet || !lines) return [];
  return trace(stage, sheet, lines);
};

/** Keeps the leader lines at their ends while the window, the prompt or its place changes. */
export const useLeaders = (stage: RefObject<HTMLElement | null>): LeaderPath[] => {
  const [paths, setPaths] = useState<LeaderPath[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const update = () => setPaths(draw(element));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    const lines = element.querySelector('[data-lines]');
    if (lines) observer.observe(lines);
    // A scroll does not bubble, but it can be caught on its way down.
    element.addEventListener('scroll', update, { capture: true, passive: true });
    void document.fonts.ready.then(update);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update, { capture: true });
    };
  }, [stage]);
  return paths;
};
