import { PublicConfig } from '@blueprompt/core/public-config';
import { expect, test } from 'vitest';

const sql: Record<string, string> = import.meta.glob('../../../../db/**/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('[PE11] visitors, free users and subscribers are told apart; there is no admin role', () => {
  // Comments are prose, which may well say 'to' something.
  const statements = Object.values(sql).join('\n').replace(/--.*/g, '');
  const granted = [...statements.matchAll(/\bto ((?:[a-z_]+(?:, )?)+);/g)].flatMap(([, roles]) => roles!.split(', '));
  expect(Object.keys(sql).length).toBeGreaterThan(4);
  // The server's own role is not one of the product's: no session is ever signed for it.
  expect([...new Set(granted)].filter((role) => role !== 'service_role' && role !== 'public').toSorted()).toEqual([
    'anon',
    'authenticated',
  ]);
  expect(statements).not.toMatch(/\bis_admin\b|\badmin_role\b/);
});

test('[PE13] the client is made with the public key that the server hands out, and holds no other', () => {
  const all = Object.values(sources).join('\n');
  expect(all.match(/createSupabase\(config\.\w+\)/g)).toEqual(['createSupabase(config.publishableKey)']);
  expect(all).not.toMatch(/service_role|sb_secret_|eyJ[A-Za-z0-9_-]{20,}/);
  expect(Object.keys(PublicConfig.shape).filter((key) => /key|secret|token/i.test(key))).toEqual(['publishableKey']);
});
