const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `<user id>/<name>`, no other folders: a name never starts with a dot, so neither `..` nor a hidden file is one. */
const KEY = new RegExp(`^(${UUID})/[\\p{L}\\p{N}_-][\\p{L}\\p{M}\\p{N}._ ()@+-]*$`, 'u');
/** Most file systems stop at 255 bytes a name. */
const MAX_NAME_BYTES = 240;

const OWNER = new RegExp(`^(${UUID})/`);

/** The user whose folder all keys with this prefix are in; undefined where it may be anyone's. */
export function ownerOfPrefix(prefix: string): string | undefined {
  return OWNER.exec(prefix)?.[1];
}

/** Whether a key can be a file name anywhere without leaving its owner's folder (EN18). */
export function isSafeKey(key: string): boolean {
  return KEY.test(key) && Buffer.byteLength(key.slice(key.indexOf('/') + 1)) <= MAX_NAME_BYTES;
}

/** The user whose folder a key is in. */
export function ownerOf(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}
