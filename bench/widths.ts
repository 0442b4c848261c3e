/**
 * Pages that others wrote, measured at 390 and at 1440 px, rebuilt as one page and compared with the real one at both and at 768 px,
 * which was not measured: `node bench/widths.ts [id …]`. What was measured is kept, so that a run that was ended goes on where it was.
 */
import { renderWidthsPage } from '@blueprompt/core/code/widths/render-widths-page';
import { agreeTexts } from '@blueprompt/core/widths/agree-texts';
import { listLeaves } from '@blueprompt/core/widths/list-leaves';
import { matchLeaves } from '@blueprompt/core/widths/match-leaves';
import { sharedText } from '@blueprompt/core/widths/same-page';
import { loadFonts } from '../apps/cli/src/load-fonts.ts';
import { launchBrowser } from './truth/label/open-page.ts';
import type { PackagePage } from './truth/real/manifest.ts';
import { type MatchScore, scoreMatches } from './widths/score-matches.ts';
import { scoreWidth, type WidthScore } from './widths/score-width.ts';
import { listCandidates, NARROW_PX, takePage, UNSEEN_PX, WIDE_PX } from './widths/take-pages.ts';

const WIDTHS = [WIDE_PX, UNSEEN_PX, NARROW_PX];

/** What one page came to, at each of the widths in their order. */
type PageScore = { id: string; widths: WidthScore[]; matches: MatchScore; leaves: { wide: Leaves; narrow: Leaves } };
type Leaves = ReturnType<typeof listLeaves>;

const asked = process.argv.slice(2);
const scores: PageScore[] = [];
for (const candidate of listCandidates().filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const score = await scorePage(candidate).catch((error: Error) => {
    console.error(`${candidate.id}: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
    return undefined;
  });
  if (!score) continue;
  scores.push(score);
  console.log([score.id.padEnd(24), ...score.widths.map((one, at) => `${WIDTHS[at]}: ${render(one)}`)].join('  '));
}
for (const [at, width] of WIDTHS.entries())
  console.log(`mean of ${scores.length} at ${width}: ${render(meanOf(scores.map(({ widths }) => widths[at]!)))}`);
console.log(describeShared(scores));
console.log(describeMatches(scores));

/** In a browser of its own: one that dies takes no other page with it. Nothing where a page is not laid out for these widths. */
async function scorePage(candidate: PackagePage): Promise<PageScore | undefined> {
  const browser = await launchBrowser();
  try {
    const page = await takePage(browser, candidate);
    if (!page) return undefined;
    const html = renderWidthsPage([page.wide, page.narrow], await loadFonts(page.wide, page.narrow));
    const widths: WidthScore[] = [];
    for (const width of WIDTHS) widths.push(await scoreWidth(browser, html, page.truths[width]!));
    const [wide, narrow] = agreeTexts([page.wide, page.narrow]).map(listLeaves) as [Leaves, Leaves];
    return { id: page.id, widths, matches: scoreMatches(page, [WIDE_PX, NARROW_PX]), leaves: { wide, narrow } };
  } finally {
    await browser.close();
  }
}

/** Of all lines of all pages, and of the page with the least. */
function describeMatches(all: readonly PageScore[]): string {
  const found = all.map(({ id, matches }) => ({ id, ...matches }));
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
function describeShared(all: readonly PageScore[]): string {
  const leaves = all.map((one) => one.leaves);
  const own = leaves.map(({ wide, narrow }) => sharedText(narrow, wide, matchLeaves(narrow, wide)));
  const foreign = leaves.flatMap(({ wide }, at) =>
    leaves.flatMap(({ narrow }, other) => (at === other ? [] : [sharedText(narrow, wide, matchLeaves(narrow, wide))])),
  );
  return `text that one page shares with itself: at least ${Math.min(1, ...own).toFixed(2)}; two pages: at most ${Math.max(0, ...foreign).toFixed(2)}`;
}
