import { DEFAULT_STACK, STACK_NAMES, type Stack } from '@blueprompt/core/stack';

export type PlatformId = 'code-editor' | 'web-app-builder' | 'full-stack-builder' | 'ui-generator';

export type Platform = {
  id: PlatformId;
  name: string;
  tool: string;
  /** What an address opens with the prompt. */
  linked: 'cursor' | 'lovable' | 'bolt' | 'v0';
  lead: string;
  /** What to do there, in words that fit the stack. */
  steps: (images: number, stack?: Stack) => string[];
  link: { label: string; href: string };
};

const attach = (images: number) => (images === 1 ? 'attach the screenshot' : `attach the ${images} screenshots`);

/** The first step in an editor: the project that the setup guide makes. */
const createProject = (stack: Stack): string => {
  if (stack === 'html') return 'Create a folder for the site: the setup guide below has the steps.';
  if (stack === 'next')
    return 'Create a Next.js project with TypeScript and Tailwind: the setup guide below has the command.';
  const names = { react: 'React project', shadcn: 'React project with shadcn/ui', vue: 'Vue project' };
  return `Create a ${names[stack]} with TypeScript and Tailwind: the setup guide below has the commands.`;
};

/** Stacks that tools which write React have to be asked for. */
const isReact = (stack: Stack): boolean => stack !== 'html' && stack !== 'vue';

/** One card for each kind of tool; the steps follow the tools' own documentation. */
export const PLATFORMS: Platform[] = [
  {
    id: 'code-editor',
    name: 'Code editor',
    tool: 'Cursor',
    linked: 'cursor',
    lead: 'Paste the prompt into the editor’s agent.',
    steps: (images, stack = DEFAULT_STACK) => [
      createProject(stack),
      'Open it in Cursor, then open the agent with Cmd+I (Ctrl+I on Windows and Linux).',
      `Paste the prompt and ${attach(images)}.`,
      'Let it build page by page, then compare each page with what the prompt says.',
    ],
    link: { label: 'Open Cursor’s agent docs', href: 'https://cursor.com/docs/agent' },
  },
  {
    id: 'web-app-builder',
    name: 'AI web app builder',
    tool: 'Lovable',
    linked: 'lovable',
    lead: 'Start a new project from the prompt.',
    steps: (images, stack = DEFAULT_STACK) => [
      ...(stack === 'react' || stack === 'shadcn'
        ? []
        : [`Lovable builds with React and Tailwind, not with ${STACK_NAMES[stack].full}. Make sure that suits you.`]),
      'Open Lovable with the prompt: it starts building right away.',
      'To plan first, open Lovable without the prompt, choose Plan mode, then paste the prompt.',
      `In the chat, ${attach(images)}.`,
      'Compare each page with its screenshot and describe what differs.',
    ],
    link: { label: 'Open Lovable', href: 'https://lovable.dev' },
  },
  {
    id: 'full-stack-builder',
    name: 'Full-stack builder',
    tool: 'Bolt',
    linked: 'bolt',
    lead: 'Pages first, then data and sign-in.',
    steps: (images) => [
      'Open Bolt with the prompt, or paste it into a new project.',
      `In the chat, ${attach(images)}.`,
      'When the pages look right, ask for the data behind them: new projects come with a Bolt database.',
      'Ask for sign-in last. It uses the same database, so you need no other service.',
    ],
    link: { label: 'Open Bolt', href: 'https://bolt.new' },
  },
  {
    id: 'ui-generator',
    name: 'UI generator',
    tool: 'v0',
    linked: 'v0',
    lead: 'One page at a time, concise prompt.',
    steps: (images, stack = DEFAULT_STACK) => [
      images === 1
        ? 'Open v0 with the concise prompt, or copy it.'
        : 'Choose a page above, then open v0 with its concise prompt, or copy it.',
      'Attach the screenshot of that page.',
      isReact(stack)
        ? 'v0 answers with React, Tailwind and shadcn/ui. Add the shadcn theme from the exports so that colours and radii match.'
        : `v0 prefers React. If it does not answer with ${STACK_NAMES[stack].full}, ask for it again.`,
      ...(images === 1 ? [] : ['Repeat in the same chat for the next page, so that shared parts stay the same.']),
    ],
    link: { label: 'Open v0', href: 'https://v0.app' },
  },
];

/** As the tools call themselves. */
export const TOOL_NAMES = {
  cursor: 'Cursor',
  lovable: 'Lovable',
  bolt: 'Bolt',
  v0: 'v0',
  claude: 'Claude',
  chatgpt: 'ChatGPT',
};

export const nextSteps = {
  title: 'Next Steps',
  download: 'Download Setup Guide + Prompt',
  openIn: (tool: string) => `Open in ${tool} with the prompt`,
  tooLong: (tool: string) => `Prompt copied: It is too long for a link. Paste it into ${tool}.`,
  shortened: (tool: string) => `Opened ${tool} with the concise prompt: The full one is too long for a link.`,
  chats: 'Or use a chat:',
  copyPage: (name: string) => `Copy prompt for ${name}`,
};
