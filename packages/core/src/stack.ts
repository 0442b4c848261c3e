/** What a page can be written in. Without a schema: the first page of the web app knows the stacks and loads no parser. */
export const STACKS = ['html', 'react', 'next', 'shadcn', 'vue'] as const;
export type Stack = (typeof STACKS)[number];

export const isStack = (value: unknown): value is Stack => STACKS.some((stack) => stack === value);

/** The stacks that are projects of several files; HTML and CSS are one. */
export type ProjectStack = Exclude<Stack, 'html'>;

/** What a project is built with where nobody chose: its setup guide is one for Next.js (NX4), and all else says the same. */
export const DEFAULT_STACK: Stack = 'next';

/** What a command or an agent's tool writes where none is named: a page that can be printed. */
export const COMMAND_STACK: Stack = 'html';

/** As people call each, on screen and in the guide, and in few letters where there is little room. */
export const STACK_NAMES: Readonly<Record<Stack, { full: string; short: string }>> = {
  html: { full: 'HTML + CSS', short: 'HTML' },
  react: { full: 'React + Tailwind', short: 'React' },
  next: { full: 'Next.js + Tailwind', short: 'Next.js' },
  shadcn: { full: 'shadcn/ui', short: 'shadcn/ui' },
  vue: { full: 'Vue + Tailwind', short: 'Vue' },
};

/** The folder of what repeats: guide, setup guide and code name the same one. */
export const COMPONENT_FOLDERS: Readonly<Record<ProjectStack, string>> = {
  react: 'src/components',
  next: 'components',
  shadcn: 'src/components',
  vue: 'src/components',
};

/** What a sentence of a prompt says that something is built in. */
export const builtIn = (stack: Stack = DEFAULT_STACK): string =>
  stack === 'html' ? 'in HTML and CSS' : `with ${STACK_NAMES[stack].full}`;
