/** The benefit that an installation without a model does not have. */
const MODELS = 'Advanced AI models';

/** Words about the subscription itself (SB5, PE6, PE7). */
export const SUBSCRIPTION_STRINGS = {
  checkFailed: 'Failed to check subscription status',
  models: MODELS,
  /** Below that benefit, where there is none. */
  withoutModel:
    'No AI model is set up on this installation. Its own engine measures the screenshots and writes the prompts.',
  required: {
    title: 'Subscription Required',
    text: 'Prompt generation is for Pro subscribers only. Pro gives you:',
    quota: (left: number, wanted: number): string =>
      `This project has ${wanted} ${wanted === 1 ? 'image' : 'images'} and you have ${left} free ${left === 1 ? 'image' : 'images'} left this month. Pro has no monthly limit:`,
    benefits: ['Unlimited UI generations', 'Priority processing', MODELS, 'Export options'],
    later: 'Maybe Later',
    upgrade: 'Upgrade to Pro',
  },
} as const;
