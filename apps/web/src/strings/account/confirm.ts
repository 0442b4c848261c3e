/** Words of the email confirmation (CO2, CO5–CO9). */
export const CONFIRM_STRINGS = {
  pageTitle: 'Confirm your email',
  loading: 'Confirming your email...',
  success: {
    title: 'Email Confirmed!',
    text: 'Your email has been confirmed! You can now sign in to your account.',
    signedIn: (email: string): string =>
      `You're already signed in as ${email} in this browser. The button opens your account.`,
    used: (email: string): string =>
      `${email} is already confirmed, so you no longer need this link. It was used before or has expired.`,
    another: (confirmed: string, present: string): string =>
      `${confirmed} is confirmed. You are still signed in as ${present}.`,
    button: 'Go to Login',
  },
  error: {
    title: 'Email not confirmed',
    parameters: 'Invalid or missing confirmation parameters. Please check your confirmation link and try again.',
    other: 'There was an error confirming your email. Please try again.',
    usedTitle: 'This link no longer works',
    hints: {
      used: 'Try signing in: your email may already be confirmed. If not, you can ask for a new link there.',
      reload: 'Your link was not used. Reload this page to try again.',
    },
    button: 'Back to Login',
    /** Of a new address that somebody with an account asked for. */
    change:
      'This link has already been used or has expired. If Settings still shows your old email, request a new link there.',
  },
} as const;
