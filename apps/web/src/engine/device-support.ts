const NEEDED = ['Worker', 'WebAssembly', 'OffscreenCanvas', 'caches'];

/** True where this browser can run the engine: the store for its files is there over TLS and on the own machine only. */
export const hasEngineSupport = (): boolean =>
  globalThis.isSecureContext && NEEDED.every((name) => Reflect.get(globalThis, name) !== undefined);
