import { STACK_NAMES, STACKS, type Stack } from '@blueprompt/core/stack';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { stackWords } from '@/strings/stack.ts';

const OPTIONS = STACKS.map((stack) => {
  const { full, short } = STACK_NAMES[stack];
  return {
    value: stack,
    // Full names begin with the short ones.
    label: (
      <>
        {short}
        <span className="whitespace-pre @max-xl:hidden">{full.slice(short.length)}</span>
      </>
    ),
  };
});

/** What to build with: one of the stacks, or none of them until somebody chooses. */
export const StackControl = ({ stack, onChoose }: { stack: Stack | undefined; onChoose: (stack: Stack) => void }) => (
  <div className="@container">
    <SegmentedControl label={stackWords.title} value={stack} options={OPTIONS} onChange={onChoose} />
  </div>
);
