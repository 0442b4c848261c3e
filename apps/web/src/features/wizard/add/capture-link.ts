import type { SupabaseClient } from '@supabase/supabase-js';
import { readRefusal } from '@/client/function-error.ts';
import { link } from '@/strings/wizard.ts';

type Captured = { imageBase64: string; type: string; title: string; notes: string[] };

/**
 * Has the server take a screenshot of a page, as a file like any upload, with what is not as it should be in it; throws with words
 * for the user.
 */
export const captureLink = async (
  supabase: SupabaseClient,
  address: string,
  width: number,
): Promise<{ file: File; notes: string[] }> => {
  const url = withScheme(address);
  const { data, error } = await supabase.functions.invoke<Captured>('capture-page', { body: { url, width } });
  if (error || !data) throw new Error((await readRefusal(error))?.message ?? link.failed);
  const bytes = Uint8Array.from(atob(data.imageBase64), (letter) => letter.charCodeAt(0));
  const name = data.title.trim() || new URL(url).hostname;
  const file = new File([bytes], `${name}.${data.type === 'image/png' ? 'png' : 'jpg'}`, { type: data.type });
  return { file, notes: data.notes };
};

/** People write addresses as they say them. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:(\/\/|(?!\d))/i.test(address) ? address : `https://${address}`;
