import type { PageOutcome } from '../../analysis.ts';
import { toneOf } from '../../color/page-tone.ts';
import type { FontFamily } from '../../font-family.ts';
import { type Box, centreX, centreY, contains } from '../../geometry.ts';
import type { Measurement } from '../../measurement.ts';
import type { TreeNode } from '../../page-tree.ts';
import type { Project } from '../../project.ts';
import { treeOf } from '../../tree/tree-of.ts';
import { writeAnalysis } from '../../write/write-analysis.ts';
import type { GuideEdit } from '../guide-edit.ts';
import { replaceColors, turnTone } from './recolor.ts';

const replaceFont = (measurement: Measurement, to: FontFamily, from: FontFamily | undefined): Measurement => {
  const isMeant = (family: FontFamily | undefined): boolean =>
    family !== undefined && (from === undefined || family === from);
  const swap = <T extends { family?: FontFamily | undefined; sure?: boolean }>(one: T): T =>
    isMeant(one.family) ? { ...one, family: to, ...('sure' in one && { sure: true }) } : one;
  const { typography, texts, styles } = measurement;
  const families = [...texts.map(({ font }) => font?.family), ...(typography.fonts ?? []).map(({ family }) => family)];
  if (!families.some(isMeant)) return measurement;
  const seen = new Set<string>();
  const fonts = typography.fonts?.map(swap).filter(({ family, fontClass }) => {
    const isFirst = !seen.has(`${family} ${fontClass}`);
    seen.add(`${family} ${fontClass}`);
    return isFirst;
  });
  return {
    ...measurement,
    texts: texts.map((line) => (line.font ? { ...line, font: swap(line.font) } : line)),
    typography: { ...typography, ...(fonts && { fonts }) },
    ...(styles && { styles: { ...styles, text: styles.text.map(swap) } }),
  };
};

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

/** The page without what lies in some boxes, or with nothing else; the tree follows from what is left. */
const keepParts = (measurement: Measurement, ids: ReadonlySet<string>, mode: 'drop' | 'only'): Measurement => {
  const boxes = nodesOf(treeOf(measurement).root)
    .filter(({ id }) => ids.has(id))
    .map(({ box }) => box);
  const isInside = (box: Box): boolean =>
    boxes.some(
      (outer) =>
        contains(outer, { x: centreX(box), y: centreY(box), width: 0, height: 0 }) && outer.width >= box.width - 2,
    );
  const isKept = ({ box }: { box: Box }): boolean => (mode === 'only' ? isInside(box) : !isInside(box));
  const { tree: _, residual: _unread, ...facts } = measurement;
  return {
    ...facts,
    texts: facts.texts.filter(isKept),
    elements: facts.elements.filter(isKept),
    regions: facts.regions.filter(isKept),
    ...(facts.paints && { paints: facts.paints.filter(isKept) }),
  };
};

const editMeasurement = (measurement: Measurement, page: number, edit: GuideEdit): Measurement => {
  if ('pages' in edit && edit.pages && !edit.pages.includes(page)) return measurement;
  switch (edit.kind) {
    case 'tone':
      return toneOf(measurement) === edit.tone ? measurement : turnTone(measurement);
    case 'color':
      return replaceColors(measurement, edit.from, edit.to);
    case 'font':
      return replaceFont(measurement, edit.to, edit.from);
    case 'drop':
    case 'only': {
      const ids = new Set(edit.parts.filter((part) => part.page === page).map(({ id }) => id));
      return ids.size === 0 && edit.kind === 'drop' ? measurement : keepParts(measurement, ids, edit.kind);
    }
    default:
      return measurement;
  }
};

const editOutcome = (outcome: PageOutcome, page: number, edit: GuideEdit, uiType: Project['uiType']): PageOutcome => {
  const name = edit.kind === 'rename' && edit.page === page ? edit.name : outcome.name;
  const { measurement, narrower, states, engine, edited: wasEdited } = outcome.analysis;
  const edited = measurement && editMeasurement(measurement, page, edit);
  if (!edited || (edited === measurement && name === outcome.name)) return { ...outcome, name };
  const request = uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name };
  const isEdited = wasEdited || edited !== measurement;
  const analysis = {
    // Parts that are taken away are named by their ids, which every screenshot has its own of.
    ...writeAnalysis(
      edited,
      request,
      edit.kind === 'drop' || edit.kind === 'only'
        ? {}
        : {
            narrower: narrower?.map((narrow) => editMeasurement(narrow, page, edit)),
            states: states?.map((state) => ({
              ...state,
              measurement: editMeasurement(state.measurement, page, edit),
            })),
          },
    ),
    ...(engine && { engine }),
    ...(isEdited && { edited: true }),
  };
  return { ...outcome, name, analysis };
};

/** The project as asked for: its facts are changed and all words are written anew, so that code and exports follow. */
export function applyEdit(project: Project, edit: GuideEdit): Project {
  if (edit.kind === 'note') return { ...project, notes: [project.notes, edit.note].filter(Boolean).join('\n') };
  const outcomes = project.outcomes
    .map((outcome, page) => editOutcome(outcome, page, edit, project.uiType))
    // Of "only the header" a page without one has nothing left.
    .filter((_, page) => edit.kind !== 'only' || edit.parts.some((part) => part.page === page));
  const { homePage } = project;
  return {
    ...project,
    outcomes,
    ...(homePage !== undefined && { homePage: Math.min(homePage, Math.max(0, outcomes.length - 1)) }),
  };
}
