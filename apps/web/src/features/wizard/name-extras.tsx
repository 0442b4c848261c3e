import type { ComponentProps } from 'react';
import { DoubtfulImages } from './doubtful-images.tsx';
import { StackChoice } from './stack-choice.tsx';

/** What is below the name of a project: what to build with, and what to expect of its screenshots. */
export const NameExtras = ({
  wizard,
  ...stack
}: ComponentProps<typeof StackChoice> & ComponentProps<typeof DoubtfulImages>) => (
  <>
    <StackChoice {...stack} />
    <DoubtfulImages wizard={wizard} />
  </>
);
