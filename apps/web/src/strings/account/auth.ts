import { PASSWORD_MIN } from '@blueprompt/core/spec/limits';
import { PRODUCT_NAME } from '@blueprompt/core/spec/product';

const LOCAL_COPY = `This copy of ${PRODUCT_NAME} runs on your computer and sends no real email.`;

/** Words of signing in and up, and of a forgotten password (AU1–AU12). */
export const AUTH_STRINGS = {
  signIn: {
    title: 'Welcome Back',
    intro: 'Sign in to generate and save your prompts. Drafts are saved in this browser.',
    submit: 'Sign In',
    other: `New to ${PRODUCT_NAME}?`,
    toggle: 'Create an account',
  },
  signUp: {
    title: 'Join Today',
    intro: 'Create an account to generate and save your prompts. Drafts are saved in this browser.',
    submit: 'Create Account',
    other: 'Already have an account?',
    toggle: 'Sign in instead',
  },
  agree: { before: 'By creating an account you agree to the', between: 'and the', after: '.' },
  ended: 'Your session has ended. Sign in to continue. Drafts are saved in this browser.',
  endedToast: 'Your session has ended: Sign in to continue. Drafts are saved in this browser.',
  /** Over a screen whose session ended while somebody was looking at it. */
  endedHere: {
    title: "You've been signed out",
    text: 'Your session ended: it expired or was ended on another device.',
    kept: "Drafts and unsaved results are kept in this browser. Sign in again and you'll be right where you were.",
    submit: 'Sign in again',
    other: 'Sign in another way',
    leave: 'Continue without signing in',
  },
  email: 'Email',
  password: 'Password',
  passwordRule: `${PASSWORD_MIN.length} or more characters, at least ${PASSWORD_MIN.distinct} different.`,
  google: 'Continue with Google',
  or: 'or',
  working: 'One moment...',
  forgot: 'Forgot password?',
  openOutbox: 'Open the email',
  resend: {
    button: 'Send it again',
    sending: 'Sending...',
    sent: (email: string): string => `We've sent another email to ${email}.`,
    kept: 'Another email is in the outbox.',
  },
  checkEmail: {
    title: 'Check your email',
    text: {
      mailbox: (email: string): string =>
        `We sent a confirmation link to ${email}. Open it to finish signing up. Not there? Check your spam folder.`,
      outbox: (email: string): string => `${LOCAL_COPY} Open the email to ${email} in its outbox to finish signing up.`,
      files: (email: string): string =>
        `This installation does not send email. Ask whoever runs it for the confirmation link for ${email}.`,
    },
    back: 'Return to login',
  },
  forgotten: {
    title: 'Forgot your password?',
    intro: "Enter your email and we'll send you a reset link.",
    submit: 'Send link',
    back: 'Return to login',
    sent: {
      mailbox: (email: string): string => `If ${email} has an account, a link to set a new password is on its way.`,
      outbox: (email: string): string =>
        `${LOCAL_COPY} If ${email} has an account, a link to set a new password is in its outbox.`,
      files: (email: string): string =>
        `This installation does not send email. If ${email} has an account, ask whoever runs it for the link to set a new password.`,
    },
  },
  reset: {
    title: 'Set a new password',
    intro: 'Your old password stops working right away.',
    password: 'New password',
    submit: 'Save password',
    saved: "Password saved: You're signed in.",
    expired: 'This link no longer works',
    missing: 'It was used before, has expired or is incomplete. Ask for a new one.',
    again: 'Ask for a new link',
  },
  demo: {
    text: (email: string): string => `Just trying it out? Sign in with the demo account ${email}. It has Pro.`,
    password: `The password is printed in the terminal where you started ${PRODUCT_NAME}.`,
    button: 'Fill in this email',
  },
  /** Beside the form: what went wrong, or, under a toast that says it, only what to do next. */
  problems: {
    mismatch: 'Email or password is incorrect.',
    tryAgain: 'Check your email and password, or use “Forgot password?”.',
    emailLike: 'Enter an address like name@example.com.',
    known: "Enter this account's password to sign in.",
    unconfirmed: {
      mailbox: (email: string): string => `Open the link that we sent to ${email} to confirm it.`,
      outbox: (email: string): string =>
        `Open the email to ${email} in the outbox on this computer to confirm the address.`,
      files: (email: string): string => `Ask whoever runs this installation for the link that confirms ${email}.`,
    },
    justSent: {
      mailbox: (email: string): string => `We've just emailed ${email}. Check your inbox.`,
      outbox: (email: string): string => `We've just emailed ${email}. Check the outbox.`,
      files: (): string => "We've just created a link. Ask whoever runs this installation for it.",
    },
    tooSoon: {
      mailbox: (email: string, wait: string): string =>
        `We've just emailed ${email}. Check your inbox, or try again in ${wait}.`,
      outbox: (email: string, wait: string): string =>
        `We've just emailed ${email}. Check the outbox, or try again in ${wait}.`,
      files: (_email: string, wait: string): string =>
        `We've just created a link. Ask whoever runs this installation for it, or try again in ${wait}.`,
    },
    notSent: {
      mailbox: 'No email was sent. Try again in a moment.',
      outbox: 'No email was sent. Try again in a moment.',
      files: 'No link was created. Try again in a moment.',
    },
    seconds: (count: number): string => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count: number): string => `${count} minutes`,
  },
  toasts: {
    error: (message: string): string => `Error: ${message}`,
    failed: 'An error occurred during authentication',
    googleFailed: 'An error occurred during Google sign-in',
    exists: 'Account already exists: An account with this email already exists. Please try logging in.',
  },
} as const;
