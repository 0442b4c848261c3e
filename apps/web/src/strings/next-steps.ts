export type PlatformId = 'code-editor' | 'web-app-builder' | 'full-stack-builder' | 'ui-generator';

export type Platform = {
  id: PlatformId;
  name: string;
  tool: string;
  lead: string;
  steps: (images: number) => string[];
  link: { label: string; href: string };
};

const attach = (images: number) => (images === 1 ? 'attach the screenshot' : `attach the ${images} screenshots`);

/** One card for each kind of tool; the steps follow the tools' own documentation. */
export const PLATFORMS: Platform[] = [
  {
    id: 'code-editor',
    name: 'Code editor',
    tool: 'Cursor',
    lead: 'Paste the prompt into the editor’s agent.',
    steps: (images) => [
      'Create a Next.js project with TypeScript and Tailwind: the setup guide below has the command.',
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
    steps: (images) => [
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
    steps: () => [
      'Switch the prompt to Concise and copy it.',
      'Open v0, paste it and attach the screenshot of that one page.',
      'It answers with React, Tailwind and shadcn/ui. Add the shadcn theme from the exports so that colours and radii match.',
      'Repeat in the same chat for the next page, so that shared parts stay the same.',
    ],
    link: { label: 'Open v0', href: 'https://v0.app' },
  },
];

export const nextSteps = {
  title: 'Next Steps',
  download: 'Download Setup Guide + Prompt',
};
