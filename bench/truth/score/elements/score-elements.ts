import { type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Answer, AnswerNode } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { type Counts, f1Of } from '../figures.ts';
import { fitOf, matchBoxes, toBox } from '../match-boxes.ts';
import {
  isJudged,
  isJudgedAsClass,
  isRequired,
  toFamily,
  WANTED_CLASSES,
  type WantedClass,
} from './element-classes.ts';

export type ClassCounts = Partial<Record<WantedClass, Counts>>;
export type ElementScore = {
  elements?: number | undefined;
  elementClasses?: number | undefined;
  /** Of each class by its own name, where it is on the page or was reported. */
  classes: ClassCounts;
  /** Of classes that pixels cannot tell apart together: input with select and textarea, nav with header and sidebar. */
  families: Record<string, Counts>;
};

type TrueElement = { type: string; box: Box };
/** What a pseudo element draws is small: marks, dots, arrows. */
const MAX_PSEUDO_PX = 48;
const DRAWN_BY_CSS = new Set(['icon', 'image', 'badge', 'divider', 'checkbox', 'radio', 'switch']);
const PSEUDO_MARGIN_PX = 4;

/**
 * F1 of the painted elements and landmarks, without and with their class, at an overlap of a half. Reporting what the page has but
 * nobody must find (links, optional and unpainted elements, single border lines, marks drawn by CSS) is neither right nor wrong.
 */
export function scoreElements(truth: Truth, { nodes }: Answer): ElementScore {
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
  const count = (
    wanted: readonly TrueElement[],
    reported: readonly AnswerNode[],
    isSame: (truth: TrueElement, found: AnswerNode) => boolean,
  ): Counts => {
    const closeness = (one: TrueElement, found: AnswerNode): number =>
      isSame(one, found) ? fitOf(one.box, found.box) : 0;
    const pairs = matchBoxes(wanted, reported, closeness);
    const used = new Set(pairs.values());
    const wrong = reported.filter(
      (found) => !used.has(found) && !isDrawnByCss(found) && !allowed.some((one) => closeness(one, found) > 0),
    );
    return { tp: pairs.size, fp: wrong.length, fn: wanted.length - pairs.size };
  };
  const sameFamily = (one: TrueElement, found: AnswerNode): boolean => toFamily(one.type) === toFamily(found.type);
  const classes: ClassCounts = {};
  for (const name of WANTED_CLASSES) {
    const wanted = required.filter(({ type }) => type === name);
    const reported = nodes.filter(({ type }) => type === name);
    if (wanted.length + reported.length > 0) classes[name] = count(wanted, reported, sameFamily);
  }
  const families: Record<string, Counts> = {};
  for (const family of new Set(WANTED_CLASSES.map(toFamily))) {
    const wanted = required.filter(({ type }) => toFamily(type) === family);
    const reported = nodes.filter(({ type }) => isJudgedAsClass(type) && toFamily(type) === family);
    if (wanted.length + reported.length > 0) families[family] = count(wanted, reported, sameFamily);
  }
  return {
    elements: f1Of(
      count(
        required,
        nodes.filter(({ type }) => isJudged(type)),
        () => true,
      ),
    ),
    elementClasses: f1Of(
      count(
        required,
        nodes.filter(({ type }) => isJudgedAsClass(type)),
        sameFamily,
      ),
    ),
    classes,
    families,
  };
}
