import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { WIZARD_STEPS, type WizardState } from './wizard-state.ts';

type StepEntry = { wizardStep: number } | null;

/**
 * Makes each step forward a page of the browser's history, so that its Back button, or the phone's gesture, goes one step
 * back instead of leaving the draft. Returns what the wizard's own Back button does. A restored draft begins a new history.
 */
export const useStepHistory = (
  step: WizardState['step'],
  { ready, onBack }: { ready: boolean; onBack: () => void },
): (() => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const at = WIZARD_STEPS.indexOf(step);
  const entry = (location.state as StepEntry)?.wizardStep ?? 0;
  const seen = useRef<number>(undefined);
  const key = useRef(location.key);

  useEffect(() => {
    if (!ready) return;
    const isForward = seen.current !== undefined && at > seen.current;
    seen.current = at;
    const { pathname, search, hash } = location;
    if (isForward) void navigate({ pathname, search, hash }, { state: { wizardStep: at }, preventScrollReset: true });
  }, [at, ready, location, navigate]);

  useEffect(() => {
    if (key.current === location.key) return;
    key.current = location.key;
    if (navigation === 'POP' && seen.current !== undefined && entry < seen.current) onBack();
  }, [location.key, navigation, entry, onBack]);

  return () => (entry === at ? void navigate(-1) : onBack());
};
