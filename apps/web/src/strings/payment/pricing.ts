import { PRO_PLAN } from '@blueprompt/core/spec/product';

/** Words of the offer (PR1–PR12); the numbers come from the plan itself (PD5). */
export const PRICING_STRINGS = {
  title: `${PRO_PLAN.offer} Pricing`,
  subtitle: `Only first ${PRO_PLAN.offerSeats} users get this discount!`,
  plan: PRO_PLAN.name,
  price: `$${PRO_PLAN.priceUsd}`,
  period: `/${PRO_PLAN.period}`,
  badge: PRO_PLAN.offer,
  /** Says what the discount is without inventing a price that it is off. */
  offer: `The price after the first ${PRO_PLAN.offerSeats} users is not set yet.`,
  activeBadge: 'Active',
  features: ['Unlimited prompt generations', 'Priority support', 'Early access to new features'],
  moreFeatures: [
    'Unlimited UI analysis',
    'Advanced prompt generation',
    'Beta chat follow-up',
    'Download a Cursor file',
    'Docs for development',
  ],
  terms: 'Cancel anytime • No hidden fees',
  upgrade: 'Upgrade to Pro',
  processing: 'Processing...',
  active: 'Your subscription is active',
  fullAccess: 'You have full access to all Pro features',
  subscribed: 'Currently Subscribed',
  free: {
    name: 'Free',
    price: '$0',
    text: (images: number): string =>
      images === 0
        ? 'Look around and set up a project. You need Pro to generate.'
        : `${images} ${images === 1 ? 'image' : 'images'} every month.`,
    features: (images: number): string[] => [
      images === 0 ? 'Upload screenshots and name your pages' : 'Every step of the wizard',
      'The same development docs as Pro',
      'Keep the projects you saved',
    ],
  },
  testCheckout: 'Test checkout: no card needed, no money moves.',
  toasts: {
    signInToUpgrade: 'Authentication Required: Please sign in to upgrade to Pro.',
    signInToStart: 'Authentication Required: Please sign in to get started.',
    failed: (message: string): string => `Checkout Error: ${message}`,
    failedWithoutReason: 'Failed to create checkout. Please try again.',
  },
} as const;
