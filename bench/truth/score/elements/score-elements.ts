import { type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Answer, AnswerNode } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { type Counts, f1Of } from '../figures.ts';
import { fitOf, matchBoxes, toBox } from '../match-boxes.ts';
import { isJudged, isJudgedAsClass, isRequired, SCORED_CLASSES, toClass, toFamily } from './element-classes.ts';

export type ClassCounts = Record<string, Counts>;
type ElementScore = {
  elements?: number | undefined;
  elementClasses?: number | undefined;
  /** Of each class that is on the page or was reported. */
  classes: ClassCounts;
};

type TrueElement = { type: string; box: Box };
/** What a pseudo element draws is small: marks, dots, arrows. */
const MAX_PSEUDO_PX = 48;
const DRAWN_BY_CSS = typesWith('drawn by CSS');
const PSEUDO_MARGIN_PX = 4;

type IsSame = (truth: TrueElement, found: AnswerNode) => boolean;
type Verdict = { pairs: Map<TrueElement, AnswerNode>; missed: TrueElement[]; wrong: AnswerNode[] };
/** What must be found on a page, and how a list of reported nodes compares with a list of those. */
type Judge = {
  required: TrueElement[];
  compare: (wanted: readonly TrueElement[], reported: readonly AnswerNode[], isSame: IsSame) => Verdict;
};

/**
 * Reporting what the page has but nobody must find (links, optional and unpainted elements, single border lines, marks drawn by CSS)
 * is neither right nor wrong.
 */
function createJudge(truth: Truth): Judge {
  const required: TrueElement[] = [];
  const allowed: TrueElement[] = truth.lines.map((box) => ({ type: 'divider', box: toBox(box) }));
  for (const node of truth.nodes) {
    if (node.type === 'page' || node.type === 'group' || node.type === 'main') continue;
    (isRequired(node) ? required : allowed).push({ type: node.type, box: toBox(node.box) });
  }
  const hosts = truth.pseudoHosts.map(toBox);
  const isDrawnByCss = ({ type, box }: AnswerNode): boolean => {
    const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return (
      DRAWN_BY_CSS.has(type) &&
      Math.max(box.width, box.height) <= MAX_PSEUDO_PX &&
      hosts.some((host) => contains(host, centre, PSEUDO_MARGIN_PX))
    );
  };
  const compare: Judge['compare'] = (wanted, reported, isSame) => {
    const closeness = (one: TrueElement, found: AnswerNode): number =>
      isSame(one, found) ? fitOf(one.box, found.box) : 0;
    const pairs = matchBoxes(wanted, reported, closeness);
    const used = new Set(pairs.values());
    const wrong = reported.filter(
      (found) => !used.has(found) && !isDrawnByCss(found) && !allowed.some((one) => closeness(one, found) > 0),
    );
    return { pairs, missed: wanted.filter((one) => !pairs.has(one)), wrong };
  };
  return { required, compare };
}

const countsOf = ({ pairs, missed, wrong }: Verdict): Counts => ({
  tp: pairs.size,
  fp: wrong.length,
  fn: missed.length,
});

const isAny: IsSame = () => true;
const isSameFamily: IsSame = (one, found) => toFamily(one.type) === toFamily(found.type);
/** Within one class, ticks of all kinds are one. */
const isSameClass: IsSame = (one, found) => isSameFamily(one, found) || toClass(one.type) === toClass(found.type);

/** F1 of the painted elements and landmarks, without and with their class, at an overlap of a half. */
export function scoreElements(truth: Truth, { nodes }: Answer): ElementScore {
  const { required, compare } = createJudge(truth);
  const classes: ClassCounts = {};
  for (const name of SCORED_CLASSES) {
    const wanted = required.filter(({ type }) => toClass(type) === name);
    const reported = nodes.filter(({ type }) => toClass(type) === name);
    if (wanted.length + reported.length > 0) classes[name] = countsOf(compare(wanted, reported, isSameClass));
  }
  const judged = nodes.filter(({ type }) => isJudged(type));
  const named = nodes.filter(({ type }) => isJudgedAsClass(type));
  return {
    elements: f1Of(countsOf(compare(required, judged, isAny))),
    elementClasses: f1Of(countsOf(compare(required, named, isSameFamily))),
    classes,
  };
}

type JudgedElements = {
  found: { truth: TrueElement; found: AnswerNode; isSameClass: boolean }[];
  missed: TrueElement[];
  wrong: AnswerNode[];
};

/** The elements behind the figure without classes: what was found and as what, what was missed, and what is not there. */
export function judgeElements(truth: Truth, { nodes }: Answer): JudgedElements {
  const { required, compare } = createJudge(truth);
  const judged = nodes.filter(({ type }) => isJudged(type));
  const { pairs, missed, wrong } = compare(required, judged, isAny);
  const found = [...pairs].map(([one, other]) => ({ truth: one, found: other, isSameClass: isSameFamily(one, other) }));
  return { found, missed, wrong };
}
