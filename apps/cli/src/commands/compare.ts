import { compareMeasurements } from '@blueprompt/core/compare/compare-measurements';
import { renderComparison } from '@blueprompt/core/compare/render-comparison';
import { type Command, UsageError } from '../command.ts';
import { findImages } from '../find-images.ts';
import { type MeasuredImage, measureImages } from '../measure-images.ts';
import { readMeasureOptions, TIMEOUT_OPTION } from '../measure-options.ts';
import { EXIT } from '../terminal.ts';

const HIGHEST = 100;

/** Two screenshots in, what differs between them out. */
export const compareCommand: Command = {
  name: 'compare',
  summary: 'List in design terms how a screenshot of your build differs from the reference, with a score',
  operands: '<reference> <build>',
  options: {
    format: { value: 'FORMAT', choices: ['text', 'json'], help: 'how the result is written; default text' },
    'fail-under': { value: 'SCORE', help: 'exit 1 when the score is below SCORE (0–100), for CI' },
    ...TIMEOUT_OPTION,
  },
  examples: [
    'blueprompt compare reference.png build.png',
    'blueprompt compare reference.png build.png --fail-under 95',
    'blueprompt compare reference.png build.png --format json | jq .differences',
  ],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    const limit = given.text('fail-under');
    const least = limit === undefined ? 0 : Number(limit);
    if (!(least >= 0 && least <= HIGHEST)) throw new UsageError(`--fail-under must be 0 to ${HIGHEST}, not '${limit}'`);
    const images = await findImages(given.positionals, terminal);
    if (images.length !== 2) throw new UsageError('name two images: the reference and the build');
    const measured: MeasuredImage[] = [];
    for await (const image of measureImages(images, terminal, options)) measured.push(image);
    const [reference, build] = measured;
    if (!reference || !build) return EXIT.failed;
    const comparison = compareMeasurements(reference.measurement, build.measurement);
    terminal.writeOut(
      given.text('format') === 'json' ? `${JSON.stringify(comparison, null, 2)}\n` : renderComparison(comparison),
    );
    return comparison.score >= least ? EXIT.ok : EXIT.failed;
  },
};
