import type { SupabaseClient } from '@supabase/supabase-js';
import { readRefusal } from '@/client/function-error.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';

/** Somewhere the user is signed in. */
export type OpenSession = { id: string; userAgent: string | null; lastUsedAt: string; isCurrent: boolean };

export const sessionsKey = ['sessions'] as const;

export const listSessions = async (supabase: SupabaseClient): Promise<OpenSession[]> => {
  const { data, error } = await supabase.functions.invoke<{ sessions: OpenSession[] }>('list-sessions', {
    method: 'POST',
  });
  if (error) throw error;
  // The one that is looked from is told apart at once where it comes first.
  return (data?.sessions ?? []).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

/** Ends a session; true once it is gone, also where it was ended elsewhere before. */
export const endSession = async (supabase: SupabaseClient, id: string): Promise<boolean> => {
  const { error } = await supabase.functions.invoke('end-session', { method: 'POST', body: { id } });
  if (!error || (await readRefusal(error))?.status === 404) return true;
  console.error('The session could not be ended.', error);
  return false;
};

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A device as a person would name it; what nobody knows is said to be unknown, never shown as it was sent. */
export const nameDevice = (userAgent: string | null): string => {
  const find = (names: typeof BROWSERS) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  const words = SETTINGS_STRINGS.sessions;
  return browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknown);
};
