/** What a stage answers when it is left out: one of its arguments as it came, nothing, or an expression over `args`. */
export type Bypass = 'first' | 'second' | 'none' | 'false' | 'undefined' | { answers: string };

export type Stage = {
  /** The exported function. */
  name: string;
  /** Seen from packages/vision/src, without `.ts`. */
  file: string;
  bypass: Bypass;
};

const stages = (folder: string, bypass: Bypass, list: string): Stage[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [file, name] = entry.split('#') as [string, string];
      return { name, file: `${folder}/${file}`, bypass };
    });

/** Stages that change what was read; all others are judged on the texts as the whole engine reads them. */
const TEXT_STAGES: readonly Stage[] = [
  ...stages('text', 'first', 'drop-strays#dropStrays read/mend-numbers#mendNumbers'),
  ...stages('text', 'second', 'cut-markers#cutMarkers part-sizes#partSizes reread-doubtful#rereadDoubtful'),
  ...stages('text', 'none', 'lines/likely-lines#findLikelyLines'),
  ...stages('text', 'false', 'lines/is-bar-row#isBarRow'),
];

/** Every stage of the engine that can be left out while the rest still runs, in the order in which they run. */
export const SHAPE_STAGES: readonly Stage[] = [
  ...stages('frame', 'undefined', 'find-frame#findFrame'),
  ...stages('boxes', 'first', 'areas/flatten-noise#flattenNoise'),
  ...stages('icons', 'first', 'drop-icon-words#dropIconWords'),
  {
    name: 'findGradients',
    file: 'boxes/gradient-boxes',
    bypass: { answers: '({ boxes: [], isGradient: () => false })' },
  },
  ...stages(
    'boxes',
    'none',
    `fill-boxes#findFillBoxes hole-shapes#findHoleShapes part/cut-shapes#findCutShapes find-lines#findLines photos/find-photos#findPhotos`,
  ),
  {
    name: 'partCounts',
    file: 'boxes/part/part-counts',
    bypass: { answers: '({ painted: [...args[0]], boxes: [...args[1]] })' },
  },
  { name: 'partCards', file: 'boxes/part/part-cards', bypass: { answers: '({ shapes: [...args[0]], lines: [] })' } },
  ...stages(
    'boxes',
    'first',
    `drop/drop-covered#dropCovered drop/drop-own-fills#dropOwnFills photos/place-photos#placePhotos join/join-bars#joinBars join/join-stacked#joinStacked
     join/join-cells#joinCells join/join-drawings#joinDrawings drop/drop-word-rests#dropWordRests join/join-strokes#joinStrokes join/join-rows#joinRows`,
  ),
  ...stages('pictures', 'none', 'find-screens#findScreens'),
  ...stages('pictures', 'false', 'is-known-picture#isKnownPicture'),
  ...stages('pictures', 'first', 'close-pictures#closePictures split-stacks#splitStacks'),
  ...stages('layout', 'none', 'find-regions#findRegions'),
  ...stages('layout', 'first', 'find-bands#findBands find-grounds#findGrounds'),
  ...stages('judge', 'none', 'swallowed-icons#swallowedIcons list-candidates#listCandidates'),
  { name: 'judge', file: 'judge/judge', bypass: { answers: 'Promise.resolve(new Map())' } },
  ...stages('judge', 'first', 'agree-alike#agreeAlike'),
  {
    name: 'settleCandidates',
    file: 'judge/settle-candidates',
    bypass: { answers: '({ verdicts: new Map(), found: [], texts: [...args[0].texts] })' },
  },
  { name: 'findKnownIcons', file: 'shapes/find-known-icons', bypass: { answers: '({ icons: [], carets: [] })' } },
  ...stages('classify', 'undefined', 'rules/verdict-of#verdictOf'),
  ...stages(
    'classify',
    'false',
    `rules/is-structural#isStructural rules/is-code#isCode rules/is-in-sentence#isInSentence sidebar-parts#isColumnPart sidebar-parts#isEntry settle/join-lines#partsPage`,
  ),
  ...stages(
    'classify',
    'first',
    `rules/icon-box#iconBox settle/drop-doubles#dropDoubles settle/settle-ticks#settleTicks settle/part-button-groups#partButtonGroups
     settle/drop-card-parts#dropCardParts settle/join-lines#joinLines`,
  ),
  ...stages(
    'classify',
    'none',
    'tables/find-tables#findRuledTables tables/find-bare-tables#findBareTables sidebar-parts#sidebarParts name-rows#nameRows',
  ),
  {
    name: 'decideDrafts',
    file: 'elements/decide-drafts',
    bypass: { answers: 'Promise.resolve({ drafts: args[0], groups: [], chartChance: 1 })' },
  },
  ...stages('elements', 'none', 'name-texts#nameTexts decide/choose-groups#chooseGroups'),
  ...stages('pictures', 'none', 'find-wordmarks#findWordmarks'),
  ...stages('pictures', 'first', 'join-wordmarks#joinWordmarks drop-picture-parts#dropPictureParts'),
  ...stages('shapes', 'first', 'paint-pictures#paintPictures measure-progress#measureProgress'),
  ...stages('icons', 'first', 'ink-icons#inkIcons trace-icons#traceOnCanvas'),
  ...stages('shapes', 'first', 'trace-charts#traceCharts'),
  ...stages('charts', 'first', 'drop-swatches#dropSwatches'),
  ...stages(
    'surfaces',
    'first',
    'measure-surfaces#measureSurfaces round-corners#roundCorners tone-pictures#toneElements',
  ),
  ...stages(
    'layout',
    'first',
    'find-picture-bands#findPictureBands drop-photo-parts#dropPhotoParts add-openings#addOpenings add-bars#addBars',
  ),
  ...stages('layout', 'undefined', 'page-ground#pageGround'),
  ...stages('colour', 'none', 'describe-palette#describePalette'),
  {
    name: 'measureSpacing',
    file: 'layout/spacing/measure-spacing',
    bypass: { answers: '({ unit: 0, scale: [], gaps: [], paddings: [] })' },
  },
  ...stages('shapes', 'none', 'find-paints#findPaints'),
  ...stages('surfaces', 'first', 'tone-pictures#toneRegions'),
  ...stages('layout', 'none', 'spacing/tally-radii#tallyRadii'),
  ...stages(
    '../../core/src/tree',
    'first',
    'cut-boxes#joinColumns cluster-parts#clusterParts with-parents#withParents',
  ),
  ...stages('../../core/src/tree', 'undefined', 'measure-flow#measureFlow tile-rows#tileRows fit-icons#fitIcons'),
  ...stages('../../core/src/tree', 'none', 'find-repeats#findRepeats'),
  ...stages('text', 'first', 'decorate-texts#decorateTexts decorate-texts#withoutUnderlines'),
];

export const STAGES: readonly Stage[] = [...TEXT_STAGES, ...SHAPE_STAGES];
