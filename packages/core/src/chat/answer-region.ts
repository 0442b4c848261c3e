import type { RegionRole } from '../measurement.ts';
import { px } from '../write/number-words.ts';
import { buildOutline } from '../write/outline/build-outline.ts';
import type { OutlineNode, RegionNode } from '../write/outline/outline-node.ts';
import { usualLooks } from '../write/structure/voice.ts';
import { writeRegion } from '../write/write-structure.ts';
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

const regionsIn = (nodes: readonly OutlineNode[]): RegionNode[] =>
  nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(node.kind === 'region' ? [node] : []), ...regionsIn(node.children)],
  );

const roleIn = (question: string): RegionRole | undefined => ROLES.find(([pattern]) => pattern.test(question))?.[1];

/** One landmark alone, as the prompt tells it. */
export const answerRegion = (scope: Scope): string | undefined => {
  const role = roleIn(scope.question);
  if (!role) return undefined;
  const parts = scope.pages.flatMap((page) => {
    const outline = buildOutline(page.measurement);
    const voice = { body: outline.body, usual: usualLooks(page.measurement.elements) };
    const found = regionsIn(outline.children).filter((node) => node.region.role === role);
    if (found.length === 0) return [];
    const { body } = outline;
    const usual = [...voice.usual].map(([type, look]) => `${type}: ${look}`).join('; ');
    return [
      `**${page.name}**, default text ${px(body.fontSize)}px ${body.fontWeight} ${body.color}${usual ? `; usual looks: ${usual}` : ''}`,
      ...found.map((node) => writeRegion(node, voice)),
    ];
  });
  if (parts.length === 0) return `No ${role} was found on ${scope.pages.map((page) => page.name).join(', ')}.`;
  return parts.join('\n\n');
};
