const NUMBER = /(?<![#\w])[\d.]+/g;

/** True for words that differ by what measuring does: the same but for numbers so few pixels apart; copy is never measured, and data are no pixels. */
export const isSameWords = (a: string, b: string, slackPx = 1): boolean => {
  if (a === b) return true;
  if (a.includes('`') || /(^|, )data /.test(a)) return false;
  const numbers = [...b.matchAll(NUMBER)].map(Number);
  return (
    a.replace(NUMBER, '') === b.replace(NUMBER, '') &&
    [...a.matchAll(NUMBER)].map(Number).every((value, index) => Math.abs(value - numbers[index]!) <= slackPx)
  );
};
