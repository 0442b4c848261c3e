import type { TruthBox } from './truth.ts';

/** Runs in the page: which words can be seen, by what lies at their centre; menus that are closed and covered texts cannot. */
export function isSeen(lines: { text: string; box: TruthBox }[][]): boolean[][] {
  const shown = (element: Element | null): boolean =>
    element === null || (Number(getComputedStyle(element).opacity) > 0.1 && shown(element.parentElement));
  return lines.map((words) =>
    words.map(({ text, box: [x, y, width, height] }) => {
      if (width < 1 || height < 1 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const said = (top?.textContent ?? '').toLowerCase();
      return top !== null && said.includes(text.toLowerCase()) && shown(top);
    }),
  );
}
