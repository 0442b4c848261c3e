import { PRO_PLAN, PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { expect, test } from 'vitest';
import { ONBOARDING_STRINGS } from './account/onboarding.ts';
import { DISCLAIMER } from './legal.ts';
import { MARKETING_STRINGS } from './marketing.ts';
import { PRICING_STRINGS } from './payment/pricing.ts';
import { SUCCESS_STRINGS } from './payment/success.ts';

const answers = MARKETING_STRINGS.faq.entries.map(({ answer }) => answer).join('\n');

test("[PD1] the product is 'Blueprompt', also inside other sentences", () => {
  expect(PRODUCT_NAME).toBe('Blueprompt');
  expect(ONBOARDING_STRINGS.welcome).toBe('Welcome to Blueprompt!');
  expect(SUCCESS_STRINGS.toasts.welcome).toBe('Welcome to Blueprompt Pro!');
});

test('[PD5] every place that shows the offer uses the same values', () => {
  expect(PRO_PLAN).toEqual({ name: 'Pro', priceUsd: 19, period: 'month', offer: 'Early Bird', offerSeats: 10 });
  expect(`${PRICING_STRINGS.price}${PRICING_STRINGS.period}`).toBe('$19/month');
  expect(PRICING_STRINGS.title).toBe('Early Bird Pricing');
  expect(PRICING_STRINGS.subtitle).toBe('Only first 10 users get this discount!');
  expect(answers).toContain('$19 per month');
  expect(PRICING_STRINGS.free.name).toBe('Free');
});

test('[HO6] the FAQ says what free and premium accounts get', () => {
  expect(answers).toMatch(/Free accounts get a limited monthly number of images, premium accounts unlimited/);
});

test('[HO7] the FAQ lists PNG, JPEG, WebP', () => {
  expect(answers).toContain('PNG, JPEG, WebP');
});

test('[LE4] the disclaimer says what may not be reproduced, and why', () => {
  const text = DISCLAIMER.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toMatch(/Frontend cloning may not reproduce complex frontends/);
  expect(text).toMatch(
    /Images, gradients and intricate visual effects may not be replicated, because the original source files are not available/,
  );
});
