import type { Answer, AnswerChart, AnswerNode } from '../../answer.ts';
import type { Truth, TruthChart, TruthGradient, TruthNode } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';

/** Colours of fewer pixels are in no palette. */
const MIN_COLOR_SHARE = 0.0005;

/** What stands for a shadow or gradient of a shape that is not known. */
const SOME_SHADOW: AnswerNode['shadow'] = { color: '#000000', opacity: 0.2, x: 0, y: 2, blur: 4 };
const SOME_GRADIENT: AnswerNode['gradient'] = { from: '#ffffff', to: '#000000', angle: 180 };

/** A shadow that an engine may report: the strongest that is not inside. */
const shadowOf = ({ paint }: TruthNode): AnswerNode['shadow'] => {
  if (paint?.hasShadow) return SOME_SHADOW;
  const [first] = (paint?.shadows ?? []).filter(({ inset, blur, x, y }) => !inset && (blur > 0 || x !== 0 || y !== 0));
  return first && { color: first.color, opacity: first.alpha, x: first.x, y: first.y, blur: first.blur };
};

const gradientOf = (gradient: TruthGradient | undefined): AnswerNode['gradient'] => {
  const [from, to] = [gradient?.stops[0], gradient?.stops.at(-1)];
  return from && to && { from: from.color, to: to.color, angle: gradient?.angle ?? 180 };
};

/** An engine reports a gauge in percent, whatever its axis says. */
const chartOf = ({ kind, series, axis: [empty, full] = [0, 100] }: TruthChart): AnswerChart => ({
  kind,
  values: series.map(({ values }) =>
    kind === 'gauge' ? values.map((value) => (100 * (value - empty)) / (full - empty || 1)) : values,
  ),
});

const toNode = (node: TruthNode): AnswerNode => {
  const { id, parent, type, box, layer, paint, flow, repeat, text, name, chart } = node;
  const [top = 0, right = 0, bottom = 0, left = 0] = flow?.padding ?? [];
  const ring = paint?.shadows?.find(({ inset, blur, spread, x, y }) => !inset && !blur && !x && !y && spread > 0);
  const edges = Object.entries(paint?.borders ?? {}).map(([side, { color, width }]) => ({
    side: side as 'top' | 'right' | 'bottom' | 'left',
    color,
    width,
  }));
  return {
    id: String(id),
    parent: parent === undefined ? undefined : String(parent),
    type,
    box: toBox(box),
    layer,
    fill: paint?.fill,
    gradient: paint?.hasGradient ? SOME_GRADIENT : gradientOf(paint?.gradient),
    edges,
    border: ring && edges.length === 0 ? { color: ring.color, width: ring.spread } : undefined,
    radius: Math.max(0, ...(paint?.radius ?? [])),
    shadow: shadowOf(node),
    flow: flow && { ...flow, gap: flow.gap ?? flow.columnGap, padding: { top, right, bottom, left } },
    repeat: repeat === undefined ? undefined : String(repeat),
    text,
    name,
    chart: chart && chartOf(chart),
  };
};

/** What an engine that sees everything would report, made from the truth itself: for tests of the scorers and for ceilings. */
export function toPerfectAnswer(truth: Truth): Answer {
  const { background, accent, painted } = truth.palette;
  const colors = new Map(painted.filter(({ share }) => share >= MIN_COLOR_SHARE).map(({ hex, share }) => [hex, share]));
  if (accent !== null) colors.set(accent, colors.get(accent) ?? 0);
  // The background has more of the page than any other.
  colors.set(background, 1);
  return {
    nodes: truth.nodes.map(toNode),
    texts: truth.texts.map((line) => ({
      text: line.text,
      box: toBox(line.ink ?? line.box),
      fontSize: line.fontSize,
      fontWeight: line.fontWeight,
      color: line.color ?? '#000000',
      words: line.words.map(({ text, box }) => ({ text, box: toBox(box) })),
    })),
    regions: truth.regions.map(({ roles, box }) => ({ role: roles[0] ?? 'section', box: toBox(box) })),
    palette: [...colors].map(([hex, share]) => ({ hex, share })),
    background: {
      color: truth.background.color,
      gradient: gradientOf(truth.background.gradient),
      picture: truth.background.picture,
    },
    spacingUnit: truth.spacing.unit ?? 0,
    typeScale: [...new Set(truth.texts.map(({ fontSize }) => fontSize))],
  };
}
