import type { Outline } from './outline/outline-node.ts';
import { arrange, type Part } from './structure/arrange.ts';
import { holderPhrase, looseLines, partLines } from './structure/part-lines.ts';
import type { Voice } from './structure/voice.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The page from the outside in: one numbered part for each landmark, then its content, nested as on the page. */
export const writeStructure = (outline: Outline, voice: Voice): string => {
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
      sections.push([capital(holderPhrase(part.node, voice)), '', ...partLines(part.node, voice)].join('\n'));
    } else loose.push(part);
  }
  flush();
  return sections.map((section, index) => `### ${index + 1}. ${section}`).join('\n\n');
};
