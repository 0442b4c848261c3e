/** The engine's files, handed over before the first picture: its stages read them as they read from a disk, without waiting. */
const files = new Map<string, Uint8Array<ArrayBuffer>>();

/** Keeps the engine's files by their names; what is deflated comes inflated. */
export const keepFiles = (given: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): void => {
  for (const [name, bytes] of given) files.set(name, bytes);
};

/** The bytes of a file of the engine. */
export const readBytes = (name: string): Uint8Array<ArrayBuffer> => {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`The engine has no file ${name}.`);
  return bytes;
};

/** The bytes of the inference runtime, under the name that the build of the app gives it. */
export const readRuntime = (): Uint8Array<ArrayBuffer> => readBytes('runtime.wasm');

/** What a JSON file of the engine says; we wrote it, so it has the shape that its reader names. */
export const readJson = <Shape>(name: string): Shape => JSON.parse(new TextDecoder().decode(readBytes(name))) as Shape;

/** The bytes of a file of the engine that is kept deflated elsewhere. */
export const readDeflated = (name: string): Uint8Array => readBytes(name);
