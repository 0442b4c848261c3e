/** Words of the primitives themselves. */
export const UI_STRINGS = {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  full: (most: number) => `The limit is ${most} characters. Anything longer is cut off.`,
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Your browser did not allow copying. Select the text and copy it by hand.',
  skipToContent: 'Skip to content',
  unreachable: "We couldn't reach the server. Check your connection and try again.",
  serverFailed: 'Something went wrong on our side. Try again in a moment.',
} as const;
