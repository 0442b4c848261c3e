import {
  type Analysis,
  type AnalysisResult,
  type ElementSummary,
  type PageOutcome,
  type ResultPage,
  UiType,
} from '../analysis.ts';
import { replayCorrections } from '../correct/correct-page.ts';
import { fallbackAnalysis } from '../engine-answer/fallback-analysis.ts';
import type { Project } from '../project.ts';
import type { Stack } from '../stack.ts';
import { defaultName } from './default-name.ts';
import { changeStack, writeGuide } from './write-guide.ts';

const joinElements = (analyses: readonly Analysis[]): ElementSummary[] => {
  const byType = new Map<string, ElementSummary[]>();
  for (const summary of analyses.flatMap(({ elements }) => elements))
    byType.set(summary.type, [...(byType.get(summary.type) ?? []), summary]);
  return [...byType].map(([type, list]) => ({
    type,
    count: list.reduce((sum, summary) => sum + summary.count, 0),
    details: [...new Set(list.map((summary) => summary.details))].join(' / '),
  }));
};

/** One field of several pages: said once where all agree, else with the page's name before it. */
const joinField = (outcomes: readonly PageOutcome[], pick: (analysis: Analysis) => string): string => {
  const values = outcomes.map((outcome) => pick(outcome.analysis));
  if (new Set(values).size <= 1) return values[0] ?? '';
  return outcomes.map((outcome, index) => `${outcome.name}: ${values[index]}`).join('\n');
};

/** The result of a project as it is shown and stored (EN9–EN12): the guide, the joined facts, and every page's own. */
export const joinOutcomes = (project: Project): AnalysisResult => {
  const { outcomes } = project;
  // A page that failed has neutral default colours; they only count when there is nothing better.
  const usable = outcomes.some((outcome) => outcome.success) ? outcomes.filter((outcome) => outcome.success) : outcomes;
  const colors = new Map(usable.flatMap(({ analysis }) => analysis.colorPalette.map((color) => [color.hex, color])));
  const pages: ResultPage[] = outcomes.map(({ name, analysis, imageIndex, success, reason, ...marks }) => ({
    name,
    analysis,
    imageIndex,
    success,
    ...(reason !== undefined && { reason }),
    ...partMarksOf(marks),
  }));
  const engine = usable.find(({ analysis }) => analysis.engine)?.analysis.engine;
  return {
    prompt: writeGuide(project, { detail: 'full' }),
    concisePrompt: writeGuide(project, { detail: 'concise' }),
    elements: joinElements(usable.map((outcome) => outcome.analysis)),
    colorPalette: [...colors.values()],
    layout: joinField(usable, ({ layout }) => layout),
    spacing: joinField(usable, ({ spacing }) => spacing),
    typography: joinField(usable, ({ typography }) => typography),
    promptName: project.name,
    uiType: project.uiType,
    ...(engine && { engine }),
    ...(project.uiType === 'landing' ? { sections: pages } : { pages }),
    ...(project.uiType === 'webapp' && project.homePage !== undefined && { homePage: project.homePage }),
    ...(project.notes?.trim() && { customNotes: project.notes }),
    ...(project.edits?.length && { edits: [...project.edits] }),
    ...(project.stack && { stack: project.stack }),
  };
};

const toOutcome = (page: ResultPage, index: number): PageOutcome => ({
  name: page.name,
  imageIndex: page.imageIndex ?? index,
  success: page.success ?? true,
  analysis: { ...fallbackAnalysis(page.name), ...page.analysis },
  ...(page.reason !== undefined && { reason: page.reason }),
  ...partMarksOf(page),
});

type PartMarks = Pick<PageOutcome, 'narrowerImages' | 'stateImages' | 'partOf'>;

const partMarksOf = ({ narrowerImages, stateImages, partOf }: PartMarks): PartMarks => ({
  ...(narrowerImages && { narrowerImages }),
  ...(stateImages && { stateImages }),
  ...(partOf && { partOf }),
});

/** A stored result as the project it came from, also one that was stored without pages. */
export const toProject = (result: AnalysisResult): Project => {
  const uiType = result.uiType ?? (result.sections ? UiType.enum.landing : UiType.enum.webapp);
  const pages = result.pages ?? result.sections;
  const {
    promptName,
    pages: _pages,
    sections: _sections,
    homePage,
    customNotes,
    edits,
    stack,
    imagePaths: _paths,
    uiType: _type,
    corrections = {},
    ...analysis
  } = result;
  const single: PageOutcome = { name: promptName ?? defaultName(uiType, 1), analysis, imageIndex: 0, success: true };
  const project: Project = {
    name: promptName ?? 'Untitled',
    uiType,
    outcomes: pages && pages.length > 0 ? pages.map(toOutcome) : [single],
    ...(homePage !== undefined && { homePage }),
    ...(customNotes !== undefined && { notes: customNotes }),
    ...(edits && { edits }),
    ...(stack && { stack }),
  };
  return replayCorrections(project, corrections);
};

/** A stored result with the corrections that were made since in its own words and facts. */
export const withCorrections = (result: AnalysisResult): AnalysisResult => {
  const { corrections, ...stored } = result;
  return corrections ? { ...stored, ...joinOutcomes(toProject(result)) } : result;
};

/** A result under another name, with a guide that is headed by it; one that was saved without a name keeps its guide as it is. */
export const withName = (result: AnalysisResult, name: string): AnalysisResult => {
  if (result.promptName === name) return result;
  if (result.promptName === undefined) return { ...result, promptName: name };
  return { ...result, ...joinOutcomes({ ...toProject(result), name }) };
};

/** A result for another stack: only the words that name it change, nothing is measured again. */
export const withStack = (result: AnalysisResult, stack: Stack | undefined): AnalysisResult => {
  if (stack && stack === result.stack) return result;
  const project = toProject(result);
  const prompt = changeStack(result.prompt, project, 'full', stack);
  if (stack === result.stack && prompt === result.prompt) return result;
  return {
    ...result,
    stack,
    prompt,
    concisePrompt: changeStack(result.concisePrompt ?? '', project, 'concise', stack),
  };
};
