/** Words of a result that its owner shows by a link. */
export const shared = {
  text: 'Shared with you (read-only).',
  own: 'Start with your screenshot',
  loading: 'Loading the shared result',
  missingTitle: "This link doesn't work",
  missing: 'It was turned off, or the address is incomplete. Ask whoever sent it for a new one.',
  failedTitle: 'This result could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
};
