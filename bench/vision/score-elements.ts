import { area, centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { deltaE } from '../../packages/vision/src/colour/delta-e.ts';
import { matchBoxes, meets, toBox } from './match-boxes.ts';
import { packed } from './packed.ts';
import type { Truth, TruthElement } from './truth.ts';

export type ElementScore = {
  elements?: number | undefined;
  elementClasses?: number | undefined;
  fill?: number | undefined;
  radius?: number | undefined;
};

/** Types that must be found where they are painted; all others (links, headings, paragraphs, lists, sections) are only allowed. */
const WANTED = new Set(
  'button input select textarea checkbox radio switch slider image icon avatar card nav header footer sidebar table badge progress divider chart'.split(
    ' ',
  ),
);
const LANDMARKS = new Set(['nav', 'header', 'footer', 'sidebar', 'table']);
const PROSE = new Set(['link', 'heading', 'paragraph', 'list']);
const FILLED = new Set(['button', 'card', 'input', 'badge', 'select', 'textarea']);
/** Pixels alone cannot tell these apart. */
const ALIKE: Readonly<Record<string, string>> = {
  select: 'input',
  textarea: 'input',
  avatar: 'image',
  logo: 'image',
  section: 'card',
  header: 'nav',
  sidebar: 'nav',
};
/** A cut-off element smaller than this shows too little to be asked for. */
const LEAST_CUT_AREA_PX2 = 2000;
/** What a pseudo element draws is small: marks, dots, arrows. */
const LARGEST_PSEUDO_PX = 48;

const classOf = (type: string): string => ALIKE[type] ?? type;
const wanted = ({ type, box, painted, optional, partial }: TruthElement): boolean => {
  if (!WANTED.has(type) || optional) return false;
  return partial ? painted && area(toBox(box)) > LEAST_CUT_AREA_PX2 : painted || LANDMARKS.has(type);
};
const closeness = (truth: TruthElement, found: Element): number => meets(toBox(truth.box), found.box);
const share = <T>(all: T[], holds: (item: T) => boolean): number | undefined =>
  all.length === 0 ? undefined : all.filter(holds).length / all.length;

/** F1 of the painted elements and landmarks, without and with their class, and the fill and radius of those that have one. */
export function scoreElements({ elements, lines = [], pseudoHosts = [] }: Truth, measured: Measurement): ElementScore {
  if (!elements) return {};
  const required = elements.filter(wanted);
  const allowed: TruthElement[] = [
    ...elements.filter((element) => !wanted(element)),
    ...lines.map((box) => ({ type: 'divider', box, painted: true })),
  ];
  const drawnByCss = ({ box }: Element): boolean => {
    const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return (
      Math.max(box.width, box.height) <= LARGEST_PSEUDO_PX &&
      pseudoHosts.some((host) => contains(toBox(host), centre, 4))
    );
  };
  const f1 = (judged: Element[], same: (truth: TruthElement, found: Element) => boolean): number | undefined => {
    const near = (truth: TruthElement, found: Element): number => (same(truth, found) ? closeness(truth, found) : 0);
    const pairs = matchBoxes(required, judged, near);
    const used = new Set(pairs.values());
    const wrong = judged.filter(
      (found) => !used.has(found) && !drawnByCss(found) && !allowed.some((truth) => near(truth, found) > 0),
    );
    const all = required.length + pairs.size + wrong.length;
    return all === 0 ? undefined : (2 * pairs.size) / all;
  };
  const pairs = matchBoxes(required, measured.elements, closeness);
  const boxes = required.filter(({ type }) => FILLED.has(type));
  const flat = boxes.filter(
    ({ bg, seen, gradient }) => bg && !gradient && (!seen || deltaE(packed(bg), packed(seen)) < 3),
  );
  const rounded = boxes.filter(({ radius, painted, partial }) => radius !== undefined && painted && !partial);
  return {
    elements: f1(
      measured.elements.filter(({ type }) => !PROSE.has(type)),
      () => true,
    ),
    elementClasses: f1(
      measured.elements.filter(({ type }) => WANTED.has(type) || classOf(type) !== type),
      (truth, found) => classOf(truth.type) === classOf(found.type),
    ),
    fill: share(flat, (truth) => {
      const fill = pairs.get(truth)?.fill;
      return fill !== undefined && deltaE(packed(fill), packed(truth.bg ?? fill)) < 3;
    }),
    radius: share(rounded, (truth) => {
      const found = pairs.get(truth)?.radius;
      const most = Math.min(truth.box[2], truth.box[3]) / 2;
      return found !== undefined && Math.abs(Math.min(found, most) - Math.min(truth.radius ?? 0, most)) <= 2;
    }),
  };
}
