import type { OtherShots, UiType } from '../analysis.ts';
import { listAssets } from '../assets/list-assets.ts';
import type { Measurement } from '../measurement.ts';
import { plainName } from '../text/quote-text.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { listColors, nameColors, usedColors } from './list-colors.ts';
import { nameFiles } from './name-files.ts';
import { LITERAL, structureNotation } from './notation.ts';
import { sizeOf } from './number-words.ts';
import { textNodesOf } from './page/page-node.ts';
import { readPage } from './page/read-page.ts';
import { nameStyles } from './page/text-styles.ts';
import { nameSurfaces, usualLooks } from './tree/voice.ts';
import { writeTypography } from './type/write-typography.ts';
import { writeAssets } from './write-assets.ts';
import { writeBehaviour } from './write-behaviour.ts';
import { writeLooks } from './write-components.ts';
import { writePictureFacts } from './write-page-facts.ts';
import { writeSpacing } from './write-spacing.ts';
import { writeStates } from './write-states.ts';
import { treeBlock, writeStructure } from './write-structure.ts';
import { writeWidths } from './write-widths.ts';

const section = (title: string, ...texts: string[]): string => {
  const told = texts.filter((text) => text !== '');
  return told.length > 0 ? `## ${title}\n${told.join('\n\n')}` : '';
};

/** What is to be built, its size and what it holds. */
const writeIntroduction = (measurement: Measurement, css: Measurement, uiType: UiType): string => {
  const { scale, width, height } = measurement.image;
  const size = sizeOf({ x: 0, y: 0, ...css.image });
  const taken =
    scale === 1 ? '' : ` (screenshot ${width} × ${height} taken at ${scale}x; every number here is in CSS px)`;
  const what = uiType === 'landing' ? 'section of a landing page' : 'page of a web app';
  return [`Build this ${what}, **${size} px**${taken}.`, writePictureFacts(css), LITERAL.full]
    .filter(Boolean)
    .join(' ');
};

/** What places are for, and how near a build should come. */
const CHECK =
  'Top left corners within 2 px, where gaps and paddings do not give them: boxes, then their parts as left @top, unlike ones as a row (at its highest top) or column';
const EVEN = ' (8+4×3: 8 12 16 20)';
const COPIES = ' Components: all copies, then parts from the first corner.';

/** The places to check a build against, under what they are. */
export const checkWords = (places: string): string =>
  places && `${CHECK}${/\d\+\d/.test(places) ? EVEN : ''}.${/(- |; )[A-Z]+ \d/.test(places) ? COPIES : ''}\n${places}`;

/** Everything that a coder needs who never sees the screenshot. */
export const writeFullPrompt = (
  measurement: Measurement,
  name: string,
  uiType: UiType,
  { narrower = [], states = [] }: OtherShots = {},
): string => {
  const assets = listAssets(measurement);
  const css = nameFiles(toCssPixels(measurement), assets);
  const page = readPage(css);
  const texts = textNodesOf([page.root]);
  const styles = nameStyles(texts, page.body);
  const usual = usualLooks(css.elements);
  const surfaces = nameSurfaces([...css.elements, ...(css.paints ?? [])], usual);
  const voice = { body: page.body, styles, usual, surfaces };
  const { components, tree, places } = writeStructure([page.root], voice);
  const written = [
    section('Typography', writeTypography(css, { texts, body: page.body, styles })),
    section('Spacing and corners', writeSpacing(css)),
    section('Components', writeLooks(css, voice), components),
    section('Structure', structureNotation(components + tree), treeBlock(tree)),
    section('Assets', writeAssets(css, assets)),
    section('Other widths', writeWidths([measurement, ...narrower])),
    section('Other states', writeStates([measurement, ...narrower], states, voice)),
    section('Behaviour', writeBehaviour(css, { hasWidths: narrower.length > 0 })),
    section('Check', checkWords(places)),
  ];
  const { palette, parts } = nameColors(listColors(usedColors(css.palette, written)), written);
  return [
    `# Build prompt: ${plainName(name)}`,
    writeIntroduction(measurement, css, uiType),
    section('Palette', palette),
    ...parts,
  ]
    .filter((part) => part !== '')
    .map((part) => part.trimEnd())
    .join('\n\n');
};
