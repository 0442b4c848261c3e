import { showToast } from '@/components/ui/toast.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';

/** Says on a page for everybody why one who was signed in sees it; few do, so it is fetched when it happens. */
export const sayEnded = (): void => showToast(AUTH_STRINGS.endedToast);
