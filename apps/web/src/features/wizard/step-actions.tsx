import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { keyShortcuts } from '@/shortcuts/shortcut-of.ts';
import { steps } from '@/strings/wizard.ts';

/**
 * Back on the left, the step's own button on the right, and what else belongs to the foot between them; on a phone the
 * step's own button stands above the others.
 */
export const StepActions = ({
  onBack,
  onContinue,
  disabled = false,
  label = steps.continue,
  children,
}: {
  onBack?: (() => void) | undefined;
  onContinue: () => void;
  disabled?: boolean;
  label?: string;
  children?: ReactNode;
}) => (
  <div className="mt-8 flex flex-wrap items-center gap-3">
    {onBack ? (
      <Button onClick={onBack}>
        <ArrowLeft aria-hidden strokeWidth={1.5} />
        {steps.back}
      </Button>
    ) : null}
    {children}
    <Button
      variant="primary"
      className="ml-auto max-sm:order-first max-sm:w-full"
      disabled={disabled}
      onClick={onContinue}
      {...keyShortcuts('Enter')}
    >
      {label}
      <ArrowRight aria-hidden strokeWidth={1.5} />
    </Button>
  </div>
);
