import type { FontClass, Measurement, TextLine, TypeRole } from '../measurement.ts';
import type { Face } from './faces.ts';
import { chooseFace, condensedTo, letterFit } from './font-fit.ts';
import { counted, px } from './number-words.ts';
import type { Outline, OutlineNode, TextNode } from './outline/outline-node.ts';

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

const fitWords = (step: Step, face: Face): string => {
  const condensed = condensedTo(step.lines, face);
  if (condensed !== undefined) return `, condensed to ${Math.round(condensed * 100)} % of that face's width`;
  const fit = letterFit(step.lines, face);
  const spacing = fit === undefined ? 0 : Math.round(fit * step.fontSize * 10) / 10;
  return spacing === 0 ? '' : `, letter-spacing ${spacing}px`;
};

/** The default text and every other size and weight with its use; the structure then names only what differs. */
export const writeTypography = (measurement: Measurement, outline: Outline): string => {
  const { body } = outline;
  const steps = toSteps(textNodesOf(outline.children));
  if (steps.length === 0) return 'No text was read on this page.';
  const faces = new Map<FontClass, Face>();
  for (const { fontClass } of steps) {
    const lines = steps.filter((step) => step.fontClass === fontClass).flatMap((step) => step.lines);
    faces.set(fontClass, chooseFace(lines, fontClass));
  }
  const rows = steps.map((step) =>
    [
      `- ${px(step.fontSize)}px ${step.fontWeight}`,
      step.fontClass === body.fontClass ? '' : ` ${step.fontClass}`,
      fitWords(step, faces.get(step.fontClass)!),
      step.pitches.length > 0 ? `, line-height ${px(median(step.pitches))}px` : '',
      `: ${[roleOf(step, measurement), counted(step.lines.length, 'line')].filter(Boolean).join(', ')}`,
    ].join(''),
  );
  return [
    `Default text: ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}. The structure names only what differs from it.`,
    ...[...faces].map(([name, face]) => `${name}: ${face.stack}`),
    rows.some((row) => row.includes('letter-spacing')) &&
      'The letter-spacing makes that face as wide as the original one; with the original face, drop it.',
    ...rows,
  ]
    .filter(Boolean)
    .join('\n');
};
