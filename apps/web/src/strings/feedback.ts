/** Words of the feedback dialog (FB1, FB4). */
export const FEEDBACK_STRINGS = {
  title: 'Send Feedback',
  description: 'Three short questions, all of them optional.',
  likes: 'What do you like?',
  dislikes: 'What do you dislike?',
  bugs: 'Did you find any bugs?',
  cancel: 'Cancel',
  submit: 'Send Feedback',
  sending: 'Sending...',
  thanks: 'Thank you for your feedback! Your input helps us improve our service.',
} as const;
