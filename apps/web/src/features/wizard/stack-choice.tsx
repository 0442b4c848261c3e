import type { Stack } from '@blueprompt/core/stack';
import { StackControl } from '@/stack/stack-control.tsx';
import { stackWords } from '@/strings/stack.ts';

/** What to build with, chosen before the analysis; it can stay open. */
export const StackChoice = ({
  stack,
  isSuggested,
  choose,
}: {
  stack: Stack | undefined;
  /** By what the person answered about tools. */
  isSuggested: boolean;
  choose: (stack: Stack) => void;
}) => (
  <div className="mt-8 flex flex-col gap-2">
    <p aria-hidden className="text-small text-text-2">
      {stackWords.title}
    </p>
    <StackControl stack={stack} onChoose={choose} />
    <p className="text-tiny text-text-3">
      {isSuggested ? stackWords.suggestedHint : stack ? stackWords.chosenHint : stackWords.wizardHint}
    </p>
  </div>
);
