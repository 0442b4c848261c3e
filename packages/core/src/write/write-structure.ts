import type { Outline, RegionNode } from './outline/outline-node.ts';
import { arrange, type Part } from './structure/arrange.ts';
import { holderPhrase, looseLines, partLines } from './structure/part-lines.ts';
import type { Voice } from './structure/voice.ts';

export type StructureOptions = {
  /** Markdown heading marks of one part. */
  heading: string;
  /** A phrase instead of a landmark's content, where that is told elsewhere. */
  instead?: (node: RegionNode) => string | undefined;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One landmark as a titled part with everything in it. */
export const writeRegion = (node: RegionNode, voice: Voice): string =>
  [capital(holderPhrase(node, voice)), '', ...partLines(node, voice)].join('\n');

/** The page from the outside in: one numbered part for each landmark, then its content, nested as on the page. */
export const writeStructure = (
  outline: Outline,
  voice: Voice,
  options: StructureOptions = { heading: '###' },
): string => {
  const sections: string[] = [];
  let loose: Part[] = [];
  const flush = (): void => {
    if (loose.length === 0) return;
    const title = sections.length === 0 ? 'Page' : 'Directly on the page';
    sections.push([title, '', ...looseLines(loose, voice)].join('\n'));
    loose = [];
  };
  for (const part of arrange(outline.children)) {
    if (part.kind === 'holder' && part.node.kind === 'region') {
      flush();
      const phrase = options.instead?.(part.node);
      sections.push(phrase === undefined ? writeRegion(part.node, voice) : capital(phrase));
    } else loose.push(part);
  }
  flush();
  return sections.map((section, index) => `${options.heading} ${index + 1}. ${section}`).join('\n\n');
};
