import { kindOf } from '../flow/name-node.ts';
import { sizeOf, spanX, spanY } from '../number-words.ts';
import type { ElementNode, RegionNode } from '../outline/outline-node.ts';
import { arrange, type Part } from './arrange.ts';
import { gridLines } from './grid-lines.ts';
import { joinWords, leafPhrase, sentencePhrase } from './leaf-phrase.ts';
import { gradientWords, placeholderWords } from './look-words.ts';
import { nodeLookWords } from './node-look.ts';
import { repeatLines } from './repeat-lines.ts';
import { runPhrase } from './run-phrase.ts';
import { newLookWords, type Voice } from './voice.ts';

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? line : `  ${line}`));

const groundWords = ({ fill, gradient, picture, tones }: RegionNode['region']): string | undefined => {
  if (gradient) return gradientWords(gradient);
  return picture ? `on a background picture, placeholder ${placeholderWords({ fill, tones })}` : fill;
};

/** How a holder is painted. */
export const holderLook = (node: ElementNode | RegionNode, voice: Voice): string[] => {
  if (node.kind === 'element') return nodeLookWords(node, voice);
  // A box that only lends its border leaves the ground to the landmark.
  const ground = (node.element?.fill ?? node.element?.gradient) ? undefined : groundWords(node.region);
  return [...(ground ? [ground] : []), ...(node.element ? newLookWords(node.element, voice) : [])];
};

/** A holder's name, extent and look: what stands before its content. */
export const holderPhrase = (node: ElementNode | RegionNode, voice: Voice): string =>
  joinWords([
    `${kindOf(node)} ${spanX(node.box)}`,
    spanY(node.box) + (voice.terse ? '' : ` (${sizeOf(node.box)})`),
    ...holderLook(node, voice),
  ]);

const isTable = (owner: ElementNode | RegionNode | undefined): boolean =>
  owner?.kind === 'element' && owner.element.type === 'table';

const linesOf = (part: Part, voice: Voice, owner: ElementNode | RegionNode | undefined): string[] => {
  switch (part.kind) {
    case 'leaf':
      return [`- ${leafPhrase(part.leaf, voice)}`];
    case 'sentence':
      return [`- ${sentencePhrase(part.leaves, voice)}`];
    case 'run':
      return [`- ${runPhrase(part.run, voice)}`];
    case 'repeat': {
      const [first, ...rest] = repeatLines(part.repeat, voice);
      return [`- ${first}`, ...rest];
    }
    case 'grid': {
      const [first, ...rest] = gridLines(part.grid, voice, isTable(owner) ? 'rows' : 'texts in a grid');
      return [`- ${first}`, ...indent(rest)];
    }
    case 'holder':
      return [`- ${holderPhrase(part.node, voice)}`, ...indent(partLines(part.node, voice))];
  }
};

/** Everything inside a holder, nested as it is nested on the page. */
export const partLines = (owner: ElementNode | RegionNode, voice: Voice): string[] =>
  arrange(owner.children).flatMap((part) => linesOf(part, voice, owner));

/** The content of the page itself, outside any landmark or box. */
export const looseLines = (parts: readonly Part[], voice: Voice): string[] =>
  parts.flatMap((part) => linesOf(part, voice, undefined));
