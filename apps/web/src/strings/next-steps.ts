import { STACK_NAMES, type Stack } from '@blueprompt/core/stack';

export type PlatformId = 'code-editor' | 'web-app-builder' | 'full-stack-builder' | 'ui-generator';

export type Platform = {
  id: PlatformId;
  name: string;
  tool: string;
  lead: string;
  /** What to do there, in words that fit the stack where one was chosen. */
  steps: (images: number, stack: Stack | undefined) => string[];
  link: { label: string; href: string };
};

const attach = (images: number) => (images === 1 ? 'attach the screenshot' : `attach the ${images} screenshots`);

/** The first step in an editor: the project that the setup guide makes. */
const createProject = (stack: Stack | undefined): string => {
  if (stack === 'html') return 'Create a folder for the site: the setup guide below has the steps.';
  if (stack === undefined || stack === 'next')
    return 'Create a Next.js project with TypeScript and Tailwind: the setup guide below has the command.';
  const names = { react: 'React project', shadcn: 'React project with shadcn/ui', vue: 'Vue project' };
  return `Create a ${names[stack]} with TypeScript and Tailwind: the setup guide below has the commands.`;
};

/** Stacks that tools which write React have to be asked for. */
const isReact = (stack: Stack | undefined): boolean => stack !== 'html' && stack !== 'vue';

/** One card for each kind of tool; the steps follow the tools' own documentation. */
export const PLATFORMS: Platform[] = [
  {
    id: 'code-editor',
    name: 'Code editor',
    tool: 'Cursor',
    lead: 'Paste the prompt into the editor’s agent.',
    steps: (images, stack) => [
      createProject(stack),
      'Open it in Cursor and open the agent with Cmd+I, on Windows and Linux Ctrl+I.',
      `Paste the prompt and ${attach(images)}.`,
      'Let it build page by page, then compare each page with what the prompt says.',
    ],
    link: { label: 'Open Cursor’s agent docs', href: 'https://cursor.com/docs/agent' },
  },
  {
    id: 'web-app-builder',
    name: 'AI web app builder',
    tool: 'Lovable',
    lead: 'Start a new project from the prompt.',
    steps: (images, stack) => [
      ...(stack === undefined || stack === 'react' || stack === 'shadcn'
        ? []
        : [`Check that React is fine: Lovable builds with React and Tailwind, not with ${STACK_NAMES[stack].full}.`]),
      'Open Lovable and start a new project.',
      `Paste the prompt into the chat and ${attach(images)}.`,
      'For several pages choose Plan mode first: it lays out the work and changes no code until you approve.',
      'Approve the plan, then hold each page against its screenshot and name what differs.',
    ],
    link: { label: 'Open Lovable', href: 'https://lovable.dev' },
  },
  {
    id: 'full-stack-builder',
    name: 'Full-stack builder',
    tool: 'Bolt',
    lead: 'Pages first, then data and sign-in.',
    steps: (images) => [
      'Open Bolt and paste the prompt into a new project.',
      `Before sending, ${attach(images)}.`,
      'When the pages stand, ask for the data behind them: new projects come with a Bolt database.',
      'Ask for sign-in last. Authentication is part of the same database, no other service is needed.',
    ],
    link: { label: 'Open Bolt', href: 'https://bolt.new' },
  },
  {
    id: 'ui-generator',
    name: 'UI generator',
    tool: 'v0',
    lead: 'One page at a time, concise prompt.',
    steps: (images, stack) => [
      images === 1
        ? 'Copy the concise prompt with the button below.'
        : 'Choose a page above and copy its concise prompt with the button below.',
      'Open v0, paste it and attach the screenshot of that one page.',
      isReact(stack)
        ? 'It answers with React, Tailwind and shadcn/ui. Add the shadcn theme from the exports so that colours and radii match.'
        : `It prefers React. The prompt asks for ${STACK_NAMES[stack ?? 'html'].full}: ask again if the answer does not use it.`,
      ...(images === 1 ? [] : ['Repeat in the same chat for the next page, so that shared parts stay the same.']),
    ],
    link: { label: 'Open v0', href: 'https://v0.app' },
  },
];

export const nextSteps = {
  title: 'Next Steps',
  download: 'Download Setup Guide + Prompt',
  openInCursor: 'Open in Cursor with the prompt',
  tooLong: 'Prompt copied: It is too long for a link. Paste it into Cursor’s agent.',
  copyPage: (name: string) => `Copy prompt for ${name}`,
};
