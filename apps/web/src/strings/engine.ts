/** Words about the engine while it loads in the browser. */
export const engineWords = {
  loading: (loadedBytes: number, totalBytes: number) =>
    `Loading the engine, ${Math.floor(loadedBytes / 1e6)} of ${Math.round(totalBytes / 1e6)} MB`,
};

/** Words of the choice to measure on this device. */
export const deviceChoice = {
  label: 'Measure on this device',
  hint: 'Your browser measures the screenshots and writes the guide. It loads the engine once, 12 MB. Screenshots are still uploaded, so that you can save them with the project.',
  withModel: 'The AI model is not asked.',
};
