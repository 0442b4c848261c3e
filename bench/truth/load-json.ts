import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ExpectedError } from './expected-error.ts';

/** A file of the benchmark cannot be used; the message is one line that names it. */
export class FileDamaged extends ExpectedError {}

/** What is wrong first, and where. */
export function firstIssue({ issues }: z.ZodError): string {
  // A failed parse has at least one issue.
  const { path, message } = issues[0]!;
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** Reads and checks a JSON file. */
export function loadJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new FileDamaged(`${file} cannot be read.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FileDamaged(`${file} is damaged: it is not JSON.`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new FileDamaged(`${file} is damaged: ${firstIssue(parsed.error)}`);
  return parsed.data;
}
