import { nextjs } from './docs-nextjs.ts';
import { rails } from './docs-rails.ts';
import { react } from './docs-react.ts';

export type GuideStep = { title: string; language: 'bash' | 'ts' | 'tsx' | 'css' | 'ruby' | 'erb'; code: string };
export type Dependency = { name: string; why: string };
export type Guide = {
  id: 'react' | 'nextjs' | 'rails';
  name: string;
  lead: string;
  steps: GuideStep[];
  note?: string;
  required: Dependency[];
  recommended: Dependency[];
  practices: string[];
  prompts: [string, string, string, string];
};

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
