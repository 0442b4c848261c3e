/** How far facts hold when a screenshot is scaled, compressed or drawn with sub-pixels. node bench/conditions.ts [name …] */
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { measure } from '@blueprompt/vision/measure';
import { conditions } from './conditions/list-conditions.ts';
import { readTruths, visitPages } from './conditions/visit-pages.ts';
import { METRICS, type Metric } from './truth/score/metrics.ts';
import { meanScore, scorePage } from './truth/score/score-page.ts';
import { toAnswer } from './truth/to-answer.ts';

const KEYS: Metric[] = [
  'textF1',
  'fontSize',
  'textColor',
  'bold',
  'typeScale',
  'elements',
  'elementClasses',
  'palettePrecision',
  'background',
  'regions',
  'spacingUnit',
];
/** Pages that are no wider are those of phones. */
const MAX_PHONE = 600;
const wanted = process.argv.slice(2);
// Facts are told in CSS pixels, so that all pictures of a page have the same truth.
const truths = await readTruths();
console.log(`| condition | scale | ${KEYS.map((key) => METRICS[key]).join(' | ')} |`);
console.log(`|${'---|'.repeat(KEYS.length + 2)}`);
for (const { name, scale, screen, save, frames } of conditions()) {
  // Windows and phones are only drawn when asked for: around every page they take as long as all the rest.
  if (!wanted.some((part) => name.includes(part)) && (wanted.length > 0 || frames)) continue;
  const drawn = await visitPages(async (page, id) => ({ id, png: await page.screenshot() }), screen);
  const shots = drawn.filter(({ id }) => !frames || truths.get(id)!.width < MAX_PHONE === (frames === 'phone'));
  let told = 0;
  const scores = [];
  for (const { id, png } of shots) {
    const outcome = await measure(await save(png));
    if (!outcome.ok) throw new Error(`${name}, ${id}: ${outcome.error.code}`);
    told += Number(outcome.measurement.image.scale === scale);
    scores.push(scorePage(truths.get(id)!, toAnswer(toCssPixels(outcome.measurement))));
  }
  const mean = meanScore(scores);
  console.log(
    `| ${name} | ${told} of ${shots.length} | ${KEYS.map((key) => mean[key]?.toFixed(3) ?? '–').join(' | ')} |`,
  );
}
