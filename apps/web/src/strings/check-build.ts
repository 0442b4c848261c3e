export const checkBuild = {
  title: 'Check my build',
  lead: (name: string) =>
    `Upload a screenshot of what you built for ${name}, at the same window size. We compare it with the original.`,
  choose: 'Upload your screenshot',
  another: 'Check another one',
  measuring: 'Measuring your build...',
  of: 'of 100',
  same: 'No differences found. Your build matches the original.',
  count: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  showAll: (count: number) => `Show all ${count}`,
  copyAll: 'Copy as a to-do list',
  failed: 'Your build could not be measured',
  needsPro: 'Checking a build needs a Pro subscription.',
  failedWhy: (message: string) => `Your build could not be measured: ${message}`,
};
