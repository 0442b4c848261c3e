import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseDockerfile } from './parse-dockerfile.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

const Service = z.looseObject({ environment: z.record(z.string(), z.string()).default({}) });
const Compose = z.looseObject({ services: z.record(z.string(), Service) });

/** A list that a later file empties. */
const RESET = { tag: '!reset', collection: 'seq' as const, resolve: () => [] };

/** `$$` is a dollar; `${NAME:?}` is a variable that must have a value. */
const fillIn = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\$\$|\$\{(\w+):\?\}/g, (found, name: string | undefined) => {
    if (name === undefined) return '$';
    const value = variables[name];
    if (!value) throw new Error(`${found} has no value.`);
    return value;
  });

/** The lines of an `env_file`, with what an operator fills in. */
export const readEnvExample = (filledIn: Readonly<Record<string, string>>): Record<string, string> => {
  const lines = readFileSync(new URL('env.example', DEPLOY), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  const read = Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
  const unknown = Object.keys(filledIn).filter((name) => !(name in read));
  if (unknown.length > 0) throw new Error(`env.example has no ${unknown.join(', ')}.`);
  return { ...read, ...filledIn };
};

/** The services of files in `deploy`, a later file over an earlier one as compose merges them. */
export const readCompose = (
  names: readonly string[],
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, z.infer<typeof Service>>> => {
  const services: Record<string, z.infer<typeof Service>> = {};
  for (const name of names) {
    const text = fillIn(readFileSync(new URL(name, DEPLOY), 'utf8'), variables);
    for (const [service, read] of Object.entries(Compose.parse(parse(text, { customTags: [RESET] })).services)) {
      const earlier = services[service];
      services[service] = { ...earlier, ...read, environment: { ...earlier?.environment, ...read.environment } };
    }
  }
  return services;
};

/** What the last stage of the Dockerfile sets, and the command that it starts. */
export const readImage = (): { env: Record<string, string>; command: string[] } => {
  const { instructions } = parseDockerfile(readFileSync(new URL('../Dockerfile', DEPLOY), 'utf8')).at(-1)!;
  const textsOf = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ text }) => text);
  const pairs = textsOf('ENV').flatMap((text) => text.split(/\s+/));
  return {
    env: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    command: z.array(z.string()).parse(JSON.parse(textsOf('CMD').at(-1)!)),
  };
};
