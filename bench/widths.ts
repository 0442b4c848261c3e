/**
 * Pages that others wrote, measured at 390 and at 1440 px, rebuilt as one page and compared with the real one at both and at 768 px,
 * which was not measured: `node bench/widths.ts [id …]`.
 */
import { renderWidthsPage } from '@blueprompt/core/code/widths/render-widths-page';
import { listLeaves } from '@blueprompt/core/widths/list-leaves';
import { matchLeaves } from '@blueprompt/core/widths/match-leaves';
import { sharedText } from '@blueprompt/core/widths/same-page';
import { loadFonts } from '../apps/cli/src/load-fonts.ts';
import { launchBrowser } from './truth/label/open-page.ts';
import { scoreMatches } from './widths/score-matches.ts';
import { scoreWidth, type WidthScore } from './widths/score-width.ts';
import { listCandidates, NARROW_PX, takePage, UNSEEN_PX, WIDE_PX, type WidthsPage } from './widths/take-pages.ts';

const WIDTHS = [WIDE_PX, UNSEEN_PX, NARROW_PX];
const asked = process.argv.slice(2);
const browser = await launchBrowser();
const scores: Record<number, WidthScore[]> = {};
const pages: WidthsPage[] = [];
for (const candidate of listCandidates().filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const page = await takePage(browser, candidate).catch((error: Error) => {
    console.error(`${candidate.id}: ${error.message.split('\n')[0]}`);
    return undefined;
  });
  if (!page) continue;
  pages.push(page);
  const html = renderWidthsPage([page.wide, page.narrow], await loadFonts(page.wide, page.narrow));
  const line = [page.id.padEnd(24)];
  for (const width of WIDTHS) {
    const score = await scoreWidth(browser, html, page.truths[width]!);
    scores[width] = [...(scores[width] ?? []), score];
    line.push(`${width}: ${render(score)}`);
  }
  console.log(line.join('  '));
}
await browser.close();

for (const width of WIDTHS)
  console.log(`mean of ${scores[width]?.length} at ${width}: ${render(meanOf(scores[width] ?? []))}`);
console.log(describeShared(pages));
console.log(describeMatches(pages));

/** Of all lines of all pages, and of the page with the least. */
function describeMatches(all: readonly WidthsPage[]): string {
  const found = all.map((page) => ({ id: page.id, ...scoreMatches(page, [WIDE_PX, NARROW_PX]) }));
  const sum = (of: (one: (typeof found)[number]) => number): number => found.reduce((total, one) => total + of(one), 0);
  const asked = sum((one) => one.asked);
  const least = found.filter((one) => one.asked > 0).sort((a, b) => a.right / a.asked - b.right / b.asked)[0];
  const worst = least ? `; least on ${least.id}: ${least.right} of ${least.asked}` : '';
  return `texts matched right: ${sum((one) => one.right)} of ${asked} (${(sum((one) => one.right) / Math.max(1, asked)).toFixed(3)})${worst}`;
}

function render({ block, text, position, scrolls }: WidthScore): string {
  return `${[block, text, position].map((share) => share.toFixed(3)).join(' ')}${scrolls ? ' scrolls' : ''}`;
}

function meanOf(list: readonly WidthScore[]): WidthScore {
  const mean = (of: (score: WidthScore) => number): number =>
    list.reduce((sum, score) => sum + of(score), 0) / Math.max(1, list.length);
  return {
    block: mean(({ block }) => block),
    text: mean(({ text }) => text),
    position: mean(({ position }) => position),
    scrolls: list.some(({ scrolls }) => scrolls),
  };
}

/** What tells one page from two: the least that a page shares with itself, and the most that the wide one shares with another. */
function describeShared(all: readonly WidthsPage[]): string {
  const leaves = all.map(({ wide, narrow }) => ({ wide: listLeaves(wide), narrow: listLeaves(narrow) }));
  const own = leaves.map(({ wide, narrow }) => sharedText(narrow, wide, matchLeaves(narrow, wide)));
  const foreign = leaves.flatMap(({ wide }, at) =>
    leaves.flatMap(({ narrow }, other) => (at === other ? [] : [sharedText(narrow, wide, matchLeaves(narrow, wide))])),
  );
  return `text that one page shares with itself: at least ${Math.min(...own).toFixed(2)}; two pages: at most ${Math.max(0, ...foreign).toFixed(2)}`;
}
