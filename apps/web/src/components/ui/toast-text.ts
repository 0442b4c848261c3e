/** Splits 'A: B' at the first colon that a space follows; a message without one is all title (TH4). */
export const toTitleAndText = (message: string): { title: string; text: string | undefined } => {
  const at = message.indexOf(': ');
  return at < 0 ? { title: message, text: undefined } : { title: message.slice(0, at), text: message.slice(at + 2) };
};
