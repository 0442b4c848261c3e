import type { Answer, AnswerNode } from '../answer.ts';

/** What makes an answer wrong, and the figure or class that the gate must name for it. */
type Fault = { figure: string; breakAnswer: (answer: Answer) => Answer };

const UNLIKE: Readonly<Record<string, string>> = { '#ffffff': '#f4f4f4' };

/** Faults that once passed every test: the gate must notice each. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'cards are not found': {
    figure: 'class card',
    breakAnswer: (answer) => ({ ...answer, nodes: answer.nodes.filter(({ type }) => type !== 'card') }),
  },
  'radii are half as large again': {
    figure: 'radius within 2 px',
    breakAnswer: (answer) => ({
      ...answer,
      nodes: answer.nodes.map((node) => ({ ...node, radius: node.radius && node.radius * 1.5 })),
    }),
  },
  'the page background is wrong': {
    figure: 'page background',
    breakAnswer: (answer) => {
      const color = answer.background.color ?? '#ffffff';
      return { ...answer, background: { color: UNLIKE[color] ?? '#ffffff' } };
    },
  },
  'parents are one level too high': {
    figure: 'parent accuracy',
    breakAnswer: (answer) => {
      const byId = new Map(answer.nodes.map((node) => [node.id, node]));
      const above = ({ parent }: AnswerNode): string | undefined =>
        parent === undefined ? undefined : byId.get(parent)?.parent;
      return { ...answer, nodes: answer.nodes.map((node) => ({ ...node, parent: above(node) })) };
    },
  },
  'bold is flipped': {
    figure: 'bold',
    breakAnswer: (answer) => ({
      ...answer,
      texts: answer.texts.map((line) => ({ ...line, fontWeight: line.fontWeight >= 600 ? 400 : 700 })),
    }),
  },
};
