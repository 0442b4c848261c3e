import { PublicConfig } from '@blueprompt/core/public-config';
import { expect, test } from 'vitest';
import { CONFIG } from '@/testing/render-app.tsx';
import { parseConfig } from './config.ts';

test('the hand-written check agrees with the schema on a good configuration', () => {
  expect(parseConfig({ ...CONFIG })).toEqual(PublicConfig.parse(CONFIG));
});

test.each(Object.keys(CONFIG).map((key) => [key]))(
  'the hand-written check refuses a configuration without %s, as the schema does',
  (key) => {
    const broken = { ...CONFIG, [key]: undefined };
    expect(PublicConfig.safeParse(broken).success).toBe(false);
    expect(() => parseConfig(broken)).toThrow();
  },
);
