/** The client sends two or three: what to say to caches, about the file, and the file. */
const MAX_PARTS = 8;
/** The lines before what a part holds; a file name is at most a few hundred bytes of them. */
const MAX_HEAD_BYTES = 4_096;
/** RFC 2046. */
const MAX_BOUNDARY = 70;
const LINE = Buffer.from('\r\n');

/** A file, and the fields before it by name: the client sends its options first. */
type FilePart = { bytes: Uint8Array; fields: Map<string, string> };

/**
 * The first file of a multipart form, without reading the rest: a form can have tens of thousands of parts, and to build
 * them all stops everybody else for seconds. Undefined where there is none among the first few parts.
 */
export function findFilePart(form: Uint8Array, contentType: string): FilePart | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || boundary.length > MAX_BOUNDARY) return undefined;
  const bytes = Buffer.from(form.buffer, form.byteOffset, form.byteLength);
  const border = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first one has no line before it.
  if (!bytes.subarray(0, border.length - LINE.length).equals(border.subarray(LINE.length))) return undefined;
  let start = border.length - LINE.length;
  const fields = new Map<string, string>();
  for (let part = 0; part < MAX_PARTS; part++) {
    const head = bytes.subarray(start, start + MAX_HEAD_BYTES);
    const headEnd = head.indexOf('\r\n\r\n');
    // Also behind the last border, which is followed by two dashes.
    if (!head.subarray(0, LINE.length).equals(LINE) || headEnd < 0) return undefined;
    const bodyStart = start + headEnd + 2 * LINE.length;
    const bodyEnd = bytes.indexOf(border, bodyStart - LINE.length);
    if (bodyEnd < 0) return undefined;
    const lines = head.toString('latin1', 0, headEnd);
    const body = bytes.subarray(bodyStart, Math.max(bodyStart, bodyEnd));
    if (/^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(lines)) return { bytes: body, fields };
    const [, name] = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(lines) ?? [];
    if (name) fields.set(name, body.toString('utf8', 0, MAX_HEAD_BYTES));
    start = bodyEnd + border.length;
  }
  return undefined;
}
