const MAX_NAME_CHARS = 100;

/** Storage keys allow few characters; everything else becomes a hyphen, and no name can climb out of its folder. */
const toSafeName = (fileName: string): string => {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const safe = base
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(-MAX_NAME_CHARS)
    .replace(/^[.-]+/, '');
  return safe === '' ? 'image' : safe;
};

/** EN18: the storage key of an upload. The user's folder comes first, since access is granted by it. */
export const imagePath = (userId: string, timestamp: number, index: number, fileName: string): string =>
  `${userId}/${timestamp}-${index}-${toSafeName(fileName)}`;
