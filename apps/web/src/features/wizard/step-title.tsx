import { STEP_START } from './use-step-start.ts';

/** The heading of a step; it takes the focus when the step begins, so that what is read out and tabbed to starts here. */
export const StepTitle = ({ id, children }: { id?: string; children: string }) => (
  <h2 id={id} tabIndex={-1} className="text-[20px]/7 font-semibold tracking-[-0.02em] outline-none" {...STEP_START}>
    {children}
  </h2>
);
