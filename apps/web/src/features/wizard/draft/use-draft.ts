import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { showToast } from '@/components/ui/toast.tsx';
import { steps } from '@/strings/wizard.ts';
import { loadDraft, saveForm, saveImages } from './draft-store.ts';
import { type WizardAction, wizardReducer } from './wizard-reducer.ts';
import { emptyWizard, type WizardState } from './wizard-state.ts';

/** The wizard's state, kept in this browser so that it survives reload, navigation and sign-in. */
export const useDraft = (
  userId: string | undefined,
): { wizard: WizardState; dispatch: Dispatch<WizardAction>; ready: boolean } => {
  const [wizard, dispatch] = useReducer(wizardReducer, emptyWizard);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let current = true;
    const onDamaged = () => current && showToast(steps.damaged, { tone: 'error' });
    void loadDraft(userId, onDamaged).then((state) => {
      if (!current) return;
      if (state) dispatch({ type: 'restored', state });
      setReady(true);
    });
    return () => {
      current = false;
    };
  }, [userId]);

  useEffect(() => {
    if (ready) void saveForm(userId, wizard);
  }, [ready, userId, wizard]);
  useEffect(() => {
    if (ready) void saveImages(wizard.images);
  }, [ready, wizard.images]);

  return { wizard, dispatch, ready };
};
