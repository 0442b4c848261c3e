import type { RegionRole } from '../measurement.ts';
import { px } from '../write/number-words.ts';
import { kindOf, type PageNode } from '../write/page/page-node.ts';
import { readPage } from '../write/page/read-page.ts';
import { usualLooks } from '../write/tree/voice.ts';
import { writeStructure } from '../write/write-structure.ts';
import type { Scope } from './scope.ts';

const ROLES: readonly [RegExp, RegionRole][] = [
  [/\b(header|top ?bar|app ?bar)\b/i, 'header'],
  [/\b(side ?bar|side ?nav)\b/i, 'sidebar'],
  [/\bfooter\b/i, 'footer'],
  [/\b(nav|navigation|menu|nav ?bar)\b/i, 'nav'],
  [/\b(dialog|modal)\b/i, 'dialog'],
  [/\baside\b/i, 'aside'],
  [/\b(main|body|content area)\b/i, 'main'],
];

const landmarksIn = (node: PageNode, role: RegionRole): PageNode[] =>
  kindOf(node) === role ? [node] : node.children.flatMap((child) => landmarksIn(child, role));

const roleIn = (question: string): RegionRole | undefined => ROLES.find(([pattern]) => pattern.test(question))?.[1];

/** One landmark alone, as the prompt tells it. */
export const answerRegion = (scope: Scope): string | undefined => {
  const role = roleIn(scope.question);
  if (!role) return undefined;
  const parts = scope.pages.flatMap((page) => {
    const { root, body } = readPage(page.measurement);
    const voice = { body, usual: usualLooks(page.measurement.elements) };
    const found = landmarksIn(root, role);
    if (found.length === 0) return [];
    const usual = [...voice.usual].map(([type, look]) => `${type}: ${look}`).join('; ');
    return [
      `**${page.name}**, default text ${px(body.fontSize)}px ${body.fontWeight} ${body.color}${usual ? `; usual looks: ${usual}` : ''}`,
      ...found.map((node) => {
        const { tree, components, places } = writeStructure([node], voice);
        const corners = places && `Top left corners on the page: ${places}.`;
        return [tree, components, corners].filter((part) => part !== '').join('\n\n');
      }),
    ];
  });
  if (parts.length === 0) return `No ${role} was found on ${scope.pages.map((page) => page.name).join(', ')}.`;
  return parts.join('\n\n');
};
