/** The latest answers that nobody has paid for, in the memory of this process. */
type RecentAnswers = {
  load: (key: string) => unknown | undefined;
  save: (key: string, answer: unknown) => void;
};

/** Keeps answers up to this many characters of JSON together; the oldest go first. */
export const createRecentAnswers = (maxChars: number): RecentAnswers => {
  // As text: what is kept is then as large as it is counted, and nobody can change it.
  const answers = new Map<string, string>();
  let chars = 0;
  const forget = (key: string): void => {
    chars -= answers.get(key)?.length ?? 0;
    answers.delete(key);
  };
  return {
    load: (key) => {
      const text = answers.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    save: (key, answer) => {
      const text = JSON.stringify(answer);
      forget(key);
      answers.set(key, text);
      chars += text.length;
      for (const oldest of answers.keys()) {
        if (chars <= maxChars) break;
        forget(oldest);
      }
    },
  };
};
