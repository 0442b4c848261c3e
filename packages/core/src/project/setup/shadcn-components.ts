import { type ProjectFile, textFile } from '../project-file.ts';

/** Elements that shadcn/ui has a component for, by their tag and what they are in the tree. */
export const SHADCN_TAGS: readonly { tag: string; use?: string; name: string; source: string }[] = [
  { tag: 'button', use: 'button', name: 'Button', source: '@/components/ui/button' },
  { tag: 'input', use: 'input', name: 'Input', source: '@/components/ui/input' },
  { tag: 'article', use: 'card', name: 'Card', source: '@/components/ui/card' },
  { tag: 'p', use: 'badge', name: 'Badge', source: '@/components/ui/badge' },
  { tag: 'span', use: 'badge', name: 'Badge', source: '@/components/ui/badge' },
];

/** A primitive brings behaviour; the look is the measured one, which whoever uses it gives. */
const primitive = (name: string, tag: string, own: string): ProjectFile =>
  textFile(
    `src/components/ui/${name.toLowerCase()}.tsx`,
    `import type { ComponentProps } from "react";

export function ${name}({ className = "", ...props }: ComponentProps<"${tag}">) {
  return (
    <${tag}
      data-slot="${name.toLowerCase()}"
      className={\`${own} \${className}\`}
      {...props}
    />
  );
}
`,
  );

const FOCUS = 'outline-none focus-visible:ring-2 focus-visible:ring-current/50';

export const SHADCN_FILES: readonly ProjectFile[] = [
  primitive('Button', 'button', `cursor-pointer transition-opacity hover:opacity-90 disabled:opacity-50 ${FOCUS}`),
  primitive('Input', 'input', `disabled:opacity-50 ${FOCUS}`),
  primitive('Card', 'article', 'overflow-clip'),
  primitive('Badge', 'span', 'whitespace-nowrap'),
];
