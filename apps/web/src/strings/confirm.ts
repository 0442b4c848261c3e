/** Words of the email confirmation (CO2, CO5–CO9). */
export const CONFIRM_STRINGS = {
  pageTitle: 'Confirm your email',
  loading: 'Confirming your email...',
  success: {
    title: 'Email Confirmed!',
    text: 'Your email has been confirmed! You can now sign in to your account.',
    button: 'Go to Login',
  },
  error: {
    title: 'Email not confirmed',
    parameters: 'Invalid or missing confirmation parameters. Please check your confirmation link and try again.',
    other: 'There was an error confirming your email. Please try again.',
    button: 'Back to Login',
  },
} as const;
