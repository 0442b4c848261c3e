import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareMeasurements } from '@blueprompt/core/compare/compare-measurements';
import { renderComparison } from '@blueprompt/core/compare/render-comparison';
import { applyFacts } from '@blueprompt/vision/dom/apply-facts';
import { createSamePixels } from '@blueprompt/vision/same-pixels';
import { type Command, type Given, UsageError } from '../command.ts';
import { drawDifferences } from '../draw-differences.ts';
import { findImages, keepInputs } from '../find-images.ts';
import { viewLike } from '../inputs/view-like.ts';
import { type MeasuredImage, measureImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, type MeasureOptions, readMeasureOptions } from '../measure-options.ts';
import { EXIT } from '../terminal.ts';

const HIGHEST = 100;

/** Two screenshots in, what differs between them and what to change out. */
export const compareCommand: Command = {
  name: 'compare',
  summary: 'List in design terms how your build differs from the reference, with a score and the CSS to change',
  operands: '<reference> <build>',
  options: {
    format: {
      value: 'FORMAT',
      choices: ['text', 'json'],
      help: 'format of the result; default text, json with --json',
    },
    threshold: { value: 'SCORE', help: 'exit with 1 when the score is below SCORE (0–100), for CI and agents' },
    picture: { value: 'FILE', help: 'write both images side by side as PNG, with the differences numbered' },
    'fail-under': { value: 'SCORE', help: 'same as --threshold' },
    ...MEASURE_OPTIONS,
    width: { value: 'PX', help: 'width at which an address is captured; default the width of the reference' },
  },
  examples: [
    'blueprompt compare reference.png build.png',
    'blueprompt compare reference.png http://localhost:5173 --json --threshold 98',
    'blueprompt compare reference.png build.png --picture difference.png',
    'blueprompt compare reference.png build.png --format json | jq .differences',
  ],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    const least = readThreshold(given);
    const measured: MeasuredImage[] = [];
    const hasWidth = given.text('width') !== undefined;
    const images = await findImages(given.positionals, terminal, () =>
      measured[0] && !hasWidth ? viewLike(measured[0].measurement, options.view) : options.view,
    );
    if (images.length !== 2) throw new UsageError('name two images or addresses: the reference and the build');
    const picture = given.text('picture');
    const pictureFile = picture === undefined ? undefined : path.resolve(terminal.cwd, picture);
    if (pictureFile !== undefined) keepInputs(images, [pictureFile], 'picture');
    const useFacts: MeasureOptions['useFacts'] = (measurement, facts) =>
      applyFacts(measurement, facts, measured[0]?.measurement);
    for await (const image of measureImages(images, terminal, { ...options, useFacts })) measured.push(image);
    const [reference, build] = measured;
    if (!reference || !build) return EXIT.failed;
    const isSame = await createSamePixels(reference, build);
    const comparison = compareMeasurements(reference.measurement, build.measurement, isSame);
    const asJson = (given.text('format') ?? (given.flag('json') ? 'json' : 'text')) === 'json';
    const isNumbered = pictureFile !== undefined;
    terminal.writeOut(
      asJson ? `${JSON.stringify(comparison, null, 2)}\n` : renderComparison(comparison, { isNumbered }),
    );
    if (pictureFile !== undefined)
      await writeFile(pictureFile, await drawDifferences(reference, build, comparison.differences));
    return comparison.score >= least ? EXIT.ok : EXIT.failed;
  },
};

const readThreshold = (given: Given): number => {
  const name = given.text('threshold') === undefined ? 'fail-under' : 'threshold';
  const text = given.text(name);
  const least = text === undefined ? 0 : Number(text);
  if (text?.trim() === '' || !(least >= 0 && least <= HIGHEST))
    throw new UsageError(`--${name} must be 0 to ${HIGHEST}, not '${text}'`);
  return least;
};
