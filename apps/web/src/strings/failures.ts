/** Words for when something broke (NF1–NF4). */
export const FAILURE_STRINGS = {
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address:',
    home: 'Return Home',
    reload: 'Reload Application',
  },
  crash: {
    title: 'Something went wrong',
    text: 'This part of the app stopped working. Your saved work is safe.',
    unloaded:
      'This page could not be loaded: the connection may be down, or there is a new version. Try again. Your saved work is safe.',
    safe: 'Your saved work is safe.',
    comesBack: 'This page opens by itself once the server responds.',
    retry: 'Try Again',
    details: 'Error message',
  },
  start: {
    title: 'The server is not responding',
    text: 'Blueprompt could not be started. Check your connection, then try again.',
    retry: 'Try Again',
  },
} as const;
