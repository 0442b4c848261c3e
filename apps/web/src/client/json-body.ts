/** What goes into a call: plain values, and base64 that stays a blob. */
type JsonFields = Record<string, string | boolean | Blob | readonly object[] | undefined>;

/** The call's JSON as a blob; base64 holds nothing that JSON escapes, so its blob is put in between quotes as it is. */
export const toJsonBody = (fields: JsonFields): Blob => {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value], index) => [
      `${index === 0 ? '' : ','}${JSON.stringify(name)}:`,
      ...(value instanceof Blob ? ['"', value, '"'] : [JSON.stringify(value)]),
    ]);
  return new Blob(['{', ...parts, '}'], { type: 'application/json' });
};

/** A blob would otherwise be announced as bytes. */
export const JSON_HEADERS = { 'Content-Type': 'application/json' };
