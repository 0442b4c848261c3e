import { showToast } from '@/components/ui/toast.tsx';
import { copy } from '@/strings/results.ts';

/** Copies a value and says so; a browser may refuse, and that is said too. */
export const copyText = async (text: string, said: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast(said, { tone: 'success' });
  } catch (error) {
    console.warn('The clipboard refused.', error);
    showToast(copy.failed, { tone: 'error' });
  }
};
