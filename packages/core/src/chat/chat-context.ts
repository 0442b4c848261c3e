import { type AnalysisResult, UiType } from '../analysis.ts';
import { fallbackAnalysis } from '../engine-answer/fallback-analysis.ts';
import { normaliseHex } from '../engine-answer/normalise-hex.ts';
import { toProject } from '../guide/join-outcomes.ts';
import type { Project } from '../project.ts';
import { cutShort } from '../text/cut-short.ts';
import { toPlainLine } from '../text/quote-text.ts';
import type { ChatFacts } from './chat-facts.ts';
import { fromFactLines } from './from-fact-lines.ts';
import { toFactLines } from './to-fact-lines.ts';

/** What a chat message may carry along; also what a model can read at once without losing the question. */
export const MAX_CONTEXT_CHARS = 60_000;

/** The whole analysis of seven dense pages, as JSON without what only drawing needs, is a third of this. */
export const MAX_RESULT_CHARS = 4_000_000;

const MAX_NOTES_CHARS = 2_000;

/** As much as a message may carry, never through a character. */
const cutWhole = (text: string): string => text.slice(0, MAX_CONTEXT_CHARS).replace(/[\ud800-\udbff]$/, '');

const HEAD = 'Analysis of';

const pageLines = ({ name, analysis }: Project['outcomes'][number]): string[] => [
  `page ${JSON.stringify(toPlainLine(name))}`,
  ...(analysis.measurement
    ? toFactLines(analysis.measurement)
    : [
        ...analysis.colorPalette.map(
          (color) => `color ${color.hex} other share 0 ${JSON.stringify(toPlainLine(color.name))}`,
        ),
        ...analysis.elements.map((one) => `found ${one.count} ${toPlainLine(one.type)}: ${toPlainLine(one.details)}`),
      ]),
  `layout: ${toPlainLine(analysis.layout)}`,
  `spacing: ${toPlainLine(analysis.spacing)}`,
  `typography: ${toPlainLine(analysis.typography)}`,
];

/**
 * The text summary that the client sends with every question (FN11): readable lines of facts, page after page. When
 * there is too much, every page gives up the same share of its last lines, which are icons and plain boxes.
 */
export const writeChatContext = (result: AnalysisResult): string => {
  const project = toProject(result);
  const head = [
    `${HEAD} ${JSON.stringify(toPlainLine(project.name))}, ${project.uiType}, ${project.outcomes.length} ${project.outcomes.length === 1 ? 'page' : 'pages'}`,
    ...(project.homePage === undefined ? [] : [`home page ${project.homePage + 1}`]),
    ...(project.notes ? [`notes: ${cutShort(toPlainLine(project.notes), MAX_NOTES_CHARS)}`] : []),
  ];
  const pages = project.outcomes.map(pageLines);
  const budget = (MAX_CONTEXT_CHARS - head.join('\n').length) / Math.max(1, pages.length);
  return cutWhole(
    [
      ...head,
      ...pages.flatMap((lines) => {
        let left = budget - lines.length;
        return lines.filter((line) => {
          left -= line.length + 1;
          return left > 0;
        });
      }),
    ].join('\n'),
  );
};

const wordsIn = (line: string): string => {
  try {
    return String(JSON.parse(/"(?:[^"\\]|\\.)*"/.exec(line)?.[0] ?? '""'));
  } catch {
    return '';
  }
};

const prose = (lines: readonly string[], name: string): string =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';

const readPage = (lines: readonly string[], imageIndex: number): Project['outcomes'][number] => {
  const measurement = fromFactLines(lines);
  const name = wordsIn(lines[0]!) || `Page ${imageIndex + 1}`;
  const colors = lines.flatMap((line) =>
    line.startsWith('color ') ? [{ name: wordsIn(line), hex: normaliseHex(line.split(' ')[1] ?? '') }] : [],
  );
  const found = lines.flatMap((line) => {
    const match = /^found (\d+) ([^:]+): (.*)$/.exec(line);
    return match ? [{ type: match[2]!, count: Number(match[1]), details: match[3]! }] : [];
  });
  return {
    name,
    imageIndex,
    success: true,
    analysis: {
      ...fallbackAnalysis(name),
      colorPalette: colors,
      elements: found,
      layout: prose(lines, 'layout'),
      spacing: prose(lines, 'spacing'),
      typography: prose(lines, 'typography'),
      ...(measurement && { measurement }),
    },
  };
};

/** Reads the facts back; a context that we did not write gives no pages, only its text. */
export const parseChatContext = (text: string): ChatFacts => {
  const lines = cutWhole(text).split('\n');
  const head = lines[0]?.startsWith(HEAD) ? lines[0] : '';
  const starts = head === '' ? [] : lines.flatMap((line, index) => (line.startsWith('page "') ? [index] : []));
  const homePage = Number(/^home page (\d+)$/m.exec(text)?.[1] ?? 0) - 1;
  return {
    text,
    project: {
      name: wordsIn(head) || 'Untitled',
      uiType: UiType.safeParse(head.split(', ').at(-2)).data ?? 'webapp',
      outcomes: starts.map((start, index) => readPage(lines.slice(start, starts[index + 1]), index)),
      ...(homePage >= 0 && { homePage }),
    },
  };
};
