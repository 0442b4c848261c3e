/** Opening bytes by format, so that a wrong extension does not matter and no other decoder is ever handed the bytes. */
const SIGNATURES: readonly { format: string; at: number; ascii: string }[] = [
  { format: 'png', at: 0, ascii: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', at: 0, ascii: '\xff\xd8\xff' },
  { format: 'gif', at: 0, ascii: 'GIF87a' },
  { format: 'gif', at: 0, ascii: 'GIF89a' },
  { format: 'webp', at: 8, ascii: 'WEBP' },
  { format: 'bmp', at: 0, ascii: 'BM' },
  { format: 'tiff', at: 0, ascii: 'II*\0' },
  { format: 'tiff', at: 0, ascii: 'MM\0*' },
  { format: 'avif', at: 4, ascii: 'ftypavif' },
  { format: 'avif', at: 4, ascii: 'ftypavis' },
  { format: 'heif', at: 4, ascii: 'ftyp' },
  { format: 'pdf', at: 0, ascii: '%PDF' },
  { format: 'jpeg-xl', at: 0, ascii: '\xff\x0a' },
  { format: 'photoshop', at: 0, ascii: '8BPS' },
];

/** An SVG may start with a declaration, a comment or spaces, so its opening tag is looked for in the first bytes. */
const SVG_WINDOW_BYTES = 512;

/** The format that a file's first bytes tell, or undefined when they are of no picture we know. */
export function sniffFormat(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, SVG_WINDOW_BYTES));
  const known = SIGNATURES.find(({ at, ascii }) => head.startsWith(ascii, at));
  if (known) return known.format;
  return /<svg[\s>]/i.test(head) ? 'svg' : undefined;
}
