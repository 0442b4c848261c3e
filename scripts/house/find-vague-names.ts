/** Words that say nothing by themselves of what is limited, and in which unit. */
const VAGUE = /^(?:export )?const ((?:SAME|NEAR|CLOSE|FAR|LOOKS?|VERY|FEW|MANY|OVER)(?:_(?:FEW|MANY|FAR|NEAR))?)\b/gm;
/** A type that the glossary gives to one file alone. */
const RESERVED = /^(?:export )?(?:type|interface|class) (Scene|Measurement|Project|Analysis)\b/gm;

const OWNERS: Readonly<Record<string, readonly string[]>> = {
  Scene: ['packages/vision/src/scene/scene.ts'],
  Measurement: ['packages/core/src/measurement.ts'],
  Project: ['packages/core/src/project.ts'],
  Analysis: ['packages/core/src/analysis.ts'],
};

/** Constants whose name says no limit, and types that take the name of another thing, as `file name`. */
export function findVagueNames(file: string, source: string): string[] {
  const vague = [...source.matchAll(VAGUE)].map(([, name]) => name!);
  const taken = [...source.matchAll(RESERVED)].map(([, name]) => name!).filter((name) => !OWNERS[name]!.includes(file));
  return [...vague, ...taken].map((name) => `${file} ${name}`);
}
