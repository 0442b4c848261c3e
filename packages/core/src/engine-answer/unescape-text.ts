const PLAIN: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Turns escape sequences into the characters they stand for (VA15); an unknown sequence stays as it is. */
export const unescapeText = (text: string): string =>
  text.replace(
    /\\(?:u([0-9a-f]{4})|([ntrbf"'\\/`]))/gi,
    (whole, code: string | undefined, mark: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return mark === undefined || /[NTRBF]/.test(mark) ? whole : (PLAIN[mark] ?? mark);
    },
  );
