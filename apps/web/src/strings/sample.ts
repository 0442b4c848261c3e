/** Words of the sample project, which everybody can open. */
export const sample = {
  title: 'Sample project',
  page: 'Pricing page',
  text: 'A pricing page, measured from one screenshot. This is what you get for your own.',
  own: 'Start with your screenshot',
  open: 'See the full result for this page',
  openShort: 'Open the sample project',
};
