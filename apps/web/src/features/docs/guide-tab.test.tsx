import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GUIDES } from '@/strings/docs/docs.ts';
import { GuideTab } from './guide-tab.tsx';

test('[DO5] a note is shown where the content has one, and nowhere else', () => {
  const guide = GUIDES[0]!;
  const { rerender } = render(<GuideTab guide={{ ...guide, note: 'Needs Node.js.' }} />);
  expect(screen.getByText('Needs Node.js.')).toBeDefined();
  const { note: _, ...plain } = guide;
  rerender(<GuideTab guide={plain} />);
  expect(screen.queryByText('Note:')).toBeNull();
});
