import type { z } from 'zod';
import type { SamePixels } from '../compare/pixels/same-pixels.ts';
import type { Measurement } from '../measurement.ts';
import { AnswerSize, pageAnswer } from './page-answer.ts';

/** What a tool was asked, without the screenshots themselves, and what was measured on them. */
export type AgentCall = { tool: string; input: Record<string, unknown>; measurements: readonly Measurement[] };

/** What the tools need from the outside. */
export type AgentDeps = {
  /**
   * Measures a screenshot by the name that the caller gave it; throws an Error with a sentence where it cannot. What will be compared
   * with `reference` is best seen in the same way: a running page at its width.
   */
  measure: (image: string, reference?: Measurement) => Promise<Measurement>;
  /** The pixels of two screenshots that were just measured, where they are at hand. */
  lookAtPixels?: (reference: string, build: string) => Promise<SamePixels>;
  /** Writes the answer somewhere else than here: a dense page takes seconds, in which a server would answer nobody. */
  write?: (call: AgentCall) => Promise<string>;
};

type ToolParts<Input extends z.ZodObject, ImageField extends keyof z.infer<Input> & string> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** The fields of the input that name screenshots, one or several each. */
  images: readonly ImageField[];
  /** The first screenshot is the reference of the others. */
  isComparison?: boolean;
  /** Throws an Error with a sentence where the input makes no sense, before anything is measured. */
  check?: (input: z.infer<Input>) => void;
  /** The answer from the facts of all screenshots, in their order; throws an Error with a sentence where there is none. */
  write: (input: Omit<z.infer<Input>, ImageField>, measurements: readonly Measurement[], isSame?: SamePixels) => string;
};

/** A tool for coding agents as data: each way of serving it (stdio, HTTP) registers the same list. */
export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** Measures what the input names, one after another, and answers. */
  run: (input: Record<string, unknown>, deps: AgentDeps) => Promise<string>;
  /** The pure half of it, which also cuts a long answer into pages. */
  write: (call: Omit<AgentCall, 'tool'>, isSame?: SamePixels) => string;
};

/** Keeps the input's type inside the tool while the list forgets it. */
export const agentTool = <Input extends z.ZodObject, ImageField extends keyof z.infer<Input> & string>(
  parts: ToolParts<Input, ImageField>,
): AgentTool => {
  const { name, title, description, input: schema, images } = parts;
  const write: AgentTool['write'] = ({ input: { page, maxTokens, ...input }, measurements }, isSame) => {
    const answer = parts.write(input as Omit<z.infer<Input>, ImageField>, measurements, isSame);
    return pageAnswer(answer, AnswerSize.parse({ page, maxTokens }));
  };
  return {
    name,
    title,
    description,
    input: schema.extend(AnswerSize.shape),
    write,
    run: async (given, deps) => {
      parts.check?.(given as z.infer<Input>);
      const measurements: Measurement[] = [];
      const names = images.flatMap((field) => given[field] as string | string[]);
      for (const image of names)
        measurements.push(await deps.measure(image, parts.isComparison ? measurements[0] : undefined));
      const input = Object.fromEntries(
        Object.entries(given).filter(([field]) => !images.includes(field as ImageField)),
      );
      if (deps.write) return deps.write({ tool: name, input, measurements });
      const [reference, build] = parts.isComparison ? names : [];
      const isSame = reference && build ? await deps.lookAtPixels?.(reference, build) : undefined;
      return write({ input, measurements }, isSame);
    },
  };
};
