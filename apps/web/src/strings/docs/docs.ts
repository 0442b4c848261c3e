import { nextjs } from './docs-nextjs.ts';
import { rails } from './docs-rails.ts';
import { react } from './docs-react.ts';
import type { Guide } from './guide.ts';

export const GUIDES: Guide[] = [react, nextjs, rails];

export const docs = {
  title: 'Development Documentation',
  lead: 'From the generated prompt to a running project, in the framework of your choice.',
  frameworks: 'Frameworks',
  gettingStarted: 'Getting Started',
  dependencies: 'Dependencies',
  required: 'Required',
  recommended: 'Recommended',
  practices: 'Best Practices',
  prompts: 'AI Assistant Prompts',
  promptsLead: 'Click one to copy it.',
  note: 'Note',
  copyPrompt: (prompt: string) => `Copy prompt: ${prompt}`,
  copied: 'Copied',
};
