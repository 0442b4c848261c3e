/** Words of the email confirmation (CO2, CO5–CO9). */
export const CONFIRM_STRINGS = {
  pageTitle: 'Confirm your email',
  loading: 'Confirming your email...',
  success: {
    title: 'Email Confirmed!',
    text: 'Your email has been confirmed! You can now sign in to your account.',
    signedIn: (email: string): string => `You're signed in as ${email}, so you won't be asked for your password.`,
    used: (email: string): string =>
      `You are signed in as ${email}, which is confirmed. This link has already been used or has expired.`,
    another: (confirmed: string, present: string): string =>
      `${confirmed} is confirmed. You are still signed in as ${present}.`,
    button: 'Go to Login',
  },
  error: {
    title: 'Email not confirmed',
    parameters: 'Invalid or missing confirmation parameters. Please check your confirmation link and try again.',
    other: 'There was an error confirming your email. Please try again.',
    newLink: 'Each link works once. If your email is not confirmed yet, sign in to get a new one.',
    button: 'Back to Login',
    /** Of a new address that somebody with an account asked for. */
    change:
      'This link has already been used or has expired. If Settings still shows your old email, request a new link there.',
  },
} as const;
