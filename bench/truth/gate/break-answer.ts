import type { Answer, AnswerNode } from '../answer.ts';

const UNLIKE: Readonly<Record<string, string>> = { '#ffffff': '#f4f4f4' };

/** Faults that once passed every test: each must be felt by the gate. */
export const FAULTS: Readonly<Record<string, (answer: Answer) => Answer>> = {
  'cards are not found': (answer) => ({ ...answer, nodes: answer.nodes.filter(({ type }) => type !== 'card') }),
  'radii are half as large again': (answer) => ({
    ...answer,
    nodes: answer.nodes.map((node) => ({ ...node, radius: node.radius && node.radius * 1.5 })),
  }),
  'the page background is wrong': (answer) => {
    const color = answer.background.color ?? '#ffffff';
    return { ...answer, background: { color: UNLIKE[color] ?? '#ffffff' } };
  },
  'parents are one level too high': (answer) => {
    const byId = new Map(answer.nodes.map((node) => [node.id, node]));
    const above = ({ parent }: AnswerNode): string | undefined =>
      parent === undefined ? undefined : byId.get(parent)?.parent;
    return { ...answer, nodes: answer.nodes.map((node) => ({ ...node, parent: above(node) })) };
  },
  'bold is flipped': (answer) => ({
    ...answer,
    texts: answer.texts.map((line) => ({ ...line, fontWeight: line.fontWeight >= 600 ? 400 : 700 })),
  }),
};
