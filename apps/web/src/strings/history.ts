export const history = {
  title: 'Saved Analyses',
  empty: 'No saved analyses yet. Try analyzing a UI design and save it!',
  emptyAction: 'Analyze a UI design',
  loading: 'Loading history...',
  loadFailed: 'Your history could not be loaded.',
  retry: 'Try again',
  search: 'Search saved analyses',
  noMatch: (query: string) => `Nothing matches “${query}”.`,
  clearSearch: 'Clear search',
  open: (name: string) => `Open ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deleting: 'Deleting...',
  undo: 'Undo',
  undoFor: (name: string) => `Keep ${name}`,
  deleteAll: 'Delete All',
  confirm: {
    title: 'Delete all saved analyses?',
    text: (count: number) =>
      count === 1
        ? 'The one saved analysis and its screenshots will be removed. This cannot be undone.'
        : `All ${count} saved analyses and their screenshots will be removed. This cannot be undone.`,
    action: 'Delete all of them',
  },
  deletedOne: 'Prompt deleted successfully!',
  deleteOneFailed: 'Failed to delete prompt',
  deletedAll: 'All prompts deleted successfully!',
  deleteAllFailed: 'Failed to delete all prompts',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  sections: (count: number) => (count === 1 ? '1 section' : `${count} sections`),
  count: (count: number) => (count === 1 ? '1 saved' : `${count} saved`),
};

export const recent = {
  title: 'Recent Projects',
  viewAll: 'View all',
  loading: 'Loading recent projects',
  emptyTitle: 'No projects yet',
  emptyText: 'Create your first UI prompt to see it here',
};
