import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

/** The packed command knows this folder only from files two folders below its root. In a browser `browser/model-files.ts` is in place of this file. */
const MODELS = new URL('../../models/', import.meta.url);

/** Where a file of the engine lies. */
export const modelPath = (name: string): string => fileURLToPath(new URL(name, MODELS));

/** What a JSON file of the engine says; we wrote it, so it has the shape that its reader names. */
export const readJson = <Shape>(name: string): Shape => JSON.parse(readFileSync(modelPath(name), 'utf8')) as Shape;

/** The bytes of a file of the engine that is kept deflated. */
export const readDeflated = (name: string): Uint8Array => inflateRawSync(readFileSync(modelPath(name)));
