/** Words of the primitives themselves. */
export const UI_STRINGS = {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  copy: 'Copy',
  copied: 'Copied',
  skipToContent: 'Skip to content',
} as const;
