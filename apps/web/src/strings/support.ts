/** Words of the support page (SP1, SP2). */
export const SUPPORT_STRINGS = {
  title: 'Support',
  intro: 'Questions, problems, ideas: write to us.',
  contact: 'Contact Support',
  address: 'Or write to',
  subject: (name: string): string => `${name} support`,
  help: {
    title: 'What to include',
    items: [
      'The name of the project and what you expected to see.',
      'The screenshot that was measured wrongly, if you can share it.',
      'For payments: the email address of your account. Never send card details.',
    ],
  },
} as const;
