import type { z } from 'zod';
import type { Measurement } from '../measurement.ts';

/** What the tools need from the outside. */
export type AgentDeps = {
  /** Measures a screenshot by the name that the caller gave it; throws an Error with a sentence where it cannot. */
  measure: (image: string) => Promise<Measurement>;
};

/** A tool for coding agents as data: each way of serving it (stdio, HTTP) registers the same list. */
export type AgentTool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  run: (input: z.infer<Input>, deps: AgentDeps) => Promise<string>;
};

/** Keeps the input's type inside the tool while the list forgets it. */
export const agentTool = <Input extends z.ZodObject>(tool: AgentTool<Input>): AgentTool => tool as unknown as AgentTool;
