declare module 'virtual:engine-files' {
  export const ENGINE_FILES: readonly import('@blueprompt/vision/browser/load-files').EngineFile[];
}
