import type { FontClass, Measurement, TextLine, TypeRole } from '../measurement.ts';
import { letterFit } from './font-fit.ts';
import { counted, px } from './number-words.ts';
import type { Outline, OutlineNode, TextNode } from './outline/outline-node.ts';

/** A screenshot shows the class of a face, not its name; these stacks have known widths on every system. */
export const FONT_STACK: Record<FontClass, string> = {
  sans: 'Arial, "Helvetica Neue", Helvetica, sans-serif',
  serif: 'Georgia, "Times New Roman", Times, serif',
  mono: 'ui-monospace, Menlo, Consolas, "Courier New", monospace',
};

export const textNodesOf = (nodes: readonly OutlineNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node] : textNodesOf(node.children)));

type Step = { fontSize: number; fontWeight: number; fontClass: FontClass; lines: TextLine[]; pitches: number[] };

const toSteps = (nodes: readonly TextNode[]): Step[] => {
  const steps = new Map<string, Step>();
  for (const { style, block } of nodes) {
    const { fontSize, fontWeight, fontClass } = style;
    const key = `${fontSize}/${fontWeight}/${fontClass}`;
    const step = steps.get(key) ?? { fontSize, fontWeight, fontClass, lines: [], pitches: [] };
    step.lines.push(...block.lines);
    if (block.lineHeight !== undefined) step.pitches.push(block.lineHeight);
    steps.set(key, step);
  }
  return [...steps.values()].sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight);
};

const roleOf = (step: Step, measurement: Measurement): TypeRole | undefined =>
  measurement.typography.scale.find(
    (known) => Math.abs(known.fontSize - step.fontSize) < 0.75 && Math.abs(known.fontWeight - step.fontWeight) <= 150,
  )?.role;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Only sans has a face of known widths on every system. */
const fitWords = (step: Step): string => {
  const fit = step.fontClass === 'sans' ? letterFit(step.lines) : undefined;
  const spacing = fit === undefined ? 0 : Math.round(fit * step.fontSize * 10) / 10;
  return spacing === 0 ? '' : `, letter-spacing ${spacing}px`;
};

/** The default text and every other size and weight with its use; the structure then names only what differs. */
export const writeTypography = (measurement: Measurement, outline: Outline): string => {
  const { body } = outline;
  const steps = toSteps(textNodesOf(outline.children));
  if (steps.length === 0) return 'No text was read on this page.';
  const rows = steps.map((step) =>
    [
      `- ${px(step.fontSize)}px ${step.fontWeight}`,
      step.fontClass === body.fontClass ? '' : ` ${step.fontClass}`,
      fitWords(step),
      step.pitches.length > 0 ? `, line-height ${px(median(step.pitches))}px` : '',
      `: ${[roleOf(step, measurement), counted(step.lines.length, 'line')].filter(Boolean).join(', ')}`,
    ].join(''),
  );
  const classes = [...new Set(steps.map((step) => step.fontClass))];
  return [
    `Default text: ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}. The structure names only what differs from it.`,
    ...classes.map(
      (name) =>
        `${name}: ${FONT_STACK[name]}${name === 'sans' && rows.some((row) => row.includes('letter-spacing')) ? '. The letter-spacing below makes Arial as wide as the original face; with the original face, drop it' : ''}.`,
    ),
    ...rows,
  ].join('\n');
};
