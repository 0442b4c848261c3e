/** Words about the subscription itself (SB5, PE6, PE7). */
export const SUBSCRIPTION_STRINGS = {
  checkFailed: 'Failed to check subscription status',
  required: {
    title: 'Subscription Required',
    text: 'Prompt generation is for Pro subscribers only. Pro gives you:',
    quota: (left: number, wanted: number): string =>
      `This project has ${wanted} ${wanted === 1 ? 'image' : 'images'} and you have ${left} free ${left === 1 ? 'image' : 'images'} left this month. Pro has no monthly limit:`,
    benefits: ['Unlimited UI generations', 'Priority processing', 'Advanced AI models', 'Export options'],
    later: 'Maybe Later',
    upgrade: 'Upgrade to Pro',
  },
} as const;
