export const checkBuild = {
  title: 'Check my build',
  lead: (name: string) =>
    `Add a screenshot of what you built for ${name}, taken at the same window size. We compare it with the original.`,
  choose: 'Upload your screenshot',
  drop: 'Drop your screenshot here, or paste it from the clipboard',
  another: 'Check another one',
  measuring: 'Measuring your build...',
  of: 'of 100',
  same: 'No differences found. Your build matches the original.',
  count: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  otherPage:
    'This looks like a different page: almost nothing of the original was found. Check that it is the right screenshot.',
  showAll: (count: number) => `Show all ${count}`,
  copyAll: 'Copy as a to-do list',
  failed: 'Your build could not be measured',
  needsPro: 'You need Pro to check a build.',
  failedWhy: (message: string) => `Your build could not be measured: ${message}`,
};

export const buildView = {
  label: 'Original and build',
  modes: { slider: 'Slider', blink: 'Blink', difference: 'Difference' },
  mode: 'How to compare',
  original: 'Original',
  build: 'Your build',
  divide: 'Divider between original and build',
  divideValue: (percent: number) => `${percent}% original`,
  pause: 'Pause',
  resume: 'Blink',
  showOriginal: 'Show the original',
  showBuild: 'Show your build',
  differenceLegend: 'Black is identical. The brighter a pixel, the further it is from the original.',
};

export const scoreHistory = {
  title: 'Earlier checks',
  entry: (score: number, differences: string, date: string) => `${score} of 100, ${differences}, ${date}`,
};
