import type { Box } from '@blueprompt/core/box';
import type { Border, Edge, Gradient, Shadow, TextLine } from '@blueprompt/core/measurement';

/** How a container was found to place its children. */
export type AnswerFlow = {
  direction: 'row' | 'column' | 'grid';
  gap?: number | undefined;
  padding?: { top: number; right: number; bottom: number; left: number } | undefined;
  columns?: number | undefined;
  align?: string | undefined;
};

export type AnswerChart = {
  kind: string;
  /** One list a series, in the units of the axis where it has numbers. */
  values: number[][];
};

export type AnswerNode = {
  id: string;
  /** Nothing above it but the page. */
  parent?: string | undefined;
  type: string;
  box: Box;
  /** Rank in paint order. */
  layer?: number | undefined;
  fill?: string | undefined;
  gradient?: Gradient | undefined;
  border?: Border | undefined;
  edges?: Edge[] | undefined;
  radius?: number | undefined;
  shadow?: Shadow | undefined;
  flow?: AnswerFlow | undefined;
  /** Nodes of one repeated set share it. */
  repeat?: string | undefined;
  text?: string | undefined;
  /** Of icons. */
  name?: string | undefined;
  chart?: AnswerChart | undefined;
};

/**
 * What an engine says of a page, in the form that is scored. Scorers know this shape alone: whatever a `Measurement` looks
 * like, `toAnswer` is the only place that reads it.
 */
export type Answer = {
  nodes: AnswerNode[];
  texts: Pick<TextLine, 'text' | 'box' | 'fontSize' | 'fontWeight' | 'color' | 'words'>[];
  regions: { role: string; box: Box }[];
  palette: { hex: string; share: number }[];
  /** The page's own background. */
  background: { color?: string | undefined; gradient?: Gradient | undefined; picture?: boolean | undefined };
  spacingUnit: number;
  typeScale: number[];
};

/** What an engine says that finds nothing. */
export const NO_ANSWER: Answer = {
  nodes: [],
  texts: [],
  regions: [],
  palette: [],
  background: {},
  spacingUnit: 0,
  typeScale: [],
};
