import type { Project } from '../project.ts';

/** What the chat answers from: the project as far as its summary tells, and the summary itself. */
export type ChatFacts = { project: Project; text: string };
