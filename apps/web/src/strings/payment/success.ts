import { PRO_PLAN, PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { SUBSCRIPTION_STRINGS } from './subscription.ts';

/** Words after a payment (SU1–SU14). */
export const SUCCESS_STRINGS = {
  pageTitle: 'Payment',
  processing: 'Processing Payment...',
  processingText: 'Your payment has arrived. Activating your plan. This page updates by itself.',
  attempt: (attempt: number, of: number): string => `Attempt ${attempt} of ${of}`,
  success: {
    title: 'Payment Successful!',
    text: 'Pro is active on your account. You now have:',
    benefits: [
      'Unlimited UI prompt generations',
      'Priority support',
      'Early access to new features',
      SUBSCRIPTION_STRINGS.models,
    ],
    button: 'Start Using Pro',
  },
  processed: {
    title: 'Payment Processed',
    text: 'Your payment went through, but your plan has not been updated yet. This can take a few minutes.',
    continue: 'Continue',
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
  },
  toasts: {
    missing: 'No checkout ID found',
    received: 'Payment Received!',
    welcome: `Welcome to ${PRODUCT_NAME} ${PRO_PLAN.name}!`,
    processed: 'Payment Processed Successfully: Please refresh the page or contact support if Pro is not active soon.',
    unreadable: 'Payment Successful: We could not check your plan. Please refresh the page or contact support.',
  },
} as const;
