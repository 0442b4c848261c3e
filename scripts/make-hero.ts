import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer } from '@blueprompt/core/chat/answer';
import { parseChatContext, writeChatContext } from '@blueprompt/core/chat/chat-context';
import { findBaseline } from '@blueprompt/core/code/fonts/find-baseline';
import { renderDesignMd } from '@blueprompt/core/exports/render-design-md';
import { renderTailwindTheme } from '@blueprompt/core/exports/render-tailwind-theme';
import { renderTokens } from '@blueprompt/core/exports/render-tokens';
import type { Box } from '@blueprompt/core/geometry';
import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { measure } from '@blueprompt/vision/measure';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './find-browser.ts';
import { ROOT, run } from './run.ts';

/**
 * Run by hand (`node scripts/make-hero.ts`) when the engine, the writer or the example page changed. With `--keep` the
 * picture that is there is measured again: how letters are drawn differs from machine to machine.
 */
const PAGE = path.join(ROOT, 'apps/web/hero/pricing.html');
const OUT = path.join(ROOT, 'apps/web/src/features/marketing');
/** All that was measured of the same page: the sample project. */
const SAMPLE = path.join(ROOT, 'apps/web/src/features/sample/sample-measurement.json');
const SIZE = { width: 1440, height: 1040 };
const NAME = 'Pricing page';

const takeScreenshot = async (): Promise<Buffer> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(pathToFileURL(PAGE).href);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await browser.close();
  return png;
};

/** A part of the screenshot as the page shows it: a third of the bytes of the original, and not a pixel different. */
const cutPicture = (png: Buffer, { x, y, width, height }: Box): Promise<Buffer> =>
  sharp(png).extract({ left: x, top: y, width, height }).webp({ lossless: true, effort: 6 }).toBuffer();

/** What a phone shows: the middle card fills the view, so that its texts stay readable. */
const findCloseUp = ({ image, elements }: Measurement): Box => {
  const cards = elements.filter(({ type }) => type === 'card').sort((a, b) => a.box.x - b.box.x);
  const card = cards[Math.floor(cards.length / 2)]?.box;
  if (!card) return { x: 0, y: 0, width: image.width, height: image.height };
  const side = Math.round(card.width * 0.3);
  const top = Math.max(0, card.y - 190);
  return { x: card.x - side, y: top, width: card.width + 2 * side, height: card.y + card.height + 60 - top };
};

const measureOrThrow = async (png: Buffer): Promise<Measurement> => {
  const outcome = await measure(new Uint8Array(png));
  if (!outcome.ok) throw new Error(`the example page could not be measured: ${JSON.stringify(outcome.error)}`);
  return outcome.measurement;
};

/** Asked of the product as its users would; the answers are its own. */
const QUESTIONS = ['What radius do the cards have?', 'Is the contrast of the texts enough?'];

const toFacts = (measurement: Measurement) => {
  const analysis = writeAnalysis(measurement, { uiType: 'webapp', pageName: NAME, isFullPage: true });
  const project: Project = {
    name: NAME,
    uiType: 'webapp',
    outcomes: [{ name: NAME, analysis, imageIndex: 0, success: true }],
    homePage: 0,
  };
  const talk = parseChatContext(writeChatContext(joinOutcomes(project)));
  return {
    image: { width: measurement.image.width, height: measurement.image.height },
    closeUp: findCloseUp(measurement),
    texts: measurement.texts.map((line) => ({
      text: line.text,
      box: line.box,
      baseline: Math.round(findBaseline(line)),
      fontSize: line.fontSize,
      fontWeight: line.fontWeight,
    })),
    elements: measurement.elements.map(({ id, type, box, radius, fill, text }) => ({
      id,
      type,
      box,
      radius,
      fill,
      text,
    })),
    palette: measurement.palette.map(({ hex, role }) => ({ hex, role })),
    prompt: { full: analysis.prompt, concise: analysis.concisePrompt ?? '' },
    files: [
      { name: 'guide.md', text: writeGuide(project, { detail: 'full' }) },
      { name: 'DESIGN.md', text: renderDesignMd(project) },
      { name: 'tokens.json', text: renderTokens(project) },
      { name: 'theme.css', text: renderTailwindTheme(project) },
    ].map(({ name, text }) => ({ name, text: text.split('\n').slice(0, FILE_LINES).join('\n') })),
    chat: QUESTIONS.map((question) => ({ question, answer: answer(question, talk) })),
  };
};

/** Only the beginning of each file is shown. */
const FILE_LINES = 24;

const picture = path.join(OUT, 'hero-screenshot.png');
const screenshot = process.argv.includes('--keep') ? readFileSync(picture) : await takeScreenshot();
const measurement = await measureOrThrow(screenshot);
const facts = toFacts(measurement);
mkdirSync(OUT, { recursive: true });
writeFileSync(picture, screenshot);
writeFileSync(path.join(OUT, 'hero-screenshot.webp'), await cutPicture(screenshot, { x: 0, y: 0, ...facts.image }));
writeFileSync(path.join(OUT, 'hero-close-up.webp'), await cutPicture(screenshot, facts.closeUp));
writeFileSync(path.join(OUT, 'hero-facts.json'), `${JSON.stringify(facts, null, 1)}\n`);
writeFileSync(SAMPLE, JSON.stringify(measurement));
await run('biome', ['format', '--write', path.join(OUT, 'hero-facts.json'), SAMPLE]);
process.stdout.write(
  `${facts.elements.length} elements, ${facts.texts.length} texts, ${facts.palette.length} colours\n`,
);
process.exit(0);
