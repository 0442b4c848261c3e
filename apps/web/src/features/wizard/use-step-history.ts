import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { WIZARD_STEPS, type WizardState, type WizardStep } from './draft/wizard-state.ts';

type StepEntry = { wizardStep: number } | null;

/**
 * Makes each step forward a page of the browser's history, so that its Back and Forward, or the phone's gestures, walk through
 * the steps instead of leaving the draft. Returns what the wizard's own Back button does. A restored draft begins a new history.
 */
export const useStepHistory = (
  step: WizardState['step'],
  { ready, onBack, onStep }: { ready: boolean; onBack: () => void; onStep: (step: WizardStep) => void },
): (() => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const at = WIZARD_STEPS.indexOf(step);
  const entry = (location.state as StepEntry)?.wizardStep ?? 0;
  const seen = useRef<number>(undefined);
  const key = useRef(location.key);

  // Before the step is painted: whoever sees it can go back from it.
  useLayoutEffect(() => {
    if (!ready) return;
    // The browser's Forward is on that page already.
    const isNew = seen.current !== undefined && at > seen.current && entry !== at;
    seen.current = at;
    const { pathname, search, hash } = location;
    if (isNew) void navigate({ pathname, search, hash }, { state: { wizardStep: at }, preventScrollReset: true });
  }, [at, entry, ready, location, navigate]);

  useEffect(() => {
    if (key.current === location.key) return;
    key.current = location.key;
    if (navigation === 'POP' && seen.current !== undefined && entry !== seen.current)
      onStep(WIZARD_STEPS[entry] ?? step);
  }, [location.key, navigation, entry, step, onStep]);

  return () => (entry === at ? void navigate(-1) : onBack());
};
