export type Instruction = { name: string; text: string };
export type Stage = { base: string; as: string | undefined; instructions: Instruction[] };

/** The stages of a Dockerfile with their instructions, lines that go on joined and comments left out. */
export const parseDockerfile = (text: string): Stage[] => {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name, rest] = /^\s*([A-Z]+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (!name || !rest) throw new Error(`This line of the Dockerfile is not understood: ${line}`);
    if (name === 'FROM') {
      const [base, , as] = rest.split(/\s+/);
      stages.push({ base: base!, as, instructions: [] });
    } else if (stages.length === 0) throw new Error(`${name} comes before FROM.`);
    else stages.at(-1)!.instructions.push({ name, text: rest });
  }
  return stages;
};
