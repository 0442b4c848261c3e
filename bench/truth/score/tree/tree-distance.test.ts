import { describe, expect, it } from 'vitest';
import { type LabelledTree, treeDistance } from './tree-distance.ts';

/** Reads `f(d(a,c(b)),e)`. */
const parse = (text: string): LabelledTree => {
  const tree: LabelledTree = [];
  let at = 0;
  const read = (): number => {
    const label = text.charCodeAt(at++);
    let below = 0;
    if (text[at] === '(') {
      do {
        at++;
        below += read();
      } while (text[at] === ',');
      at++;
    }
    tree.push({ label, below });
    return below + 1;
  };
  read();
  return tree;
};

describe('treeDistance', () => {
  it.each([
    ['the same tree', 'f(d(a,c(b)),e)', 'f(d(a,c(b)),e)', 0],
    ['another label', 'a(b,c)', 'a(b,x)', 1],
    ['a level more', 'a(b,c)', 'a(x(b,c))', 1],
    ['a leaf less', 'a(b,c,d)', 'a(b,d)', 1],
    ['a node one level higher', 'a(b(c),d)', 'a(b,c,d)', 2],
    ['the example of the paper', 'f(d(a,c(b)),e)', 'f(c(d(a,b)),e)', 2],
    ['nothing in common', 'a(b,c)', 'x(y,z)', 3],
    ['siblings that change places', 'a(b,c)', 'a(c,b)', 2],
  ])('counts the edits: %s', (_, one, other, edits) => {
    expect(treeDistance(parse(one), parse(other))).toBe(edits);
    expect(treeDistance(parse(other), parse(one))).toBe(edits);
  });

  it('deletes everything where the other tree is empty', () => {
    expect(treeDistance(parse('a(b,c)'), [])).toBe(3);
  });
});
