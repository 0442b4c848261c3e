import { listProjectAssets, type ProjectAsset } from '../assets/list-project-assets.ts';
import type { PageFont } from '../code/fonts/page-font.ts';
import type { AddressOf } from '../code/page-assets.ts';
import { renderMeasuredPage } from '../code/widths/render-widths-page.ts';
import { writeGuide } from '../guide/write-guide.ts';
import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import type { Project } from '../project.ts';
import { nameStates } from '../states/read-states.ts';
import { createNamer, toTokenName } from '../text/token-name.ts';
import type { ExportFile } from './export-file.ts';
import { renderAgentRules } from './render-agent-rules.ts';
import { renderCssVariables } from './render-css-variables.ts';
import { renderDesignMd } from './render-design-md.ts';
import { renderSetupGuide, setupGuideFile } from './render-setup-guide.ts';
import { renderShadcnTheme } from './render-shadcn-theme.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';
import { renderTokens } from './render-tokens.ts';

/** File names of a project's pages, in order: distinct, and safe on every system. */
export const pageFileNames = (project: Project): string[] => {
  const distinct = createNamer();
  return project.outcomes.map((outcome, index) => distinct(toTokenName(outcome.name, `page-${index + 1}`)));
};

/** File names of the other states of a page. Names of pages and widths have no dot, so none of theirs is the same. */
export const stateFileNames = (page: string, states: readonly { name: string }[]): string[] =>
  nameStates(states).map((state) => `${page}.${state}`);

/** The folder of pictures and icons in an export. */
export const ASSETS_FOLDER = 'assets';

/** The files that are cut or traced from the screenshots of a project, named as its guide names them. */
export const projectAssets = ({ outcomes }: Project): ProjectAsset[] =>
  listProjectAssets(outcomes.map(({ analysis }) => analysis.measurement));

/** What an export knows of one page beside its facts. */
type PageExtras = {
  /** What its blueprint is set in. */
  fonts: readonly PageFont[];
  /** Its pictures are cut into the folder of assets. */
  hasPictures: boolean;
};

/** Everything that a project exports as text: guide, tokens in every format, agent rules, icons, and each page's facts and blueprint. */
export const exportFiles = (project: Project, extras: readonly PageExtras[] = []): ExportFile[] => {
  const names = pageFileNames(project);
  const assets = projectAssets(project);
  return [
    { path: 'GUIDE.md', text: writeGuide(project, { detail: 'full' }) },
    { path: 'GUIDE.concise.md', text: writeGuide(project, { detail: 'concise' }) },
    { path: 'DESIGN.md', text: renderDesignMd(project) },
    { path: setupGuideFile(project), text: renderSetupGuide(project) },
    { path: 'tokens/design.tokens.json', text: renderTokens(project) },
    { path: 'tokens/tailwind.css', text: renderTailwindTheme(project) },
    { path: 'tokens/variables.css', text: renderCssVariables(project) },
    { path: 'tokens/shadcn-theme.json', text: renderShadcnTheme(project) },
    ...renderAgentRules(project).map((file) => ({ ...file, path: `agent-rules/${file.path}` })),
    ...assets.flatMap(({ file, svg }) => (svg ? [{ path: `${ASSETS_FOLDER}/${file}`, text: svg }] : [])),
    ...project.outcomes.flatMap(({ analysis }, index) => {
      const { measurement, narrower = [], states = [] } = analysis;
      if (!measurement) return [];
      const addressOf = addressesOn(index, assets, extras);
      const factsOf = (name: string, facts: Measurement): ExportFile => ({
        path: `facts/${name}.json`,
        text: `${JSON.stringify(facts, null, 1)}\n`,
      });
      return [
        {
          path: `blueprints/${names[index]}.html`,
          text: renderMeasuredPage({ measurement, narrower, states }, extras[index]?.fonts, addressOf),
        },
        factsOf(names[index]!, measurement),
        ...narrower.map((narrow) => factsOf(`${names[index]}-${pageWidthOf(narrow)}`, narrow)),
        ...stateFileNames(names[index]!, states).map((name, at) => factsOf(name, states[at]!.measurement)),
      ];
    }),
  ];
};

/** Where a blueprint finds its pictures: beside its folder, if the page that they are cut from has its screenshot at hand. */
const addressesOn = (index: number, assets: readonly ProjectAsset[], extras: readonly PageExtras[]): AddressOf => {
  const files = new Map(
    assets
      .filter(({ page }) => extras[page]?.hasPictures)
      .flatMap(({ file, shownBy }) => shownBy.flatMap(({ page, id }) => (page === index ? [[id, file] as const] : []))),
  );
  return ({ elementIds: [id = ''] }) => (files.has(id) ? `../${ASSETS_FOLDER}/${files.get(id)}` : undefined);
};
