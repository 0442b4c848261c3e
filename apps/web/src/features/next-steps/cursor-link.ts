/** Cursor takes addresses of up to so many characters, the prompt in them encoded. */
export const MAX_LINK_CHARS = 8_000;

/** An address that opens Cursor with a prompt for the reader to send, or undefined where the prompt is too long for one. */
export const toCursorLink = (prompt: string): string | undefined => {
  const link = `https://cursor.com/link/prompt?text=${encodeURIComponent(prompt.toWellFormed())}`;
  return link.length <= MAX_LINK_CHARS ? link : undefined;
};
