import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftImage } from '@/draft/draft-image.ts';
import { DoubtfulImages } from './doubtful-images.tsx';

const show = (...doubts: (DraftImage['doubt'] | undefined)[]) =>
  render(
    <DoubtfulImages
      wizard={{
        items: doubts.map((_, index) => ({ id: `item-${index}`, name: `Page ${index + 1}`, imageIndex: index })),
        images: doubts.map((doubt, index) => ({ id: `image-${index}`, doubt }) as DraftImage),
      }}
    />,
  );

test('each screenshot that will give little is named, with why', () => {
  show(undefined, 'tiny', 'blank');
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Page 2: Too small to measure well.* Use the full-size screenshot\.Page 3: This looks blank/,
  );
  expect(screen.queryByText(/will not get a result/)).toBeNull();
});

test('where all are blank it says how the analysis will end', () => {
  show('blank');
  expect(screen.getByText(/will not get a result/)).toBeVisible();
});

test('of good screenshots nothing is said', () => {
  show(undefined);
  expect(screen.queryByRole('note')).toBeNull();
});
